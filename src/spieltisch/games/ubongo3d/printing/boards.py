"""Draws the boards to cut out: two areas on each side, and the pieces for every number. (U3D-1 to U3D-3)"""

from typing import Final

from spieltisch.core.paper import Cutout, Side, Svg, framed, placed, size_of, written
from spieltisch.games.drawings import drawings
from spieltisch.games.ubongo3d.boards import Board
from spieltisch.games.ubongo3d.material import PIECES, SIDES, Numbers, SideName
from spieltisch.games.ubongo3d.printing.pictures import LINE, PALE, SQUARE, area_lines, label_of

GAME: Final = "ubongo3d"
WIDTH: Final = 127.0
HEIGHT: Final = 186.0

GROUNDS: Final = {"A": "#f4ead2", "B": "#e2d3b4"}
WOOD: Final = "#7d5230"
MARGIN: Final = 4.0
HEAD: Final = 15.0
HALF: Final = (HEIGHT - HEAD - MARGIN) / 2
"""The height of an area with its tasks."""
BESIDE: Final = 4
LOW: Final = 3
"""An area wider than `BESIDE` and no higher than `LOW` has its tasks below it; any other, beside it."""


def cutout(board: Board, name: str) -> Cutout:
    """Return a board with both sides, labelled with its animal's name."""
    easy, hard = (Side(_side(board, side, name), GROUNDS[side]) for side in SIDES)
    return Cutout(easy, hard)


def _side(board: Board, side: SideName, name: str) -> Svg:
    law = SIDES[side]
    body = f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="{GROUNDS[side]}"/>'
    body += _head(board, side, name)
    for place, tasks in enumerate((law.upper, law.lower)):
        body += _half(board, side, tasks, HEAD + place * HALF)
    line = HEAD + HALF
    body += f'<path d="M{MARGIN:g} {line:g}h{WIDTH - 2 * MARGIN:g}" stroke="{LINE}" stroke-width="0.3"/>'
    return framed(WIDTH, HEIGHT, body)


def _head(board: Board, side: SideName, name: str) -> str:
    badge = f'<rect x="{WIDTH - 28:g}" y="3.5" width="24" height="9.5" rx="3" fill="{WOOD}"/>'
    return (
        placed(drawings(GAME)[board.animal], MARGIN, 2.8, 11, 11)
        + written(name, MARGIN + 13.5, 10.6, 6.2, is_title=True)
        + badge
        + written(
            f"{side}{board.number}",
            WIDTH - 16,
            10.7,
            6.6,
            fill=PALE,
            anchor="middle",
            is_title=True,
        )
    )


def _half(board: Board, side: SideName, tasks: tuple[Numbers, ...], top: float) -> str:
    area = board.area(side, tasks[0])
    columns, rows = 1 + max(x for x, _ in area), 1 + max(y for _, y in area)
    wide, high = columns * SQUARE, rows * SQUARE
    if columns <= BESIDE or rows > LOW:
        room = max(columns, BESIDE) * SQUARE
        drawn = area_lines(area, MARGIN + (room - wide) / 2, top + (HALF - high) / 2)
        return drawn + _rows(board, side, tasks, MARGIN + room + 4, top)
    drawn = area_lines(area, (WIDTH - wide) / 2, top + 3)
    return drawn + _columns(board, side, tasks, top + high + 5, HALF - high - 6)


def _rows(board: Board, side: SideName, tasks: tuple[Numbers, ...], left: float, top: float) -> str:
    """Draw tasks below each other; on the easy side, the pieces fit below the numbers."""
    is_easy = side == "A"
    high = (HALF - 6) / len(tasks)
    badge = 8.0 if not is_easy else 0.0
    drawn = ""
    for number, numbers in enumerate(tasks):
        y = top + 3 + number * high
        kinds = board.task(side, numbers).kinds
        drawn += _badge(numbers, left, y + (3 if is_easy else high / 2 - 4), 17 if is_easy else 8)
        wide = (WIDTH - MARGIN - left - badge) / len(kinds)
        down = 11 if is_easy else 0
        for place, kind in enumerate(kinds):
            drawn += _piece(kind, left + badge + place * wide, y + down, wide, high - down - 2)
    return drawn


def _columns(
    board: Board, side: SideName, tasks: tuple[Numbers, ...], top: float, high: float
) -> str:
    """Draw tasks side by side, each with its pieces two by two."""
    wide = (WIDTH - 2 * MARGIN) / len(tasks)
    drawn = ""
    for number, numbers in enumerate(tasks):
        left = MARGIN + number * wide
        drawn += _badge(numbers, left + wide / 2 - 4, top, 8)
        for place, kind in enumerate(board.task(side, numbers).kinds):
            x, y = left + place % 2 * wide / 2, top + 8.5 + place // 2 * (high - 9) / 2
            drawn += _piece(kind, x, y, wide / 2, (high - 9) / 2)
    return drawn


def _badge(numbers: Numbers, left: float, top: float, wide: float) -> str:
    words = numbers.replace("|", "·")
    ground = f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="8" rx="2.4" fill="{WOOD}"/>'
    size = 5.2 if len(words) < 6 else 4.6
    return ground + written(
        words, left + wide / 2, top + 5.8, size, fill=PALE, anchor="middle", is_title=True
    )


def _piece(kind: int, left: float, top: float, wide: float, high: float) -> str:
    """Draw a piece with its number below it; in spaces of equal size, all cubes have the same size."""
    across, up = _size(kind)
    widest, highest = (max(sizes) for sizes in zip(*map(_size, PIECES), strict=True))
    cube = min((wide - 1.2) / widest, (high - 4.6) / highest)
    x, y = left + (wide - across * cube) / 2, top + high - 4 - up * cube
    art = placed(drawings(GAME)[f"piece {kind}"], x, y, across * cube, up * cube)
    return art + written(label_of(kind), left + wide / 2, top + high - 0.7, 3, anchor="middle")


def _size(kind: int) -> tuple[float, float]:
    """Return the width and height of a piece's drawing, in cubes."""
    return size_of(drawings(GAME)[f"piece {kind}"])
