"""Most constrained first: the cell that the fewest placements cover, or the piece with the fewest left."""

from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.vectors import add_planes

Array = np.ndarray[Any, Any]

MANY = 16
"""From so many placements on, cells are no longer told apart."""
LONG = 48
"""Lists from which on planes are added up in eight lanes."""


@njit(nogil=True)
def rarest(
    masks: Array, begin: Any, end: Any, open_cells: Array, planes: Array, words: int
) -> tuple[int, int, np.uint64]:
    """Find the open cell that the fewest placements cover: how many, its word, its bit."""
    none, one = np.uint64(0), np.uint64(1)
    fewest, word, bit = MANY + 1, 0, none
    for w in range(words):
        if open_cells[w] == none:
            continue
        if end - begin >= LONG:
            add_planes(masks, w, begin, end, planes)
            p0, p1, p2, p3, many = planes[0], planes[1], planes[2], planes[3], planes[4]
        else:
            p0, p1, p2, p3, many = none, none, none, none, none
            for i in range(np.uint64(begin), np.uint64(end)):
                c = masks[w, i]
                t = p0 & c
                p0 ^= c
                c = p1 & t
                p1 ^= t
                t = p2 & c
                p2 ^= c
                many |= p3 & t
                p3 ^= t
        rare, count = open_cells[w] & ~many, 0
        if rare == none:
            rare, count = open_cells[w], MANY
        else:
            for plane, weight in ((p3, 8), (p2, 4), (p1, 2), (p0, 1)):
                fewer = rare & ~plane
                if fewer != none:
                    rare = fewer
                else:
                    count += weight
        if count < fewest:
            fewest, word, bit = count, w, rare & (~rare + one)
    return fewest, word, bit


@njit(nogil=True)
def scarcest(starts: Array, depth: int, left: Array, fewest: int) -> int:
    """Find the single piece with fewer ways left than a number; -1 where there is none."""
    found = -1
    for kind in range(left.shape[0]):
        ways = starts[depth, kind + 1] - starts[depth, kind]
        if left[kind] == 1 and ways < fewest:
            found, fewest = kind, ways
    return found
