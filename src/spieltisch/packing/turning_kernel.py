"""Symmetries of a small target in its box, and the choice of one solution from each class."""

from typing import Any

import numpy as np
from numba import njit

from spieltisch.packing.bits_kernel import lowest
from spieltisch.packing.box_kernel import Triple
from spieltisch.packing.cells import MIRRORINGS, ROTATIONS
from spieltisch.packing.workspace import Workspace

Array = np.ndarray[Any, Any]

TURNS = np.array([[*order, *signs] for order, signs in (*ROTATIONS, *MIRRORINGS)], np.int64)
"""The 24 rotations of a cube, then the 24 reflected ones: where each axis comes from, and its sign."""


@njit(nogil=True)
def ways_of(target: np.uint64, sides: Triple, strides: Triple, turns: int, work: Workspace) -> int:
    """Store the image of the target's bits under each symmetry among the first `turns`; return their number.

    The identity is left out.
    """
    ways = 0
    for turn in range(1, turns):
        fits = True
        for axis in range(3):
            fits = fits and along(sides, TURNS[turn, axis]) == along(sides, axis)
        if fits and keeps(target, sides, strides, TURNS[turn], work.ways[ways]):
            ways += 1
    return ways


@njit(nogil=True)
def along(triple: Triple, axis: int) -> Any:
    """Return one of three numbers; plain indexing could raise, which a kernel may not."""
    if axis == 0:
        return triple[0]
    return triple[1] if axis == 1 else triple[2]


@njit(nogil=True)
def keeps(target: np.uint64, sides: Triple, strides: Triple, turn: Array, way: Array) -> bool:
    """Store the image of the target's bits under a turn; return false if one leaves the target."""
    one = np.uint64(1)
    for x in range(sides[0]):
        for y in range(sides[1]):
            for z in range(sides[2]):
                bit = x * strides[0] + y * strides[1] + z * strides[2]
                if not target >> np.uint64(bit) & one:
                    continue
                cell, to = (x, y, z), 0
                for axis in range(3):
                    place = along(cell, turn[axis])
                    if turn[axis + 3] < 0:
                        place = along(sides, axis) - 1 - place
                    to += place * along(strides, axis)
                if not target >> np.uint64(to) & one:
                    return False
                way[bit] = to
    return True


@njit(nogil=True)
def is_smallest(images: Array, pieces: int, ways: Array) -> bool:
    """Return whether a solution represents its class under symmetry: no image of it is smaller."""
    for g in range(ways.shape[0]):
        for i in range(pieces):
            image, at = moved(images[0, i], ways[g]), i
            while at > 0 and images[1, at - 1] > image:
                images[1, at] = images[1, at - 1]
                at -= 1
            images[1, at] = image
        for i in range(pieces):
            if images[1, i] != images[0, i]:
                if images[1, i] < images[0, i]:
                    return False
                break
    return True


@njit(nogil=True)
def moved(mask: np.uint64, way: Array) -> np.uint64:
    """Return the image of a mask under a symmetry."""
    image = np.uint64(0)
    while mask != np.uint64(0):
        bit = mask & (~mask + np.uint64(1))
        image |= np.uint64(1) << np.uint64(way[lowest(bit)])
        mask ^= bit
    return image
