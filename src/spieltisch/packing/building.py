"""Putting a solution together by hand: one piece after another, straight down where that is possible."""

from collections.abc import Sequence
from graphlib import CycleError, TopologicalSorter

from spieltisch.packing.cells import Cell


def building_order(pieces: Sequence[Sequence[Cell]]) -> list[int] | None:
    """Order pieces so that each can be put in straight down; none where they hold each other."""
    owner = {cell: number for number, cells in enumerate(pieces) for cell in cells}
    waits: dict[int, set[int]] = {number: set() for number in range(len(pieces))}
    for (x, y, z), upper in owner.items():
        for lower_z in range(min(cell[2] for cell in owner), z):
            below = owner.get((x, y, lower_z), upper)
            if below != upper:
                waits[upper].add(below)
    try:
        return list(TopologicalSorter(waits).static_order())
    except CycleError:
        return None


def sliding_order(pieces: Sequence[Sequence[Cell]]) -> list[int]:
    """Order pieces that hold each other: those that reach the lowest level first.

    Each of those can be slid in along the table, and whatever lies wholly above them falls onto them.
    """
    bottom = min(z for cells in pieces for _, _, z in cells)
    return sorted(range(len(pieces)), key=lambda at: min(z for _, _, z in pieces[at]) > bottom)
