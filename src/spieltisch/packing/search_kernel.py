"""The compiled search, without the GIL. It gives what the plain twin gives, by a faster way.

This is exact cover, most constrained first: it goes on with the piece that the fewest placements remain of,
or at the cell that fewer placements cover. The placements still possible are kept as a list for each depth,
kind by kind, and filtered for the next. In flat targets a placement that leaves a pocket of open cells which
no pieces can fill, by their volumes, is not followed.

Where solutions are only counted, the last three pieces are looked up instead of searched, and what was
counted from the same open cells with the same pieces left is remembered in a memo.

Masks have as many 64-bit words as the target needs: one up to 64 cells, two above. The number of words is
a constant of each compiled search, so that its loops over words vanish.

Each step of the search is a function that is always inlined: left to LLVM, the calls cost up to 7 %.

Nothing here has numba's cache, which knows one file only: callers keep the code, bound to all the files that
it comes from.
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
from spieltisch.packing.room import (
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
from spieltisch.packing.symmetry_kernel import count_fixed
from spieltisch.packing.vectors import CAN_COMPRESS, LANES, keep_of, meets_of

Array = np.ndarray[Any, Any]

WORTH_KNOWING = 60
"""Placements from which on it is worth to remember what was counted."""


@cache
def narrow_of(words: int) -> Callable[..., bool]:
    """Give the filter for masks of this many words."""
    keep = keep_of(words)

    @njit(nogil=True)
    def narrow(masks: Array, starts: Array, depth: int, left: Array, chosen: Array) -> bool:
        """List what is possible beside the chosen placement; false where a piece finds no place."""
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
    """Go on with the piece that the fewest placements remain of, or at the cell that fewer cover."""
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
    """Give the first look at a depth for masks of this many words."""
    look_up = look_up_of(words)

    @njit(nogil=True, forceinline=True)
    def enter(
        stacks: Stacks, target: Target, memo: Memo, open_cells: Array, depth: int, only_counts: bool
    ) -> None:
        """Look at a depth for the first time: add what is known of it, or choose where to go on."""
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
    """Give the step to the next placement for masks of this many words."""
    meets = meets_of(words)

    @njit(nogil=True, forceinline=True)
    def next_placement(stacks: Stacks, depth: int) -> np.int64:
        """Find the next placement to try at a depth; its end where there is none."""
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
    """Remember what was counted at a depth, and take back the piece that led there."""
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
    """Put the placement that is tried; true where it leaves nothing open."""
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
    """Store a solution; true where there is no room for another."""
    row = stacks.progress[STORED]
    for d in range(depth + 1):
        found.kinds[row, d] = stacks.kind[d]
        for w in range(words):
            found.masks[row, d, w] = stacks.chosen[d, w]
    stacks.progress[STORED] = row + 1
    return bool(row + 1 == found.kinds.shape[0])


@cache
def search_of(words: int) -> Callable[..., int]:
    """Give the search for masks of this many words."""
    narrow, enter, next_placement = narrow_of(words), enter_of(words), next_of(words)

    @njit(nogil=True)
    def search(
        stacks: Stacks, target: Target, ways: Array, memo: Memo, found: Found, most_nodes: int
    ) -> int:
        """Go on from where the stacks stand, for at most `most_nodes` or until there is no more room.

        A node is a placement that is tried.

        A solution counts as often as a symmetry of `ways` maps it onto itself.
        """
        left, progress, spare = stacks.left, stacks.progress, stacks.spare
        open_cells, pocket, edge, image = spare[0], spare[1], spare[2], spare[3]
        room, looks_for_pockets = found.kinds.shape[0], target.volumes[0]
        only_counts = not room and ways.shape[0] == 1
        nodes, depth, is_fresh, status = 0, progress[DEPTH], progress[IS_FRESH] == 1, COUNTED
        while depth >= 0:
            if nodes >= most_nodes:
                status = STOPPED
                break
            if is_fresh:
                is_fresh = False
                enter(stacks, target, memo, open_cells, depth, only_counts)
            i = next_placement(stacks, depth)
            if i >= stacks.stop[depth]:
                leave(stacks, target, memo, depth, words)
                depth -= 1
                continue
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
