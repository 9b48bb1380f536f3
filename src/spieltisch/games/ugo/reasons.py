"""What is to be said of a move beside its worth: a code and what fills a translation of it."""

from collections.abc import Sequence

import msgspec

from spieltisch.games.reviewed import Grade, Reason
from spieltisch.games.ugo.laying import Laying
from spieltisch.games.ugo.lessons import Sight, lesson
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.rules import Lay, Move
from spieltisch.games.ugo.thumb import kingdom_of, unseen
from spieltisch.games.ugo.view import View

REASONS = (
    "led_while_out",
    "led_highest",
    "took_new_colours",
    "took",
    "ahead",
    "lost",
    "laid_order",
    "laid_low",
    "plain",
)
"""All codes; docs/protocol.md says when each is given and with which details."""
PLAIN = Reason("plain")
"""There is nothing to say that would be true and of use."""
TAKING = frozenset({"took_new_colours", "took", "ahead"})
"""Reasons of cards that take the trick, or may."""
NAMED = 2
"""So many higher cards are named; more are counted."""


def reason_against(view: View, move: Move, best: Move, grade: Grade) -> Reason:
    """Say what sets a move apart from the best one, so that it may be why it is worse."""
    if move == best:
        return PLAIN
    own, other = reason_of(view, move), reason_of(view, best)
    if isinstance(move, Lay):
        return own if grade in {"slip", "costly"} else PLAIN
    return own if _is_apart(own, other) else PLAIN


def _is_apart(own: Reason, best: Reason) -> bool:
    """Ask whether a card does what the best one does not; that both do it explains nothing."""
    if own.code in TAKING:
        return best.code not in TAKING or _colours(own) > _colours(best)
    return own.code != best.code


def _colours(reason: Reason) -> int:
    return int(reason.details.get("colours", 0))


def reason_for(view: View, move: Move) -> Reason:
    """Say what speaks for an advised card; that it cannot take the trick speaks for none."""
    reason = reason_of(view, move)
    is_earning = reason.code == "lost" and reason.details["farmers"] != 0
    return reason if reason.code in {*TAKING, "led_highest"} or is_earning else PLAIN


def reason_of(view: View, move: Move) -> Reason:
    """Say what stands out about a move, as its player sees the table."""
    if isinstance(move, Lay):
        return _laying(view, move.lay)
    return _following(view, move.play) if view.trick else _leading(view, move.play)


def _laying(view: View, laying: Laying) -> Reason:
    """Say what a laying decides: a lower card on top, else the order of new lands, else nothing."""
    if view.laying is None:
        raise ValueError("there is nothing to lay in this view")
    told: dict[str, str | int] = {"tops": _list(laying.tops), "new": _list(laying.new)}
    low = [top for top in laying.tops if top not in view.laying.offer.tops]
    if low:
        return Reason("laid_low", {**told, "cards": _list(low)})
    return Reason("laid_order", told) if len(laying.new) > 1 else PLAIN


def _leading(view: View, card: Card) -> Reason:
    """Say which higher cards others may have: what all of them lack is set aside."""
    colour = card.colour
    others = set(range(view.players)) - {view.seat}
    is_out = any(colour not in view.voids[seat] for seat in others)
    unknown = unseen(view) if is_out else ()
    higher = [each for each in unknown if each.colour == colour and each.number > card.number]
    if not higher:
        return Reason("led_highest", {"card": card, "colour": colour})
    named = _list(higher) if len(higher) <= NAMED else ""
    return Reason(
        "led_while_out", {"card": card, "colour": colour, "higher": len(higher), "cards": named}
    )


def _following(view: View, card: Card) -> Reason:
    wins, loses = msgspec.structs.astuple(lesson(_sight(view), card))
    if wins is None:
        farmers = {"farmers": loses.farmers_most, "least": loses.farmers}
        return Reason("lost", {"card": card, **farmers})
    if loses is not None:
        return Reason("ahead", {"card": card, "colours": wins.opens})
    if not wins.opens:
        return Reason("took", {"card": card, "farmers": wins.farmers})
    to_come = view.players - len(view.trick) - 1
    details = {"colours": wins.opens, "farmers": wins.farmers, "to_come": to_come}
    return Reason("took_new_colours", {"card": card, **details})


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
