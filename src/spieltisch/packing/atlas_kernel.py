"""Counts the solutions of an area's puzzles, for all sets of kinds at once.

It is a first-hole search: the lowest open cell is covered first, by a kind not used yet. The last piece is
not searched for: a table tells which piece, if any, the remaining cells are.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

from spieltisch.compiling.cache import bound_to
from spieltisch.packing.bits_kernel import lowest
from spieltisch.packing.box_kernel import numbered, place, sides_of, strides_of, target_of
from spieltisch.packing.workspace import FORMS_AND_PLACES, Puzzles, Shapes

Array = np.ndarray[Any, Any]

_MODULES = ("atlas_kernel", "bits_kernel", "box_kernel", "workspace")
SOURCES = [Path(__file__).with_name(f"{name}.py") for name in _MODULES]


@njit(nogil=True)
def by_lowest_cell(masks: Array, kinds: Array, cells: int) -> tuple[Array, Array, Array]:
    """Sort placements by the lowest cell that they cover; return them, and where each cell's start."""
    cell_of = np.empty(masks.shape[0], np.int64)
    for i in range(masks.shape[0]):
        cell_of[i] = lowest(masks[i])
    order = np.argsort(cell_of, kind="mergesort")
    return masks[order], kinds[order], np.searchsorted(cell_of[order], np.arange(cells + 1))


@njit(nogil=True)
def count_area(
    masks: Array, kinds: Array, starts: Array, pieces: int, last: Array, ranks: Array, counts: Array
) -> None:
    """Count solutions for every set of kinds; `last` maps a mask of cells to its kind, or to -1.

    `ranks` maps a set of kinds, as bits, to its index in `counts`.
    """
    none, one = np.uint64(0), np.uint64(1)
    open_cells, used = np.empty(pieces, np.uint64), np.zeros(pieces, np.int64)
    at, cell = np.zeros(pieces, np.int64), np.zeros(pieces, np.int64)
    open_cells[0] = np.uint64(last.shape[0] - 1)
    at[0], depth = starts[0], 0
    while depth >= 0:
        i = at[depth]
        if i == starts[cell[depth] + 1]:
            depth -= 1
            continue
        at[depth] = i + 1
        if masks[i] & ~open_cells[depth] != none or used[depth] >> kinds[i] & 1:
            continue
        rest, taken = open_cells[depth] ^ masks[i], used[depth] | 1 << kinds[i]
        if depth == pieces - 2:
            kind = last[rest]
            if kind >= 0 and not taken >> kind & 1:
                counts[ranks[taken | 1 << kind]] += 1
            continue
        depth += 1
        open_cells[depth], used[depth], cell[depth] = rest, taken, cell[depth - 1]
        while not rest >> np.uint64(cell[depth]) & one:
            cell[depth] += 1
        at[depth] = starts[cell[depth]]


@njit(cache=True, nogil=True)
@bound_to(SOURCES)
def count_sets(
    areas: Puzzles, shapes: Shapes, many: int, pieces: int, ranks: Array, counts: Array
) -> None:
    """Count the solutions of every area with every set of `pieces` of the first `many` kinds."""
    masks = np.empty((many + 1) * FORMS_AND_PLACES, np.uint64)
    kinds = np.empty(masks.shape[0], np.int64)
    for area in range(counts.shape[0]):
        first, stop = areas.cell_starts[area], areas.cell_starts[area + 1]
        levels = areas.levels[area]
        sides = sides_of(areas.cells, first, stop, levels)
        strides = strides_of(sides)
        target = target_of(areas.cells, first, stop, levels, strides)
        cells, end = (stop - first) * levels, 0
        last = np.full(1 << cells, np.int8(-1), np.int8)
        for kind in range(many):
            begin, end = end, place(kind, target, sides, strides, shapes, masks, end)
            for i in range(begin, end):
                masks[i], kinds[i] = numbered(masks[i], target), kind
                last[masks[i]] = kind
        there, of, starts = by_lowest_cell(masks[:end], kinds[:end], cells)
        count_area(there, of, starts, pieces, last, ranks, counts[area])
