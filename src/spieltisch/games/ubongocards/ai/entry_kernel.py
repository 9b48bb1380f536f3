"""The search's doors for callers without numba: pointers and sizes in, a whole number out.

A door makes arrays of what is passed and calls a kernel. Nothing here or behind it allocates or raises, so
that the machine code runs without numba's runtime.
"""

from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]  # its stubs forget to export it

from spieltisch.games.ubongocards.ai import layout_kernel
from spieltisch.games.ubongocards.ai.layout_kernel import NUMBER_OF_WAYS, Room
from spieltisch.games.ubongocards.layout import TURNS

Pointer = Any


def largest(
    sides: Pointer,
    fits: Pointer,
    best: Pointer,
    tried: Pointer,
    places: Pointer,
    length: Pointer,
    at: Pointer,
    layout: Pointer,
    links: Pointer,
    order: Pointer,
    counts: Pointer,
    many: int,
    goal: int,
) -> int:
    """Read a hand and search it; give the cards of the best layout."""
    fits_ = carray(fits, (many, TURNS, many), np.uint32)
    room = Room(
        carray(places, (many, many * many * NUMBER_OF_WAYS, 4), np.int8),
        carray(length, (many,), np.int64),
        carray(at, (many,), np.int64),
        carray(layout, (many, 4), np.int8),
        carray(links, (many,), np.int64),
        carray(order, (many,), np.int64),
        carray(counts, (many,), np.int64),
    )
    layout_kernel.read_into(carray(sides, (many, 6), np.int8), fits_)
    laid, carray(tried, (1,), np.int64)[0] = layout_kernel.search_in(
        fits_, goal, carray(best, (many, 4), np.int8), room
    )
    return laid


def count_contacts(sides: Pointer, fits: Pointer, counts: Pointer, many: int) -> int:
    """Read a hand and count its possible contacts, each from both sides."""
    fits_ = carray(fits, (many, TURNS, many), np.uint32)
    layout_kernel.read_into(carray(sides, (many, 6), np.int8), fits_)
    return layout_kernel.count_into(fits_, carray(counts, (many,), np.int64))


def is_correct(sides: Pointer, fits: Pointer, layout: Pointer, many: int, laid: int) -> int:
    """Read a hand and say whether a layout of it is correct."""
    fits_ = carray(fits, (many, TURNS, many), np.uint32)
    layout_kernel.read_into(carray(sides, (many, 6), np.int8), fits_)
    return int(layout_kernel.is_correct(fits_, carray(layout, (laid, 4), np.int64)))
