"""The order in which to build a solution by hand: piece by piece, straight down where possible."""

from collections.abc import Sequence

from spieltisch.packing.cells import Cell


def building_order(pieces: Sequence[Sequence[Cell]]) -> list[int] | None:
    """Order pieces so that each can be put in straight down; None if they interlock."""
    owner = {cell: number for number, cells in enumerate(pieces) for cell in cells}
    bottom = min((z for _, _, z in owner), default=0)
    waits: list[set[int]] = [set() for _ in pieces]
    for (x, y, z), upper in owner.items():
        for lower_z in range(bottom, z):
            below = owner.get((x, y, lower_z), upper)
            if below != upper:
                waits[upper].add(below)
    return _in_order(waits)


def _in_order(waits: Sequence[set[int]]) -> list[int] | None:
    """Sort topologically, in layers of pieces that wait for nothing more; None if there is a cycle.

    The order is that of `graphlib`, which takes three times as long.
    """
    followers: list[list[int]] = [[] for _ in waits]
    left = [*map(len, waits)]
    named: dict[int, None] = {}
    for number, below in enumerate(waits):
        named[number] = None
        for other in below:
            named[other] = None
            followers[other].append(number)
    order, ready = [], [number for number in named if not left[number]]
    while ready:
        order += ready
        freed = []
        for number in ready:
            for other in followers[number]:
                left[other] -= 1
                if not left[other]:
                    freed.append(other)
        ready = freed
    return order if len(order) == len(waits) else None


def sliding_order(pieces: Sequence[Sequence[Cell]]) -> list[int]:
    """Order interlocking pieces: those that reach the lowest level first.

    Each of those can be slid in along the table; the pieces entirely above them are then dropped on top.
    """
    bottom = min(z for cells in pieces for _, _, z in cells)
    return sorted(range(len(pieces)), key=lambda at: min(z for _, _, z in pieces[at]) > bottom)
