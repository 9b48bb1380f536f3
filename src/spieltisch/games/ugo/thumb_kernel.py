"""Rules of thumb in compiled code: what thumb.py weighs, from tables, for the rollouts of a search.

A rollout plays for all seats, thousands of times a second. So it takes whole numbers, in 64ths of a point,
and guesses from a table whether a card will hold, where thumb.py counts the cards that are out.
"""

import numpy as np
from numba import njit

from spieltisch.games.ugo.kernel import (
    BEST,
    CARD_BITS,
    CARD_MASK,
    CARDS,
    COLOURS,
    FARMERS,
    HANDS,
    KINGDOMS,
    LEADER,
    NOWHERE,
    NTH,
    OPEN,
    PLACE,
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
    due_lost,
    laid_sensibly,
    lowest,
    rank,
)
from spieltisch.games.ugo.material import FARMER_PLACES

ROW = 16
"""Numbers in a row of the thumb's table: five weights of tops, six fixed points, then none."""
HOLD = 11 * 10 * ROW
"""Where the chances to hold begin: 64ths by players to come (0 to 3) and value."""
WEIGHT = HOLD + 4 * VALUES
SPITE = WEIGHT + 1
WHIM = WEIGHT + 2
"""How often of 64 any card is played instead."""
LENGTH = WEIGHT + 3
ZEROS = sum(1 << VALUES * colour for colour in range(COLOURS))
"""The mask of all cards of value 0; one bit further up are the 1s, and so on."""
LOWS = ZEROS << 1 | ZEROS << 2
"""The cards that earn farmers by losing."""
UP_TO = np.array([ZEROS * ((2 << value) - 1) for value in range(VALUES)], np.int64)
"""By value: the cards that are no higher."""
LEAST = -(1 << 60)


@njit(cache=True, nogil=True)
def promise(thumb: Array, kingdom: int, left: int) -> int:
    """Guess what a kingdom will score with so many tricks to come, in 64ths of a point."""
    row = (left * (FARMER_PLACES + 1) + (kingdom >> FARMERS)) * ROW
    points = thumb[np.uint64(row + 5 + (kingdom >> OPEN & 7))]
    for section in range(5):
        points += thumb[np.uint64(row + section)] * (kingdom >> 4 * section & 15)
    return points


@njit(cache=True, nogil=True)
def promises(thumb: Array, kingdom: int, left: int, room: int) -> tuple[int, int, int]:
    """Guess what a kingdom will score as it is, and with one and two farmers more, if there is room."""
    row, fixed = (
        (left * (FARMER_PLACES + 1) + (kingdom >> FARMERS)) * ROW,
        5 + (kingdom >> OPEN & 7),
    )
    one, two = row + ROW * min(room, 1), row + ROW * min(room, 2)
    unmoved, one_more = thumb[np.uint64(row + fixed)], thumb[np.uint64(one + fixed)]
    two_more = thumb[np.uint64(two + fixed)]
    for section in range(5):
        top = kingdom >> 4 * section & 15
        unmoved += thumb[np.uint64(row + section)] * top
        one_more += thumb[np.uint64(one + section)] * top
        two_more += thumb[np.uint64(two + section)] * top
    return unmoved, one_more, two_more


@njit(cache=True, nogil=True)
def thrown_in(mask: int, led: int, left: int, kingdom: int, supply: int, thumb: Array) -> int:
    """Choose among cards that all lie under the best, in its colour: the highest, or the 1 for its farmer."""
    first = VALUES * led
    suit = mask >> first
    highest = NTH[np.uint64(suit * VALUES + count(suit) - 1)]
    if suit & 2 and highest > 1 and supply and kingdom >> FARMERS < FARMER_PLACES:
        farmer = promise(thumb, kingdom + (1 << FARMERS), left) - promise(thumb, kingdom, left)
        if farmer >= thumb[WEIGHT] * (highest - 1):
            return first + 1
    return first + highest


@njit(cache=True, nogil=True)
def led_card(
    mask: int, left: int, kingdom: int, to_come: int, supply: int, shown: int, thumb: Array
) -> int:
    """Choose the card of a mask to lead with, without a branch but the loop."""
    farmers, fresh = kingdom >> FARMERS, kingdom >> OPEN & 7
    room = min(supply, FARMER_PLACES - farmers)
    row = (left * (FARMER_PLACES + 1) + farmers) * ROW
    unmoved, one_more, two_more = promises(thumb, kingdom, left, room)
    weight, holding = thumb[WEIGHT], HOLD + to_come * VALUES
    found, most = -1, LEAST
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        colour = colour_of(card)
        value = card - VALUES * colour
        is_low = (value == 1) | (value == 2)
        due = 3 - value if is_low else shown >> 2 * value & 3
        more = one_more if due == 1 else unmoved
        more = two_more if due == 2 else more
        lost = more if is_low else unmoved
        rich = unmoved if is_low else more
        at = row + ROW * (0 if is_low else min(due, room))
        found_at = kingdom >> (WHERE + 3 * colour) & 7
        opened = thumb[np.uint64(at + 6 + fresh)] - thumb[np.uint64(at + 5 + fresh)]
        section = fresh if found_at == NOWHERE else found_at
        rich += opened if found_at == NOWHERE else 0
        rich += thumb[np.uint64(at + section)] * (value - (kingdom >> 4 * section & 15))
        holds = thumb[np.uint64(holding + value)]
        worth = holds * (rich - lost) + ((lost + weight * value) << 6)
        found = card if worth > most else found
        most = max(worth, most)
    return found


@njit(cache=True, nogil=True)
def telling(mask: int, best: int, led: int) -> int:
    """Leave out cards that lose and earn nothing, but the highest: of those it is worth most."""
    value = best - VALUES * colour_of(best)
    loses = UP_TO[np.uint64(value)] & ~(int(colour_of(best) != led) << VALUES * led + value)
    plain = mask & loses & ~LOWS
    if plain & (plain - 1) == 0:
        return mask
    values = (plain | plain >> 9 | plain >> 18 | plain >> 27 | plain >> 36) & SUIT
    highest = plain & ZEROS << NTH[np.uint64(values * VALUES + count(values) - 1)]
    return mask & ~plain | (highest & -highest)


@njit(cache=True, nogil=True)
def laid_with(kingdom: int, laid: int, colours: int, card: int, cards: int, placed: int) -> int:
    """Lay a trick with one card more: `laid` is the kingdom with the others, `colours` are theirs."""
    colour = colour_of(card)
    section = kingdom >> (WHERE + 3 * colour) & 7
    if section == NOWHERE:  # it may go left of other new colours
        return laid_sensibly(kingdom, cards | card << CARD_BITS * placed, placed + 1)
    top, value = laid >> 4 * section & 15, card - VALUES * colour
    is_under = (colours >> colour & 1) & (top > value)
    return laid if is_under else laid ^ (top ^ value) << 4 * section


@njit(cache=True, nogil=True)
def weighed(
    mask: int,
    left: int,
    kingdom: int,
    rival: int,
    cards: int,
    placed: int,
    to_come: int,
    best: int,
    supply: int,
    shown: int,
    thumb: Array,
) -> int:
    """Choose the card of a mask that seems worth most; `rival` is the kingdom of who wins so far."""
    if placed == 0:
        return led_card(mask, left, kingdom, to_come, supply, shown, thumb)
    led = colour_of(cards & CARD_MASK)
    best_rank = rank(best, led)
    if best_rank & 1 and mask >> best == 0 and mask & ((1 << VALUES * led) - 1) == 0:
        return thrown_in(mask, led, left, kingdom, supply, thumb)
    room = min(supply, FARMER_PLACES - (kingdom >> FARMERS))
    unmoved, one_more, two_more = promises(thumb, kingdom, left, room)
    colours = 0
    for place in range(placed):
        colours |= 1 << colour_of(cards >> CARD_BITS * place & CARD_MASK)
    found, most, spite = -1, LEAST, thumb[SPITE] if to_come == 0 else 0
    mine = laid_sensibly(kingdom, cards, placed)
    base = his = 0
    if spite:
        base = promise(thumb, rival, left)
        his = laid_sensibly(rival, cards, placed)
    else:
        mask = telling(mask, best, led)
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        colour = colour_of(card)
        value = card - VALUES * colour
        takes = rank(card, led) > best_rank
        is_low = (value == 1) | (value == 2)
        low_due = 3 - value if takes else due_lost(card, best)
        due = low_due if is_low else shown >> 2 * value & 3
        more = one_more if due == 1 else unmoved
        more = two_more if due == 2 else more
        lost = more if is_low else unmoved
        due = 0 if is_low else min(due, room)
        if takes:
            laid = laid_with(kingdom, mine, colours, card, cards, placed)
            rich = promise(thumb, laid + (due << FARMERS), left)
            holds = thumb[np.uint64(HOLD + to_come * VALUES + value)]
            worth = holds * rich + (64 - holds) * lost
        else:
            worth = lost << 6
            if spite:
                given = laid_with(rival, his, colours, card, cards, placed)
                worth -= spite * (promise(thumb, given, left) - base)
        worth += thumb[WEIGHT] * value << 6
        if worth > most:
            found, most = card, worth
    return found


@njit(cache=True, nogil=True)
def thumb_card(table: Array, mask: int, thumb: Array) -> int:
    """Choose a card of a mask for the seat to play."""
    placed, players, leader = table[PLACED], table[PLAYERS], table[LEADER]
    seat, winner = leader + placed, leader + table[PLACE] if placed else leader
    seat -= players if seat >= players else 0
    winner -= players if winner >= players else 0
    return weighed(
        mask,
        count(table[np.uint64(HANDS + seat)]) - 1,
        table[np.uint64(KINGDOMS + seat)],
        table[np.uint64(KINGDOMS + winner)],
        table[CARDS] if placed else 0,
        placed,
        players - placed - 1,
        table[BEST],
        table[SUPPLY],
        table[SHOWN],
        thumb,
    )
