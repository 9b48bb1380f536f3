"""The arrays that kernels work on: targets and pieces, the state of a search, buffers for solutions.

Each field's default is its kind of array, with names for its sizes: `Stacks()` describes stacks to
`marshalling`, and `zeros(Stacks(), …)` allocates them.
"""

from typing import Any, NamedTuple

import numpy as np

from spieltisch.compiling.marshalling import array

Array = np.ndarray[Any, Any]

COUNTED, STOPPED, FULL_BUFFER = 0, 1, 2
"""How a run of the search ended: nothing is left; the nodes are used up; the solution buffer is full."""

DEPTH, IS_FRESH, NODES, FOUND, STORED = 0, 1, 2, 3, 4
"""Indices into the progress array."""

SPARE = 4
"""The number of scratch masks of a search."""
BEHIND = 8
"""Padding, in masks, after the last list, because the search handles eight masks at once."""

CUBES, DEEPEST = 10, 65
"""Limits of a small puzzle: the most cubes of a piece, and one more than the most pieces."""
KINDS = 32
"""The most kinds of pieces in a small puzzle: as many bit fields with guards as fit in one word."""
FORMS_AND_PLACES = 48 * 64
"""An upper bound on the placements of a kind in a one-word target."""
PLACEMENTS, ROWS = 4 * KINDS * FORMS_AND_PLACES, 1 << 13
"""The size of the placement cache, at least twice what one puzzle can need, and the rows of its table."""
OPTIONS = 1 << 14
"""The most placements, over all kinds, of a small puzzle."""
LISTED = 64
"""How many solutions of a small puzzle are buffered at once."""


def numbers(*shape: int | str) -> Any:
    """Describe an array of 32-bit numbers."""
    return array(np.int32, *shape)


def longs(*shape: int | str) -> Any:
    """Describe an array of 64-bit numbers."""
    return array(np.int64, *shape)


def words(*shape: int | str) -> Any:
    """Describe an array of 64-bit words."""
    return array(np.uint64, *shape)


class Target(NamedTuple):
    """The target to fill."""

    full: Array = words("words")
    """The mask of all cells."""
    beside: Array = words("cells", "words")
    """For each cell, the mask of the cells that share a face with it."""
    volumes: Array = array(np.bool_, "volumes")
    """For each number of cells, whether some subset of the pieces has that volume; entry 0 says whether to
    look for dead pockets."""


class Stacks(NamedTuple):
    """The state of a most-constrained-first search, with a row for each depth unless noted."""

    masks: Array = words("words", "room")
    """The possible placements, depth after depth and kind by kind; a row for each word."""
    starts: Array = numbers("depths", "starts")
    """Where each kind's placements start in `masks`, and where the last kind's end."""
    covered: Array = words("deeper", "words")
    """The cells covered at each depth, with one more row for those after the last placement."""
    bits: Array = words("depths", "words")
    """The cell to cover; all bits are set if the search branches on a piece instead."""
    at: Array = numbers("depths")
    """The next placement to try."""
    stop: Array = numbers("depths")
    """The end of the placements to try."""
    kind: Array = numbers("depths")
    """The kind being placed."""
    chosen: Array = words("depths", "words")
    """The mask of the placement being tried."""
    before: Array = longs("depths")
    """The solutions found before this depth was entered."""
    slots: Array = longs("depths")
    """The memo row for the solutions found here; -1 for none."""
    left: Array = numbers("kinds")
    """Not by depth: the number of pieces left of each kind."""
    progress: Array = longs(5)
    """Not by depth: depth, whether it was just entered, nodes, solutions found and stored."""
    spare: Array = words(SPARE, "words")
    """Not by depth: scratch masks, so that the search does not allocate."""
    planes: Array = words(7)
    """Not by depth: how many placements cover each of 64 cells, in bit planes and one overflow plane."""


class Memo(NamedTuple):
    """The memo: the number of solutions for given open cells and pieces left; no rows to disable it."""

    keys: Array = words("rows", 3)
    sums: Array = longs("rows")
    units: Array = words("units")
    """What one piece of each kind adds to the integer that encodes the pieces left."""


class Found(NamedTuple):
    """A buffer for solutions: the kinds and masks of their placements."""

    kinds: Array = numbers("room", "pieces")
    masks: Array = words("room", "pieces", "words")


class Options(NamedTuple):
    """The placements of a first-hole search, sorted by the lowest cell that they cover."""

    masks: Array = words("words", "options")
    """Word by word: a row of low words, then a row of high words if the target needs them."""
    pieces: Array = words("options")
    """What each placement subtracts from the pieces left."""
    starts: Array = longs("starts")
    """Where the placements of each lowest cell start, and where the last ones end."""


class Trail(NamedTuple):
    """The state of a first-hole search, with an entry for each depth."""

    open: Array = words("depths", "words")
    left: Array = words("depths")
    at: Array = longs("depths")
    sums: Array = longs("depths")
    """Solutions found below."""
    slots: Array = longs("depths")
    """The memo row for the sum; -1 for none."""


class Shapes(NamedTuple):
    """The orientations of kinds of pieces, one kind after another."""

    forms: Array = numbers("forms", CUBES, 3)
    starts: Array = numbers("starts")
    sizes: Array = numbers("kinds")
    mirrored: Array = numbers("kinds")
    """The mirror image of each kind; -1 if it is not among the kinds."""


class Puzzles(NamedTuple):
    """Puzzles one after another: targets as cells, each repeated on some levels, and pieces by kind."""

    cells: Array = numbers("cells", 3)
    cell_starts: Array = longs("starts")
    levels: Array = numbers("puzzles")
    pieces: Array = numbers("pieces")
    piece_starts: Array = longs("starts")
    turns: Array = numbers("puzzles")
    """How many of the cube's symmetries make solutions equivalent: none, its 24 rotations, or all 48."""


class Pool(NamedTuple):
    """A cache of placements, in a hash table by target and kind whose size is a power of two."""

    masks: Array = words(PLACEMENTS)
    table: Array = words(ROWS, 4)
    """Each row: the target's mask, its sides with the kind, and where the placements start and end."""
    used: Array = longs(2)
    """How many masks and how many rows are used."""


class Workspace(NamedTuple):
    """Scratch memory for one small puzzle after another; it keeps the placements of earlier ones."""

    options: Options
    trail: Trail
    memo: Memo
    pool: Pool = Pool()
    kinds: Array = longs(KINDS, 5)
    """Each row: a kind, its number of pieces, the next of its placements, their end, its bit field."""
    found: Array = numbers(LISTED, DEEPEST)
    progress: Array = longs(5)
    ways: Array = numbers(48, 64)
    """Each row: the image of each bit of the target's box under one of its symmetries."""
    images: Array = words(2, DEEPEST)
    """The masks of one solution, and those of its image."""


class Listing(NamedTuple):
    """A buffer for the solutions of small puzzles, piece by piece; without room, they are only counted."""

    masks: Array = words("room")
    kinds: Array = numbers("room")
    ends: Array = longs("puzzles")
    """Where each puzzle's solutions end."""
