"""What kernels work on, in arrays: targets and pieces, where a search stands, room for what it finds.

Each field's default is the kind of array that it is, with the names of its sizes: `Stacks()` describes stacks
to the door of a kernel, and `zeros(Stacks(), …)` makes some.
"""

from typing import Any, NamedTuple

import numpy as np

from spieltisch.compiling.doors import array

Array = np.ndarray[Any, Any]

COUNTED, STOPPED, FULL_BUFFER = 0, 1, 2
"""How a stretch of search ended: nothing is left; the nodes are used up; no room for solutions."""

DEPTH, IS_FRESH, NODES, FOUND, STORED = 0, 1, 2, 3, 4
"""Places in the array of progress."""

SPARE = 4
"""Masks for the search's own use."""
BEHIND = 8
"""Masks that may be read and written behind the last list, because eight are looked at at once."""

CUBES, DEEPEST = 10, 65
"""Of a small puzzle: the most cubes of a piece, and one more than it has pieces at most."""
KINDS = 32
"""Different kinds that a small puzzle has at most: as many fields and guards as fit one word."""
FORMS_AND_PLACES = 48 * 64
"""More placements than a kind has in one word."""
PLACEMENTS, ROWS = 4 * KINDS * FORMS_AND_PLACES, 1 << 13
"""Placements that are kept, at least twice as many as one puzzle can have, and rows of their table."""
OPTIONS = 1 << 14
"""Placements of all kinds that a small puzzle may have."""
LISTED = 64
"""Solutions of a small puzzle that are taken over at once."""


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
    """What is to be filled."""

    full: Array = words("words")
    """The mask of all cells."""
    beside: Array = words("cells", "words")
    """For each cell the mask of those that share a face with it."""
    volumes: Array = array(np.bool_, "volumes")
    """For each number of cells, whether some of the pieces have it together; for none, whether it is
    worth to look for pockets."""


class Stacks(NamedTuple):
    """Where a search stands: a row for each depth."""

    masks: Array = words("words", "room")
    """The placements that are possible, one depth after another, kind by kind; a row for each word."""
    starts: Array = numbers("depths", "starts")
    """Where each kind's placements begin among them, and where the last kind's end."""
    covered: Array = words("deeper", "words")
    """One row more: what is covered behind each depth's placement."""
    bits: Array = words("depths", "words")
    """The cell to be covered; every bit where a piece is to be placed instead."""
    at: Array = numbers("depths")
    """The next placement to try."""
    stop: Array = numbers("depths")
    """The end of those to try."""
    kind: Array = numbers("depths")
    """The kind that is placed."""
    chosen: Array = words("depths", "words")
    """The mask of the placement that is tried."""
    before: Array = longs("depths")
    """The solutions that were found before."""
    slots: Array = longs("depths")
    """Where in the memo the solutions go that are found here; -1 for nowhere."""
    left: Array = numbers("kinds")
    """Not by depth: how many pieces of each kind are still to be placed."""
    progress: Array = longs(5)
    """Not by depth: depth, whether a cell must be chosen, nodes, solutions found and stored."""
    spare: Array = words(SPARE, "words")
    """Not by depth: masks for the search's own use, so that it needs no memory of its own."""
    planes: Array = words(7)
    """Not by depth: how many placements cover each of 64 cells, in bit planes and one for more."""


class Memo(NamedTuple):
    """How many solutions there are from known open cells and pieces left; no rows to know nothing."""

    keys: Array = words("rows", 3)
    sums: Array = longs("rows")
    units: Array = words("units")
    """What each kind's piece is in the number that stands for all pieces left."""


class Found(NamedTuple):
    """Room for solutions: the kinds and the masks of their placements."""

    kinds: Array = numbers("room", "pieces")
    masks: Array = words("room", "pieces", "words")


class Options(NamedTuple):
    """The placements of a first-hole search, in the order of the lowest cell that they cover."""

    masks: Array = words("words", "options")
    """Word by word: a row of low words, then one of high words where the target needs them."""
    pieces: Array = words("options")
    """What each takes off the pieces left."""
    starts: Array = longs("starts")
    """Where those begin whose lowest cell is a cell, and where the last end."""


class Trail(NamedTuple):
    """Where a first-hole search stands: an entry for each depth."""

    open: Array = words("depths", "words")
    left: Array = words("depths")
    at: Array = longs("depths")
    sums: Array = longs("depths")
    """Solutions found below."""
    slots: Array = longs("depths")
    """Where in the memo the sum goes; -1 for nowhere."""


class Shapes(NamedTuple):
    """The turned forms of kinds of pieces, one kind after another."""

    forms: Array = numbers("forms", CUBES, 3)
    starts: Array = numbers("starts")
    sizes: Array = numbers("kinds")
    mirrored: Array = numbers("kinds")
    """Which kind each is in a mirror; -1 for one that is not among them."""


class Puzzles(NamedTuple):
    """Targets as columns of cells, some levels high, and pieces by their kinds, one after another."""

    cells: Array = numbers("cells", 3)
    cell_starts: Array = longs("starts")
    levels: Array = numbers("puzzles")
    pieces: Array = numbers("pieces")
    piece_starts: Array = longs("starts")
    turns: Array = numbers("puzzles")
    """How many of the cube's symmetries make solutions equal: none, its 24 turns, or all 48."""


class Pool(NamedTuple):
    """Placements that were made, found by target and kind in a table whose size is a power of two."""

    masks: Array = words(PLACEMENTS)
    table: Array = words(ROWS, 4)
    """Each row: the target's mask, its sides and the kind, where its placements begin and end."""
    used: Array = longs(2)
    """How many masks, and how many rows."""


class Desk(NamedTuple):
    """Room to work on one small puzzle after another; placements of earlier ones are still there."""

    options: Options
    trail: Trail
    memo: Memo
    pool: Pool = Pool()
    kinds: Array = longs(KINDS, 5)
    """Each row: a kind, how many pieces it has, where its placements are read, where they end, its field."""
    found: Array = numbers(LISTED, DEEPEST)
    progress: Array = longs(5)
    ways: Array = numbers(48, 64)
    """Each row: where a symmetry of the target takes each bit of its box."""
    images: Array = words(2, DEEPEST)
    """Not by puzzle: the masks of one solution, and those of its image."""


class Listing(NamedTuple):
    """The solutions of small puzzles, one after another, each as its pieces; no room to count only."""

    masks: Array = words("room")
    kinds: Array = numbers("room")
    ends: Array = longs("puzzles")
    """Where each puzzle's solutions end."""
