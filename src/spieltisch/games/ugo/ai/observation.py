"""Reads a view: the kingdoms on the table, and the cards that its seat has not seen."""

from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.view import KingdomView, View


def kingdom_of(view: KingdomView) -> Kingdom:
    """Read a kingdom from its view."""
    return Kingdom(tuple(section.pile for section in view.sections), view.farmers)


def onto_of(view: View) -> Kingdom:
    """Return the kingdom of the seat that lays, before the won cards are laid."""
    return kingdom_of(view.kingdoms[view.leader])


def unseen(view: View) -> list[Card]:
    """List the cards that the seat has not seen in this round."""
    seen = {card for trick in view.tricks for card in trick.cards}
    seen |= {held.card for held in view.hand} | set(view.trick)
    return [card for card in Card if card not in seen]
