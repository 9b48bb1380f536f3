"""A small target in a box of up to 64 cells, as a bit mask; its longest side is the most significant.

An orientation of a shape is a mask too: one shift moves it, and one comparison tells whether it fits.
"""

from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.bits_kernel import bits_in, lowest
from spieltisch.packing.workspace import Shapes

Array = np.ndarray[Any, Any]
Triple = tuple[Any, Any, Any]
"""Integers for x, y and z."""

FARTHEST = 10_000


@njit(nogil=True)
def sides_of(cells: Array, first: int, end: int, levels: int) -> Triple:
    """Return the sides of the box around a target; zeros if it does not fit in one word."""
    none = (np.int64(0), np.int64(0), np.int64(0))
    if end <= first or levels < 1 or (end - first) * levels > 64:
        return none
    ax, ay, az = cells[first, 0], cells[first, 1], cells[first, 2]
    bx, by, bz = ax, ay, az
    for i in range(first, end):
        x, y, z = cells[i, 0], cells[i, 1], cells[i, 2]
        ax, ay, az = min(ax, x), min(ay, y), min(az, z)
        bx, by, bz = max(bx, x), max(by, y), max(bz, z)
    if min(ax, ay, az) < -FARTHEST or max(bx, by, bz) > FARTHEST:
        return none
    w, h, d = np.int64(bx - ax + 1), np.int64(by - ay + 1), np.int64(bz - az + levels)
    return (w, h, d) if w * h * d <= 64 else none


@njit(nogil=True)
def strides_of(sides: Triple) -> Triple:
    """Return the distance in bits between neighbours on each axis: the longest side has the highest bits."""
    w, h, d = sides
    x = (h if h <= w else 1) * (d if d <= w else 1)
    y = (w if w < h else 1) * (d if d <= h else 1)
    z = (w if w < d else 1) * (h if h < d else 1)
    return x, y, z


@njit(nogil=True)
def target_of(cells: Array, first: int, end: int, levels: int, strides: Triple) -> np.uint64:
    """Return a target's mask in its box; zero if a cell is listed twice."""
    x, y, z = cells[first, 0], cells[first, 1], cells[first, 2]
    for i in range(first, end):
        x, y, z = min(x, cells[i, 0]), min(y, cells[i, 1]), min(z, cells[i, 2])
    mask = np.uint64(0)
    for i in range(first, end):
        for level in range(levels):
            place = (cells[i, 0] - x) * strides[0] + (cells[i, 1] - y) * strides[1]
            bit = np.uint64(1) << np.uint64(place + (cells[i, 2] - z + level) * strides[2])
            if mask & bit:
                return np.uint64(0)
            mask |= bit
    return mask


@njit(nogil=True)
def place(
    kind: int,
    target: np.uint64,
    sides: Triple,
    strides: Triple,
    shapes: Shapes,
    masks: Array,
    begin: int,
) -> int:
    """Store every placement of a kind in a target, in the plain twin's order; return their end."""
    end = begin
    for form in range(shapes.starts[kind], shapes.starts[kind + 1]):
        shape, x, y, z = np.uint64(0), np.int64(0), np.int64(0), np.int64(0)
        for cube in range(shapes.sizes[kind]):
            at = shapes.forms[form, cube]
            a, b, c = np.int64(at[0]), np.int64(at[1]), np.int64(at[2])
            x, y, z = max(x, a), max(y, b), max(z, c)
            bit = a * strides[0] + b * strides[1] + c * strides[2]
            shape |= np.uint64(1) << np.uint64(bit & 63)
        for dx in range(sides[0] - x):
            for dy in range(sides[1] - y):
                for dz in range(sides[2] - z):
                    shift = dx * strides[0] + dy * strides[1] + dz * strides[2]
                    mask = shape << np.uint64(shift)
                    if mask & ~target == np.uint64(0):
                        insert(masks, begin, end, mask)
                        end += 1
    return end


@njit(nogil=True)
def insert(masks: Array, begin: int, end: int, mask: np.uint64) -> None:
    """Insert a mask into a list sorted by lowest cell, then by value."""
    at, cell = end, lowest(mask)
    while at > begin:
        other = lowest(masks[at - 1])
        if other < cell or (other == cell and masks[at - 1] < mask):
            break
        masks[at] = masks[at - 1]
        at -= 1
    masks[at] = mask


@njit(nogil=True)
def numbered(mask: np.uint64, target: np.uint64) -> np.uint64:
    """Renumber the cells of a mask from those of the box to those of the target."""
    found = np.uint64(0)
    while mask != np.uint64(0):
        cell = mask & (~mask + np.uint64(1))
        found |= np.uint64(1) << bits_in(target & (cell - np.uint64(1)))
        mask ^= cell
    return found
