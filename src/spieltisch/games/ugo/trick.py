"""A trick: who must follow, who wins, who earns farmers. (UGO-9 to UGO-14, UGO-20 to UGO-24)"""

from collections.abc import Sequence

import msgspec

from spieltisch.core.setup import Seat
from spieltisch.games.ugo.material import Card


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A complete trick: the cards in the order played, clockwise from the leader."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    earned: tuple[int, ...]
    """The farmers that each seat got."""


def follows(hand: Sequence[Card], led: Card) -> bool:
    """Return whether a hand can follow the led colour."""
    return any(card.colour == led.colour for card in hand)


def winning_place(cards: Sequence[Card]) -> int:
    """Find the winning card: the highest; among equals the one of the led colour, else the first."""
    led = cards[0].colour
    return max(
        range(len(cards)),
        key=lambda place: (cards[place].number, cards[place].colour == led, -place),
    )


def farmers_due(card: Card, winning: Card) -> int:
    """Count the farmers that a card of a trick earns, won or lost."""
    if card == winning:
        return card.farmers
    return max(0, _LOST_FARMERS.get(card.number, 0) - (card.colour == winning.colour))


_LOST_FARMERS = {1: 2, 2: 1}
"""A lost 1 or 2 earns these, and one fewer in the winning card's colour. (UGO-22, UGO-23)"""
