"""Habits in compiled code: how likely a strong player is to play each card, from his hand and the table.

The weight of a card is a product of numbers, one from each part of a table of habits, and its chance is its
share of all weights; `habits.py` says the same plainly. A rollout weighs all cards of all seats, some
hundred thousand times a second: so there is no branch in it but the loop, for no processor foresees a deal.
"""

import numpy as np

from spieltisch.games.ugo.compiling import compiled, inlined
from spieltisch.games.ugo.kernel import (
    BEST,
    CARD_MASK,
    CARDS,
    FARMERS,
    FULL,
    HANDS,
    KINGDOMS,
    LEADER,
    LOST_OTHER,
    LOST_SAME,
    NOWHERE,
    NUMBER,
    OPEN,
    PLACED,
    PLAYERS,
    SHOWN,
    SUIT,
    SUPPLY,
    VALUES,
    WHERE,
    Array,
    colour_of,
    count,
    lowest,
    rank,
)
from spieltisch.games.ugo.material import FARMER_PLACES, FARMERS_NEEDED

LEADS, TAKES_LAST, TAKES, FOLLOWS, THROWS = range(5)
"""What a card does: it leads; takes the trick, as the last one or so far; or loses, in the led colour or not.
The table of habits has a row for each."""
VALUE = 0
"""Where the parts of a row begin. By stage of the round and value: 3 times 9."""
LAND = VALUE + 3 * VALUES
"""By what the colour is in one's kingdom: new, with so many open sections (6); or in a section (5), with the
card far or a little below or above its top (4), without or with all farmers (2)."""
FARMING = LAND + 6 + 5 * 4 * 2
"""By farmers needed (5, and one if none can be got) and farmers that the card brings (3)."""
LENGTH = FARMING + 6 * 3
"""By cards of the colour in hand (0 to 5 or more), and whether it is the highest and lowest of them (4)."""
HIGHER = LENGTH + 6 * 4
"""By higher cards of the colour that are out (0 to 3 or more) and players to come (4)."""
APART = HIGHER + 4 * 4
"""By whether others come, and how far the card is from the best one (9)."""
ROW = APART + 2 * VALUES
ALL = (1 << NUMBER) - 1
NEEDED = np.array([sum(FARMERS_NEEDED[:sections]) for sections in (1, 2, 3, 4, 5, 5)], np.int64)
"""By open sections: the farmers that these and the next one need."""
NO_ROOM = 5
DEEPEST_STEP = 15
STEPS = np.array(
    [2 * ((step > -4) + (step > -1) + (step > 3)) for step in range(-DEEPEST_STEP, VALUES)], np.int8
)
"""By the step from the top of a pile to a card, from the deepest on; those of 15 stand for no pile."""
SUITS = [(suit, value) for suit in range(SUIT + 1) for value in range(VALUES)]
LENGTHS = np.array(
    [
        4 * min(suit.bit_count(), 5) + (suit >> value == 1) + 2 * (suit & ((1 << value) - 1) == 0)
        for suit, value in SUITS
    ],
    np.int8,
)
"""By the cards of a colour and one value of them: the place in the part `LENGTH`."""
HIGHERS = np.array([4 * min((suit >> value).bit_count(), 3) for suit, value in SUITS], np.int8)
"""By the cards of a colour that are out and a value: the place in the part `HIGHER`."""


@compiled
def need_of(kingdom: int, supply: int) -> int:
    """Say how many farmers a kingdom needs for its sections and the next, if it can get any."""
    farmers = kingdom >> FARMERS
    need = min(4, max(0, NEEDED[np.uint64(kingdom >> OPEN & 7)] - farmers))
    return NO_ROOM if min(supply, FARMER_PLACES - farmers) == 0 else need


@inlined
def weigh(
    mask: int,
    hand: int,
    gone: int,
    kingdom: int,
    placed: int,
    to_come: int,
    best: int,
    led: int,
    left: int,
    supply: int,
    shown: int,
    habits: Array,
    sums: Array,
) -> float:
    """Weigh the cards of a mask: `sums` are the weights, added up card by card; give the last of them.

    `gone` are the cards that were played in this round, `left` the tricks to come.
    """
    is_last, follows = int(to_come == 0), int(placed > 0)
    best_colour, best_rank = colour_of(best), rank(best, led)
    best_value = best - VALUES * best_colour
    full, new = FULL[np.uint64(kingdom >> FARMERS)], LAND + (kingdom >> OPEN & 7)
    out = ALL & ~gone & ~hand
    at_value = VALUE + VALUES * ((left < 7) + (left < 4))
    at_farming = FARMING + 3 * need_of(kingdom, supply)
    at_higher, at_apart = HIGHER + to_come, APART + VALUES * is_last
    number, total = 0, 0.0
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        colour = colour_of(card)
        first = VALUES * colour
        value = card - first
        takes = 2 * value + (colour == led) > best_rank
        deed = follows * (TAKES - is_last if takes else FOLLOWS + (colour != led))
        row = deed * ROW
        farmers = LOST_SAME if colour == best_colour else LOST_OTHER
        farmers = shown if deed < FOLLOWS else farmers
        section = kingdom >> (WHERE + 3 * colour) & 7
        step = STEPS[np.uint64(DEEPEST_STEP + value - (kingdom >> 4 * section & 15))]
        land = LAND + 6 + 8 * section + step + (section < full)
        land = new if section == NOWHERE else land
        length = LENGTHS[np.uint64((hand >> first & SUIT) * VALUES + value)]
        higher = HIGHERS[np.uint64((out >> first & SUIT) * VALUES + value)]
        weight = habits[np.uint64(row + at_value + value)] * habits[np.uint64(row + land)]
        also = habits[np.uint64(row + at_farming + (farmers >> 2 * value & 3))]
        also *= habits[np.uint64(row + LENGTH + length)]
        besides = habits[np.uint64(row + at_higher + higher)]
        besides *= habits[np.uint64(row + at_apart + abs(value - best_value) * follows)]
        total += weight * also * besides
        sums[np.uint64(number)] = total
        number += 1
    return total


@compiled
def weigh_at(table: Array, mask: int, gone: int, habits: Array, sums: Array) -> float:
    """Weigh the cards of a mask for the seat to play."""
    placed, players = table[PLACED], table[PLAYERS]
    seat = table[LEADER] + placed
    seat -= players if seat >= players else 0
    hand = table[np.uint64(HANDS + seat)]
    return weigh(
        mask,
        hand,
        gone,
        table[np.uint64(KINGDOMS + seat)],
        placed,
        players - placed - 1,
        table[BEST],
        colour_of(table[CARDS] & CARD_MASK),
        count(hand) - 1,
        table[SUPPLY],
        table[SHOWN],
        habits,
        sums,
    )


@inlined
def drawn_by(mask: int, sums: Array, total: float, word: np.uint64) -> int:
    """Draw a card of a mask by the sums of the weights."""
    reach, number = float(int(word >> np.uint64(11))) * 2.0**-53 * total, 0
    while mask & (mask - 1) and sums[np.uint64(number)] <= reach:
        mask &= mask - 1
        number += 1
    return int(lowest(mask))
