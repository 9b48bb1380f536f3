"""The compiled first-hole search: the lowest open cell is covered first, as the plain twin does.

It suits small puzzles, whose set-up would cost more than their search, and repeated pieces: there the same
open cells come up again and again with the same pieces left, so what was counted once is looked up in a memo.
That makes it dynamic programming over open cells.

The pieces left are one number, a field for each kind with a guard bit above it: a placement is taken off the
number, and where a guard bit vanishes a kind was used up.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.bits_kernel import lowest
from spieltisch.packing.memo_kernel import look_for, remember
from spieltisch.packing.room import (
    COUNTED,
    DEPTH,
    FULL_BUFFER,
    NODES,
    STOPPED,
    STORED,
    Memo,
    Options,
    Trail,
)

Array = np.ndarray[Any, Any]


@njit(nogil=True, forceinline=True)
def first_hole(low: np.uint64, high: np.uint64) -> Any:
    """Find the lowest of the open cells."""
    return lowest(low) if low != np.uint64(0) else np.uint64(64) + lowest(high)


@njit(nogil=True, forceinline=True)
def next_fitting(
    options: Options, guards: np.uint64, i: int, stop: int, at: tuple[Any, Any, Any], words: int
) -> int:
    """Find the next placement that fits into the open cells, of a piece that is left; `stop` for none."""
    low, high, left = at
    while i < stop:
        clash = options.masks[0, i] & ~low
        if words > 1:
            clash |= options.masks[1, i] & ~high
        rest = (left | guards) - options.pieces[i]
        if clash == np.uint64(0) and rest & guards == guards:
            return i
        i += 1
    return stop


@njit(nogil=True, forceinline=True)
def go_back(trail: Trail, memo: Memo, depth: int, low: np.uint64, high: np.uint64) -> None:
    """Remember what was counted at a depth, and add it to the one above."""
    if trail.slots[depth] >= 0:
        left, slot = trail.left[depth], trail.slots[depth]
        remember(memo, slot, low, high, left, trail.sums[depth])
    if depth > 0:
        trail.sums[depth - 1] += trail.sums[depth]


@njit(nogil=True, forceinline=True)
def store(trail: Trail, found: Array, progress: Array, depth: int) -> bool:
    """Store a solution; true where there is no room for another."""
    for d in range(depth + 1):
        found[progress[STORED], d] = trail.at[d] - 1
    progress[STORED] += 1
    return bool(progress[STORED] == found.shape[0])


@cache
def fill_of(words: int) -> Callable[..., int]:
    """Give the search for masks of this many words."""

    @njit(nogil=True)
    def fill(
        options: Options,
        guards: np.uint64,
        trail: Trail,
        memo: Memo,
        found: Array,
        progress: Array,
        most_nodes: int,
    ) -> int:
        """Go on from where the trail stands, for at most `most_nodes` or until there is no more room.

        A node is a placement that is tried; `found` has room for the placements of solutions.
        """
        none, rows, room = np.uint64(0), memo.sums.shape[0], found.shape[0]
        nodes, depth, status = 0, progress[DEPTH], COUNTED
        high = none
        while depth >= 0:
            if nodes >= most_nodes:
                status = STOPPED
                break
            low = trail.open[depth, 0]
            if words > 1:
                high = trail.open[depth, 1]
            left, stop = trail.left[depth], options.starts[first_hole(low, high) + np.uint64(1)]
            i = next_fitting(options, guards, trail.at[depth], stop, (low, high, left), words)
            if i == stop:
                go_back(trail, memo, depth, low, high)
                depth -= 1
                continue
            trail.at[depth] = i + 1
            nodes += 1
            rest = (left | guards) - options.pieces[i] & ~guards
            low ^= options.masks[0, i]
            if words > 1:
                high ^= options.masks[1, i]
            if low | high == none:
                trail.sums[depth] += 1
                if room and store(trail, found, progress, depth):
                    status = FULL_BUFFER
                    break
                continue
            slot = -1
            if rows:
                slot, is_known = look_for(memo, low, high, rest)
                if is_known:
                    trail.sums[depth] += memo.sums[slot]
                    continue
            depth += 1
            trail.open[depth, 0], trail.left[depth], trail.slots[depth] = low, rest, slot
            if words > 1:
                trail.open[depth, 1] = high
            trail.at[depth], trail.sums[depth] = options.starts[first_hole(low, high)], 0
        progress[DEPTH] = depth
        progress[NODES] += nodes
        return status

    return fill


fill_one_word, fill_two_words = fill_of(1), fill_of(2)
