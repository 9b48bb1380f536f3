"""A task's solution as the booklet shows it: pieces in the order in which a hand puts them in. (U3D-7)"""

from collections.abc import Sequence

import msgspec

from spieltisch.games.ubongo3d.ground import ground_of, solutions
from spieltisch.packing.areas import Area
from spieltisch.packing.building import building_order
from spieltisch.packing.cells import Cell


class Step(msgspec.Struct, frozen=True):
    """A piece and the cells that it fills, straight down onto what is there."""

    kind: int
    cells: tuple[Cell, ...]


def solution_of(area: Area, kinds: Sequence[int]) -> tuple[Step, ...] | None:
    """Give the first solution that can be built straight down, in that order; none where none can."""
    ground = ground_of(area)
    for solution in solutions(ground, kinds):
        steps = [Step(kind, ground.cells_of(mask)) for kind, mask in solution]
        order = building_order([step.cells for step in steps])
        if order is not None:
            return tuple(steps[place] for place in order)
    return None
