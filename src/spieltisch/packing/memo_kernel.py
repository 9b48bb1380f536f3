"""Memoisation for counting: a hash table of solution counts, by open cells and pieces left."""

from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.workspace import Memo

Array = np.ndarray[Any, Any]


@njit(nogil=True)
def pieces_in(memo: Memo, left: Array) -> np.uint64:
    """Return the integer that encodes the pieces left."""
    pieces = np.uint64(0)
    for kind in range(left.shape[0]):
        pieces += np.uint64(left[kind]) * memo.units[kind]
    return pieces


@njit(nogil=True)
def look_for(memo: Memo, low: np.uint64, high: np.uint64, pieces: np.uint64) -> tuple[Any, bool]:
    """Return the row for open cells and pieces left, and whether it holds their count."""
    slot = slot_of(low, high, pieces, memo.sums.shape[0])
    is_there = memo.keys[slot, 0] == low and memo.keys[slot, 1] == high
    return slot, is_there and memo.keys[slot, 2] == pieces


@njit(nogil=True)
def remember(
    memo: Memo, slot: int, low: np.uint64, high: np.uint64, pieces: np.uint64, found: int
) -> None:
    """Store the number of solutions for open cells and pieces left."""
    memo.keys[slot, 0], memo.keys[slot, 1], memo.keys[slot, 2] = low, high, pieces
    memo.sums[slot] = found


@njit(nogil=True)
def slot_of(low: np.uint64, high: np.uint64, pieces: np.uint64, rows: int) -> Any:
    """Return the row for a key in a memo whose number of rows is a power of two."""
    mixed = low * np.uint64(0x9E3779B97F4A7C15) ^ high * np.uint64(0xD1B54A32D192ED03)
    mixed ^= pieces * np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(29)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    return np.int64(mixed >> np.uint64(32) & np.uint64(rows - 1))
