"""Determinization in compiled code: resamples the hidden cards, or takes them from deals drawn beforehand."""

import numpy as np

from spieltisch.games.ugo.ai.bits_kernel import below, colour_of, next_word
from spieltisch.games.ugo.ai.codes import COLOURS, SIZE, Array
from spieltisch.games.ugo.compiling import compiled, inlined

EVERY_COLOUR = (1 << COLOURS) - 1


@compiled
def resample_hidden(
    cards: Array, owners: Array, may: Array, hands: int, word: np.uint64
) -> np.uint64:
    """Swap each card in a hand with a later one, unless that gives a player a colour that they lack."""
    slots, everybody = cards.shape[0], EVERY_COLOUR
    for owner in range(np.uint64(may.shape[0])):
        everybody &= may[owner]
    if everybody == EVERY_COLOUR:
        return shuffle(cards, hands, word)
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
def shuffle(cards: Array, hands: int, word: np.uint64) -> np.uint64:
    """Do what `resample_hidden` does, without the checks: for when nobody is known to lack a colour."""
    slots = cards.shape[0]
    for slot in range(hands):
        word = next_word(word)
        other = slot + below(word, slots - slot)
        mine = cards[np.uint64(slot)]
        cards[np.uint64(slot)] = cards[np.uint64(other)]
        cards[np.uint64(other)] = mine
    return word


@compiled
def determinize(
    deals: Array, cards: Array, owners: Array, may: Array, hands: int, word: np.uint64
) -> np.uint64:
    """Take one of the deals at random; if there are none, resample the hidden cards."""
    if deals.shape[0] == 0:
        return resample_hidden(cards, owners, may, hands, word)
    word = next_word(word)
    row = below(word, deals.shape[0])
    for slot in range(np.uint64(cards.shape[0])):
        cards[slot] = deals[np.uint64(row), slot]
    return word


@compiled
def slots_in_hands(owners: Array, players: int) -> int:
    """Count the slots whose cards are in hands; those set aside come after them."""
    hands = 0
    while hands < owners.shape[0] and owners[hands] < players:
        hands += 1
    return hands


@inlined
def deal_into(table: Array, start: Array, cards: Array, owners: Array, hands: int) -> None:
    """Copy a table and put the hidden cards into the hands of their owners."""
    for place in range(np.uint64(SIZE)):
        table[place] = start[place]
    for slot in range(np.uint64(hands)):
        table[np.uint64(owners[slot])] |= 1 << cards[slot]
