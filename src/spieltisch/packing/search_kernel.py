"""The compiled search, which runs without the GIL. It finds what the plain twin finds, only faster.

It solves exact cover by branching most constrained first: on the piece with the fewest placements left, or
on a cell that even fewer placements cover. Each depth has a list of the possible placements, kind by kind,
which is filtered for the next depth. In flat targets, a placement is rejected if it leaves a pocket of open
cells whose volume no subset of the pieces has.

When solutions are only counted, the last three pieces are matched directly instead of searched for, and the
count for the same open cells and the same pieces left is memoised.

Masks have as many 64-bit words as the target needs: one for up to 64 cells, two for more. The number of
words is a compile-time constant, so the loops over words are unrolled.

Each step of the search is a function that is always inlined: LLVM's own choice would cost up to 7 %.

Nothing here uses numba's cache, which checks only one file: callers cache the code, bound to all of its
source files.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.bits_kernel import lowest
from spieltisch.packing.choice_kernel import rarest, scarcest
from spieltisch.packing.last_pieces_kernel import look_up_of
from spieltisch.packing.memo_kernel import look_for, pieces_in, remember
from spieltisch.packing.pocket_kernel import no_dead_pocket
from spieltisch.packing.symmetry_kernel import count_fixed
from spieltisch.packing.vectors import CAN_COMPRESS, LANES, keep_of, meets_of
from spieltisch.packing.workspace import (
    COUNTED,
    DEPTH,
    FOUND,
    FULL_BUFFER,
    IS_FRESH,
    NODES,
    STOPPED,
    STORED,
    Found,
    Memo,
    Stacks,
    Target,
)

Array = np.ndarray[Any, Any]

WORTH_KNOWING = 60
"""The fewest possible placements that make memoising a count worthwhile."""


@cache
def narrow_of(words: int) -> Callable[..., bool]:
    """Return the filter for masks of this many words."""
    keep = keep_of(words)

    @njit(nogil=True)
    def narrow(masks: Array, starts: Array, depth: int, left: Array, chosen: Array) -> bool:
        """List the placements that fit beside the chosen one; return false if some piece no longer fits."""
        kinds = left.shape[0]
        low = chosen[depth, 0]
        high = chosen[depth, words - 1]
        kept = np.int64(starts[depth, kinds])
        for kind in range(kinds):
            before = kept
            starts[depth + 1, kind] = kept
            if left[kind] == 0:
                continue
            i, end = np.int64(starts[depth, kind]), np.int64(starts[depth, kind + 1])
            if CAN_COMPRESS:
                while i < end:
                    kept += keep(masks, i, low, high, end - i, kept)
                    i += LANES
            else:
                for j in range(np.uint64(i), np.uint64(end)):
                    clash = masks[0, j] & low
                    masks[0, np.uint64(kept)] = masks[0, j]
                    if words > 1:
                        clash |= masks[1, j] & high
                        masks[1, np.uint64(kept)] = masks[1, j]
                    kept += np.int64(clash == np.uint64(0))
            if kept - before < left[kind]:
                return False
        starts[depth + 1, kinds] = kept
        return True

    return narrow


@njit(nogil=True, forceinline=True)
def choose(stacks: Stacks, open_cells: Array, depth: int, words: int) -> None:
    """Branch most constrained first: on the piece with the fewest placements, or a cell that fewer cover."""
    starts, at, bits = stacks.starts, stacks.at, stacks.bits
    begin, end = np.int64(starts[depth, 0]), np.int64(stacks.stop[depth])
    fewest, word, bit = rarest(stacks.masks, begin, end, open_cells, stacks.planes, words)
    kind = scarcest(starts, depth, stacks.left, fewest)
    if kind < 0:
        at[depth] = begin if fewest > 0 else end
        bits[depth, word] = bit
        return
    at[depth], stacks.stop[depth] = starts[depth, kind], starts[depth, kind + 1]
    stacks.kind[depth] = kind
    for w in range(words):
        bits[depth, w] = ~np.uint64(0)


@cache
def enter_of(words: int) -> Callable[..., None]:
    """Return the function that enters a depth, for masks of this many words."""
    look_up = look_up_of(words)

    @njit(nogil=True, forceinline=True)
    def enter(
        stacks: Stacks, target: Target, memo: Memo, open_cells: Array, depth: int, only_counts: bool
    ) -> None:
        """Enter a depth: add its count if it is known, or choose where to branch."""
        starts, left, progress = stacks.starts, stacks.left, stacks.progress
        begin, end = np.int64(starts[depth, 0]), np.int64(starts[depth, left.shape[0]])
        for w in range(words):
            open_cells[w] = target.full[w] & ~stacks.covered[depth, w]
            stacks.bits[depth, w] = np.uint64(0)
        stacks.before[depth], stacks.slots[depth] = progress[FOUND], -1
        stacks.at[depth], stacks.stop[depth], stacks.kind[depth] = end, end, 0
        is_known = False
        if only_counts and stacks.at.shape[0] - 1 - depth == 3:
            ends = look_up(stacks.masks, starts, depth, left, open_cells)
            is_known = ends >= 0
            progress[FOUND] += max(ends, 0)
        elif memo.sums.shape[0] > 0 and only_counts and end - begin >= WORTH_KNOWING:
            high_open = open_cells[1] if words > 1 else np.uint64(0)
            slot, is_known = look_for(memo, open_cells[0], high_open, pieces_in(memo, left))
            if is_known:
                progress[FOUND] += memo.sums[slot]
            else:
                stacks.slots[depth] = slot
        if not is_known:
            choose(stacks, open_cells, depth, words)

    return enter


@cache
def next_of(words: int) -> Callable[..., Any]:
    """Return the function that finds the next placement, for masks of this many words."""
    meets = meets_of(words)

    @njit(nogil=True, forceinline=True)
    def next_placement(stacks: Stacks, depth: int) -> np.int64:
        """Find the next placement to try at a depth; a number of at least `stop` if there is none."""
        i, last = np.int64(stacks.at[depth]), np.int64(stacks.stop[depth])
        low, high = stacks.bits[depth, 0], stacks.bits[depth, words - 1]
        while i < last:
            hits = meets(stacks.masks, i, low, high)
            if hits != np.uint64(0):
                return i + np.int64(lowest(hits))
            i += LANES
        return i

    return next_placement


@njit(nogil=True, forceinline=True)
def leave(stacks: Stacks, target: Target, memo: Memo, depth: int, words: int) -> None:
    """Memoise the count of a depth, and take back the piece that led there."""
    slot = stacks.slots[depth]
    if slot >= 0:
        low_open, high_open = target.full[0] & ~stacks.covered[depth, 0], np.uint64(0)
        if words > 1:
            high_open = target.full[1] & ~stacks.covered[depth, 1]
        counted = stacks.progress[FOUND] - stacks.before[depth]
        remember(memo, slot, low_open, high_open, pieces_in(memo, stacks.left), counted)
    if depth > 0:
        stacks.left[stacks.kind[depth - 1]] += 1


@njit(nogil=True, forceinline=True)
def put(stacks: Stacks, target: Target, open_cells: Array, depth: int, i: int, words: int) -> bool:
    """Place the next placement to try; return true if no cell is left open."""
    stacks.at[depth] = i + 1
    kind = stacks.kind[depth]
    while stacks.starts[depth, kind + 1] <= i:
        kind += 1
    stacks.kind[depth] = kind
    is_whole = True
    for w in range(words):
        mask = stacks.masks[w, i]
        stacks.chosen[depth, w] = mask
        stacks.covered[depth + 1, w] = stacks.covered[depth, w] | mask
        open_cells[w] = target.full[w] & ~stacks.covered[depth + 1, w]
        is_whole = is_whole and open_cells[w] == np.uint64(0)
    return is_whole


@njit(nogil=True, forceinline=True)
def store(stacks: Stacks, found: Found, depth: int, words: int) -> bool:
    """Store a solution; return true if the buffer is now full."""
    row = stacks.progress[STORED]
    for d in range(depth + 1):
        found.kinds[row, d] = stacks.kind[d]
        for w in range(words):
            found.masks[row, d, w] = stacks.chosen[d, w]
    stacks.progress[STORED] = row + 1
    return bool(row + 1 == found.kinds.shape[0])


@cache
def search_of(words: int) -> Callable[..., int]:
    """Return the search for masks of this many words."""
    narrow, enter, next_placement = narrow_of(words), enter_of(words), next_of(words)

    @njit(nogil=True)
    def search(
        stacks: Stacks, target: Target, ways: Array, memo: Memo, found: Found, most_nodes: int
    ) -> int:
        """Resume the search from the stacks, for at most `most_nodes` or until the buffer is full.

        A node is a placement that is tried. A solution counts once for each symmetry in `ways` that fixes it,
        as Burnside's lemma needs.
        """
        left, progress, spare = stacks.left, stacks.progress, stacks.spare
        open_cells, pocket, edge, image = spare[0], spare[1], spare[2], spare[3]
        room, looks_for_pockets = found.kinds.shape[0], target.volumes[0]
        only_counts = not room and ways.shape[0] == 1
        nodes, depth, is_fresh, status = 0, progress[DEPTH], progress[IS_FRESH] == 1, COUNTED
        while depth >= 0:
            if is_fresh:
                is_fresh = False
                enter(stacks, target, memo, open_cells, depth, only_counts)
            i = next_placement(stacks, depth)
            if i >= stacks.stop[depth]:
                leave(stacks, target, memo, depth, words)
                depth -= 1
                continue
            if nodes >= most_nodes:  # only now: a limit that just suffices ends with everything
                status = STOPPED
                break
            nodes += 1
            if put(stacks, target, open_cells, depth, i, words):
                progress[FOUND] += count_fixed(stacks.chosen, depth + 1, ways, image)
                if room and store(stacks, found, depth, words):
                    status = FULL_BUFFER
                    break
                continue
            if looks_for_pockets and not no_dead_pocket(target, open_cells, pocket, edge, words):
                continue
            kind = stacks.kind[depth]
            left[kind] -= 1
            if narrow(stacks.masks, stacks.starts, depth, left, stacks.chosen):
                depth += 1
                is_fresh = True
            else:
                left[kind] += 1
        progress[DEPTH], progress[IS_FRESH] = depth, is_fresh
        progress[NODES] += nodes
        return status

    return search


search_one_word, search_two_words = search_of(1), search_of(2)
