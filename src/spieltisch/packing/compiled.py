"""The compiled kernel, called without numba once its machine code is kept."""

from ctypes import c_int64
from pathlib import Path
from typing import Any

import numpy as np
from numpy.ctypeslib import ndpointer

from spieltisch.packing.machine_code import Function, Library
from spieltisch.packing.stacks import Found, Stacks, Target

Array = np.ndarray[Any, Any]

SOURCES = [Path(__file__).with_name(f"{name}.py") for name in ("entry_kernel", "kernel", "stacks")]

_library = Library("spieltisch.packing.entry_kernel", SOURCES)


def _array(dtype: type, dimensions: int) -> Any:
    return ndpointer(dtype, dimensions, flags="C_CONTIGUOUS")


_NUMBERS, _TABLE, _BOX = (_array(np.int32, dimensions) for dimensions in (1, 2, 3))
_MASK, _MASKS, _LISTS = (_array(np.uint64, dimensions) for dimensions in (1, 2, 3))
_LONG, _COUNTS, _FLAGS = _array(np.int64, 1), _array(np.int64, 2), _array(np.bool_, 1)

_PLACE = [_BOX, _BOX, _TABLE, _MASKS, *[c_int64] * 7]
_IMAGES = [_MASKS, _TABLE, _LISTS, *[c_int64] * 4]
_COUNT_WAYS = [_MASKS, _MASKS, _COUNTS, *[c_int64] * 6]
_STACKS = Stacks(
    masks=_MASK,
    starts=_TABLE,
    covered=_MASKS,
    bits=_MASKS,
    at=_NUMBERS,
    stop=_NUMBERS,
    kind=_NUMBERS,
    chosen=_MASKS,
    left=_NUMBERS,
    progress=_LONG,
    spare=_MASKS,
)
_TARGET = Target(full=_MASK, beside=_MASKS, volumes=_FLAGS)
_FOUND = Found(kinds=_TABLE, masks=_LISTS)
_SEARCH = [*_STACKS, *_TARGET, _TABLE, *_FOUND, *[c_int64] * 7]


def place(forms: Array, index: Array, cells: Array, words: int) -> Array:
    """Give every way to put a shape's forms into a target, as masks of so many words.

    `index` numbers the target's cells in a box around them, -1 where there is none.
    """
    masks: Array = np.empty((len(forms) * len(cells), words), np.uint64)
    sizes = (*forms.shape[:2], len(cells), *index.shape, words)
    return masks[: _library.function("place", _PLACE)(forms, index, cells, masks, *sizes)]


def images(masks: Array, ways: Array) -> Array:
    """Give where every symmetry takes every mask."""
    found: Array = np.empty((len(ways), *masks.shape), np.uint64)
    _library.function("images", _IMAGES)(masks, ways, found, *masks.shape, *ways.shape)
    return found


def ways_beside(masks: Array, taken: Array, cells: int, begin: int, end: int) -> Array:
    """Count for each mask of taken cells, and each cell, the placements over it that leave those alone.

    Placements from `begin` to `end` are passed over: they are of the piece that took the cells.
    """
    ways: Array = np.zeros((len(taken), cells), np.int64)
    count_ways = _library.function("count_ways", _COUNT_WAYS)
    count_ways(masks, taken, ways, *masks.shape, *ways.shape, begin, end)
    return ways


def search_of(words: int) -> Function:
    """Give the search for masks of so many words."""
    run = _library.function("search_one_word" if words == 1 else "search_two_words", _SEARCH)

    def search(stacks: Stacks, target: Target, ways: Array, found: Found, most_nodes: int) -> int:
        depths, kinds = len(stacks.at), len(stacks.left)
        sizes = (stacks.masks.size, depths, kinds, len(target.beside), len(ways), len(found.kinds))
        return run(*stacks, *target, ways, *found, *sizes, most_nodes)

    return search
