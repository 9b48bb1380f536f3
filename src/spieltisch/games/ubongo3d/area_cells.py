"""An area two levels high, prepared once for all its tasks: its cells, and where pieces fit."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.packing.areas import Area
from spieltisch.packing.cells import Cell
from spieltisch.packing.kinds import KINDS
from spieltisch.packing.puzzle import Puzzle, placements

Mask = int
"""A set of cells, one bit each."""


class AreaCells(msgspec.Struct, frozen=True):
    """The cells of an area and every way to put each kind of piece into them."""

    cells: tuple[Cell, ...]
    beside: tuple[Mask, ...]
    """For each cell, the cells that share a face with it."""
    ways: Mapping[int, Sequence[Mask]]

    @property
    def whole(self) -> Mask:
        """All cells."""
        return (1 << len(self.cells)) - 1

    def cells_of(self, mask: Mask) -> tuple[Cell, ...]:
        """List the cells of a mask."""
        return tuple(cell for number, cell in enumerate(self.cells) if mask >> number & 1)

    def posed(self, kinds: Sequence[int]) -> Puzzle | None:
        """Pose the task to fill the area with different kinds; None if their volume does not fit.

        Records depend on the order of its solutions, so the order of cells and kinds must not change.
        """
        shapes = tuple(KINDS[kind] for kind in kinds)
        if sum(map(len, shapes)) != len(self.cells):
            return None
        return Puzzle(self.cells, shapes, (1,) * len(shapes), tuple(range(len(shapes))))


@lru_cache(maxsize=64)
def area_cells(area: Area) -> AreaCells:
    """Prepare an area."""
    cells = tuple(sorted((x, y, z) for x, y in area for z in range(LEVELS)))
    every = Puzzle(cells, tuple(KINDS.values()), (1,) * len(KINDS), tuple(range(len(KINDS))))
    ways = {kind: placements(every, place) for place, kind in enumerate(KINDS)}
    return AreaCells(cells, _beside(cells), ways)


def _beside(cells: Sequence[Cell]) -> tuple[Mask, ...]:
    return tuple(
        sum(
            1 << number
            for number, (a, b, c) in enumerate(cells)
            if abs(a - x) + abs(b - y) + abs(c - z) == 1
        )
        for x, y, z in cells
    )
