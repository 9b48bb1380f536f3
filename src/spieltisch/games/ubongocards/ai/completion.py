"""How far a hand can still get: the most cards that can be laid, from nothing or onto a layout.

This is the search of `layout_kernel.py` in plain Python. Rules and views must work without compiled code,
and for one hand this is fast enough: it usually finds seven cards without backtracking once.
"""

from collections.abc import Sequence
from typing import Final

from spieltisch.games.ubongocards.layout import TURNS, Placed, Sides, touch
from spieltisch.games.ubongocards.material import GOAL, HEIGHT
from spieltisch.games.ubongocards.spots import MEETING, Pairs, around
from spieltisch.games.ubongocards.state import Laid


def _touches() -> dict[tuple[int, int, int, int], Pairs]:
    """Tabulate by turns and offset how two cards touch: which symbols meet, or none if that is wrong."""
    span = range(-HEIGHT, HEIGHT + 1)
    found: dict[tuple[int, int, int, int], Pairs] = {}
    for turn in range(TURNS):
        right = {(way.turn, way.x, way.y): pairs for way, pairs in MEETING[turn]}
        for other, x, y in ((other, x, y) for other in range(TURNS) for x in span for y in span):
            if touch(Placed(0, 0, 0, turn), Placed(1, x, y, other)):
                found[turn, other, x, y] = right.get((other, x, y), ())
    return found


TOUCHES: Final = _touches()


def largest_with(laid: Laid, sides: Sides, goal: int = GOAL) -> Laid:
    """Extend a correct layout to a correct one of `goal` cards or, if there is none, to a largest one."""
    lying = {placed.card for placed in laid}
    left = tuple(card for card in sides if card not in lying)
    if laid:
        places = [place for place in around(laid, left, sides) if _is_right(laid, place, sides)]
        return _grown(laid, tuple(dict.fromkeys(places)), left, sides, goal, laid)
    best: Laid = ()
    for number, card in enumerate(left):
        first, rest = (Placed(card, 0, 0, 0),), left[number + 1 :]
        if len(best) < min(goal, len(rest) + 1):
            best = _grown(first, tuple(around(first, rest, sides)), rest, sides, goal, best)
    return best


def _grown(
    laid: Laid, places: Sequence[Placed], left: Sequence[int], sides: Sides, goal: int, best: Laid
) -> Laid:
    """Branch on each place in turn: with it, then without it for good, so that no layout is visited twice."""
    best = max(best, laid, key=len)
    for number, place in enumerate(places):
        most = len(laid) + min(len(left), goal - len(laid))
        if len(best) >= goal or most <= len(best):
            break
        rest = tuple(card for card in left if card != place.card)
        old = [
            other
            for other in places[number + 1 :]
            if other.card != place.card and _fits(place, other, sides) is not False
        ]
        new = [
            other
            for other in around((place,), rest, sides)
            if not any(_fits(older, other, sides) is not None for older in laid)
        ]
        best = _grown((*laid, place), (*new, *old), rest, sides, goal, best)
    return best


def _is_right(laid: Laid, place: Placed, sides: Sides) -> bool:
    return all(_fits(placed, place, sides) is not False for placed in laid)


def _fits(one: Placed, other: Placed, sides: Sides) -> bool | None:
    """Return whether two cards touch correctly; None if they do not touch."""
    pairs = TOUCHES.get((one.turn, other.turn, other.x - one.x, other.y - one.y))
    if pairs is None:
        return None
    side, own = sides[one.card], sides[other.card]
    return bool(pairs) and all(side[mine] == own[theirs] for mine, theirs in pairs)
