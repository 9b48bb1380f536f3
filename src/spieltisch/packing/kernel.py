"""The compiled search, without the GIL. It gives what the plain twin gives, by a faster way.

It goes on where the fewest ways are left: at the cell that the fewest placements cover, or with the piece
that the fewest placements remain of. The placements still possible are kept as a list for each depth, kind
by kind, and filtered for the next. To find the cell, they are added up in bit planes, 64 cells at
once: a count from 0 to 15, and a plane for "16 or more". A placement that leaves a pocket of open cells which
no pieces can fill, by their volumes, is not followed.

Masks have as many 64-bit words as the target needs: one up to 64 cells, two above. The number of words is
a constant of each compiled search, so that its loops over words vanish.

Nothing here has numba's cache, which knows one file only: whoever calls from outside keeps the code, bound to
all the files that it comes from.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from spieltisch.packing.stacks import (
    COUNTED,
    DEPTH,
    FOUND,
    FULL_BUFFER,
    IS_FRESH,
    NODES,
    STOPPED,
    STORED,
    Found,
    Stacks,
    Target,
)

Array = np.ndarray[Any, Any]

MANY = 16
"""From so many placements on, cells are no longer told apart."""


def _lowest(_: Any, __: Any) -> Any:
    """Give the number of the lowest bit that is set."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


lowest: Any = intrinsic(_lowest)


@njit(nogil=True)
def place(forms: Array, index: Array, cells: Array, masks: Array) -> int:
    """Write down every way to put a shape's forms into a target, as masks; say how many.

    `index` numbers the target's cells in a box around them, -1 where there is none.
    """
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
                masks[found, 0] = low
                if masks.shape[1] > 1:
                    masks[found, 1] = high
                found += 1
    return found


@njit(nogil=True)
def moved(mask: Array, way: Array, image: Array) -> None:
    """Write down where a symmetry takes a mask."""
    image[:] = np.uint64(0)
    for cell in range(way.shape[0]):
        if mask[cell >> 6] >> np.uint64(cell & 63) & np.uint64(1):
            image[way[cell] >> 6] |= np.uint64(1) << np.uint64(way[cell] & 63)


@njit(nogil=True)
def images(masks: Array, ways: Array, found: Array) -> None:
    """Write down where every symmetry takes every mask."""
    for g in range(ways.shape[0]):
        for i in range(masks.shape[0]):
            moved(masks[i], ways[g], found[g, i])


@njit(nogil=True)
def count_ways(masks: Array, begin: int, end: int, taken: Array, ways: Array) -> None:
    """Add up for each mask of taken cells, and each cell, the placements over it that leave those alone.

    Placements from `begin` to `end` are passed over: they are of the piece that took the cells.
    """
    for t in range(taken.shape[0]):
        for i in range(masks.shape[0]):
            clash = begin <= i < end
            for w in range(taken.shape[1]):
                clash = clash or masks[i, w] & taken[t, w] != np.uint64(0)
            if clash:
                continue
            for cell in range(ways.shape[1]):
                mask = masks[i, cell >> 6]
                ways[t, cell] += np.int64(mask >> np.uint64(cell & 63) & np.uint64(1))


@njit(nogil=True)
def count_fixed(chosen: Array, pieces: int, ways: Array, image: Array) -> int:
    """Count the symmetries that map a solution onto itself; the first one is the identity."""
    fixed = 1
    for g in range(1, ways.shape[0]):
        fixed += 1
        for i in range(pieces):
            moved(chosen[i], ways[g], image)
            if not is_among(chosen, pieces, image):
                fixed -= 1
                break
    return fixed


@njit(nogil=True)
def is_among(chosen: Array, pieces: int, image: Array) -> bool:
    """Ask whether a mask is one of the chosen."""
    for i in range(pieces):
        same = True
        for w in range(image.shape[0]):
            same = same and chosen[i, w] == image[w]
        if same:
            return True
    return False


@njit(nogil=True)
def rarest(
    masks: Array, begin: int, end: int, open_cells: Array, words: int
) -> tuple[int, int, np.uint64]:
    """Find the open cell that the fewest placements cover: how many, its word, its bit."""
    none, one = np.uint64(0), np.uint64(1)
    fewest, word, bit = MANY + 1, 0, none
    for w in range(words):
        if open_cells[w] == none:
            continue
        p0, p1, p2, p3, many = none, none, none, none, none
        for i in range(np.uint64(begin * words + w), np.uint64(end * words), np.uint64(words)):
            c = masks[i]
            t = p0 & c
            p0 ^= c
            c = p1 & t
            p1 ^= t
            t = p2 & c
            p2 ^= c
            many |= p3 & t
            p3 ^= t
        rare, count = open_cells[w] & ~many, 0
        if rare == none:
            rare, count = open_cells[w], MANY
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


@njit(nogil=True)
def scarcest(starts: Array, depth: int, left: Array, fewest: int) -> int:
    """Find the single piece with fewer ways left than a number; -1 where there is none."""
    found = -1
    for kind in range(left.shape[0]):
        ways = starts[depth, kind + 1] - starts[depth, kind]
        if left[kind] == 1 and ways < fewest:
            found, fewest = kind, ways
    return found


@njit(nogil=True)
def narrow(masks: Array, starts: Array, depth: int, left: Array, chosen: Array, words: int) -> bool:
    """List what is possible beside the chosen placement; false where a piece finds no place."""
    none = np.uint64(0)
    kinds, width = left.shape[0], np.uint64(words)
    kept = np.uint64(starts[depth, kinds])  # unsigned, because a signed index costs a comparison
    for kind in range(kinds):
        before = kept
        starts[depth + 1, kind] = kept
        if left[kind] == 0:
            continue
        for i in range(np.uint64(starts[depth, kind]), np.uint64(starts[depth, kind + 1])):
            clash = none
            for w in range(width):
                mask = masks[i * width + w]
                masks[kept * width + w] = mask
                clash |= mask & chosen[depth, w]
            kept += np.uint64(clash == none)
        if np.int64(kept - before) < left[kind]:
            return False
    starts[depth + 1, kinds] = kept
    return True


@njit(nogil=True)
def no_dead_pocket(target: Target, left: Array, pocket: Array, edge: Array, words: int) -> bool:
    """Ask whether every pocket of the cells in `left`, which is used up, has a volume of pieces."""
    none, one = np.uint64(0), np.uint64(1)
    for w in range(words):
        while left[w] != none:
            for v in range(words):
                pocket[v], edge[v] = none, none
            pocket[w] = edge[w] = left[w] & (~left[w] + one)
            volume, v = 0, w
            while v < words:
                if edge[v] == none:
                    v += 1
                    continue
                bit = edge[v] & (~edge[v] + one)
                edge[v] ^= bit
                volume += 1
                cell = 64 * np.uint64(v) + lowest(bit)
                for u in range(words):
                    new = target.beside[cell, u] & left[u] & ~pocket[u]
                    pocket[u] |= new
                    edge[u] |= new
                if words > 1:
                    v = 0
            if not target.volumes[volume]:
                return False
            for v in range(words):
                left[v] &= ~pocket[v]
    return True


@cache
def search_of(words: int) -> Callable[..., int]:
    """Give the search for masks of so many words."""

    @njit(nogil=True)
    def search(stacks: Stacks, target: Target, ways: Array, found: Found, most_nodes: int) -> int:
        """Go on from where the stacks stand, for so many nodes or until there is no more room.

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
        kinds, room = left.shape[0], found.kinds.shape[0]
        full, looks_for_pockets = target.full, target.beside.shape[0] > 0
        spare = stacks.spare
        open_cells, pocket, edge, image = spare[0], spare[1], spare[2], spare[3]
        nodes, depth, is_fresh, status = 0, progress[DEPTH], progress[IS_FRESH] == 1, COUNTED
        while depth >= 0:
            if nodes >= most_nodes:
                status = STOPPED
                break
            if is_fresh:
                is_fresh = False
                begin, end = starts[depth, 0], starts[depth, kinds]
                for w in range(words):
                    open_cells[w], bits[depth, w] = full[w] & ~covered[depth, w], none
                fewest, word, bit = rarest(masks, begin, end, open_cells, words)
                kind = scarcest(starts, depth, left, fewest)
                if kind >= 0:
                    at[depth], stop[depth] = starts[depth, kind], starts[depth, kind + 1]
                    kind_of[depth] = kind
                    for w in range(words):
                        bits[depth, w] = every
                else:
                    at[depth], stop[depth] = begin if fewest > 0 else end, end
                    kind_of[depth], bits[depth, word] = 0, bit
            i, last = at[depth], stop[depth]
            while i < last:
                meets = none
                for w in range(words):
                    meets |= masks[i * words + w] & bits[depth, w]
                if meets != none:
                    break
                i += 1
            if i >= last:
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
                chosen[depth, w] = masks[i * words + w]
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
            if narrow(masks, starts, depth, left, chosen, words):
                depth += 1
                is_fresh = True
            else:
                left[kind] += 1
        progress[DEPTH], progress[IS_FRESH] = depth, is_fresh
        progress[NODES] += nodes
        return status

    return search
