"""The compiled kernels, which are called without numba once their machine code is cached."""

from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.compiling.machine_code import Function, Library
from spieltisch.compiling.marshalling import INTEGER, WORD, fixed
from spieltisch.packing.workspace import (
    DEEPEST,
    OPTIONS,
    Found,
    Listing,
    Memo,
    Options,
    Puzzles,
    Shapes,
    Stacks,
    Target,
    Trail,
    Workspace,
    longs,
    numbers,
    words,
)

Array = np.ndarray[Any, Any]

_MODULES = (
    "batch_kernel",
    "bits_kernel",
    "box_kernel",
    "cells",
    "choice_kernel",
    "hole_kernel",
    "last_pieces_kernel",
    "memo_kernel",
    "placement_kernel",
    "pocket_kernel",
    "search_kernel",
    "symmetry_kernel",
    "turning_kernel",
    "vectors",
    "workspace",
)
SOURCES = [Path(__file__).with_name(f"{name}.py") for name in _MODULES]


WORKSPACE: Workspace = fixed(
    Workspace(Options(), Trail(), Memo()), words=1, options=OPTIONS, starts=65, depths=DEEPEST
)
LISTING = Listing()
_MASKS, _WAYS = words("masks", "words"), numbers("symmetries", "cells")


def _search(words: int) -> Any:
    return fixed((Stacks(), Target(), _WAYS, Memo(), Found(), INTEGER), words=words)


def _fill(words: int) -> Any:
    kinds = (Options(), WORD, Trail(), Memo(), numbers("room", "depths"), longs(5), INTEGER)
    return fixed(kinds, words=words)


_library = Library(
    "spieltisch.packing",
    SOURCES,
    {
        "placement_kernel.place": (
            numbers("forms", "cubes", 3),
            numbers("x", "y", "z"),
            numbers("cells", 3),
            _MASKS,
        ),
        "placement_kernel.count_ways": (_MASKS, _MASKS, longs("taken", "cells"), INTEGER, INTEGER),
        "symmetry_kernel.images": (_MASKS, _WAYS, words("symmetries", "masks", "words")),
        "search_kernel.search_one_word": _search(1),
        "search_kernel.search_two_words": _search(2),
        "hole_kernel.fill_one_word": _fill(1),
        "hole_kernel.fill_two_words": _fill(2),
        "batch_kernel.solve_puzzles": (
            Puzzles(),
            Shapes(),
            WORKSPACE,
            longs("puzzles"),
            longs("puzzles"),
            LISTING,
            *[INTEGER] * 5,
        ),
    },
)

load = _library.load


def place(forms: Array, index: Array, cells: Array, words: int) -> Array:
    """Return every placement of a shape's forms in a target, as bit masks of this many words.

    `index` numbers the target's cells in a box around them; -1 means no cell.
    """
    found: Array = np.empty((len(forms) * len(cells), words), np.uint64)
    return found[: _library.function("placement_kernel.place")(forms, index, cells, found)]


def images(placements: Array, ways: Array) -> Array:
    """Return the image of every mask under every symmetry."""
    found: Array = np.empty((len(ways), *placements.shape), np.uint64)
    _library.function("symmetry_kernel.images")(placements, ways, found)
    return found


def ways_beside(placements: Array, taken: Array, cells: int, begin: int, end: int) -> Array:
    """For each mask of taken cells, count the placements that cover each cell and avoid the taken ones.

    Placements from `begin` to `end` are skipped: they belong to the piece that took the cells.
    """
    ways: Array = np.zeros((len(taken), cells), np.int64)
    _library.function("placement_kernel.count_ways")(placements, taken, ways, begin, end)
    return ways


def search_of(words: int) -> Function:
    """Return the search for masks of this many words."""
    return _library.function(f"search_kernel.search_{'one_word' if words == 1 else 'two_words'}")


def fill_of(words: int) -> Function:
    """Return the first-hole search for masks of this many words."""
    return _library.function(f"hole_kernel.fill_{'one_word' if words == 1 else 'two_words'}")


def solve_puzzles() -> Function:
    """Return the solver for many small puzzles."""
    return _library.function("batch_kernel.solve_puzzles")


def is_kept() -> bool:
    """Return whether the solver for many small puzzles can be loaded without compiling."""
    return _library.is_kept("batch_kernel.solve_puzzles")


def solve_puzzles_of(*arrays: Any) -> Function:
    """Return the same solver bound to arrays that stay where they are; it takes only numbers."""
    return _library.bound("batch_kernel.solve_puzzles", *arrays)
