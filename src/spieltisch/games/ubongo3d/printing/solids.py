"""The pieces as they lie on a 3-D printer's bed, a frame around an area, and a tray for pieces. (U3D-4)"""

from typing import Final

import msgspec

from spieltisch.games.ubongo3d.material import COLOURS, LEVELS, PIECES, Colour
from spieltisch.packing.areas import Area
from spieltisch.packing.cells import Shape, forms
from spieltisch.packing.kinds import KINDS

FLOOR: Final = 2.0
WALL: Final = 3.0
"""The thickness of the walls, and with `FLOOR` that of the floor, of a frame or a tray, in millimetres."""
ROOM: Final = (5, 4)
"""The width and depth of a tray in cubes: the pieces of any task fit in it side by side."""

Box = tuple[tuple[float, float, float], tuple[float, float, float]]
"""Two opposite corners."""


class Holder(msgspec.Struct, frozen=True):
    """A body as boxes that are joined, and boxes that are then subtracted."""

    solid: tuple[Box, ...]
    hollow: tuple[Box, ...]


def lying(kind: int) -> Shape:
    """Return the orientation in which a piece is printed: as flat as possible, then on the broadest base."""

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
    """Return a floor with a wall around an area, one level high, so that the upper level stays accessible."""
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
    """Return an open box for the pieces of a task."""
    wide, deep = (cubes * edge for cubes in ROOM)
    high = FLOOR + LEVELS * edge
    return Holder(
        (((-WALL, -WALL, 0.0), (wide + WALL, deep + WALL, high)),),
        (((0.0, 0.0, FLOOR), (wide, deep, high + 1)),),
    )
