"""The kernel's doors for callers without numba: pointers and sizes in, a whole number out.

A door makes arrays of what is passed and calls the kernel. It allocates nothing and raises nothing, so that
its machine code runs without numba's runtime.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]  # its stubs forget to export it

from spieltisch.packing import batch_kernel, hole_kernel, kernel
from spieltisch.packing.batch_kernel import (
    DEEPEST,
    KINDS,
    OPTIONS,
    ROOM,
    ROWS,
    Desk,
    Pool,
    Puzzles,
    Shapes,
)
from spieltisch.packing.hole_kernel import Options, Trail
from spieltisch.packing.stacks import SPARE, Found, Memo, Stacks, Target

Pointer = Any


def place(
    forms: Pointer,
    index: Pointer,
    cells: Pointer,
    masks: Pointer,
    many_forms: int,
    cubes: int,
    many_cells: int,
    x: int,
    y: int,
    z: int,
    words: int,
) -> int:
    """Open `kernel.place`."""
    return kernel.place(
        carray(forms, (many_forms, cubes, 3), np.int32),
        carray(index, (x, y, z), np.int32),
        carray(cells, (many_cells, 3), np.int32),
        carray(masks, (many_forms * many_cells, words), np.uint64),
    )


def images(
    masks: Pointer,
    ways: Pointer,
    found: Pointer,
    placements: int,
    words: int,
    symmetries: int,
    cells: int,
) -> int:
    """Open `kernel.images`."""
    kernel.images(
        carray(masks, (placements, words), np.uint64),
        carray(ways, (symmetries, cells), np.int32),
        carray(found, (symmetries, placements, words), np.uint64),
    )
    return 0


def count_ways(
    masks: Pointer,
    taken: Pointer,
    ways: Pointer,
    placements: int,
    words: int,
    many_taken: int,
    cells: int,
    begin: int,
    end: int,
) -> int:
    """Open `kernel.count_ways`."""
    kernel.count_ways(
        carray(masks, (placements, words), np.uint64),
        begin,
        end,
        carray(taken, (many_taken, words), np.uint64),
        carray(ways, (many_taken, cells), np.int64),
    )
    return 0


def _search_of(words: int) -> Callable[..., int]:
    run = kernel.search_of(words)

    def search(
        masks: Pointer,
        starts: Pointer,
        covered: Pointer,
        bits: Pointer,
        at: Pointer,
        stop: Pointer,
        kind: Pointer,
        chosen: Pointer,
        before: Pointer,
        slots: Pointer,
        left: Pointer,
        progress: Pointer,
        spare: Pointer,
        planes: Pointer,
        full: Pointer,
        beside: Pointer,
        volumes: Pointer,
        slopes: Pointer,
        ways: Pointer,
        keys: Pointer,
        sums: Pointer,
        units: Pointer,
        found_kinds: Pointer,
        found_masks: Pointer,
        room_for_masks: int,
        depths: int,
        kinds: int,
        cells: int,
        symmetries: int,
        room: int,
        many_slopes: int,
        rows: int,
        most_nodes: int,
    ) -> int:
        stacks = Stacks(
            carray(masks, (words, room_for_masks), np.uint64),
            carray(starts, (depths, kinds + 1), np.int32),
            carray(covered, (depths + 1, words), np.uint64),
            carray(bits, (depths, words), np.uint64),
            carray(at, (depths,), np.int32),
            carray(stop, (depths,), np.int32),
            carray(kind, (depths,), np.int32),
            carray(chosen, (depths, words), np.uint64),
            carray(before, (depths,), np.int64),
            carray(slots, (depths,), np.int64),
            carray(left, (kinds,), np.int32),
            carray(progress, (5,), np.int64),
            carray(spare, (SPARE, words), np.uint64),
            carray(planes, (5,), np.uint64),
        )
        target = Target(
            carray(full, (words,), np.uint64),
            carray(beside, (cells, words), np.uint64),
            carray(volumes, (cells + 1,), np.bool_),
            carray(slopes, (many_slopes,), np.uint64),
        )
        memo = Memo(
            carray(keys, (rows, 3), np.uint64),
            carray(sums, (rows,), np.int64),
            carray(units, (kinds,), np.uint64),
        )
        found = Found(
            carray(found_kinds, (room, depths - 1), np.int32),
            carray(found_masks, (room, depths - 1, words), np.uint64),
        )
        ways_ = carray(ways, (symmetries, cells), np.int32)
        return run(stacks, target, ways_, memo, found, most_nodes)

    return search


search_one_word = _search_of(1)
search_two_words = _search_of(2)


def count_puzzles(
    cells: Pointer,
    cell_starts: Pointer,
    levels: Pointer,
    pieces: Pointer,
    piece_starts: Pointer,
    forms: Pointer,
    form_starts: Pointer,
    sizes: Pointer,
    pool_masks: Pointer,
    pool_table: Pointer,
    pool_used: Pointer,
    kinds: Pointer,
    bins: Pointer,
    masks: Pointer,
    taken: Pointer,
    starts: Pointer,
    trail_open: Pointer,
    trail_left: Pointer,
    trail_at: Pointer,
    trail_sums: Pointer,
    trail_slots: Pointer,
    progress: Pointer,
    counts: Pointer,
    nodes: Pointer,
    many: int,
    many_cells: int,
    many_pieces: int,
    many_forms: int,
    many_kinds: int,
) -> int:
    """Open `batch_kernel.count_puzzles`."""
    puzzles = Puzzles(
        carray(cells, (many_cells, 3), np.int32),
        carray(cell_starts, (many + 1,), np.int64),
        carray(levels, (many,), np.int32),
        carray(pieces, (many_pieces,), np.int32),
        carray(piece_starts, (many + 1,), np.int64),
    )
    shapes = Shapes(
        carray(forms, (many_forms, 10, 3), np.int32),
        carray(form_starts, (many_kinds + 1,), np.int32),
        carray(sizes, (many_kinds,), np.int32),
    )
    pool = Pool(
        carray(pool_masks, (ROOM,), np.uint64),
        carray(pool_table, (ROWS, 4), np.uint64),
        carray(pool_used, (2,), np.int64),
    )
    desk = Desk(
        carray(kinds, (KINDS, 5), np.int64),
        carray(bins, (65,), np.int64),
        Options(
            carray(masks, (1, OPTIONS), np.uint64),
            carray(taken, (OPTIONS,), np.uint64),
            carray(starts, (65,), np.int64),
        ),
        Trail(
            carray(trail_open, (DEEPEST, 1), np.uint64),
            carray(trail_left, (DEEPEST,), np.uint64),
            carray(trail_at, (DEEPEST,), np.int64),
            carray(trail_sums, (DEEPEST,), np.int64),
            carray(trail_slots, (DEEPEST,), np.int64),
        ),
        Memo(
            carray(trail_left, (0, 3), np.uint64),
            carray(trail_sums, (0,), np.int64),
            carray(trail_left, (0,), np.uint64),
        ),
        carray(trail_at, (0, DEEPEST), np.int64),
        carray(progress, (3,), np.int64),
    )
    counts_, nodes_ = carray(counts, (many,), np.int64), carray(nodes, (many,), np.int64)
    batch_kernel.count_puzzles(puzzles, shapes, pool, desk, counts_, nodes_)
    return 0


def _hole_search_of(words: int) -> Callable[..., int]:
    run = hole_kernel.search_of(words)

    def search(
        masks: Pointer,
        pieces: Pointer,
        starts: Pointer,
        trail_open: Pointer,
        trail_left: Pointer,
        trail_at: Pointer,
        trail_sums: Pointer,
        trail_slots: Pointer,
        keys: Pointer,
        sums: Pointer,
        found: Pointer,
        progress: Pointer,
        placements: int,
        depths: int,
        rows: int,
        room: int,
        guards: int,
        most_nodes: int,
    ) -> int:
        options = Options(
            carray(masks, (words, placements), np.uint64),
            carray(pieces, (placements,), np.uint64),
            carray(starts, (64 * words + 1,), np.int64),
        )
        trail = Trail(
            carray(trail_open, (depths, words), np.uint64),
            carray(trail_left, (depths,), np.uint64),
            carray(trail_at, (depths,), np.int64),
            carray(trail_sums, (depths,), np.int64),
            carray(trail_slots, (depths,), np.int64),
        )
        memo = Memo(
            carray(keys, (rows, 3), np.uint64),
            carray(sums, (rows,), np.int64),
            carray(pieces, (0,), np.uint64),
        )
        found_, progress_ = (
            carray(found, (room, depths), np.int64),
            carray(progress, (3,), np.int64),
        )
        return run(options, np.uint64(guards), trail, memo, found_, progress_, most_nodes)

    return search


fill_one_word = _hole_search_of(1)
fill_two_words = _hole_search_of(2)
