"""Ubongo 3-D in a link preview: a building of four pieces."""

from typing import TYPE_CHECKING

from spieltisch.core.poster import INK, Point, Poster, dark, pale

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

WOOD = "#9b6a41"
BUILDING = {
    "#d9a32b": [(0, 2, 0), (1, 2, 0), (2, 2, 0), (0, 2, 1)],
    "#3d6f9f": [(0, 1, 0), (0, 0, 0), (0, 1, 1), (0, 0, 1)],
    "#5a8442": [(2, 1, 0), (2, 0, 0), (2, 0, 1)],
    "#b8452f": [(1, 1, 0), (1, 0, 0), (1, 0, 1)],
}
"""The cubes of each piece by its colour: x to the right, y away, z upwards."""


def draw_building(draw: "ImageDraw") -> None:
    """Draw the board and the cubes, from back to front."""
    corners = [(0, 0), (3, 0), (3, 3), (0, 3)]
    draw.polygon([_at(x, y, -0.15) for x, y in corners], WOOD, INK, 4)
    cubes = [(cell, colour) for colour, cells in BUILDING.items() for cell in cells]
    for (x, y, z), colour in sorted(cubes, key=lambda cube: (-cube[0][1], cube[0][2], cube[0][0])):
        _cube(draw, x, y, z, colour)


def _at(x: float, y: float, z: float) -> Point:
    """Project a corner onto the paper: depth goes to the right and up."""
    return 70 + 150 * x + 63 * y, 860 - 150 * z - 51 * y


def _cube(draw: "ImageDraw", x: int, y: int, z: int, colour: str) -> None:
    front = [_at(x, y, z), _at(x + 1, y, z), _at(x + 1, y, z + 1), _at(x, y, z + 1)]
    above = [_at(x, y, z + 1), _at(x + 1, y, z + 1), _at(x + 1, y + 1, z + 1), _at(x, y + 1, z + 1)]
    right = [_at(x + 1, y, z), _at(x + 1, y + 1, z), _at(x + 1, y + 1, z + 1), _at(x + 1, y, z + 1)]
    for face, shade in ((right, dark(colour)), (above, pale(colour)), (front, colour)):
        draw.polygon(face, shade, INK, 5)


POSTER = Poster("Ubongo 3-D", draw_building)
