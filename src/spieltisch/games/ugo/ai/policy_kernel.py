"""The rollout policy in compiled code: how likely a strong player is to play each card of a hand.

The policy is log-linear: the weight of a card is a product of six numbers, one from each part of the
policy's table, and its probability is its share of all weights. `policy.py` does the same in plain Python.
A rollout weighs every card of every hand, hundreds of thousands of times a second, so the loop has no
branch that depends on the deal.
"""

import numpy as np

from spieltisch.games.ugo.ai.bits_kernel import colour_of, count, lowest, next_word
from spieltisch.games.ugo.ai.codes import (
    ALL,
    APART,
    BEST,
    CARD_MASK,
    CARDS,
    FARMERS,
    FARMING,
    FOLLOWS,
    FULL,
    HANDS,
    HIGHER,
    KINGDOMS,
    LAND,
    LEADER,
    LENGTH,
    LOST_OTHER,
    LOST_SAME,
    NO_ROOM,
    NOWHERE,
    OPEN,
    PLACED,
    PLAYERS,
    ROW,
    SHOWN,
    SUIT,
    SUPPLY,
    TAKES,
    VALUE,
    VALUES,
    WHERE,
    Array,
)
from spieltisch.games.ugo.ai.table_kernel import rank
from spieltisch.games.ugo.compiling import compiled, inlined
from spieltisch.games.ugo.material import FARMER_PLACES, FARMERS_NEEDED

NEEDED = np.array([sum(FARMERS_NEEDED[:sections]) for sections in (1, 2, 3, 4, 5, 5)], np.int64)
"""By the number of open sections: the farmers that these and the next one need."""
DEEPEST_STEP = 15
STEPS = np.array(
    [2 * ((step > -4) + (step > -1) + (step > 3)) for step in range(-DEEPEST_STEP, VALUES)], np.int8
)
"""By the step from the top of a pile to a card, from -15 on; steps below -8 occur only without a pile."""
SUITS = [(suit, value) for suit in range(SUIT + 1) for value in range(VALUES)]
LENGTHS = np.array(
    [
        4 * min(suit.bit_count(), 5) + (suit >> value == 1) + 2 * (suit & ((1 << value) - 1) == 0)
        for suit, value in SUITS
    ],
    np.int8,
)
"""By the cards held of a colour and one of their values: the place within `LENGTH`."""
HIGHERS = np.array([4 * min((suit >> value).bit_count(), 3) for suit, value in SUITS], np.int8)
"""By the cards of a colour that are still out and a value: the place within `HIGHER`."""


@compiled
def need_of(kingdom: int, supply: int) -> int:
    """Return how many farmers a kingdom needs for its sections and the next one, while the supply has any."""
    farmers = kingdom >> FARMERS
    need = min(4, max(0, NEEDED[np.uint64(kingdom >> OPEN & 7)] - farmers))
    return NO_ROOM if min(supply, FARMER_PLACES - farmers) == 0 else need


@inlined
def weigh(
    mask: int,
    hand: int,
    played: int,
    kingdom: int,
    placed: int,
    to_come: int,
    best: int,
    led: int,
    left: int,
    supply: int,
    shown: int,
    policy: Array,
    sums: Array,
) -> float:
    """Weigh the cards of a mask: write the cumulative weights into `sums` and return their total.

    `played` is the mask of cards played in this round, `left` the number of tricks to come.
    """
    is_last, follows = int(to_come == 0), int(placed > 0)
    best_colour, best_rank = colour_of(best), rank(best, led)
    best_value = best - VALUES * best_colour
    full, new = FULL[np.uint64(kingdom >> FARMERS)], LAND + (kingdom >> OPEN & 7)
    out = ALL & ~played & ~hand
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
        role = follows * (TAKES - is_last if takes else FOLLOWS + (colour != led))
        row = role * ROW
        farmers = LOST_SAME if colour == best_colour else LOST_OTHER
        farmers = shown if role < FOLLOWS else farmers
        section = kingdom >> (WHERE + 3 * colour) & 7
        step = STEPS[np.uint64(DEEPEST_STEP + value - (kingdom >> 4 * section & 15))]
        land = LAND + 6 + 8 * section + step + (section < full)
        land = new if section == NOWHERE else land
        length = LENGTHS[np.uint64((hand >> first & SUIT) * VALUES + value)]
        higher = HIGHERS[np.uint64((out >> first & SUIT) * VALUES + value)]
        weight = policy[np.uint64(row + at_value + value)] * policy[np.uint64(row + land)]
        also = policy[np.uint64(row + at_farming + (farmers >> 2 * value & 3))]
        also *= policy[np.uint64(row + LENGTH + length)]
        besides = policy[np.uint64(row + at_higher + higher)]
        besides *= policy[np.uint64(row + at_apart + abs(value - best_value) * follows)]
        total += weight * also * besides
        sums[np.uint64(number)] = total
        number += 1
    return total


@compiled
def weigh_at(table: Array, mask: int, played: int, policy: Array, sums: Array) -> float:
    """Weigh the cards of a mask for the seat to play, as `weigh` does."""
    placed, players = table[PLACED], table[PLAYERS]
    seat = table[LEADER] + placed
    seat -= players if seat >= players else 0
    hand = table[np.uint64(HANDS + seat)]
    return weigh(
        mask,
        hand,
        played,
        table[np.uint64(KINGDOMS + seat)],
        placed,
        players - placed - 1,
        table[BEST],
        colour_of(table[CARDS] & CARD_MASK),
        count(hand) - 1,
        table[SUPPLY],
        table[SHOWN],
        policy,
        sums,
    )


@inlined
def draw_weighted(mask: int, sums: Array, total: float, word: np.uint64) -> int:
    """Draw a card of a mask by its cumulative weights."""
    reach, number = float(int(word >> np.uint64(11))) * 2.0**-53 * total, 0
    while mask & (mask - 1) and sums[np.uint64(number)] <= reach:
        mask &= mask - 1
        number += 1
    return int(lowest(mask))


@compiled
def draw_by_policy(
    table: Array, mask: int, aside: int, policy: Array, sums: Array, draws: Array
) -> int:
    """Draw a card of a mask as the seat to play would; `aside` is the mask of cards in nobody's hand."""
    played = ALL & ~(aside | table[0] | table[1] | table[2] | table[3])
    total = weigh_at(table, mask, played, policy, sums)
    draws[0] = next_word(draws[0])
    return draw_weighted(mask, sums, total, draws[0])
