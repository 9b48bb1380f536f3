"""The kernel's doors for callers without numba: pointers and sizes in, a whole number out.

A door makes arrays of what is passed and calls the kernel. It allocates nothing and raises nothing, so that
its machine code runs without numba's runtime.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]  # its stubs forget to export it

from spieltisch.packing import kernel
from spieltisch.packing.stacks import SPARE, Found, Stacks, Target

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
        left: Pointer,
        progress: Pointer,
        spare: Pointer,
        full: Pointer,
        beside: Pointer,
        volumes: Pointer,
        ways: Pointer,
        found_kinds: Pointer,
        found_masks: Pointer,
        room_for_masks: int,
        depths: int,
        kinds: int,
        cells: int,
        symmetries: int,
        room: int,
        most_nodes: int,
    ) -> int:
        stacks = Stacks(
            carray(masks, (room_for_masks,), np.uint64),
            carray(starts, (depths, kinds + 1), np.int32),
            carray(covered, (depths + 1, words), np.uint64),
            carray(bits, (depths, words), np.uint64),
            carray(at, (depths,), np.int32),
            carray(stop, (depths,), np.int32),
            carray(kind, (depths,), np.int32),
            carray(chosen, (depths, words), np.uint64),
            carray(left, (kinds,), np.int32),
            carray(progress, (5,), np.int64),
            carray(spare, (SPARE, words), np.uint64),
        )
        target = Target(
            carray(full, (words,), np.uint64),
            carray(beside, (cells, words), np.uint64),
            carray(volumes, (cells + 1,), np.bool_),
        )
        found = Found(
            carray(found_kinds, (room, depths - 1), np.int32),
            carray(found_masks, (room, depths - 1, words), np.uint64),
        )
        return run(stacks, target, carray(ways, (symmetries, cells), np.int32), found, most_nodes)

    return search


search_one_word = _search_of(1)
search_two_words = _search_of(2)
