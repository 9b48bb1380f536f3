"""An area two levels high, prepared once for all the tasks on it: what can lie where."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec

from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.packing.areas import Area
from spieltisch.packing.cells import Cell
from spieltisch.packing.kinds import KINDS
from spieltisch.packing.puzzle import Puzzle, placements

Mask = int
"""A set of cells, one bit each."""


class Ground(msgspec.Struct, frozen=True):
    """The cells of an area and every way to put each kind of piece into them."""

    cells: tuple[Cell, ...]
    beside: tuple[Mask, ...]
    """For each cell, the cells that share a face with it."""
    ways: Mapping[int, list[Mask]]
    by_lowest: Mapping[int, Mapping[Mask, list[Mask]]]
    """The same ways, by the lowest bit of their cells."""

    @property
    def whole(self) -> Mask:
        """All cells."""
        return (1 << len(self.cells)) - 1

    def cells_of(self, mask: Mask) -> tuple[Cell, ...]:
        """Name the cells of a mask."""
        return tuple(cell for number, cell in enumerate(self.cells) if mask >> number & 1)


@lru_cache(maxsize=64)
def ground_of(area: Area) -> Ground:
    """Prepare an area."""
    cells = tuple(sorted((x, y, z) for x, y in area for z in range(LEVELS)))
    every = Puzzle(cells, tuple(KINDS.values()), (1,) * len(KINDS), tuple(range(len(KINDS))))
    ways = {kind: placements(every, place) for place, kind in enumerate(KINDS)}
    by_lowest: dict[int, dict[Mask, list[Mask]]] = {kind: {} for kind in KINDS}
    for kind, masks in ways.items():
        for mask in masks:
            by_lowest[kind].setdefault(mask & -mask, []).append(mask)
    return Ground(cells, _beside(cells), ways, by_lowest)


def _beside(cells: Sequence[Cell]) -> tuple[Mask, ...]:
    return tuple(
        sum(
            1 << number
            for number, (a, b, c) in enumerate(cells)
            if abs(a - x) + abs(b - y) + abs(c - z) == 1
        )
        for x, y, z in cells
    )


def solutions(ground: Ground, kinds: Sequence[int]) -> Iterator[list[tuple[int, Mask]]]:
    """Give every solution once, as kinds and masks; each kind is there once."""
    if sum(len(KINDS[kind]) for kind in kinds) == len(ground.cells):
        yield from _fill(ground, tuple(kinds), ground.whole)


def _fill(ground: Ground, kinds: tuple[int, ...], empty: Mask) -> Iterator[list[tuple[int, Mask]]]:
    if not empty:
        yield []
        return
    lowest = empty & -empty
    for place, kind in enumerate(kinds):
        for mask in ground.by_lowest[kind].get(lowest, ()):
            if mask & empty == mask:
                for rest in _fill(ground, kinds[:place] + kinds[place + 1 :], empty ^ mask):
                    yield [(kind, mask), *rest]
