"""The hidden cards in compiled code: dealt anew, as they could lie, or taken from deals that were drawn."""

from typing import NamedTuple

import numpy as np

from spieltisch.games.ugo.compiling import compiled, inlined
from spieltisch.games.ugo.kernel import COLOURS, SIZE, Array, below, colour_of, next_word

EVERY_COLOUR = (1 << COLOURS) - 1


class Hidden(NamedTuple):
    """The cards that a seat cannot see, in slots: those of the hands first, then those set aside."""

    cards: Array
    """A card for each slot: always a deal that could be."""
    owners: Array
    """The seat of each slot; those set aside have the number of players."""
    may: Array
    """For each owner the mask of colours that it may hold, by their numbers."""


@compiled
def deal_anew(cards: Array, owners: Array, may: Array, hands: int, word: np.uint64) -> np.uint64:
    """Exchange hidden cards all through, as long as nobody gets a colour that he lacks."""
    slots, everybody = cards.shape[0], EVERY_COLOUR
    for owner in range(np.uint64(may.shape[0])):
        everybody &= may[owner]
    if everybody == EVERY_COLOUR:
        return shuffled(cards, hands, word)
    for slot in range(hands):
        word = next_word(word)
        other = slot + below(word, slots - slot)
        mine, theirs = cards[np.uint64(slot)], cards[np.uint64(other)]
        fits = may[np.uint64(owners[np.uint64(slot)])] >> colour_of(theirs)
        fits &= may[np.uint64(owners[np.uint64(other)])] >> colour_of(mine)
        if fits & 1:
            cards[np.uint64(slot)], cards[np.uint64(other)] = theirs, mine
    return word


@compiled
def shuffled(cards: Array, hands: int, word: np.uint64) -> np.uint64:
    """Exchange cards freely: what `deal_anew` does where nobody has shown a lack, without asking."""
    slots = cards.shape[0]
    for slot in range(hands):
        word = next_word(word)
        other = slot + below(word, slots - slot)
        mine = cards[np.uint64(slot)]
        cards[np.uint64(slot)] = cards[np.uint64(other)]
        cards[np.uint64(other)] = mine
    return word


@compiled
def take_deal(
    deals: Array, cards: Array, owners: Array, may: Array, hands: int, word: np.uint64
) -> np.uint64:
    """Take any of the deals, or deal anew where there are none."""
    if deals.shape[0] == 0:
        return deal_anew(cards, owners, may, hands, word)
    word = next_word(word)
    row = below(word, deals.shape[0])
    for slot in range(np.uint64(cards.shape[0])):
        cards[slot] = deals[np.uint64(row), slot]
    return word


@compiled
def dealt(owners: Array, players: int) -> int:
    """Count the slots whose cards are in hands; those set aside come after them."""
    hands = 0
    while hands < owners.shape[0] and owners[hands] < players:
        hands += 1
    return hands


@inlined
def deal_into(table: Array, start: Array, cards: Array, owners: Array, hands: int) -> None:
    """Set a table up as at a start, with the hidden cards in their hands."""
    for place in range(np.uint64(SIZE)):
        table[place] = start[place]
    for slot in range(np.uint64(hands)):
        table[np.uint64(owners[slot])] |= 1 << cards[slot]
