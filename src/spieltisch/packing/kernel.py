"""The compiled search, without the GIL. It gives what the plain twin gives, by a faster way.

This is exact cover, most constrained first: it goes on at the cell that the fewest placements cover, or
with the piece that the fewest placements remain of. The placements still possible are kept as a list for each
depth, kind by kind, and filtered for the next. To find the cell, they are added up in bit planes, 64 cells
at once: a count from 0 to 15, and a plane for "16 or more". A placement that leaves a pocket of open cells
which no pieces can fill, by their volumes, is not followed.

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
    Memo,
    Stacks,
    Target,
)
from spieltisch.packing.vectors import (
    CAN_COMPRESS,
    LANES,
    add_planes,
    equals_of,
    keep_of,
    meets_of,
)

Array = np.ndarray[Any, Any]

MANY = 16
"""From so many placements on, cells are no longer told apart."""
LONG = 48
"""Lists from which on planes are added up in eight lanes."""
WORTH_KNOWING = 60
"""Placements from which on it is worth to remember what was counted."""


def _lowest(_: Any, __: Any) -> Any:
    """Give the number of the lowest bit that is set."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


lowest: Any = intrinsic(_lowest)


def _bits_in(_: Any, __: Any) -> Any:
    """Count the bits that are set."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


bits_in: Any = intrinsic(_bits_in)


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
    masks: Array, begin: Any, end: Any, open_cells: Array, planes: Array, words: int
) -> tuple[int, int, np.uint64]:
    """Find the open cell that the fewest placements cover: how many, its word, its bit."""
    none, one = np.uint64(0), np.uint64(1)
    fewest, word, bit = MANY + 1, 0, none
    for w in range(words):
        if open_cells[w] == none:
            continue
        if end - begin >= LONG:
            add_planes(masks, w, begin, end, planes)
            p0, p1, p2, p3, many = planes[0], planes[1], planes[2], planes[3], planes[4]
        else:
            p0, p1, p2, p3, many = none, none, none, none, none
            for i in range(np.uint64(begin), np.uint64(end)):
                c = masks[w, i]
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


@cache
def narrow_of(words: int) -> Callable[..., bool]:
    """Give the filter for masks of so many words."""
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
def look_up_of(words: int) -> Callable[..., int]:
    """Give the end of a search for masks of so many words."""
    meets, equals = meets_of(words), equals_of(words)

    @njit(nogil=True)
    def look_up(masks: Array, starts: Array, depth: int, left: Array, open_cells: Array) -> int:
        """Count the ways to place three different pieces; -1 where it is not three different ones.

        Those with the fewest ways first: for every two that do not clash, the rest is the third or it is not.
        """
        first = second = third = -1
        for kind in range(left.shape[0]):
            if left[kind] > 1:
                return -1
            if left[kind] == 1:
                ways = starts[depth, kind + 1] - starts[depth, kind]
                if third < 0 or ways > starts[depth, third + 1] - starts[depth, third]:
                    first, second, third = second, third, kind
                else:
                    first, second = second, kind
        if first < 0:
            return -1
        found = 0
        a, a_end = np.int64(starts[depth, first]), np.int64(starts[depth, first + 1])
        begin, end = np.int64(starts[depth, second]), np.int64(starts[depth, second + 1])
        c_begin, c_end = np.int64(starts[depth, third]), np.int64(starts[depth, third + 1])
        while a < a_end:
            low, high = masks[0, a], masks[words - 1, a]
            b = begin
            while b < end:
                free = ~meets(masks, b, low, high) & (np.uint64(1) << np.uint64(LANES)) - np.uint64(
                    1
                )
                if end - b < LANES:
                    free &= (np.uint64(1) << np.uint64(end - b)) - np.uint64(1)
                while free:
                    at = b + np.int64(lowest(free))
                    free &= free - np.uint64(1)
                    rest = open_cells[0] ^ low ^ masks[0, at]
                    other = open_cells[words - 1] ^ high ^ masks[words - 1, at]
                    c = c_begin
                    while c < c_end:
                        same = equals(masks, c, rest, other)
                        if c_end - c < LANES:
                            same &= (np.uint64(1) << np.uint64(c_end - c)) - np.uint64(1)
                        if same:
                            found += 1
                            break
                        c += LANES
                b += LANES
            a += 1
        return found

    return look_up


@njit(nogil=True)
def known_slot(memo: Memo, open_cells: Array, left: Array, words: int) -> tuple[Any, bool]:
    """Give the row of the memo for open cells and pieces left, and whether they stand there.

    Where they do not, they are written there; the sum has to follow.
    """
    low, high, pieces = open_cells[0], np.uint64(0), np.uint64(0)
    if words > 1:
        high = open_cells[1]
    for kind in range(left.shape[0]):
        pieces += np.uint64(left[kind]) * memo.units[kind]
    slot = slot_of(low, high, pieces, memo.sums.shape[0])
    keys = memo.keys[slot]
    return slot, keys[0] == low and keys[1] == high and keys[2] == pieces


@njit(nogil=True)
def remember(memo: Memo, slot: int, open_cells: Array, left: Array, found: int, words: int) -> None:
    """Write down how many solutions were found from open cells with the pieces left."""
    pieces = np.uint64(0)
    for kind in range(left.shape[0]):
        pieces += np.uint64(left[kind]) * memo.units[kind]
    memo.keys[slot, 0], memo.keys[slot, 1], memo.keys[slot, 2] = open_cells[0], np.uint64(0), pieces
    if words > 1:
        memo.keys[slot, 1] = open_cells[1]
    memo.sums[slot] = found


@njit(nogil=True)
def slot_of(low: np.uint64, high: np.uint64, pieces: np.uint64, rows: int) -> Any:
    """Give a row of a memo, whose number of rows is a power of two."""
    mixed = low * np.uint64(0x9E3779B97F4A7C15) ^ high * np.uint64(0xD1B54A32D192ED03)
    mixed ^= pieces * np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(29)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    return np.int64(mixed >> np.uint64(32) & np.uint64(rows - 1))


@njit(nogil=True)
def no_dead_pocket_in_box(target: Target, left: np.uint64) -> bool:
    """Ask whether every pocket of the cells in `left` has a volume of pieces; all its sides grow at once."""
    slopes = target.slopes
    x, from_x, to_x = slopes[0], slopes[1], slopes[2]
    y, from_y, to_y = slopes[3], slopes[4], slopes[5]
    z, from_z, to_z = slopes[6], slopes[7], slopes[8]
    while left != np.uint64(0):
        pocket, before = left & (~left + np.uint64(1)), np.uint64(0)
        while pocket != before:
            before = pocket
            pocket |= (pocket << x & from_x) | (pocket >> x & to_x) | (pocket << y & from_y)
            pocket |= (pocket >> y & to_y) | (before << z & from_z) | (before >> z & to_z)
            pocket &= left
        if not target.volumes[bits_in(pocket)]:
            return False
        left &= ~pocket
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
    narrow, look_up, meets = narrow_of(words), look_up_of(words), meets_of(words)

    @njit(nogil=True)
    def search(
        stacks: Stacks, target: Target, ways: Array, memo: Memo, found: Found, most_nodes: int
    ) -> int:
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
        kinds, room, pieces = left.shape[0], found.kinds.shape[0], at.shape[0] - 1
        full, looks_for_pockets = target.full, target.volumes[0]
        only_counts, knows = not room and ways.shape[0] == 1, memo.sums.shape[0] > 0
        is_box = words == 1 and target.slopes.shape[0] > 0
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
                    slot, is_known = known_slot(memo, open_cells, left, words)
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
                    for w in range(words):
                        open_cells[w] = full[w] & ~covered[depth, w]
                    sum_here = progress[FOUND] - stacks.before[depth]
                    remember(memo, stacks.slots[depth], open_cells, left, sum_here, words)
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
            if is_box:
                if not no_dead_pocket_in_box(target, open_cells[0]):
                    continue
            elif looks_for_pockets and not no_dead_pocket(target, open_cells, pocket, edge, words):
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
