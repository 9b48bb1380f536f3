"""The compiled kernel, called without numba once its machine code is kept."""

from collections.abc import Sequence
from ctypes import c_int64, c_void_p
from pathlib import Path
from typing import Any

import numpy as np
from numpy.ctypeslib import ndpointer

from spieltisch.compiling.machine_code import Function, Library
from spieltisch.packing.stacks import Found, Memo, Stacks, Target

Array = np.ndarray[Any, Any]

_MODULES = ("entry_kernel", "batch_kernel", "hole_kernel", "kernel", "stacks", "vectors")
SOURCES = [Path(__file__).with_name(f"{name}.py") for name in _MODULES]


def _array(dtype: type, dimensions: int) -> Any:
    return ndpointer(dtype, dimensions, flags="C_CONTIGUOUS")


_NUMBERS, _TABLE, _BOX = (_array(np.int32, dimensions) for dimensions in (1, 2, 3))
_MASK, _MASKS, _LISTS = (_array(np.uint64, dimensions) for dimensions in (1, 2, 3))
_LONG, _COUNTS, _FLAGS = _array(np.int64, 1), _array(np.int64, 2), _array(np.bool_, 1)

_PLACE = [_BOX, _BOX, _TABLE, _MASKS, *[c_int64] * 7]
_IMAGES = [_MASKS, _TABLE, _LISTS, *[c_int64] * 4]
_COUNT_WAYS = [_MASKS, _MASKS, _COUNTS, *[c_int64] * 6]
_STACKS = Stacks(
    masks=_MASKS,
    starts=_TABLE,
    covered=_MASKS,
    bits=_MASKS,
    at=_NUMBERS,
    stop=_NUMBERS,
    kind=_NUMBERS,
    chosen=_MASKS,
    before=_LONG,
    slots=_LONG,
    left=_NUMBERS,
    progress=_LONG,
    spare=_MASKS,
    planes=_MASK,
)
_TARGET = Target(full=_MASK, beside=_MASKS, volumes=_FLAGS, slopes=_MASK)
_MEMO = Memo(keys=_MASKS, sums=_LONG, units=_MASK)
_FOUND = Found(kinds=_TABLE, masks=_LISTS)
_SEARCH = [*_STACKS, *_TARGET, _TABLE, *_MEMO, *_FOUND, *[c_int64] * 9]
_TRAIL = [_MASKS, _MASK, _LONG, _LONG, _LONG]
_FILL = [_MASKS, _MASK, _LONG, *_TRAIL, _MASKS, _LONG, _COUNTS, _LONG, *[c_int64] * 6]
_PUZZLES = [_TABLE, _LONG, _NUMBERS, _NUMBERS, _LONG]
_SHAPES = [_BOX, _NUMBERS, _NUMBERS]
_DESK = [c_void_p] * 14
"""The desk is ours and stays: its arrays are looked at once, not in every call."""
_COUNT = [*_PUZZLES, *_SHAPES, *_DESK, _LONG, _LONG, *[c_int64] * 5]

_library = Library(
    "spieltisch.packing.entry_kernel",
    SOURCES,
    {
        "place": _PLACE,
        "images": _IMAGES,
        "count_ways": _COUNT_WAYS,
        "search_one_word": _SEARCH,
        "search_two_words": _SEARCH,
        "count_puzzles": _COUNT,
        "fill_one_word": _FILL,
        "fill_two_words": _FILL,
    },
)

load = _library.load


def place(forms: Array, index: Array, cells: Array, words: int) -> Array:
    """Give every way to put a shape's forms into a target, as masks of so many words.

    `index` numbers the target's cells in a box around them, -1 where there is none.
    """
    masks: Array = np.empty((len(forms) * len(cells), words), np.uint64)
    sizes = (*forms.shape[:2], len(cells), *index.shape, words)
    return masks[: _library.function("place")(forms, index, cells, masks, *sizes)]


def images(masks: Array, ways: Array) -> Array:
    """Give where every symmetry takes every mask."""
    found: Array = np.empty((len(ways), *masks.shape), np.uint64)
    _library.function("images")(masks, ways, found, *masks.shape, *ways.shape)
    return found


def ways_beside(masks: Array, taken: Array, cells: int, begin: int, end: int) -> Array:
    """Count for each mask of taken cells, and each cell, the placements over it that leave those alone.

    Placements from `begin` to `end` are passed over: they are of the piece that took the cells.
    """
    ways: Array = np.zeros((len(taken), cells), np.int64)
    count_ways = _library.function("count_ways")
    count_ways(masks, taken, ways, *masks.shape, *ways.shape, begin, end)
    return ways


def search_of(words: int) -> Function:
    """Give the search for masks of so many words."""
    run = _library.function("search_one_word" if words == 1 else "search_two_words")

    def search(
        stacks: Stacks, target: Target, ways: Array, memo: Memo, found: Found, most_nodes: int
    ) -> int:
        depths, kinds = len(stacks.at), len(stacks.left)
        sizes = (stacks.masks.shape[1], depths, kinds, len(target.beside), len(ways))
        rooms = (len(found.kinds), len(target.slopes), len(memo.sums))
        return run(*stacks, *target, ways, *memo, *found, *sizes, *rooms, most_nodes)

    return search


def count_puzzles(
    puzzles: tuple[Array, ...], shapes: tuple[Array, ...], desk: Sequence[int]
) -> tuple[Array, Array]:
    """Count the solutions of many small puzzles; give them and the nodes that were tried.

    The desk is given by the addresses of its arrays.
    """
    cells, _, levels, pieces, _ = puzzles
    forms, _, sizes = shapes
    counts, nodes = np.empty(len(levels), np.int64), np.empty(len(levels), np.int64)
    many = (len(levels), len(cells), len(pieces), len(forms), len(sizes))
    _library.function("count_puzzles")(*puzzles, *shapes, *desk, counts, nodes, *many)
    return counts, nodes


def fill_of(words: int) -> Function:
    """Give the first-hole search for masks of so many words."""
    return _library.function("fill_one_word" if words == 1 else "fill_two_words")
