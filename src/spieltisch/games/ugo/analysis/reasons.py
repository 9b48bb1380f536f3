"""Reasons: what stands out about a move, as a code and the values that fill its translation."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from spieltisch.core.analysis import Grade, Reason
from spieltisch.games.ugo.ai.observation import kingdom_of, unseen
from spieltisch.games.ugo.analysis.lessons import Lesson, Sight, lesson, lessons, taking
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.laying import Laying
from spieltisch.games.ugo.material import SECTIONS, Card
from spieltisch.games.ugo.moves import Lay, Move
from spieltisch.games.ugo.scoring import kingdom_score
from spieltisch.games.ugo.trick import winning_place
from spieltisch.games.ugo.view import View

PLAIN = Reason("plain")
"""The reason when there is nothing true and useful to say."""
TAKING = frozenset({"took_new_colours", "took", "ahead"})
"""Reasons of cards that take the trick, or may."""
WORSE: frozenset[Grade] = frozenset({"slip", "costly"})
NAMED = 2
"""How many higher cards a reason names; if there are more, it gives their number."""

Details = Mapping[str, Any]
"""Numbers, or cards, colours and sections as text."""


def reason_against(view: View, move: Move, best: Move, grade: Grade) -> Reason:
    """Return what distinguishes a move from the best one, which may be why it is worse."""
    if move == best:
        return PLAIN
    own, other = reason_of(view, move), reason_of(view, best)
    if isinstance(move, Lay):
        return own if grade in WORSE else PLAIN
    if _is_apart(own, other):
        return own
    return Reason("kept", {"card": move.play}) if grade in WORSE else PLAIN


def _is_apart(own: Reason, best: Reason) -> bool:
    """Return whether a card does something different from the best one, or the same but worse."""
    if own.code != best.code and not {own.code, best.code} <= TAKING:
        return True
    mine: Details = own.details
    other: Details = best.details
    return (
        mine["farmers"] < other["farmers"]
        or mine.get("lacks", 0) > other.get("lacks", 0)
        or mine.get("covered", "") not in {"", other.get("covered", "")}
    )


def reason_for(view: View, move: Move) -> Reason:
    """Return the reason for an advised move; for a card that loses, also what it spares its player."""
    reason = reason_of(view, move)
    if isinstance(move, Lay) or reason.code != "lost":
        return reason
    return msgspec.structs.replace(reason, details={**reason.details, "spares": _cost(view)})


def _cost(view: View) -> int:
    """Return the points that taking the trick would cost, even with the best card for that."""
    gains = [each.wins.points for each in hand_lessons(view).values() if each.wins is not None]
    return max(0, -max(gains, default=0))


def tempting(view: View, advised: Card) -> tuple[Card, int] | None:
    """Find the card that seems to bring most now, and how much, if that is not the advised one."""
    seeming = {
        card: max(gain.points_most for gain in (told.wins, told.loses) if gain is not None)
        for card, told in hand_lessons(view).items()
    }
    most = max(seeming, key=lambda card: seeming[card])
    return (most, seeming[most]) if seeming[most] > seeming[advised] else None


def hand_lessons(view: View) -> Mapping[Card, Lesson]:
    """Return what each playable card may earn or cost, as the teaching marks show it."""
    return lessons(_sight(view), [held.card for held in view.hand if held.refusal is None])


def reason_of(view: View, move: Move) -> Reason:
    """Return what stands out about a move, as its player sees the table."""
    if isinstance(move, Lay):
        return _laying(view, move.lay)
    return _following(view, move.play) if view.trick else _leading(view, move.play)


def _laying(view: View, laying: Laying) -> Reason:
    """Return what a laying decides: a lower card on top, or the order of new lands."""
    if view.laying is None:
        raise ValueError("there is nothing to lay in this view")
    told: dict[str, str | int] = {"tops": _list(laying.tops), "new": _list(laying.new)}
    low = [top for top in laying.tops if top not in view.laying.offer.tops]
    if low:
        return Reason("laid_low", {**told, "cards": _list(low)})
    if laying == view.laying.offer:
        return Reason("laid_high", told) if view.laying.ways > 1 else PLAIN
    return Reason("laid_order", told)


def _leading(view: View, card: Card) -> Reason:
    """Return which higher cards others may have: if they all lack a colour, its cards were set aside."""
    colour = card.colour
    others = set(range(view.players)) - {view.seat}
    is_out = any(colour not in view.voids[seat] for seat in others)
    unknown = unseen(view) if is_out else ()
    higher = [each for each in unknown if each.colour == colour and each.number > card.number]
    details = {"card": card, "colour": colour, **_if_lost(view, card)}
    if not higher:
        return Reason("led_highest", {**details, **_taking(view, card)})
    named = _list(higher) if len(higher) <= NAMED else ""
    return Reason("led_while_out", {**details, "higher": len(higher), "cards": named})


def _if_lost(view: View, card: Card) -> Details:
    """Return the most and the fewest farmers that a card earns when it loses."""
    loses = lesson(_sight(view), card).loses
    if loses is None:
        return {"farmers": 0, "least": 0}
    return {"farmers": loses.farmers_most, "least": loses.farmers}


def _following(view: View, card: Card) -> Reason:
    told = lesson(_sight(view), card)
    if told.wins is None:
        winning = view.trick[winning_place(view.trick)]
        return Reason("lost", {"card": card, **_if_lost(view, card), "to": winning})
    details = {"card": card, "farmers": told.wins.farmers, **_taking(view, card)}
    if told.loses is not None:
        return Reason("ahead", {**details, "colours": told.wins.opens})
    if not told.wins.opens:
        return Reason("took", details)
    to_come = view.players - len(view.trick) - 1
    return Reason("took_new_colours", {**details, "colours": told.wins.opens, "to_come": to_come})


def _taking(view: View, card: Card) -> Details:
    """Describe what taking the trick with a card does now to points, sections, their farmers and piles."""
    sight = _sight(view)
    _, after = taking(sight, (*view.trick, card))
    before, sections = sight.own, range(len(SECTIONS))
    opened = [each for each in sections if after.piles[each] and not before.piles[each]]
    covered = [each for each in sections if _is_covered(before, after, each)]
    filled = [each for each in sections if before.missing_in(each) and not after.missing_in(each)]
    return {
        "points": kingdom_score(after) - kingdom_score(before),
        "opens": _list([SECTIONS[each] for each in opened]),
        "lacks": sum(after.missing_in(each) for each in opened),
        "covered": _list([before.piles[each][-1] for each in covered]),
        "covering": _list([after.piles[each][-1] for each in covered]),
        "filled": _list([SECTIONS[each] for each in filled]),
    }


def _is_covered(before: Kingdom, after: Kingdom, section: int) -> bool:
    """Return whether a lower card lands on the section's pile."""
    below, above = before.piles[section], after.piles[section]
    return bool(below) and above[-1].number < below[-1].number


def _sight(view: View) -> Sight:
    if view.seat is None:
        raise ValueError("a spectator does not play")
    return Sight(
        seat=view.seat,
        leader=view.leader,
        trick=view.trick,
        kingdoms=tuple(kingdom_of(each) for each in view.kingdoms),
        supply=view.supply,
        unseen=tuple(unseen(view)),
        voids=view.voids,
    )


def _list(things: Sequence[str]) -> str:
    return ", ".join(things)
