"""Solves many small puzzles in one compiled call, and caches the placements of a piece in a target.

Each is solved by a first-hole search without a memo, in the plain twin's order.
"""

from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.bits_kernel import lowest
from spieltisch.packing.box_kernel import Triple, numbered, place, sides_of, strides_of, target_of
from spieltisch.packing.hole_kernel import fill_one_word
from spieltisch.packing.memo_kernel import slot_of
from spieltisch.packing.turning_kernel import is_smallest, ways_of
from spieltisch.packing.workspace import (
    DEPTH,
    FOUND,
    FULL_BUFFER,
    KINDS,
    LISTED,
    NODES,
    STOPPED,
    STORED,
    Listing,
    Pool,
    Puzzles,
    Shapes,
    Workspace,
)

Array = np.ndarray[Any, Any]

ALONE = -1
"""The count of a puzzle that has to be solved on its own, or that is invalid."""
NO_ROOM = -2
"""The count of a puzzle whose solutions do not fit after those of earlier ones."""
SHORTER = 4
"""Up to symmetry, a puzzle solved on its own needs at least this many times fewer nodes."""


@njit(nogil=True)
def solve_puzzles(
    puzzles: Puzzles,
    shapes: Shapes,
    work: Workspace,
    counts: Array,
    nodes: Array,
    listing: Listing,
    number: int,
    stop: int,
    most_nodes: int,
    wanted: int,
    is_partial: int,
) -> int:
    """Count the solutions of puzzles, or mark one as `ALONE`; list the solutions if there is room.

    Return the number of the first puzzle whose solutions do not fit. The search of each puzzle ends after
    `most_nodes`, or when it has found as many solutions as wanted (zero for all). One that runs out of nodes
    is marked as `ALONE`, unless partial results are allowed.
    """
    end, limits = 0, (most_nodes, wanted, is_partial)
    while number < stop:
        work.progress[NODES], begin = 0, end
        counts[number], end = solve(puzzles, number, shapes, work, listing, end, limits)
        nodes[number] = work.progress[NODES]
        if counts[number] == NO_ROOM:
            if begin > 0:
                return number
            counts[number] = ALONE
        if listing.ends.shape[0]:
            listing.ends[number] = end
        number += 1
    return number


@njit(nogil=True)
def solve(
    puzzles: Puzzles,
    number: int,
    shapes: Shapes,
    work: Workspace,
    listing: Listing,
    end: int,
    limits: Triple,
) -> tuple[int, int]:
    """Count the solutions of one puzzle; return the count and the end of the listing."""
    first, stop = puzzles.cell_starts[number], puzzles.cell_starts[number + 1]
    levels = puzzles.levels[number]
    sides = sides_of(puzzles.cells, first, stop, levels)
    if sides[0] == 0:
        return ALONE, end
    strides = strides_of(sides)
    target = target_of(puzzles.cells, first, stop, levels, strides)
    if target == np.uint64(0):
        return ALONE, end
    begin, last = puzzles.piece_starts[number], puzzles.piece_starts[number + 1]
    kinds = sort_pieces(puzzles.pieces, begin, last, shapes, (stop - first) * levels, work)
    if kinds == 0 or last - begin >= work.trail.left.shape[0]:
        return ALONE, end
    ways = ways_of(
        target, sides, strides, turns_of(puzzles.turns[number], kinds, shapes, work), work
    )
    make_room(work.pool)
    for slot in range(kinds):
        kind = work.kinds[slot, 0]
        start, after = placements(kind, target, sides, strides, shapes, work.pool)
        work.kinds[slot, 2], work.kinds[slot, 3] = start, after
    left, guards = fields_of(kinds, work)
    if guards == np.uint64(0) or not merge(kinds, work):
        return ALONE, end
    begin_search(target, left, work)
    most_nodes, wanted, is_partial = limits
    if ways > 0 and not is_partial:  # a failed attempt would cost more than the other search
        limits = (most_nodes // SHORTER, wanted, is_partial)
    return search(target, guards, (last - begin, ways), work, listing, end, limits)


@njit(nogil=True)
def begin_search(target: np.uint64, left: np.uint64, work: Workspace) -> None:
    """Set the search up at the first hole of a target."""
    trail, progress = work.trail, work.progress
    trail.open[0, 0], trail.left[0], trail.sums[0], trail.slots[0] = target, left, 0, -1
    trail.at[0] = work.options.starts[lowest(target)]
    progress[DEPTH] = progress[STORED] = progress[FOUND] = 0


@njit(nogil=True)
def search(
    target: np.uint64,
    guards: np.uint64,
    sizes: tuple[int, int],
    work: Workspace,
    listing: Listing,
    end: int,
    limits: Triple,
) -> tuple[int, int]:
    """Search a target from its first hole; `sizes` are the numbers of its pieces and symmetries."""
    trail, progress, begin = work.trail, work.progress, end
    most_nodes, wanted, is_partial = limits
    takes = listing.ends.shape[0] > 0 or sizes[1] > 0 or wanted > 0
    room = min(wanted, LISTED) if wanted > 0 else LISTED
    found = work.found[: room if takes else 0]
    status = FULL_BUFFER
    while status == FULL_BUFFER and (wanted == 0 or progress[FOUND] < wanted):
        most = most_nodes - progress[NODES]
        status = fill_one_word(work.options, guards, trail, work.memo, found, progress, most)
        end = write_down(target, sizes, work, listing, end, wanted)
        if end < 0:
            return NO_ROOM, begin
    if status == STOPPED and not is_partial:
        return ALONE, begin
    if takes:
        return int(progress[FOUND]), end
    solutions = 0
    for depth in range(max(progress[DEPTH], 0) + 1):
        solutions += trail.sums[depth]
    return solutions, end


@njit(nogil=True)
def write_down(
    target: np.uint64,
    sizes: tuple[int, int],
    work: Workspace,
    listing: Listing,
    end: int,
    wanted: int,
) -> int:
    """Count the solutions found, one for each class under symmetry, and list them if there is a listing.

    Each solution is sorted by mask. Return the end of the listing; -1 if there is no room.
    """
    pieces, ways = sizes
    for row in range(work.progress[STORED]):
        if wanted > 0 and work.progress[FOUND] == wanted:
            break
        put_in_order(work.found[row], pieces, work)
        if ways > 0 and not is_smallest(work.images, pieces, work.ways[:ways]):
            continue
        work.progress[FOUND] += 1
        if listing.ends.shape[0] == 0:
            continue
        if end + pieces > listing.masks.shape[0]:
            return -1
        for i in range(pieces):
            field, slot = lowest(work.options.pieces[work.found[row, i]]), 0
            while work.kinds[slot, 4] != np.int64(field):
                slot += 1
            listing.masks[end + i] = numbered(work.images[0, i], target)
            listing.kinds[end + i] = slot
        end += pieces
    work.progress[STORED] = 0
    return end


@njit(nogil=True)
def put_in_order(options: Array, pieces: int, work: Workspace) -> None:
    """Sort a solution's placements by mask, and store the masks."""
    masks = work.images[0]
    for last in range(pieces):
        option, at = options[last], last
        mask = work.options.masks[0, option]
        while at > 0 and masks[at - 1] > mask:
            masks[at], options[at] = masks[at - 1], options[at - 1]
            at -= 1
        masks[at], options[at] = mask, option


@njit(nogil=True)
def turns_of(turns: int, kinds: int, shapes: Shapes, work: Workspace) -> int:
    """Return how many symmetries of the cube count: reflections only if the mirrored pieces are the same."""
    if turns <= 24:
        return turns
    for slot in range(kinds):
        other, twin = shapes.mirrored[work.kinds[slot, 0]], 0
        while twin < kinds and work.kinds[twin, 0] != other:
            twin += 1
        if twin == kinds or work.kinds[twin, 1] != work.kinds[slot, 1]:
            return 24
    return turns


@njit(nogil=True)
def fields_of(kinds: int, work: Workspace) -> tuple[np.uint64, np.uint64]:
    """Encode the pieces left as one integer with a bit field for each kind; return it and the guard bits.

    Guards of zero mean that the fields do not fit in one word.
    """
    left, guards, shift = np.uint64(0), np.uint64(0), 0
    for slot in range(kinds):
        pieces, bits = work.kinds[slot, 1], 1
        while pieces >> bits:
            bits += 1
        if shift + bits >= 64:
            return left, np.uint64(0)
        work.kinds[slot, 4] = shift
        left |= np.uint64(pieces) << np.uint64(shift)
        shift += bits + 1
        guards |= np.uint64(1) << np.uint64(shift - 1)
    return left, guards


@njit(nogil=True)
def sort_pieces(
    pieces: Array, begin: int, stop: int, shapes: Shapes, volume: int, work: Workspace
) -> int:
    """Group equal pieces; return the number of kinds, or 0 if they cannot fill the target."""
    kinds, cubes = 0, 0
    for i in range(begin, stop):
        piece = pieces[i]
        if not 0 <= piece < shapes.sizes.shape[0]:
            return 0
        cubes += shapes.sizes[piece]
        slot = 0
        while slot < kinds and work.kinds[slot, 0] != piece:
            slot += 1
        if slot == KINDS:
            return 0
        if slot == kinds:
            work.kinds[slot, 0], work.kinds[slot, 1] = piece, 0
            kinds += 1
        work.kinds[slot, 1] += 1
    return kinds if cubes == volume else 0


@njit(nogil=True)
def placements(
    kind: int, target: np.uint64, sides: Triple, strides: Triple, shapes: Shapes, pool: Pool
) -> tuple[Any, Any]:
    """Find a kind's placements in the pool, or add them; return where they start and end."""
    rows = pool.table.shape[0]
    which = np.uint64(((kind * 128 + sides[0]) * 128 + sides[1]) * 128 + sides[2])
    row = slot_of(target, which, np.uint64(0), rows)
    while pool.table[row, 0] != np.uint64(0):
        if pool.table[row, 0] == target and pool.table[row, 1] == which:
            return np.int64(pool.table[row, 2]), np.int64(pool.table[row, 3])
        row = row + 1 & rows - 1
    begin = pool.used[0]
    end = place(kind, target, sides, strides, shapes, pool.masks, begin)
    pool.table[row, 0], pool.table[row, 1] = target, which
    pool.table[row, 2], pool.table[row, 3] = np.uint64(begin), np.uint64(end)
    pool.used[0], pool.used[1] = end, pool.used[1] + 1
    return begin, end


@njit(nogil=True)
def make_room(pool: Pool) -> None:
    """Empty the pool if the next puzzle's placements might not fit."""
    if 2 * pool.used[0] > pool.masks.shape[0] or 2 * pool.used[1] > pool.table.shape[0]:
        pool.used[:] = 0
        pool.table[:, 0] = np.uint64(0)


@njit(nogil=True)
def merge(kinds: int, work: Workspace) -> bool:
    """Merge the placements of all kinds, sorted by lowest cell; return false if there are too many."""
    options, pool, most = work.options, work.pool, 0
    for slot in range(kinds):
        most += work.kinds[slot, 3] - work.kinds[slot, 2]
    if most > options.pieces.shape[0]:
        return False
    end = 0
    for cell in range(64):
        options.starts[cell] = end
        for slot in range(kinds):
            i, stop = work.kinds[slot, 2], work.kinds[slot, 3]
            piece = np.uint64(1) << np.uint64(work.kinds[slot, 4])
            while i < stop and lowest(pool.masks[i]) == np.uint64(cell):
                options.masks[0, end], options.pieces[end] = pool.masks[i], piece
                i += 1
                end += 1
            work.kinds[slot, 2] = i
    options.starts[64] = end
    return True
