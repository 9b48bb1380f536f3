"""What a search works on, in arrays: its target, where it stands, room for what it finds."""

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]

COUNTED, STOPPED, FULL_BUFFER = 0, 1, 2
"""How a stretch of search ended: nothing is left; the nodes are used up; no room for solutions."""

DEPTH, IS_FRESH, NODES, FOUND, STORED = 0, 1, 2, 3, 4
"""Places in the array of progress."""


class Target(NamedTuple):
    """What is to be filled."""

    full: Array
    """The mask of all cells."""
    beside: Array
    """For each cell the mask of those that share a face with it."""
    volumes: Array
    """For each number of cells, whether some of the pieces have it together; for none, whether it is
    worth to look for pockets."""
    slopes: Array
    """Of a whole box in one word, for each axis: how far a cell's neighbour is, and which cells can have
    come from below and from above. Empty for every other target."""


class Stacks(NamedTuple):
    """Where a search stands: a row for each depth."""

    masks: Array
    """The placements that are possible, one depth after another, kind by kind; a row for each word."""
    starts: Array
    """Where each kind's placements begin among them, and where the last kind's end."""
    covered: Array
    bits: Array
    """The cell to be covered; every bit where a piece is to be placed instead."""
    at: Array
    """The next placement to try."""
    stop: Array
    """The end of those to try."""
    kind: Array
    """The kind that is placed."""
    chosen: Array
    """The mask of the placement that is tried."""
    before: Array
    """The solutions that were found before."""
    slots: Array
    """Where in the memo the solutions go that are found here; -1 for nowhere."""
    left: Array
    """Not by depth: how many pieces of each kind are still to be placed."""
    progress: Array
    """Not by depth: depth, whether a cell must be chosen, nodes, solutions found and stored."""
    spare: Array
    """Not by depth: masks for the search's own use, so that it needs no memory of its own."""
    planes: Array
    """Not by depth: how many placements cover each of 64 cells, in four bit planes and one for more."""


class Memo(NamedTuple):
    """How many solutions there are from known open cells and pieces left; no rows to know nothing."""

    keys: Array
    sums: Array
    units: Array
    """What each kind's piece is in the number that stands for all pieces left."""


class Found(NamedTuple):
    """Room for solutions: the kinds and the masks of their placements."""

    kinds: Array
    masks: Array


SPARE = 4
"""Masks for the search's own use."""
BEHIND = 8
"""Masks that may be read and written behind the last list, because eight are looked at at once."""


def stacks_for(pieces: int, placements: int, kinds: int, words: int) -> Stacks:
    """Make stacks for a search of so many pieces and placements."""
    depth = pieces + 1
    return Stacks(
        masks=np.zeros((words, depth * placements + BEHIND), np.uint64),
        starts=np.zeros((depth, kinds + 1), np.int32),
        covered=np.zeros((depth + 1, words), np.uint64),
        bits=np.zeros((depth, words), np.uint64),
        at=np.zeros(depth, np.int32),
        stop=np.zeros(depth, np.int32),
        kind=np.zeros(depth, np.int32),
        chosen=np.zeros((depth, words), np.uint64),
        before=np.zeros(depth, np.int64),
        slots=np.full(depth, -1, np.int64),
        left=np.zeros(kinds, np.int32),
        progress=np.array([0, 1, 0, 0, 0], np.int64),
        spare=np.zeros((SPARE, words), np.uint64),
        planes=np.zeros(5, np.uint64),
    )
