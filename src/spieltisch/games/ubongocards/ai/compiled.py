"""The compiled search for layouts, called without numba once its machine code is cached."""

from threading import local

import numpy as np

from spieltisch.compiling.machine_code import Library
from spieltisch.compiling.marshalling import INTEGER, Packed, array, slots, zeros
from spieltisch.games.ubongocards.ai.codes import Array, Stacks, Workspace
from spieltisch.games.ubongocards.compiling import compiled
from spieltisch.games.ubongocards.layout import TURNS, WAYS
from spieltisch.games.ubongocards.material import SQUARES

SIDES, FITS = array(np.int8, "cards", SQUARES), array(np.uint32, "cards", TURNS, "cards")
LAYOUT, COUNTS = array(np.int8, "cards", 4), array(np.int64, "cards")
PLACES = array(np.int8, "cards", "places", 4)
STACKS = Stacks(PLACES, COUNTS, COUNTS, LAYOUT, COUNTS, COUNTS, COUNTS)
WORKSPACE = Workspace(FITS, LAYOUT, array(np.int64, 1), STACKS)

_library = Library(
    "spieltisch.games.ubongocards.ai",
    compiled.sources,
    {
        "layout_kernel.largest": (SIDES, INTEGER, WORKSPACE),
        "layout_kernel.contacts_in": (SIDES, WORKSPACE),
    },
)
_ours = local()

load = _library.load


def _workspace(cards: int) -> tuple[Workspace, Packed]:
    """Return this thread's workspace for hands of this many cards, which is packed once and reused."""
    workspaces: dict[int, tuple[Workspace, Packed]] = _ours.__dict__.setdefault("workspaces", {})
    if cards not in workspaces:
        work = zeros(WORKSPACE, cards=cards, places=cards * cards * len(WAYS[0]))
        workspaces[cards] = work, Packed(slots(WORKSPACE, work))
    return workspaces[cards]


def largest(sides: Array, goal: int) -> tuple[Array, int]:
    """Find a correct layout of `goal` cards, else a largest one; return it and the number of cards tried."""
    work, packed = _workspace(len(sides))
    laid = _library.function("layout_kernel.largest")(sides, goal, packed)
    return work.best[:laid].copy(), int(work.tried[0])


def count_contacts(sides: Array) -> int:
    """Count the ways in which two cards of a hand can touch correctly, each from both sides."""
    return _library.function("layout_kernel.contacts_in")(sides, _workspace(len(sides))[1])
