"""Cards, kingdoms and tables as the kernel writes them: whole numbers in arrays."""

from collections.abc import Iterable, Sequence

import numpy as np

from spieltisch.core.chance import Chance
from spieltisch.core.setup import Seat
from spieltisch.games.ugo import kernel
from spieltisch.games.ugo.kernel import Array
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import FARMERS_SHOWN, SUPPLY, Card, Colour

CARDS = tuple(Card)
NUMBER_OF = {card: number for number, card in enumerate(CARDS)}
COLOUR_NUMBER = {colour: number for number, colour in enumerate(Colour)}
SHOWN = sum(farmers << 2 * value for value, farmers in enumerate(FARMERS_SHOWN))
"""The farmers shown on cards, two bits a value; given with each table, for one may correct them."""


def mask_of(cards: Iterable[Card]) -> int:
    """Write cards as a mask."""
    return sum(1 << NUMBER_OF[card] for card in cards)


def cards_in(mask: int) -> list[Card]:
    """Read a mask."""
    return [card for number, card in enumerate(CARDS) if mask >> number & 1]


def packed(cards: Sequence[Card]) -> int:
    """Write cards in their order, six bits each."""
    return sum(NUMBER_OF[card] << kernel.CARD_BITS * place for place, card in enumerate(cards))


def number_of(kingdom: Kingdom) -> int:
    """Write a kingdom as one number."""
    number = kernel.EMPTY + (kingdom.farmers << kernel.FARMERS)
    for pile in kingdom.piles:
        if pile:
            number = int(kernel.put(number, COLOUR_NUMBER[pile[-1].colour], pile[-1].number))
    return number


def table_of(
    hands: Sequence[Iterable[Card]],
    kingdoms: Sequence[Kingdom],
    leader: Seat,
    trick: Sequence[Card],
    supply: int,
) -> Array:
    """Write a moment of a round down."""
    table, players = np.zeros(kernel.SIZE, np.int64), len(hands)
    table[: len(hands)] = [mask_of(hand) for hand in hands]
    table[kernel.KINGDOMS : kernel.KINGDOMS + players] = [number_of(each) for each in kingdoms]
    table[kernel.PLAYERS], table[kernel.LEADER] = players, leader
    table[kernel.SUPPLY], table[kernel.SHOWN] = supply, SHOWN
    for place, card in enumerate(trick):
        table[(leader + place) % players] |= 1 << NUMBER_OF[card]
        kernel.play(table, NUMBER_OF[card])
    return table


def draws_from(chance: Chance) -> Array:
    """Begin the kernel's own draws; they must not begin with zero."""
    return np.array([chance.below(2**64 - 1) + 1], np.uint64)


def random_games(players: int, games: int, chance: Chance) -> tuple[int, list[int]]:
    """Play whole games by any cards: how many cards were played, and each seat's points."""
    table = table_of([()] * players, [Kingdom()] * players, 0, (), 0)
    deck, totals = np.arange(len(CARDS)), np.zeros(players, np.int64)
    draws, supply = draws_from(chance), SUPPLY[players]
    plays = kernel.random_games(table, deck, supply, games, draws, totals)
    return int(plays), [int(total) for total in totals]
