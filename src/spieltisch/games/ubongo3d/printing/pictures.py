"""Draws pieces and areas as the web client does: in space, and level by level.

The drawings match the client's (`art/PiecePicture.tsx`, `art/SmallMap.tsx`) stroke for stroke; tests compare
the two.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from spieltisch.core.paper import Svg, framed, mixed
from spieltisch.games.ubongo3d.material import COLOURS, LEVELS, Colour
from spieltisch.games.ubongo3d.solutions import PlacedPiece
from spieltisch.packing.areas import Area, rows_of
from spieltisch.packing.cells import Cell

RIGHT: Final = 0.42
UP: Final = 0.34
"""How far a step in depth moves up, and with `RIGHT` how far to the right, on the paper."""

EDGE: Final = "#2a2118"
PALE: Final = "#fff8e6"
INLAY: Final = "#efe4c8"
LINE: Final = "#8f7a52"

PLAIN: Final = {
    Colour.YELLOW: "#d9a32b",
    Colour.BLUE: "#3d6f9f",
    Colour.RED: "#b8452f",
    Colour.GREEN: "#5a8442",
}
MARKS: Final = {
    Colour.YELLOW: "M.5 .36a.14 .14 0 1 1-.001 0z",
    Colour.BLUE: "M.3 .44h.4v.12h-.4z",
    Colour.RED: "M.5 .34l.17 .3h-.34z",
    Colour.GREEN: "M.5 .32l.15 .18l-.15 .18l-.15 -.18z",
}
"""A ring, a bar, a triangle and a diamond, for people with colour blindness."""


TWINS: Final = {2: 11, 3: 10, 5: 14, 6: 13}
"""The pairs of kinds that are mirror images of each other. (U3D-5)"""


def label_of(kind: int) -> str:
    """Return a piece's number as the web client writes it: a dot beside it tells mirror twins apart."""
    if kind in TWINS:
        return f"•{kind}"
    return f"{kind}•" if kind in TWINS.values() else f"{kind}"


class Paint(msgspec.Struct, frozen=True):
    """A piece's colours: front, lit, shaded, and the lines between its squares."""

    front: str
    light: str
    shade: str
    line: str


def paint_of(colour: str) -> Paint:
    """Return the shades of a colour."""
    return Paint(
        front=colour,
        light=mixed(colour, "#ffffff", 0.72),
        shade=mixed(colour, "#000000", 0.72),
        line=mixed(colour, EDGE, 0.8),
    )


PAINT: Final = {colour: paint_of(plain) for colour, plain in PLAIN.items()}

_GREYS: Final = {
    Colour.YELLOW: "#a8a8a8",
    Colour.BLUE: "#585858",
    Colour.RED: "#303030",
    Colour.GREEN: "#808080",
}
GREYS: Final = {
    of_colour: of_grey
    for colour, grey in _GREYS.items()
    for of_colour, of_grey in zip(
        msgspec.structs.astuple(PAINT[colour]), msgspec.structs.astuple(paint_of(grey)), strict=True
    )
}
"""For greyscale: four greys far apart, because three of the colours are equally light."""

SQUARE: Final = 15.0
"""The edge in millimetres of a square on paper, and of the cubes that fill it."""

BETWEEN: Final = 0.6
"""The gap between the levels of a map."""

SPREADS: Final = ' overflow="visible"'
"""Keeps the lines at the edge of a building from being clipped."""

MANY: Final = (
    *PLAIN.values(),
    *("#7b5aa6", "#3a9a94", "#d9773c", "#b7508c", "#8a6a48", "#6c7a86", "#a7b23c", "#2f4b7c"),
)
"""The colours of pieces that are none of the game's, by number; then they begin again."""

Drawn = tuple[Colour, Collection[Cell]]


class Look(NamedTuple):
    """How the cubes of a piece are painted: its shades, and a mark if its colour has one."""

    paint: Paint
    mark: str = ""


LOOKS: Final = {colour: Look(PAINT[colour], MARKS[colour]) for colour in Colour}


def colour_of(piece: int) -> str:
    """Return the colour of a piece that is none of the game's."""
    return MANY[piece % len(MANY)]


def building(pieces: Iterable[Drawn]) -> Svg:
    """Draw pieces in space; the picture is just large enough for them."""
    return _standing((LOOKS[colour], cells) for colour, cells in pieces)


def numbered_building(steps: Iterable[PlacedPiece]) -> Svg:
    """Draw pieces of any shapes on any number of levels, each in the colour of its number."""
    return _standing((Look(paint_of(colour_of(step.kind))), step.cells) for step in steps)


def _standing(pieces: Iterable[tuple[Look, Collection[Cell]]]) -> Svg:
    cubes = [(look, cell) for look, cells in pieces for cell in cells]
    return _svg(_box_around([cell for _, cell in cubes]), _cubes(cubes), SPREADS)


def stage(area: Area, steps: Sequence[PlacedPiece]) -> Svg:
    """Draw an area and the pieces on it; every stage of a task has the same size."""
    cubes = [(LOOKS[COLOURS[step.kind]], cell) for step in steps for cell in step.cells]
    floor = sorted(area, key=lambda square: (-square[1], square[0]))
    body = "".join(_floor(x, y) for x, y in floor) + _cubes(cubes)
    return _svg(_box_around([(x, y, z) for x, y in area for z in (-1, LEVELS - 1)]), body, SPREADS)


def level_map(area: Area, steps: Sequence[PlacedPiece]) -> Svg:
    """Draw the levels side by side, the lowest on the left."""
    rows = rows_of(area)
    columns = len(rows[0])
    width = LEVELS * (columns + BETWEEN) - BETWEEN
    levels = "".join(
        f'<g transform="translate({_n(z * (columns + BETWEEN))} 0)">{_level(area, steps, z)}</g>'
        for z in range(LEVELS)
    )
    return _svg(f"-0.1 -0.1 {_n(width + 0.2)} {_n(len(rows) + 0.2)}", levels)


def flat_area(area: Area) -> Svg:
    """Draw an area from above, at full size for real pieces."""
    wide, high = (1 + max(square[axis] for square in area) for axis in (0, 1))
    return framed(wide * SQUARE + 2, high * SQUARE + 2, area_lines(area, 1, 1))


def area_lines(area: Area, left: float, top: float) -> str:
    """Draw an area from the player's side of the table, with a strong outline."""
    far = max(y for _, y in area)
    at = {(x, y): (left + x * SQUARE, top + (far - y) * SQUARE) for x, y in area}
    size = f'width="{SQUARE:g}" height="{SQUARE:g}"'
    squares = "".join(f'<rect x="{x:g}" y="{y:g}" {size}/>' for x, y in at.values())
    edges = ""
    for (x, y), (px, py) in at.items():
        for beside, line in (
            ((x, y + 1), f"M{px:g} {py:g}h{SQUARE:g}"),
            ((x, y - 1), f"M{px:g} {py + SQUARE:g}h{SQUARE:g}"),
            ((x - 1, y), f"M{px:g} {py:g}v{SQUARE:g}"),
            ((x + 1, y), f"M{px + SQUARE:g} {py:g}v{SQUARE:g}"),
        ):
            edges += "" if beside in at else line
    return (
        f'<g fill="{PALE}" stroke="{LINE}" stroke-width="0.35">{squares}</g>'
        f'<path d="{edges}" fill="none" stroke="{EDGE}" stroke-width="1" stroke-linecap="square"/>'
    )


def _svg(box: str, body: str, overflow: str = "") -> Svg:
    return f'<svg viewBox="{box}"{overflow} xmlns="http://www.w3.org/2000/svg">{body}</svg>'


def _n(number: float) -> str:
    """Write a number as the client does."""
    return str(int(number)) if number == int(number) else repr(number)


def _box_around(cells: Sequence[Cell]) -> str:
    lefts = [x + y * RIGHT for x, y, _ in cells]
    tops = [-(z + 1) - y * UP for _, y, z in cells]
    left, top = min(lefts), min(tops) - UP
    width, height = max(lefts) + 1 + RIGHT - left, max(tops) + 1 - top
    return f"{_n(left - 0.05)} {_n(top - 0.05)} {_n(width + 0.1)} {_n(height + 0.1)}"


def _cubes(cubes: Sequence[tuple[Look, Cell]]) -> str:
    """Draw cubes from back to front, with only their visible faces."""
    filled = {cell for _, cell in cubes}
    ordered = sorted(cubes, key=lambda cube: (-cube[1][1], cube[1][2], cube[1][0]))
    drawn = (_faces(look, cell, filled) for look, cell in ordered)
    return "".join(f"<g>{faces}</g>" if faces else "<g/>" for faces in drawn)


def _faces(look: Look, cell: Cell, filled: Collection[Cell]) -> str:
    x, y, z = cell
    paint = look.paint
    left, top = x + y * RIGHT, -(z + 1) - y * UP
    drawn = ""
    if (x, y, z + 1) not in filled:
        drawn += _face(f"M{_n(left)} {_n(top)}l{RIGHT} {-UP}h1l{-RIGHT} {UP}z", paint.light)
    if (x + 1, y, z) not in filled:
        drawn += _face(f"M{_n(left + 1)} {_n(top)}l{RIGHT} {-UP}v1l{-RIGHT} {UP}z", paint.shade)
    if (x, y - 1, z) not in filled:
        drawn += _face(f"M{_n(left)} {_n(top)}h1v1h-1z", paint.front)
        drawn += look.mark and _mark(look.mark, left, top)
    return drawn


def _mark(mark: str, left: float, top: float) -> str:
    at = f"translate({_n(left)} {_n(top)})"
    return f'<path d="{mark}" transform="{at}" fill="{PALE}" opacity="0.9"/>'


def _face(path: str, fill: str) -> str:
    line = f'stroke="{EDGE}" stroke-width="0.05" stroke-linejoin="round"'
    return f'<path d="{path}" fill="{fill}" {line}/>'


def _floor(x: int, y: int) -> str:
    left, top = x + y * RIGHT, -y * UP
    path = f"M{_n(left)} {_n(top)}l{RIGHT} {-UP}h1l{-RIGHT} {UP}z"
    line = f'stroke="{LINE}" stroke-width="0.05" stroke-linejoin="round"'
    return f'<path d="{path}" fill="{INLAY}" {line}/>'


def _level(area: Area, steps: Sequence[PlacedPiece], z: int) -> str:
    owner = {cell: step.kind for step in steps for cell in step.cells}
    drawn, edges = "", ""
    for down, row in enumerate(rows_of(area)):
        for x, y in row:
            kind = owner.get((x, y, z))
            drawn += _square(x, down, kind, is_area=(x, y) in area)
            if kind is not None:
                sides = {
                    "h1": (x, y + 1, z),
                    "m1 0v1": (x + 1, y, z),
                    "m0 1h1": (x, y - 1, z),
                    "v1": (x - 1, y, z),
                }
                edges += "".join(
                    f"M{x} {down}{line}" for line, near in sides.items() if owner.get(near) != kind
                )
    line = f'stroke="{EDGE}" stroke-width="0.13" stroke-linecap="square"'
    return f'{drawn}<path d="{edges}" fill="none" {line}/>'


def _square(x: int, down: int, kind: int | None, *, is_area: bool) -> str:
    square = f'<rect x="{x}" y="{down}" width="1" height="1"'
    if kind is None:
        fill, line = (INLAY, LINE) if is_area else ("none", "none")
        return f'{square} fill="{fill}" stroke="{line}" stroke-width="0.05"/>'
    paint = PAINT[COLOURS[kind]]
    return (
        f'<g>{square} fill="{paint.front}" stroke="{paint.line}" stroke-width="0.05"/>'
        f'<text x="{_n(x + 0.5)}" y="{_n(down + 0.52)}" fill="{PALE}" stroke="{EDGE}"'
        ' stroke-width="0.12" paint-order="stroke" font-family="Bricolage Grotesque"'
        ' font-weight="700" font-size="0.58" text-anchor="middle" dominant-baseline="central">'
        f"{kind}</text></g>"
    )
