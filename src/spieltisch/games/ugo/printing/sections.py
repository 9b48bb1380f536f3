"""The sections of the kingdoms: space for land, places for farmers, points. (UGO-2, UGO-3, UGO-27)"""

from typing import Final

from spieltisch.core.paper import Cutout, Side, Svg, framed, placed, written
from spieltisch.games.drawings import drawings
from spieltisch.games.ugo.material import FARMERS_NEEDED, POINTS_PRINTED, SECTIONS

WIDTH: Final = 60.0
HEIGHT: Final = 108.0
FARMER: Final = (13.0, 18.0)
"""The width and height of a farmer; the four of E fit side by side."""
LAND: Final = (57.0, 76.0)

GROUND: Final = "#eee4cc"
INLAY: Final = "#fbf6e9"
LINE: Final = "#8f7a52"
INK: Final = "#6b5430"

KINGDOMS: Final = (
    ("#1d5fa8", "M0 0h3v3h-3z"),
    ("#a5281c", "M1.5 0l1.5 3h-3z"),
    ("#2f7a3b", "M1.5 0l1.5 1.5l-1.5 1.5l-1.5 -1.5z"),
    ("#7a4fa0", "M1.5 0a1.5 1.5 0 1 1 -.001 0z"),
)
"""The colour and pattern on the backs of each kingdom's sections."""


def sections(kingdom: int) -> tuple[Cutout, ...]:
    """Return the five sections of a kingdom; kingdoms are numbered 0 to 3."""
    back = Side(_back(kingdom), KINGDOMS[kingdom][0])
    return tuple(
        Cutout(Side(_front(place, kingdom), GROUND), back) for place in range(len(SECTIONS))
    )


def _front(place: int, kingdom: int) -> Svg:
    wide, high = LAND
    left = (WIDTH - wide) / 2
    room = (
        f'<rect x="{left:g}" y="2.5" width="{wide:g}" height="{high:g}" rx="4.5" fill="{INLAY}"'
        f' stroke="{LINE}" stroke-width="0.5" stroke-dasharray="2.4 1.8"/>'
    )
    name = written(
        SECTIONS[place], WIDTH / 2, 37, 30, fill="#ded2b4", anchor="middle", is_title=True
    )
    points = POINTS_PRINTED[place]
    worth = written(f"+\u2009{points}", WIDTH / 2, 62, 17, fill=INK, anchor="middle", is_title=True)
    body = room + name + (worth if points else "") + _farmers(place) + _foot(place, kingdom)
    return framed(WIDTH, HEIGHT, body)


def _farmers(place: int) -> str:
    """Draw the places for a section's farmers; those of A and B are printed in."""
    needed = FARMERS_NEEDED[place]
    shown, art = (needed, "missing farmer") if needed else (1, "farmer")
    wide, high = FARMER
    first = (WIDTH - shown * (wide + 1) + 1) / 2
    return "".join(
        placed(drawings("ugo")[art], first + number * (wide + 1), 81, wide, high)
        for number in range(shown)
    )


def _foot(place: int, kingdom: int) -> str:
    colour, shape = KINGDOMS[kingdom]
    mark = f'<path d="{shape}" transform="translate({WIDTH - 8:g} 102)" fill="{colour}"/>'
    return written(SECTIONS[place], 5, 105.4, 6, fill=INK, is_title=True) + mark


def _back(kingdom: int) -> Svg:
    colour, shape = KINGDOMS[kingdom]
    spots = "".join(
        f'<path d="{shape}" transform="translate({x:g} {y:g})"/>'
        for row in range(15)
        for x, y in [(4.5 + 10 * column + 5 * (row % 2), 4.5 + 7 * row) for column in range(6)]
        if x < WIDTH - 5
    )
    frame = f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="{colour}"/>'
    plate = (
        f'<rect x="11" y="44" width="{WIDTH - 22:g}" height="20" rx="4" fill="{colour}"'
        ' stroke="#ffffff" stroke-width="0.8"/>'
    )
    title = written("UGO!", WIDTH / 2, 58, 12, fill="#ffffff", anchor="middle", is_title=True)
    return framed(
        WIDTH, HEIGHT, f'{frame}<g fill="#ffffff" opacity="0.42">{spots}</g>{plate}{title}'
    )
