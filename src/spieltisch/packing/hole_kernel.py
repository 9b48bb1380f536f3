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
        masks, pieces, starts = options.masks, options.pieces, options.starts
        nodes, depth, status = 0, progress[DEPTH], COUNTED
        high = none
        while depth >= 0:
            if nodes >= most_nodes:
                status = STOPPED
                break
            low = trail.open[depth, 0]
            if words > 1:
                high = trail.open[depth, 1]
            cell = lowest(low) if low != none else np.uint64(64) + lowest(high)
            stop, left = starts[cell + np.uint64(1)], trail.left[depth]
            i = trail.at[depth]
            rest = left
            while i < stop:
                clash = masks[0, i] & ~low
                if words > 1:
                    clash |= masks[1, i] & ~high
                rest = (left | guards) - pieces[i]
                i += 1
                if clash == none and rest & guards == guards:
                    break
            else:
                if trail.slots[depth] >= 0:
                    remember(memo, trail.slots[depth], low, high, left, trail.sums[depth])
                depth -= 1
                if depth >= 0:
                    trail.sums[depth] += trail.sums[depth + 1]
                continue
            trail.at[depth] = i
            nodes += 1
            rest &= ~guards
            low ^= masks[0, i - 1]
            if words > 1:
                high ^= masks[1, i - 1]
            if low | high == none:
                trail.sums[depth] += 1
                if room:
                    for d in range(depth + 1):
                        found[progress[STORED], d] = trail.at[d] - 1
                    progress[STORED] += 1
                    if progress[STORED] == room:
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
            cell = lowest(low) if low != none else np.uint64(64) + lowest(high)
            trail.open[depth, 0], trail.left[depth], trail.slots[depth] = low, rest, slot
            if words > 1:
                trail.open[depth, 1] = high
            trail.at[depth], trail.sums[depth] = starts[cell], 0
        progress[DEPTH] = depth
        progress[NODES] += nodes
        return status

    return fill


fill_one_word, fill_two_words = fill_of(1), fill_of(2)
