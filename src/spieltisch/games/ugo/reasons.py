"""What is to be said of a move beside its worth: a code and what fills a translation of it."""

from collections.abc import Sequence

import msgspec

from spieltisch.games.reviewed import Reason
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
    "laid",
    "laid_order",
    "laid_low",
)
"""All codes; docs/protocol.md says when each is given and with which details."""
NAMED = 2
"""So many higher cards are named; more are counted."""


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
    return Reason("laid_order" if len(laying.new) > 1 else "laid", told)


def _leading(view: View, card: Card) -> Reason:
    colour = card.colour
    higher = [each for each in unseen(view) if each.colour == colour and each.number > card.number]
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
    return Reason(
        "took_new_colours", {"card": card, "colours": wins.opens, "farmers": wins.farmers}
    )


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
