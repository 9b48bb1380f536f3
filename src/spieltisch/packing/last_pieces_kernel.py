"""Ends a counting search early: the last three pieces are matched directly instead of searched for."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.bits_kernel import lowest
from spieltisch.packing.vectors import LANES, equals_of, meets_of

Array = np.ndarray[Any, Any]


@cache
def look_up_of(words: int) -> Callable[..., int]:
    """Return the function for masks of this many words."""
    meets, equals = meets_of(words), equals_of(words)

    @njit(nogil=True)
    def look_up(masks: Array, starts: Array, depth: int, left: Array, open_cells: Array) -> int:
        """Count the ways to place the last three pieces; -1 if they are not three different ones.

        The two with the fewest placements are tried first: for each pair that does not overlap, the remaining
        cells either are a placement of the third piece or not.
        """
        first = second = third = -1
        for kind in range(left.shape[0]):
            if left[kind] > 1:
                return -1
            if left[kind] == 1:
                ways = starts[depth, kind + 1] - starts[depth, kind]
                if third < 0 or ways > starts[depth, third + 1] - starts[depth, third]:
                    first, second, third = second, third, kind
                else:
                    first, second = second, kind
        if first < 0:
            return -1
        found = 0
        a, a_end = np.int64(starts[depth, first]), np.int64(starts[depth, first + 1])
        begin, end = np.int64(starts[depth, second]), np.int64(starts[depth, second + 1])
        c_begin, c_end = np.int64(starts[depth, third]), np.int64(starts[depth, third + 1])
        while a < a_end:
            low, high = masks[0, a], masks[words - 1, a]
            b = begin
            while b < end:
                free = ~meets(masks, b, low, high) & (np.uint64(1) << np.uint64(LANES)) - np.uint64(
                    1
                )
                if end - b < LANES:
                    free &= (np.uint64(1) << np.uint64(end - b)) - np.uint64(1)
                while free:
                    at = b + np.int64(lowest(free))
                    free &= free - np.uint64(1)
                    rest = open_cells[0] ^ low ^ masks[0, at]
                    other = open_cells[words - 1] ^ high ^ masks[words - 1, at]
                    c = c_begin
                    while c < c_end:
                        same = equals(masks, c, rest, other)
                        if c_end - c < LANES:
                            same &= (np.uint64(1) << np.uint64(c_end - c)) - np.uint64(1)
                        if same:
                            found += 1
                            break
                        c += LANES
                b += LANES
            a += 1
        return found

    return look_up
