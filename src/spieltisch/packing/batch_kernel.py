"""Many small puzzles in one compiled call: the placements of a piece in a target are made once.

A target lies in a box of up to 64 cells, a bit for each, the longest side most significant. A shape's form is
a mask too, so that one shift puts it anywhere and one comparison says whether it fits.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from spieltisch.packing import hole_kernel
from spieltisch.packing.hole_kernel import Options, Trail
from spieltisch.packing.kernel import lowest, slot_of
from spieltisch.packing.stacks import COUNTED, Memo

Array = np.ndarray[Any, Any]
Triple = tuple[Any, Any, Any]
"""Whole numbers for x, y and z."""

ALONE = -1
"""Stands for the count of a puzzle that has to be solved by itself, or cannot be posed."""
MOST_NODES = 100_000
"""A puzzle that needs more is solved by itself."""
FARTHEST = 10_000
KINDS = 32
"""Different kinds that a puzzle has at most: as many fields and guards as fit one word."""
BEHIND = 48 * 64
"""More placements than a kind has in one word: forms and places."""
ROOM = 4 * KINDS * BEHIND
"""Placements that are kept, at least twice as many as one puzzle can have."""
ROWS = 1 << 13
OPTIONS = 1 << 14
"""Placements of all kinds that a puzzle may have here."""
DEEPEST = 65

search = hole_kernel.search_of(1)


class Shapes(NamedTuple):
    """The turned forms of kinds of pieces, one kind after another."""

    forms: Array
    starts: Array
    sizes: Array


class Puzzles(NamedTuple):
    """Targets as columns of cells, some levels high, and pieces by their kinds, one after another."""

    cells: Array
    cell_starts: Array
    levels: Array
    pieces: Array
    piece_starts: Array


class Pool(NamedTuple):
    """Placements that were made, found by target and kind in a table whose size is a power of two."""

    masks: Array
    table: Array
    """Each row: the target's mask, its sides and the kind, where its placements begin and end."""
    used: Array
    """How many masks, and how many rows."""


class Desk(NamedTuple):
    """Room to work on one puzzle; the memo and what is found have none."""

    kinds: Array
    """Each row: a kind, how many pieces it has, where its placements are read, where they end."""
    bins: Array
    options: Options
    trail: Trail
    memo: Memo
    found: Array
    progress: Array


@njit(nogil=True)
def count_puzzles(
    puzzles: Puzzles, shapes: Shapes, pool: Pool, desk: Desk, counts: Array, nodes: Array
) -> None:
    """Count the solutions of each puzzle, or say that it has to be solved alone."""
    for number in range(counts.shape[0]):
        desk.progress[hole_kernel.NODES] = 0
        counts[number] = count_puzzle(puzzles, number, shapes, pool, desk)
        nodes[number] = desk.progress[hole_kernel.NODES]


@njit(nogil=True)
def count_puzzle(puzzles: Puzzles, number: int, shapes: Shapes, pool: Pool, desk: Desk) -> int:
    """Count the solutions of one puzzle."""
    first, end = puzzles.cell_starts[number], puzzles.cell_starts[number + 1]
    levels = puzzles.levels[number]
    sides = sides_of(puzzles.cells, first, end, levels)
    if sides[0] == 0:
        return ALONE
    strides = strides_of(sides)
    target = target_of(puzzles.cells, first, end, levels, strides)
    if target == np.uint64(0):
        return ALONE
    begin, stop = puzzles.piece_starts[number], puzzles.piece_starts[number + 1]
    kinds = sort_pieces(puzzles.pieces, begin, stop, shapes, (end - first) * levels, desk)
    if kinds == 0 or stop - begin >= desk.trail.left.shape[0]:
        return ALONE
    make_room(pool)
    for slot in range(kinds):
        kind = desk.kinds[slot, 0]
        start, after = placements(kind, target, sides, strides, shapes, pool, desk.bins)
        desk.kinds[slot, 2], desk.kinds[slot, 3] = start, after
    left, guards = fields_of(kinds, desk)
    if guards == np.uint64(0) or not merge(kinds, pool, desk):
        return ALONE
    trail, memo = desk.trail, desk.memo
    trail.open[0, 0], trail.left[0], trail.sums[0], trail.slots[0] = target, left, 0, -1
    trail.at[0] = desk.options.starts[lowest(target)]
    desk.progress[hole_kernel.DEPTH] = 0
    status = search(desk.options, guards, trail, memo, desk.found, desk.progress, MOST_NODES)
    return trail.sums[0] if status == COUNTED else ALONE


@njit(nogil=True)
def fields_of(kinds: int, desk: Desk) -> tuple[np.uint64, np.uint64]:
    """Write the pieces left as one number, a field for each kind; give it and the guard bits.

    No guards say that there are too many kinds for one word.
    """
    left, guards, shift = np.uint64(0), np.uint64(0), 0
    for slot in range(kinds):
        pieces, bits = desk.kinds[slot, 1], 1
        while pieces >> bits:
            bits += 1
        if shift + bits >= 64:
            return left, np.uint64(0)
        desk.kinds[slot, 4] = shift
        left |= np.uint64(pieces) << np.uint64(shift)
        shift += bits + 1
        guards |= np.uint64(1) << np.uint64(shift - 1)
    return left, guards


@njit(nogil=True)
def sides_of(cells: Array, first: int, end: int, levels: int) -> Triple:
    """Give the sides of the box around a target; zeros where it does not fit one word."""
    none = (np.int64(0), np.int64(0), np.int64(0))
    if end <= first or levels < 1 or (end - first) * levels > 64:
        return none
    ax, ay, az = cells[first, 0], cells[first, 1], cells[first, 2]
    bx, by, bz = ax, ay, az
    for i in range(first, end):
        x, y, z = cells[i, 0], cells[i, 1], cells[i, 2]
        ax, ay, az = min(ax, x), min(ay, y), min(az, z)
        bx, by, bz = max(bx, x), max(by, y), max(bz, z)
    if min(ax, ay, az) < -FARTHEST or max(bx, by, bz) > FARTHEST:
        return none
    w, h, d = np.int64(bx - ax + 1), np.int64(by - ay + 1), np.int64(bz - az + levels)
    return (w, h, d) if w * h * d <= 64 else none


@njit(nogil=True)
def strides_of(sides: Triple) -> Triple:
    """Say how far apart neighbours are along each axis: the longest side has the highest bits."""
    w, h, d = sides
    x = (h if h <= w else 1) * (d if d <= w else 1)
    y = (w if w < h else 1) * (d if d <= h else 1)
    z = (w if w < d else 1) * (h if h < d else 1)
    return x, y, z


@njit(nogil=True)
def target_of(cells: Array, first: int, end: int, levels: int, strides: Triple) -> np.uint64:
    """Give a target's mask in its box; nothing where a cell is named twice."""
    x, y, z = cells[first, 0], cells[first, 1], cells[first, 2]
    for i in range(first, end):
        x, y, z = min(x, cells[i, 0]), min(y, cells[i, 1]), min(z, cells[i, 2])
    mask = np.uint64(0)
    for i in range(first, end):
        for level in range(levels):
            place = (cells[i, 0] - x) * strides[0] + (cells[i, 1] - y) * strides[1]
            bit = np.uint64(1) << np.uint64(place + (cells[i, 2] - z + level) * strides[2])
            if mask & bit:
                return np.uint64(0)
            mask |= bit
    return mask


@njit(nogil=True)
def sort_pieces(
    pieces: Array, begin: int, stop: int, shapes: Shapes, volume: int, desk: Desk
) -> int:
    """Put equal pieces together; say how many kinds there are, 0 where they cannot fill the target."""
    kinds, cubes = 0, 0
    for i in range(begin, stop):
        piece = pieces[i]
        if not 0 <= piece < shapes.sizes.shape[0]:
            return 0
        cubes += shapes.sizes[piece]
        slot = 0
        while slot < kinds and desk.kinds[slot, 0] != piece:
            slot += 1
        if slot == KINDS:
            return 0
        if slot == kinds:
            desk.kinds[slot, 0], desk.kinds[slot, 1] = piece, 0
            kinds += 1
        desk.kinds[slot, 1] += 1
    return kinds if cubes == volume else 0


@njit(nogil=True)
def placements(
    kind: int,
    target: np.uint64,
    sides: Triple,
    strides: Triple,
    shapes: Shapes,
    pool: Pool,
    bins: Array,
) -> tuple[Any, Any]:
    """Find a kind's placements in the pool, or make them: where they begin and end."""
    rows = pool.table.shape[0]
    which = np.uint64(((kind * 128 + sides[0]) * 128 + sides[1]) * 128 + sides[2])
    row = slot_of(target, which, np.uint64(0), rows)
    while pool.table[row, 0] != np.uint64(0):
        if pool.table[row, 0] == target and pool.table[row, 1] == which:
            return np.int64(pool.table[row, 2]), np.int64(pool.table[row, 3])
        row = row + 1 & rows - 1
    begin = pool.used[0]
    end = place(kind, target, sides, strides, shapes, pool.masks, begin, bins)
    pool.table[row, 0], pool.table[row, 1] = target, which
    pool.table[row, 2], pool.table[row, 3] = np.uint64(begin), np.uint64(end)
    pool.used[0], pool.used[1] = end, pool.used[1] + 1
    return begin, end


@njit(nogil=True)
def make_room(pool: Pool) -> None:
    """Forget all placements where the next puzzle might find no room for its own."""
    if 2 * pool.used[0] > pool.masks.shape[0] or 2 * pool.used[1] > pool.table.shape[0]:
        pool.used[:] = 0
        pool.table[:, 0] = np.uint64(0)


@njit(nogil=True)
def place(
    kind: int,
    target: np.uint64,
    sides: Triple,
    strides: Triple,
    shapes: Shapes,
    masks: Array,
    begin: int,
    bins: Array,
) -> int:
    """Write down every way to put a kind into a target, in the order of the lowest cell; say the end.

    First behind the place where they belong, then sorted by counting.
    """
    bins[:] = 0
    rough = end = begin + BEHIND
    for form in range(shapes.starts[kind], shapes.starts[kind + 1]):
        shape, x, y, z = np.uint64(0), np.int64(0), np.int64(0), np.int64(0)
        for cube in range(shapes.sizes[kind]):
            at = shapes.forms[form, cube]
            a, b, c = np.int64(at[0]), np.int64(at[1]), np.int64(at[2])
            x, y, z = max(x, a), max(y, b), max(z, c)
            bit = a * strides[0] + b * strides[1] + c * strides[2]
            shape |= np.uint64(1) << np.uint64(bit & 63)
        for dx in range(sides[0] - x):
            for dy in range(sides[1] - y):
                for dz in range(sides[2] - z):
                    shift = dx * strides[0] + dy * strides[1] + dz * strides[2]
                    mask = shape << np.uint64(shift)
                    if mask & ~target == np.uint64(0):
                        masks[end] = mask
                        bins[lowest(mask) + np.uint64(1)] += 1
                        end += 1
    for cell in range(1, bins.shape[0]):
        bins[cell] += bins[cell - 1]
    for i in range(rough, end):
        cell = lowest(masks[i])
        masks[begin + bins[cell]] = masks[i]
        bins[cell] += 1
    return begin + end - rough


@njit(nogil=True)
def merge(kinds: int, pool: Pool, desk: Desk) -> bool:
    """Bring the placements of all kinds into one order; false where there are too many."""
    options, most = desk.options, 0
    for slot in range(kinds):
        most += desk.kinds[slot, 3] - desk.kinds[slot, 2]
    if most > options.pieces.shape[0]:
        return False
    end = 0
    for cell in range(64):
        options.starts[cell] = end
        for slot in range(kinds):
            i, stop = desk.kinds[slot, 2], desk.kinds[slot, 3]
            piece = np.uint64(1) << np.uint64(desk.kinds[slot, 4])
            while i < stop and lowest(pool.masks[i]) == np.uint64(cell):
                options.masks[0, end], options.pieces[end] = pool.masks[i], piece
                i += 1
                end += 1
            desk.kinds[slot, 2] = i
    options.starts[64] = end
    return True
