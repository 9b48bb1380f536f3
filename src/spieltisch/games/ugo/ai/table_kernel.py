"""The rules of a round in compiled code: a checked copy of `rules.py` that works on whole numbers.

A card is its number in the order of `Card`: nine times its colour, plus its value. A hand is a mask of
cards. A table, one moment of a round with everything hidden, is one array of sixteen numbers: four hands,
four kingdoms and the places named below. It is a single array because unpacking several from a tuple costs
more than playing a card.
"""

import numpy as np

from spieltisch.games.ugo.ai.bits_kernel import colour_of
from spieltisch.games.ugo.ai.codes import (
    BEST,
    CARD_BITS,
    CARD_MASK,
    CARDS,
    FARMERS,
    HANDS,
    KINGDOMS,
    LEADER,
    LOST_OTHER,
    LOST_SAME,
    PLACE,
    PLACED,
    PLAYERS,
    SHOWN,
    SUIT,
    SUPPLY,
    VALUES,
    Array,
)
from spieltisch.games.ugo.ai.kingdom_kernel import laid_sensibly
from spieltisch.games.ugo.compiling import compiled
from spieltisch.games.ugo.material import FARMER_PLACES


@compiled
def rank(card: int, led: int) -> int:
    """Rank a card in its trick: by value, then the led colour; the first of equals wins. (UGO-11 to 13)"""
    colour = colour_of(card)
    return 2 * (card - VALUES * colour) + (colour == led)


@compiled
def due_lost(card: int, winning: int) -> int:
    """Count the farmers that a card earns by losing to another. (UGO-22, UGO-23)"""
    colour = colour_of(card)
    lost = LOST_SAME if colour == colour_of(winning) else LOST_OTHER
    return lost >> 2 * (card - VALUES * colour) & 3


@compiled
def legal(table: Array) -> int:
    """Return the mask of cards that the seat to play may play. (UGO-9, UGO-10)"""
    seat = table[LEADER] + table[PLACED]
    seat -= table[PLAYERS] if seat >= table[PLAYERS] else 0
    hand = table[np.uint64(HANDS + seat)]
    if table[PLACED] == 0:
        return hand
    following = hand & SUIT << VALUES * colour_of(table[CARDS] & CARD_MASK)
    return following or hand


@compiled
def play(table: Array, card: int) -> bool:
    """Play a card; true if it ends the trick. Then the farmers are given, and the cards must be laid."""
    placed, players = table[PLACED], table[PLAYERS]
    seat = table[LEADER] + placed
    seat -= players if seat >= players else 0
    table[np.uint64(HANDS + seat)] ^= 1 << card
    if placed == 0:
        table[CARDS], table[BEST], table[PLACE] = card, card, 0
    else:
        cards, best = table[CARDS], table[BEST]
        led = colour_of(cards & CARD_MASK)
        takes = rank(card, led) > rank(best, led)
        table[CARDS] = cards | card << CARD_BITS * placed
        table[BEST] = card if takes else best
        table[PLACE] = placed if takes else table[PLACE]
    table[PLACED] = placed + 1
    if placed + 1 < players:
        return False
    give_farmers(table)
    return True


@compiled
def give_farmers(table: Array) -> None:
    """Give out the farmers, to the winner first, who then leads. (UGO-14, UGO-24, UGO-30, UGO-31)"""
    players, cards, winning = table[PLAYERS], table[CARDS], table[BEST]
    seat = table[LEADER] + table[PLACE]
    winner = seat - players if seat >= players else seat
    kingdom = table[np.uint64(KINGDOMS + winner)]
    due = table[SHOWN] >> 2 * (winning - VALUES * colour_of(winning)) & 3
    got = min(due, table[SUPPLY], FARMER_PLACES - (kingdom >> FARMERS))
    table[np.uint64(KINGDOMS + winner)] = kingdom + (got << FARMERS)
    supply, seat = table[SUPPLY] - got, table[LEADER]
    for _ in range(players):
        card = cards & CARD_MASK
        cards >>= CARD_BITS
        due = 0 if card == winning else due_lost(card, winning)
        kingdom = table[np.uint64(KINGDOMS + seat)]
        got = min(due, supply, FARMER_PLACES - (kingdom >> FARMERS))
        table[np.uint64(KINGDOMS + seat)] = kingdom + (got << FARMERS)
        supply -= got
        seat = seat + 1 if seat + 1 < players else 0
    table[SUPPLY], table[LEADER], table[PLACED] = supply, winner, 0


@compiled
def lay(table: Array) -> None:
    """Lay the won trick the sensible way."""
    at = np.uint64(KINGDOMS + table[LEADER])
    table[at] = laid_sensibly(table[at], table[CARDS], table[PLAYERS])
