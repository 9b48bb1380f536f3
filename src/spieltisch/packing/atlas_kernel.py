"""The compiled count of one area's puzzles, all sets of kinds at once.

The lowest open cell is covered first, by a kind that is not used yet. The last piece is not tried: whether
what is left is one piece, and which, is looked up.
"""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from spieltisch.compiling.cache import bound_to
from spieltisch.packing.placement_kernel import place

Array = np.ndarray[Any, Any]

_MODULES = ("atlas_kernel", "placement_kernel")
SOURCES = [Path(__file__).with_name(f"{name}.py") for name in _MODULES]


class Areas(NamedTuple):
    """Areas, one after another, each moved to where its smallest coordinates are 0."""

    squares: Array
    starts: Array
    """Where each area's squares begin, and where the last one's end."""
    levels: int
    side: int
    """No coordinate is as large as this."""


class Kinds(NamedTuple):
    """The turned forms of kinds of pieces, one kind after another."""

    forms: Array
    starts: Array
    sizes: Array


@njit(nogil=True)
def place_all(areas: Areas, kinds: Kinds) -> tuple[Array, Array]:
    """Put every kind into every area; give the masks, and where those of (area, kind) begin."""
    many, most = areas.starts.shape[0] - 1, kinds.sizes.shape[0]
    room = areas.squares.shape[0] * areas.levels * kinds.forms.shape[0]
    masks, begins = np.empty((room, 1), np.uint64), np.zeros((many, most + 1), np.int64)
    index = np.full((areas.side, areas.side, areas.levels), np.int32(-1), np.int32)
    found = 0
    for area in range(many):
        squares = areas.squares[areas.starts[area] : areas.starts[area + 1]]
        cells = np.empty((squares.shape[0] * areas.levels, 3), np.int32)
        for cell in range(cells.shape[0]):
            square, level = cell // areas.levels, cell % areas.levels
            x, y = squares[square, 0], squares[square, 1]
            cells[cell, 0], cells[cell, 1], cells[cell, 2] = x, y, level
            index[x, y, level] = cell
        for kind in range(most):
            begins[area, kind] = found
            forms = kinds.forms[kinds.starts[kind] : kinds.starts[kind + 1], : kinds.sizes[kind]]
            found += place(forms, index, cells, masks[found:])
        begins[area, most] = found
        for cell in range(cells.shape[0]):
            index[cells[cell, 0], cells[cell, 1], cells[cell, 2]] = -1
    return masks, begins


@njit(nogil=True)
def by_lowest_cell(masks: Array, kinds: Array, cells: int) -> tuple[Array, Array, Array]:
    """Sort placements by the lowest cell that they cover; say where each cell's begin."""
    lowest = np.empty(masks.shape[0], np.int64)
    for i in range(masks.shape[0]):
        cell = 0
        while not masks[i] >> np.uint64(cell) & np.uint64(1):
            cell += 1
        lowest[i] = cell
    order = np.argsort(lowest, kind="mergesort")
    return masks[order], kinds[order], np.searchsorted(lowest[order], np.arange(cells + 1))


@njit(nogil=True)
def count_area(
    masks: Array, kinds: Array, starts: Array, pieces: int, last: Array, ranks: Array, counts: Array
) -> None:
    """Count solutions for every set of kinds; `last` tells which kind a mask of cells is, or -1.

    `ranks` gives a set's place in `counts` from the bits of its kinds.
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
def count_sets(areas: Areas, kinds: Kinds, pieces: int, ranks: Array, counts: Array) -> None:
    """Count the solutions of every area and set of kinds."""
    masks, begins = place_all(areas, kinds)
    for area in range(counts.shape[0]):
        cells = (areas.starts[area + 1] - areas.starts[area]) * areas.levels
        last = np.full(1 << cells, np.int8(-1), np.int8)
        first, end = begins[area, 0], begins[area, -1]
        here, of = masks[first:end, 0].copy(), np.empty(end - first, np.int64)
        for kind in range(kinds.sizes.shape[0]):
            for i in range(begins[area, kind], begins[area, kind + 1]):
                of[i - first] = kind
                last[masks[i, 0]] = kind
        sorted_masks, sorted_kinds, starts = by_lowest_cell(here, of, cells)
        count_area(sorted_masks, sorted_kinds, starts, pieces, last, ranks, counts[area])
