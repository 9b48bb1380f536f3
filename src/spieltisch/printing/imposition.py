"""Imposition: arranges things on sheets so that backs line up with fronts in duplex printing.

Sheets are flipped on the long edge, the default of every printer: what is on the left of the front is on the
right of the back.
"""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any, Final

import msgspec

from spieltisch.core.paper import Cutout, Language, Pages, Sheets, Side
from spieltisch.printing.papers import SAFE, Paper
from spieltisch.printing.typesetting import our_template
from spieltisch.printing.words import WORDS

BLEED: Final = 2.0
"""How far a thing's background extends past its edge, so that an inaccurate cut shows no white."""
MARK: Final = 2.6
"""The length of a cut mark, outside the bleed."""


class Grid(msgspec.Struct, frozen=True):
    """A grid for things of one size, centred on the paper."""

    paper: Paper
    width: float
    height: float
    """The height of a thing as it lies on the sheet."""
    columns: int
    rows: int

    @property
    def rooms(self) -> int:
        """How many things fit."""
        return self.columns * self.rows

    @property
    def left(self) -> float:
        """The left edge of the first column's bleed."""
        return (self.paper.width - self.columns * (self.width + 2 * BLEED)) / 2

    @property
    def top(self) -> float:
        """The top edge of the first row's bleed."""
        return (self.paper.height - self.rows * (self.height + 2 * BLEED)) / 2

    def corner(self, place: int, *, is_back: bool) -> tuple[float, float]:
        """Return the upper left corner of a thing; backs are mirrored to lie behind their fronts."""
        column, row = place % self.columns, place // self.columns
        if is_back:
            column = self.columns - 1 - column
        return self._x(column), self._y(row)

    def _x(self, column: int) -> float:
        return self.left + column * (self.width + 2 * BLEED) + BLEED

    def _y(self, row: int) -> float:
        return self.top + row * (self.height + 2 * BLEED) + BLEED

    def cuts(self) -> list[tuple[float, float, float, float]]:
        """Return the cut marks, each as the x and y of both ends."""
        xs = [self._x(n) + more for n in range(self.columns) for more in (0, self.width)]
        ys = [self._y(n) + more for n in range(self.rows) for more in (0, self.height)]
        right, bottom = self.paper.width - self.left, self.paper.height - self.top
        above_below = ((self.top - MARK, self.top), (bottom, bottom + MARK))
        beside = ((self.left - MARK, self.left), (right, right + MARK))
        return [(x, a, x, b) for x in xs for a, b in above_below] + [
            (a, y, b, y) for y in ys for a, b in beside
        ]


def grid_for(sheets: Sheets, paper: Paper) -> Grid:
    """Fit as many things as possible into the safe area of a paper, in rows as even as possible."""
    width, height = sheets.width, sheets.height
    if sheets.is_turned:
        width, height = height, width
    margin = 2 * (SAFE + MARK)
    columns = int((paper.width - margin) // (width + 2 * BLEED))
    rows = int((paper.height - margin) // (height + 2 * BLEED))
    most = max(len(stack.things) for stack in sheets.stacks)
    on_a_sheet = ceil(most / ceil(most / (columns * rows)))
    rows = ceil(on_a_sheet / columns)
    return Grid(paper, width, height, ceil(on_a_sheet / rows), rows)


def imposed(sheets: Sheets, paper: Paper, language: Language) -> Pages:
    """Arrange things on sheets: a page for each front, and a page for each back if there is one."""
    grid = grid_for(sheets, paper)
    return Pages(
        name=sheets.name,
        title=sheets.title,
        template=our_template("sheets"),
        data={
            "thing": {"width": sheets.width, "height": sheets.height, "bleed": BLEED},
            "cuts": grid.cuts(),
            "hint": WORDS[language]["hint"],
            "pages": list(_pages(sheets, grid)),
        },
        greys=sheets.greys,
    )


def _pages(sheets: Sheets, grid: Grid) -> Iterator[dict[str, Any]]:
    for stack in sheets.stacks:
        starts = range(0, len(stack.things), grid.rooms)
        lots = [stack.things[start : start + grid.rooms] for start in starts]
        for number, lot in enumerate(lots, start=1):
            title = stack.title if len(lots) == 1 else f"{stack.title} · {number}/{len(lots)}"
            yield _page(sheets, grid, lot, title, is_back=False)
            if lot[0].back is not None:
                yield _page(sheets, grid, lot, title, is_back=True)


def _page(
    sheets: Sheets, grid: Grid, lot: Sequence[Cutout], title: str, *, is_back: bool
) -> dict[str, Any]:
    turn = 0 if not sheets.is_turned else 90 if is_back else -90
    things = []
    for place, thing in enumerate(lot):
        side: Side | None = thing.back if is_back else thing.front
        if side is not None:
            x, y = grid.corner(place, is_back=is_back)
            things.append({"x": x, "y": y, "art": side.art, "ground": side.ground, "turn": turn})
    return {"title": f"{sheets.title} · {title}", "things": things}
