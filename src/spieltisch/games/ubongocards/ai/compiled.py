"""The compiled search for layouts, called without numba once its machine code is kept."""

import numpy as np

from spieltisch.compiling.doors import INTEGER, array, zeros
from spieltisch.compiling.machine_code import Library
from spieltisch.games.ubongocards.ai.codes import Array, Room
from spieltisch.games.ubongocards.compiling import compiled
from spieltisch.games.ubongocards.layout import TURNS, WAYS
from spieltisch.games.ubongocards.material import SQUARES

SIDES, FITS = array(np.int8, "cards", SQUARES), array(np.uint32, "cards", TURNS, "cards")
LAYOUT, COUNTS = array(np.int8, "cards", 4), array(np.int64, "cards")
PLACES = array(np.int8, "cards", "places", 4)
ROOM = Room(PLACES, COUNTS, COUNTS, LAYOUT, COUNTS, COUNTS, COUNTS)

_library = Library(
    "spieltisch.games.ubongocards.ai",
    compiled.sources,
    {
        "layout_kernel.largest": (SIDES, FITS, INTEGER, LAYOUT, array(np.int64, 1), ROOM),
        "layout_kernel.contacts_in": (SIDES, FITS, COUNTS),
    },
)

load = _library.load


def largest(sides: Array, goal: int) -> tuple[Array, int]:
    """Find a correct layout of `goal` cards, or else one of the most; give it, and the cards laid for it."""
    cards = len(sides)
    fits, best, tried = zeros(FITS, cards=cards), zeros(LAYOUT, cards=cards), np.zeros(1, np.int64)
    room = zeros(ROOM, cards=cards, places=cards * cards * len(WAYS[0]))
    laid = _library.function("layout_kernel.largest")(sides, fits, goal, best, tried, room)
    return best[:laid], int(tried[0])


def count_contacts(sides: Array) -> int:
    """Count the ways in which two cards of a hand can touch correctly, each from both sides."""
    fits, counts = zeros(FITS, cards=len(sides)), zeros(COUNTS, cards=len(sides))
    return _library.function("layout_kernel.contacts_in")(sides, fits, counts)
