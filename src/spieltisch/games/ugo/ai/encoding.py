"""Encodes cards, kingdoms and tables as the kernels need them: whole numbers in arrays."""

from collections.abc import Iterable, Sequence

import numpy as np

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Seat
from spieltisch.games.ugo.ai import codes, compiled
from spieltisch.games.ugo.ai.codes import Array
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import FARMERS_SHOWN, Card, Colour

CARDS = tuple(Card)
NUMBER_OF = {card: number for number, card in enumerate(CARDS)}
COLOUR_NUMBER = {colour: number for number, colour in enumerate(Colour)}
SHOWN = sum(farmers << 2 * value for value, farmers in enumerate(FARMERS_SHOWN))
"""The farmers shown on cards, two bits for each value; part of every table, as users may correct them."""


def mask_of(cards: Iterable[Card]) -> int:
    """Encode a set of cards as a mask."""
    return sum(1 << NUMBER_OF[card] for card in cards)


def packed(cards: Sequence[Card]) -> int:
    """Encode cards in their order, six bits each."""
    bits = codes.CARD_BITS
    return sum(NUMBER_OF[card] << bits * place for place, card in enumerate(cards))


def number_of(kingdom: Kingdom) -> int:
    """Encode a kingdom as one number."""
    number = codes.EMPTY + (kingdom.farmers << codes.FARMERS)
    for pile in kingdom.piles:
        if pile:
            top = pile[-1]
            number = compiled.put(number, COLOUR_NUMBER[top.colour], top.number)
    return number


def table_of(
    hands: Sequence[Iterable[Card]],
    kingdoms: Sequence[Kingdom],
    leader: Seat,
    trick: Sequence[Card],
    supply: int,
) -> Array:
    """Encode a moment of a round."""
    table, players = np.zeros(codes.SIZE, np.int64), len(hands)
    first = codes.KINGDOMS
    table[: len(hands)] = [mask_of(hand) for hand in hands]
    table[first : first + players] = [number_of(each) for each in kingdoms]
    table[codes.PLAYERS], table[codes.LEADER] = players, leader
    table[codes.SUPPLY], table[codes.SHOWN] = supply, SHOWN
    for place, card in enumerate(trick):
        table[(leader + place) % players] |= 1 << NUMBER_OF[card]
        compiled.play(table, NUMBER_OF[card])
    return table


def draws_from(rng: Rng) -> Array:
    """Seed the kernels' own generator, whose state must not be zero."""
    return np.array([rng.below(2**64 - 1) + 1], np.uint64)
