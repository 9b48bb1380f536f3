"""The compiled first-hole search: it covers the lowest open cell first, as the plain twin does.

It suits small puzzles, for which a smarter search would cost more to set up than it saves, and repeated
pieces: there the same open cells recur with the same pieces left, so counts are memoised. That makes it
dynamic programming over open cells.

The pieces left are one integer, with a bit field for each kind and a guard bit above it: a placement is
subtracted from it, and a guard bit that vanishes shows that the kind was already used up.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.bits_kernel import lowest
from spieltisch.packing.memo_kernel import look_for, remember
from spieltisch.packing.workspace import (
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
    """Return the lowest open cell."""
    return lowest(low) if low != np.uint64(0) else np.uint64(64) + lowest(high)


@njit(nogil=True, forceinline=True)
def next_fitting(
    options: Options, guards: np.uint64, i: int, stop: int, at: tuple[Any, Any, Any], words: int
) -> int:
    """Find the next placement that fits the open cells and the pieces left; `stop` if there is none."""
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
    """Store the count of a depth in the memo, and add it to the depth above."""
    if trail.slots[depth] >= 0:
        left, slot = trail.left[depth], trail.slots[depth]
        remember(memo, slot, low, high, left, trail.sums[depth])
    if depth > 0:
        trail.sums[depth - 1] += trail.sums[depth]


@njit(nogil=True, forceinline=True)
def store(trail: Trail, found: Array, progress: Array, depth: int) -> bool:
    """Store a solution; return true if the buffer is now full."""
    for d in range(depth + 1):
        found[progress[STORED], d] = trail.at[d] - 1
    progress[STORED] += 1
    return bool(progress[STORED] == found.shape[0])


@cache
def fill_of(words: int) -> Callable[..., int]:
    """Return the search for masks of this many words."""

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
        """Resume the search from the trail, for at most `most_nodes` or until the buffer is full.

        A node is a placement that is tried; `found` buffers the placements of solutions.
        """
        none, rows, room = np.uint64(0), memo.sums.shape[0], found.shape[0]
        nodes, depth, status = 0, progress[DEPTH], COUNTED
        high = none
        while depth >= 0:
            low = trail.open[depth, 0]
            if words > 1:
                high = trail.open[depth, 1]
            left, stop = trail.left[depth], options.starts[first_hole(low, high) + np.uint64(1)]
            i = next_fitting(options, guards, trail.at[depth], stop, (low, high, left), words)
            if i == stop:
                go_back(trail, memo, depth, low, high)
                depth -= 1
                continue
            if nodes >= most_nodes:  # only now: a limit that just suffices ends with everything
                status = STOPPED
                break
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
