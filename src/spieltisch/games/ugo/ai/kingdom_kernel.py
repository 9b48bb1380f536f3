"""Kingdoms in compiled code: laying a won trick, and the score.

A kingdom is one number: the values on top of sections A to E (four bits each), the section of each colour
(three bits each, 7 for none), the number of open sections, the farmers. Cards below the top of a pile do
not matter and are not kept. All numbers are signed, because numba turns a mix of signed and unsigned into a
float.
"""

import numpy as np

from spieltisch.games.ugo.ai.bits_kernel import colour_of
from spieltisch.games.ugo.ai.codes import (
    CARD_BITS,
    CARD_MASK,
    FARMERS,
    FULL,
    NOWHERE,
    OPEN,
    VALUES,
    WHERE,
)
from spieltisch.games.ugo.compiling import compiled
from spieltisch.games.ugo.material import (
    FARMER_PLACES,
    FARMERS_NEEDED,
    PENALTY,
    POINTS_PRINTED,
)


def _fixed_points(sections: int, farmers: int) -> int:
    """Return the part of the score that is not cards: penalties, and points printed on empty sections."""
    points, left = 0, farmers
    for section, needed in enumerate(FARMERS_NEEDED):
        missing = max(0, needed - left)
        left -= needed - missing
        points -= PENALTY * missing if section < sections else 0
        points += POINTS_PRINTED[section] if section >= sections and not missing else 0
    return points


FIXED = np.array(
    [[_fixed_points(open_, f) for f in range(FARMER_PLACES + 1)] for open_ in range(6)], np.int64
)


@compiled
def put(kingdom: int, colour: int, value: int) -> int:
    """Lay a card on its colour's pile, or open the leftmost free section with it. (UGO-16, UGO-17)"""
    found = kingdom >> (WHERE + 3 * colour) & 7
    section = kingdom >> OPEN & 7 if found == NOWHERE else found
    kingdom += (found == NOWHERE) << OPEN
    kingdom ^= (found ^ section) << (WHERE + 3 * colour)
    return kingdom & ~(15 << 4 * section) | value << 4 * section


@compiled
def key_of(cards: int, place: int, firsts: int) -> int:
    """Return the sort key of a packed card: higher values first, then the colour that was played first."""
    card = cards >> CARD_BITS * place & CARD_MASK
    colour = colour_of(card)
    first = firsts >> 2 * colour & 3
    return (card - VALUES * colour) << 8 | (3 - first) << CARD_BITS | card


@compiled
def put_once(kingdom: int, key: int, done: int) -> tuple[int, int]:
    """Lay a card unless a higher one of its colour was laid; `done` is the mask of colours already laid."""
    card = key & CARD_MASK
    colour = colour_of(card)
    if done >> colour & 1:
        return kingdom, done
    return put(kingdom, colour, card - VALUES * colour), done | 1 << colour


@compiled
def laid_sensibly(kingdom: int, cards: int, placed: int) -> int:
    """Lay `placed` packed cards: the highest on top, the highest new colour leftmost.

    A fixed network of comparisons sorts the one to four keys.
    """
    firsts = 0
    for place in range(placed - 1, -1, -1):
        at = 2 * colour_of(cards >> CARD_BITS * place & CARD_MASK)
        firsts = firsts & ~(3 << at) | place << at
    a = key_of(cards, 0, firsts)
    b = key_of(cards, 1, firsts) if placed > 1 else -1
    a, b = max(a, b), min(a, b)
    c = d = -1
    if placed > 2:
        c = key_of(cards, 2, firsts)
        d = key_of(cards, 3, firsts) if placed > 3 else -1
        c, d = max(c, d), min(c, d)
        a, c = max(a, c), min(a, c)
        b, d = max(b, d), min(b, d)
        b, c = max(b, c), min(b, c)
    kingdom, done = put_once(kingdom, a, 0)
    if b >= 0:
        kingdom, done = put_once(kingdom, b, done)
    if c >= 0:
        kingdom, done = put_once(kingdom, c, done)
    if d >= 0:
        kingdom, done = put_once(kingdom, d, done)
    return kingdom


@compiled
def laid_as_chosen(kingdom: int, tops: int, piles: int) -> int:
    """Lay `piles` packed top cards as the player chose; new colours open sections in this order."""
    for place in range(piles):
        card = tops >> CARD_BITS * place & CARD_MASK
        colour = colour_of(card)
        kingdom = put(kingdom, colour, card - VALUES * colour)
    return kingdom


@compiled
def score(kingdom: int) -> int:
    """Score a kingdom. (UGO-25 to UGO-28)"""
    sections, farmers = kingdom >> OPEN & 7, kingdom >> FARMERS
    scoring = min(sections, FULL[np.uint64(farmers)])
    tops = kingdom & ((1 << 4 * scoring) - 1)
    pairs = (tops & 0xF0F0F) + (tops >> 4 & 0xF0F0F)
    return (pairs * 0x10101 >> 16 & 255) + FIXED[np.uint64(sections), np.uint64(farmers)]
