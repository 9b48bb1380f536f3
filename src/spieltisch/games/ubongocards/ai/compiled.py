"""The compiled search for layouts, called without numba once its machine code is kept."""

from ctypes import c_int64
from typing import Any

import numpy as np
from numpy.ctypeslib import ndpointer

from spieltisch.compiling.machine_code import Library
from spieltisch.games.ubongocards.compiling import compiled
from spieltisch.games.ubongocards.layout import TURNS, WAYS

Array = np.ndarray[Any, Any]

_CARDS, _PLACES = (ndpointer(np.int8, many, flags="C_CONTIGUOUS") for many in (2, 3))
_FITS = ndpointer(np.uint32, 3, flags="C_CONTIGUOUS")
_NUMBERS, _LAYOUT = (ndpointer(np.int64, many, flags="C_CONTIGUOUS") for many in (1, 2))
_ROOM = [_PLACES, _NUMBERS, _NUMBERS, _CARDS, *[_NUMBERS] * 3]

_library = Library(
    "spieltisch.games.ubongocards.ai.entry_kernel",
    compiled.sources,
    {
        "largest": [_CARDS, _FITS, _CARDS, _NUMBERS, *_ROOM, c_int64, c_int64],
        "count_contacts": [_CARDS, _FITS, _NUMBERS, c_int64],
        "is_correct": [_CARDS, _FITS, _LAYOUT, c_int64, c_int64],
    },
)

load = _library.load


def largest(sides: Array, goal: int) -> tuple[Array, int]:
    """Find a correct layout of `goal` cards, or else one of the most; give it, and the cards laid for it."""
    many = len(sides)
    best, layout = np.zeros((many, 4), np.int8), np.zeros((many, 4), np.int8)
    tried, length, at, links, order, counts = (np.zeros(max(many, 1), np.int64) for _ in range(6))
    places = np.empty((many, many * many * len(WAYS[0]), 4), np.int8)
    room = (places, length, at, layout, links, order, counts)
    laid = _library.function("largest")(sides, _fits(many), best, tried, *room, many, goal)
    return best[:laid], int(tried[0])


def count_contacts(sides: Array) -> int:
    """Count the ways in which two cards of a hand can touch correctly, each from both sides."""
    many = len(sides)
    counts = np.zeros(many, np.int64)
    return _library.function("count_contacts")(sides, _fits(many), counts, many)


def is_correct(sides: Array, layout: Array) -> bool:
    """Say whether no two cards of a layout touch wrongly and all hang together."""
    many = len(sides)
    return bool(_library.function("is_correct")(sides, _fits(many), layout, many, len(layout)))


def _fits(many: int) -> Array:
    return np.zeros((many, TURNS, many), np.uint32)
