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
    """For each cell the mask of those that share a face with it; empty to look for no pockets."""
    volumes: Array
    """For each number of cells, whether some of the pieces have it together."""


class Stacks(NamedTuple):
    """Where a search stands: a row for each depth."""

    masks: Array
    """The placements that are possible, one depth after another, kind by kind, word by word."""
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
    left: Array
    """Not by depth: how many pieces of each kind are still to be placed."""
    progress: Array
    """Not by depth: depth, whether a cell must be chosen, nodes, solutions found and stored."""
    spare: Array
    """Not by depth: masks for the search's own use, so that it needs no memory of its own."""


class Found(NamedTuple):
    """Room for solutions: the kinds and the masks of their placements."""

    kinds: Array
    masks: Array


SPARE = 4
"""Masks for the search's own use."""


def stacks_for(pieces: int, placements: int, kinds: int, words: int) -> Stacks:
    """Make stacks for a search of so many pieces and placements."""
    depth = pieces + 1
    return Stacks(
        masks=np.empty((depth * placements + 1) * words, np.uint64),
        starts=np.zeros((depth, kinds + 1), np.int32),
        covered=np.zeros((depth + 1, words), np.uint64),
        bits=np.zeros((depth, words), np.uint64),
        at=np.zeros(depth, np.int32),
        stop=np.zeros(depth, np.int32),
        kind=np.zeros(depth, np.int32),
        chosen=np.zeros((depth, words), np.uint64),
        left=np.zeros(kinds, np.int32),
        progress=np.array([0, 1, 0, 0, 0], np.int64),
        spare=np.zeros((SPARE, words), np.uint64),
    )
