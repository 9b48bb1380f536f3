"""The compiled search, without the GIL. It gives what the plain twin gives, by a faster way.

This is exact cover, most constrained first: it goes on with the piece that the fewest placements remain of,
or at the cell that fewer placements cover. The placements still possible are kept as a list for each depth,
kind by kind, and filtered for the next. In flat targets a placement that leaves a pocket of open cells which
no pieces can fill, by their volumes, is not followed.

Where solutions are only counted, the last three pieces are looked up instead of searched, and what was
counted from the same open cells with the same pieces left is remembered in a memo.

Masks have as many 64-bit words as the target needs: one up to 64 cells, two above. The number of words is
a constant of each compiled search, so that its loops over words vanish.

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


@cache
def search_of(words: int) -> Callable[..., int]:
    """Give the search for masks of this many words."""
    narrow, look_up, meets = narrow_of(words), look_up_of(words), meets_of(words)

    @njit(nogil=True)
    def search(
        stacks: Stacks, target: Target, ways: Array, memo: Memo, found: Found, most_nodes: int
    ) -> int:
        """Go on from where the stacks stand, for at most `most_nodes` or until there is no more room.

        A node is a placement that is tried.

        A solution counts as often as a symmetry of `ways` maps it onto itself.
        """
        none, every = np.uint64(0), ~np.uint64(0)
        masks, starts, covered, bits, chosen = (
            stacks.masks,
            stacks.starts,
            stacks.covered,
            stacks.bits,
            stacks.chosen,
        )
        at, stop, kind_of, left, progress = (
            stacks.at,
            stacks.stop,
            stacks.kind,
            stacks.left,
            stacks.progress,
        )
        kinds, room, pieces = left.shape[0], found.kinds.shape[0], at.shape[0] - 1
        full, looks_for_pockets = target.full, target.volumes[0]
        only_counts, knows = not room and ways.shape[0] == 1, memo.sums.shape[0] > 0
        spare = stacks.spare
        open_cells, pocket, edge, image = spare[0], spare[1], spare[2], spare[3]
        planes = stacks.planes
        nodes, depth, is_fresh, status = 0, progress[DEPTH], progress[IS_FRESH] == 1, COUNTED
        while depth >= 0:
            if nodes >= most_nodes:
                status = STOPPED
                break
            if is_fresh:
                is_fresh = False
                begin, end = np.int64(starts[depth, 0]), np.int64(starts[depth, kinds])
                for w in range(words):
                    open_cells[w], bits[depth, w] = full[w] & ~covered[depth, w], none
                stacks.before[depth], stacks.slots[depth] = progress[FOUND], -1
                at[depth], stop[depth], kind_of[depth] = end, end, 0
                is_known = False
                if only_counts and pieces - depth == 3:
                    ends = look_up(masks, starts, depth, left, open_cells)
                    is_known = ends >= 0
                    progress[FOUND] += max(ends, 0)
                elif knows and only_counts and end - begin >= WORTH_KNOWING:
                    high_open = open_cells[1] if words > 1 else none
                    pieces_left = pieces_in(memo, left)
                    slot, is_known = look_for(memo, open_cells[0], high_open, pieces_left)
                    if is_known:
                        progress[FOUND] += memo.sums[slot]
                    else:
                        stacks.slots[depth] = slot
                if not is_known:
                    fewest, word, bit = rarest(masks, begin, end, open_cells, planes, words)
                    kind = scarcest(starts, depth, left, fewest)
                    if kind >= 0:
                        at[depth], stop[depth] = starts[depth, kind], starts[depth, kind + 1]
                        kind_of[depth] = kind
                        for w in range(words):
                            bits[depth, w] = every
                    else:
                        at[depth] = begin if fewest > 0 else end
                        bits[depth, word] = bit
            i, last = np.int64(at[depth]), np.int64(stop[depth])
            low, high = bits[depth, 0], bits[depth, words - 1]
            while i < last:
                hits = meets(masks, i, low, high)
                if hits != none:
                    i += np.int64(lowest(hits))
                    break
                i += LANES
            if i >= last:
                if stacks.slots[depth] >= 0:
                    low_open, high_open = full[0] & ~covered[depth, 0], none
                    if words > 1:
                        high_open = full[1] & ~covered[depth, 1]
                    sum_here = progress[FOUND] - stacks.before[depth]
                    slot = stacks.slots[depth]
                    remember(memo, slot, low_open, high_open, pieces_in(memo, left), sum_here)
                depth -= 1
                if depth >= 0:
                    left[kind_of[depth]] += 1
                continue
            at[depth] = i + 1
            kind = kind_of[depth]
            while starts[depth, kind + 1] <= i:
                kind += 1
            kind_of[depth] = kind
            is_whole = True
            for w in range(words):
                chosen[depth, w] = masks[w, i]
                covered[depth + 1, w] = covered[depth, w] | chosen[depth, w]
                open_cells[w] = full[w] & ~covered[depth + 1, w]
                is_whole = is_whole and open_cells[w] == none
            nodes += 1
            if is_whole:
                progress[FOUND] += count_fixed(chosen, depth + 1, ways, image)
                if room:
                    row = progress[STORED]
                    for d in range(depth + 1):
                        found.kinds[row, d] = kind_of[d]
                        for w in range(words):
                            found.masks[row, d, w] = chosen[d, w]
                    progress[STORED] = row + 1
                    if row + 1 == room:
                        status = FULL_BUFFER
                        break
                continue
            if looks_for_pockets and not no_dead_pocket(target, open_cells, pocket, edge, words):
                continue
            left[kind] -= 1
            if narrow(masks, starts, depth, left, chosen):
                depth += 1
                is_fresh = True
            else:
                left[kind] += 1
        progress[DEPTH], progress[IS_FRESH] = depth, is_fresh
        progress[NODES] += nodes
        return status

    return search


search_one_word, search_two_words = search_of(1), search_of(2)
