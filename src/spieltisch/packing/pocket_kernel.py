"""Pockets: connected open cells. A pocket is dead if no subset of the pieces has its volume."""

from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.bits_kernel import lowest
from spieltisch.packing.workspace import Target

Array = np.ndarray[Any, Any]


@njit(nogil=True)
def no_dead_pocket(target: Target, left: Array, pocket: Array, edge: Array, words: int) -> bool:
    """Return whether no pocket of the cells in `left` is dead; `left` is overwritten."""
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
