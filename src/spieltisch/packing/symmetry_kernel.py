"""Symmetries of a target as permutations of its cells: images of masks, and the solutions that they fix."""

from typing import Any

import numpy as np
from numba import njit

Array = np.ndarray[Any, Any]


@njit(nogil=True)
def moved(mask: Array, way: Array, image: Array) -> None:
    """Store the image of a mask under a symmetry."""
    image[:] = np.uint64(0)
    for cell in range(way.shape[0]):
        if mask[cell >> 6] >> np.uint64(cell & 63) & np.uint64(1):
            image[way[cell] >> 6] |= np.uint64(1) << np.uint64(way[cell] & 63)


@njit(nogil=True)
def images(masks: Array, ways: Array, found: Array) -> int:
    """Store the image of every mask under every symmetry."""
    for g in range(ways.shape[0]):
        for i in range(masks.shape[0]):
            moved(masks[i], ways[g], found[g, i])
    return len(ways)


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
    """Return whether a mask is among the chosen ones."""
    for i in range(pieces):
        same = True
        for w in range(image.shape[0]):
            same = same and chosen[i, w] == image[w]
        if same:
            return True
    return False
