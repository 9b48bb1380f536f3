"""Placements as bit masks: lists those of a shape in a target, and counts the ones left beside others."""

from typing import Any

import numpy as np
from numba import njit

Array = np.ndarray[Any, Any]


@njit(nogil=True)
def place(forms: Array, index: Array, cells: Array, masks: Array) -> int:
    """Store every placement of a shape's forms in a target, as masks; return their number.

    `index` numbers the target's cells in a box around them; -1 means no cell.
    """
    found = 0
    for f in range(forms.shape[0]):
        for c in range(cells.shape[0]):
            low, high, fits = np.uint64(0), np.uint64(0), True
            for k in range(forms.shape[1]):
                x = cells[c, 0] + forms[f, k, 0] - forms[f, 0, 0]
                y = cells[c, 1] + forms[f, k, 1] - forms[f, 0, 1]
                z = cells[c, 2] + forms[f, k, 2] - forms[f, 0, 2]
                inside = 0 <= x < index.shape[0] and 0 <= y < index.shape[1]
                if not (inside and 0 <= z < index.shape[2]) or index[x, y, z] < 0:
                    fits = False
                    break
                number = np.uint64(index[x, y, z])
                if number < np.uint64(64):
                    low |= np.uint64(1) << number
                else:
                    high |= np.uint64(1) << (number - np.uint64(64))
            if fits:
                masks[found, 0] = low
                if masks.shape[1] > 1:
                    masks[found, 1] = high
                found += 1
    return found


@njit(nogil=True)
def count_ways(masks: Array, taken: Array, ways: Array, begin: int, end: int) -> int:
    """For each mask of taken cells, count the placements that cover each cell and avoid the taken ones.

    Placements from `begin` to `end` are skipped: they belong to the piece that took the cells.
    """
    for t in range(taken.shape[0]):
        for i in range(masks.shape[0]):
            clash = begin <= i < end
            for w in range(taken.shape[1]):
                clash = clash or masks[i, w] & taken[t, w] != np.uint64(0)
            if clash:
                continue
            for cell in range(ways.shape[1]):
                mask = masks[i, cell >> 6]
                ways[t, cell] += np.int64(mask >> np.uint64(cell & 63) & np.uint64(1))
    return ways.size
