"""Pockets: open cells that hang together. One whose volume no pieces have together is dead."""

from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.bits_kernel import bits_in, lowest
from spieltisch.packing.room import Target

Array = np.ndarray[Any, Any]


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
