"""Hints for a player who practises alone: the next step to seven cards, found from their own view.

A hint moves as few cards as possible: the largest part of the layout that can still grow to seven stays.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, Literal

import msgspec

from spieltisch.core.analysis import Advice, Reason
from spieltisch.games.ubongocards.ai.completion import largest_with
from spieltisch.games.ubongocards.layout import Placed, Sides, check
from spieltisch.games.ubongocards.material import GOAL, HAND, HEIGHT
from spieltisch.games.ubongocards.moves import FAR, Agree, Call, Lay, Move, Spot, Take
from spieltisch.games.ubongocards.rules import overlap, without
from spieltisch.games.ubongocards.scoring import points
from spieltisch.games.ubongocards.state import Laid
from spieltisch.games.ubongocards.view import View

Why = Literal["first", "fits", "wrong", "blocks", "complete", "most"]
"""In this order: a card to begin with; a card that fits; one that lies wrong; one that lies right but
prevents seven; seven lie correctly; as many lie as this hand allows."""

NEAR: Final = FAR - HEIGHT * HAND
"""The distance from the middle, in squares, within which nine cards can extend a card in any direction."""
ALONE: Final = 1.0
"""The win probability of a lone player."""


class NextStep(msgspec.Struct, frozen=True):
    """What to do next and why; `most` is how many cards the hand can lay."""

    move: Move
    why: Why
    most: int


def advise(view: View) -> Advice:
    """Find the next step from the view of a lone player who is laying."""
    if view.seat is None:
        raise ValueError("a spectator does not play")
    me = view.players[view.seat]
    sides = {each.card: each.side for each in (*view.hand, *me.laid)}
    step = next_step(me.layout, sides)
    expected = points(step.most, called=step.most >= GOAL, correct=True)
    return Advice(msgspec.to_builtins(step.move), expected, ALONE, _reason(step))


def _reason(step: NextStep) -> Reason:
    """Name the card that is meant; its place is in the move."""
    named = {"card": _card(step.move)} if isinstance(step.move, Lay | Take) else {}
    return Reason(step.why, {"most": step.most, **named})


def next_step(laid: Laid, sides: Sides) -> NextStep:
    """Return the next step towards as many correctly laid cards as the hand allows, up to seven."""
    most = len(largest_with((), sides))
    if len(laid) >= most and not check(laid, sides):
        done = most >= GOAL
        return NextStep(Call() if done else Agree("wish"), "complete" if done else "most", most)
    kept, whole = next(_completions(laid, sides, most))
    misplaced = [placed for placed in laid if placed not in kept]
    if not misplaced:
        return NextStep(Lay(Spot.of(whole[len(kept)])), "fits" if kept else "first", most)
    moved = (_moved(placed, laid, kept, whole, sides) for placed in reversed(misplaced))
    move = next((each for each in moved if each is not None), None) or Take(misplaced[-1].card)
    return NextStep(move, _why(move, laid, sides), most)


def _completions(laid: Laid, sides: Sides, most: int) -> Iterator[tuple[Laid, Laid]]:
    """Yield the parts of a layout that can grow to `most` cards, largest first, each with its completion."""
    for size in range(min(len(laid), most), -1, -1):
        for kept in combinations(laid, size):
            if _has_room(kept) and not check(kept, sides):
                whole = largest_with(kept, sides, most)
                if len(whole) >= most:
                    yield kept, whole


def _has_room(kept: Laid) -> bool:
    """Return whether a layout can grow in every direction: one of its cards is near enough to the middle."""
    return not kept or any(max(abs(each.x), abs(each.y)) <= NEAR for each in kept)


def _moved(placed: Placed, laid: Laid, kept: Laid, whole: Laid, sides: Sides) -> Lay | None:
    """Move a card to where it belongs beside those that stay, if there is room."""
    there = next((each for each in whole if each.card == placed.card), None)
    if there is None or check((*kept, there), sides):
        return None
    is_free = not any(overlap(there, each) for each in without(laid, placed.card))
    return Lay(Spot.of(there)) if is_free else None


def _why(move: Lay | Take, laid: Laid, sides: Sides) -> Why:
    """Return whether a card itself lies wrong, or only prevents others from being laid."""
    card = _card(move)
    is_wrong = any(card in breach.cards for breach in check(laid, sides))
    return "wrong" if is_wrong else "blocks"


def _card(move: Lay | Take) -> int:
    return move.lay.card if isinstance(move, Lay) else move.take
