"""Most constrained first: finds the cell that the fewest placements cover, or the piece with the fewest left.

The placements over each cell are counted in bit planes, 64 cells at once.
"""

from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.vectors import PLANES, add_planes

Array = np.ndarray[Any, Any]


@njit(nogil=True)
def rarest(
    masks: Array, begin: Any, end: Any, open_cells: Array, planes: Array, words: int
) -> tuple[int, int, np.uint64]:
    """Find the open cell that the fewest placements cover; return their number, its word and its bit."""
    none, one = np.uint64(0), np.uint64(1)
    fewest, word, bit = (1 << PLANES) + 1, 0, none
    for w in range(words):
        if open_cells[w] == none:
            continue
        add_planes(masks, w, begin, end, planes)
        rare, count = open_cells[w] & ~planes[PLANES], 0
        if rare == none:
            rare, count = open_cells[w], 1 << PLANES
        else:
            for plane in range(PLANES - 1, -1, -1):
                fewer = rare & ~planes[plane]
                if fewer != none:
                    rare = fewer
                else:
                    count += 1 << plane
        if count < fewest:
            fewest, word, bit = count, w, rare & (~rare + one)
    return fewest, word, bit


@njit(nogil=True)
def scarcest(starts: Array, depth: int, left: Array, fewest: int) -> int:
    """Find the non-repeated piece with the fewest placements, at most `fewest`; -1 if there is none."""
    found, fewest = -1, fewest + 1
    for kind in range(left.shape[0]):
        ways = starts[depth, kind + 1] - starts[depth, kind]
        if left[kind] == 1 and ways < fewest:
            found, fewest = kind, ways
    return found
