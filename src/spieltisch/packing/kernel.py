"""The compiled search: a checked copy of the plain twin's inner loop, without the GIL.

It covers the cell that the fewest placements can cover. To find it, the placements still possible are
added up cell by cell in bit planes, 64 cells at once: a count from 0 to 15, and a plane for
"16 or more". The possible placements of a depth are kept as a list, and filtered for the next one.

Masks have as many 64-bit words as the target needs: one up to 64 cells, two above. The number of words is
a constant of each compiled kernel, so that its loops over words vanish.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import njit

Array = np.ndarray[Any, Any]

COUNTED, STOPPED, FULL_BUFFER = 0, 1, 2
"""How a stretch of search ended: nothing is left; the nodes are used up; no room for solutions."""

MANY = 16
"""From so many placements on, cells are no longer told apart."""

DEPTH, IS_FRESH, NODES, FOUND = 0, 1, 2, 3
"""Places in the array of progress."""


@njit(cache=True, nogil=True)
def place(forms: Array, index: Array, cells: Array) -> Array:
    """List every way to put a shape's forms into a target, as masks of two words.

    `index` numbers the target's cells in a box around them, -1 where there is none.
    """
    most = forms.shape[0] * cells.shape[0]
    masks = np.zeros((most, 2), np.uint64)
    found = 0
    for f in range(forms.shape[0]):
        for c in range(cells.shape[0]):
            low, high, fits = np.uint64(0), np.uint64(0), True
            for k in range(forms.shape[1]):
                x = cells[c, 0] + forms[f, k, 0] - forms[f, 0, 0]
                y = cells[c, 1] + forms[f, k, 1] - forms[f, 0, 1]
                z = cells[c, 2] + forms[f, k, 2] - forms[f, 0, 2]
                inside = 0 <= x < index.shape[0] and 0 <= y < index.shape[1]
                if not (inside and 0 <= z < index.shape[2]) or index[x, y, z] < 0:
                    fits = False
                    break
                number = np.uint64(index[x, y, z])
                if number < np.uint64(64):
                    low |= np.uint64(1) << number
                else:
                    high |= np.uint64(1) << (number - np.uint64(64))
            if fits:
                masks[found, 0], masks[found, 1] = low, high
                found += 1
    return masks[:found]


@njit(cache=True, nogil=True)
def count_fixed(chosen: Array, images: Array) -> int:
    """Count the symmetries that map a solution onto itself."""
    fixed = 0
    for g in range(images.shape[0]):
        same = True
        for placement in chosen:
            image, there = images[g, placement], False
            for other in chosen:
                there = there or other == image
            if not there:
                same = False
                break
        fixed += same
    return fixed


@njit(cache=True, nogil=True)
def rarest(
    masks: Array, depth: int, length: int, full: Array, covered: Array, words: int
) -> tuple[int, int, np.uint64]:
    """Find the open cell that the fewest placements cover: how many, its word, its bit."""
    none, one = np.uint64(0), np.uint64(1)
    fewest, word, bit = MANY + 1, 0, none
    for w in range(words):
        p0, p1, p2, p3, many = none, none, none, none, none
        for i in range(length):
            c = masks[depth, i, w]
            t = p0 & c
            p0 ^= c
            c = p1 & t
            p1 ^= t
            t = p2 & c
            p2 ^= c
            many |= p3 & t
            p3 ^= t
        open_cells = full[w] & ~covered[depth, w]
        if open_cells == none:
            continue
        rare, count = open_cells & ~many, 0
        if rare == none:
            rare, count = open_cells, MANY
        else:
            for plane, weight in ((p3, 8), (p2, 4), (p1, 2), (p0, 1)):
                fewer = rare & ~plane
                if fewer != none:
                    rare = fewer
                else:
                    count += weight
        if count < fewest:
            fewest, word, bit = count, w, rare & (~rare + one)
    return fewest, word, bit


@njit(cache=True, nogil=True)
def narrow(masks: Array, ids: Array, depth: int, i: int, length: int, gone: Any, words: int) -> int:
    """List for the next depth what is still possible beside placement i; say how much that is."""
    none = np.uint64(0)
    kept = 0
    for j in range(length):
        clash = none
        for w in range(words):
            other = masks[depth, j, w]
            masks[depth + 1, kept, w] = other
            clash |= other & masks[depth, i, w]
        number = ids[depth, j]
        ids[depth + 1, kept] = number
        kept += clash == none and (number < gone[0] or number >= gone[1])
    return kept


@cache
def search_of(words: int) -> Callable[..., int]:
    """Give the search for masks of so many words."""

    @njit(cache=True, nogil=True)
    def search(
        first: Array,
        kinds: Array,
        left: Array,
        full: Array,
        masks: Array,
        ids: Array,
        lengths: Array,
        at: Array,
        word_of: Array,
        bit_of: Array,
        covered: Array,
        chosen: Array,
        progress: Array,
        images: Array,
        solutions: Array,
        most_nodes: int,
    ) -> int:
        """Go on from where the stacks stand, for so many nodes or until the buffer is full.

        `first` are the numbers at which each kind's placements begin; `images` where symmetries take
        each placement; the rest are the stacks, a row for each depth.
        """
        none = np.uint64(0)
        stored, nodes = 0, 0
        depth, is_fresh, status = progress[DEPTH], progress[IS_FRESH] == 1, COUNTED
        while depth >= 0:
            length = lengths[depth]
            if is_fresh:
                if nodes >= most_nodes:
                    status = STOPPED
                    break
                nodes += 1
                fewest, word_of[depth], bit_of[depth] = rarest(
                    masks, depth, length, full, covered, words
                )
                at[depth] = length if fewest == 0 else 0
                is_fresh = False
            i, w, bit = at[depth], word_of[depth], bit_of[depth]
            while i < length and (masks[depth, i, w] & bit) == none:
                i += 1
            if i >= length:
                depth -= 1
                if depth >= 0:
                    left[kinds[chosen[depth]]] += 1
                continue
            at[depth] = i + 1
            placement = ids[depth, i]
            chosen[depth] = placement
            is_whole = True
            for w in range(words):
                covered[depth + 1, w] = covered[depth, w] | masks[depth, i, w]
                is_whole = is_whole and covered[depth + 1, w] == full[w]
            if is_whole:
                progress[FOUND] += count_fixed(chosen[: depth + 1], images)
                if stored < solutions.shape[0]:
                    solutions[stored, : depth + 1] = chosen[: depth + 1]
                    stored += 1
                    if stored == solutions.shape[0]:
                        status = FULL_BUFFER
                        break
                continue
            kind = kinds[placement]
            left[kind] -= 1
            gone = (
                (first[kind], first[kind + 1]) if left[kind] == 0 else (np.int32(-1), np.int32(-1))
            )
            depth += 1
            lengths[depth] = narrow(masks, ids, depth - 1, i, length, gone, words)
            is_fresh = True
        progress[DEPTH], progress[IS_FRESH] = depth, is_fresh
        progress[NODES] += nodes
        return status

    return search
