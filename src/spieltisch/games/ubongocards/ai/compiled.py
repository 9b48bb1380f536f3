"""The compiled search for layouts, called without numba once its machine code is cached."""

from threading import local

import numpy as np

from spieltisch.compiling.doors import INTEGER, Packed, array, slots, zeros
from spieltisch.compiling.machine_code import Library
from spieltisch.games.ubongocards.ai.codes import Array, Desk, Room
from spieltisch.games.ubongocards.compiling import compiled
from spieltisch.games.ubongocards.layout import TURNS, WAYS
from spieltisch.games.ubongocards.material import SQUARES

SIDES, FITS = array(np.int8, "cards", SQUARES), array(np.uint32, "cards", TURNS, "cards")
LAYOUT, COUNTS = array(np.int8, "cards", 4), array(np.int64, "cards")
PLACES = array(np.int8, "cards", "places", 4)
ROOM = Room(PLACES, COUNTS, COUNTS, LAYOUT, COUNTS, COUNTS, COUNTS)
DESK = Desk(FITS, LAYOUT, array(np.int64, 1), ROOM)

_library = Library(
    "spieltisch.games.ubongocards.ai",
    compiled.sources,
    {
        "layout_kernel.largest": (SIDES, INTEGER, DESK),
        "layout_kernel.contacts_in": (SIDES, DESK),
    },
)
_ours = local()

load = _library.load


def _desk(cards: int) -> tuple[Desk, Packed]:
    """Return this thread's workspace for hands of this many cards, which is packed once and reused."""
    desks: dict[int, tuple[Desk, Packed]] = _ours.__dict__.setdefault("desks", {})
    if cards not in desks:
        desk = zeros(DESK, cards=cards, places=cards * cards * len(WAYS[0]))
        desks[cards] = desk, Packed(slots(DESK, desk))
    return desks[cards]


def largest(sides: Array, goal: int) -> tuple[Array, int]:
    """Find a correct layout of `goal` cards, else a largest one; return it and the number of cards tried."""
    desk, packed = _desk(len(sides))
    laid = _library.function("layout_kernel.largest")(sides, goal, packed)
    return desk.best[:laid].copy(), int(desk.tried[0])


def count_contacts(sides: Array) -> int:
    """Count the ways in which two cards of a hand can touch correctly, each from both sides."""
    return _library.function("layout_kernel.contacts_in")(sides, _desk(len(sides))[1])
