"""The pieces as they lie on a printer's bed, and what holds them: a frame around an area, a tray. (U3D-4)"""

from typing import Final

import msgspec

from spieltisch.games.ubongo3d.material import COLOURS, LEVELS, PIECES, Colour
from spieltisch.packing.areas import Area
from spieltisch.packing.cells import Shape, forms
from spieltisch.packing.kinds import KINDS

FLOOR: Final = 2.0
WALL: Final = 3.0
"""How thick the floor and the walls of a frame and a tray are, in millimetres."""
ROOM: Final = (5, 4)
"""How many cubes a tray is wide and deep: the pieces of any task lie in it side by side."""

Box = tuple[tuple[float, float, float], tuple[float, float, float]]
"""Two opposite corners."""


class Holder(msgspec.Struct, frozen=True):
    """A body as boxes that are joined, and boxes that are then taken away."""

    solid: tuple[Box, ...]
    hollow: tuple[Box, ...]


def lying(kind: int) -> Shape:
    """Give the form in which a piece is printed: as flat and as broad below as it can lie."""

    def standing(form: Shape) -> tuple[int, int, Shape]:
        height = 1 + max(z for _, _, z in form)
        below = sum(1 for _, _, z in form if z == 0)
        return height, -below, form

    return min(forms(KINDS[kind]), key=standing)


def pieces_of(colour: Colour) -> list[tuple[int, int, Shape]]:
    """List the pieces of a colour: kind, number among its equals from 1, form. (U3D-4)"""
    return [
        (kind, number, lying(kind))
        for kind, count in PIECES.items()
        if COLOURS[kind] == colour
        for number in range(1, count + 1)
    ]


def frame(area: Area, edge: float, play: float) -> Holder:
    """Give a floor with a wall around an area, one level high, so that one sees and lifts the upper one."""
    squares = sorted(area)
    high = FLOOR + edge
    outer = tuple(
        (
            (x * edge - WALL - play, y * edge - WALL - play, 0.0),
            ((x + 1) * edge + WALL + play, (y + 1) * edge + WALL + play, high),
        )
        for x, y in squares
    )
    inner = tuple(
        (
            (x * edge - play, y * edge - play, FLOOR),
            ((x + 1) * edge + play, (y + 1) * edge + play, high + 1),
        )
        for x, y in squares
    )
    return Holder(outer, inner)


def tray(edge: float) -> Holder:
    """Give an open box for the pieces of a task."""
    wide, deep = (cubes * edge for cubes in ROOM)
    high = FLOOR + LEVELS * edge
    return Holder(
        (((-WALL, -WALL, 0.0), (wide + WALL, deep + WALL, high)),),
        (((0.0, 0.0, FLOOR), (wide, deep, high + 1)),),
    )
