"""Many small puzzles in one compiled call: placements once for each area, then a search for each task."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from spieltisch.packing.kernel import place, search_of
from spieltisch.packing.machine_code import bound_to
from spieltisch.packing.stacks import COUNTED, FOUND, IS_FRESH, Found, Stacks, Target

Array = np.ndarray[Any, Any]

SOURCES = [Path(__file__).with_name(f"{name}.py") for name in ("batch_kernel", "kernel", "stacks")]

search = search_of(1)


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


class Tasks(NamedTuple):
    """Which area each task has, and its pieces by the number of their kind."""

    areas: Array
    pieces: Array
    starts: Array


@njit(cache=True, nogil=True)
@bound_to(SOURCES)
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


@njit(cache=True, nogil=True)
@bound_to(SOURCES)
def count_tasks(
    tasks: Tasks, areas: Areas, masks: Array, begins: Array, stacks: Stacks, most_nodes: int
) -> Array:
    """Count each task's solutions; -1 where the nodes did not suffice."""
    counts = np.empty(tasks.areas.shape[0], np.int64)
    full, ways = np.empty(1, np.uint64), np.zeros((1, 1), np.int32)
    target = Target(full, np.empty((0, 1), np.uint64), np.empty(0, np.bool_))
    nothing = Found(np.empty((0, 0), np.int32), np.empty((0, 0, 0), np.uint64))
    for task in range(counts.shape[0]):
        area = tasks.areas[task]
        pieces = tasks.pieces[tasks.starts[task] : tasks.starts[task + 1]]
        load(stacks, pieces, masks, begins[area])
        cells = (areas.starts[area + 1] - areas.starts[area]) * areas.levels
        full[0] = ~np.uint64(0) >> np.uint64(64 - cells)
        status = search(stacks, target, ways, nothing, most_nodes)
        counts[task] = stacks.progress[FOUND] if status == COUNTED else -1
    return counts


@njit(nogil=True)
def load(stacks: Stacks, pieces: Array, masks: Array, begins: Array) -> None:
    """Put a task's pieces at the root of a search; equal pieces become one kind."""
    stacks.progress[:] = 0
    stacks.progress[IS_FRESH] = 1
    stacks.left[:] = 0
    end = 0
    for slot in range(stacks.left.shape[0]):
        stacks.starts[0, slot] = end
        if slot < pieces.shape[0] and not np.any(pieces[:slot] == pieces[slot]):
            stacks.left[slot] = np.sum(pieces == pieces[slot])
            first, last = begins[pieces[slot]], begins[pieces[slot] + 1]
            stacks.masks[end : end + last - first] = masks[first:last, 0]
            end += last - first
    stacks.starts[0, stacks.left.shape[0]] = end
