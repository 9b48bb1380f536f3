"""A task's solutions as the booklet shows them: pieces in the order in which a hand puts them. (U3D-7)"""

from collections.abc import Iterator, Sequence

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.area_cells import area_cells
from spieltisch.games.ubongo3d.puzzles import Posed
from spieltisch.packing import solver
from spieltisch.packing.areas import Area
from spieltisch.packing.building import building_order, sliding_order
from spieltisch.packing.cells import Cell


class PlacedPiece(msgspec.Struct, frozen=True):
    """A piece and the cells that it fills."""

    kind: int
    cells: tuple[Cell, ...]


class Solution(msgspec.Struct, frozen=True):
    """A solution in a buildable order: straight down where possible, otherwise by sliding in."""

    steps: tuple[PlacedPiece, ...]
    is_straight: bool


def is_slid(step: PlacedPiece, there: Sequence[PlacedPiece]) -> bool:
    """Return whether a piece has to go below a piece that is already there."""
    others = [cell for other in there if other != step for cell in other.cells]
    return any((x, y) == (a, b) and c > z for x, y, z in step.cells for a, b, c in others)


def solutions_of(area: Area, kinds: Sequence[int]) -> Iterator[Solution]:
    """Yield every solution of a task as it is found."""
    ground = area_cells(area)
    posed = ground.posed(kinds)
    for found in solver.solutions(posed) if posed else ():
        from_below = sorted(found, key=lambda placed: placed[1] & -placed[1])  # by their first cell
        steps = [PlacedPiece(kinds[place], ground.cells_of(mask)) for place, mask in from_below]
        cells = [step.cells for step in steps]
        straight = building_order(cells)
        order = sliding_order(cells) if straight is None else straight
        yield Solution(tuple(steps[place] for place in order), straight is not None)


def straight_solution_of(area: Area, kinds: Sequence[int]) -> tuple[PlacedPiece, ...] | None:
    """Return the first solution that can be built straight down; None if none can."""
    return next((each.steps for each in solutions_of(area, kinds) if each.is_straight), None)


def solution_numbered(posed: Posed, number: int) -> tuple[PlacedPiece, ...]:
    """Return a solution by its number, or refuse; those that can be built straight down come first.

    Number 1 is the solution that `solution_of` returns and the booklet shows.
    """
    found = sorted(solutions_of(posed.area, posed.kinds), key=lambda each: not each.is_straight)
    if not found:
        raise unsolvable(posed.name)
    if not 1 <= number <= len(found):
        many = f"{len(found)} solutions; name one from 1 to {len(found)}"
        why = f"{posed.name} has {many if len(found) > 1 else 'only one solution'}."
        raise Refused("no_such_solution", why, most=f"{len(found)}")
    return found[number - 1].steps


def unsolvable(name: str) -> Refused:
    """Return the refusal of a task on a user's own boards that cannot be solved."""
    why = f"Task {name} of these boards cannot be solved; make new boards with `boards make`."
    return Refused("unsolvable_task", why, task=name)


def solution_of(area: Area, kinds: Sequence[int]) -> tuple[PlacedPiece, ...] | None:
    """Return a solution, preferably one that can be built straight down."""
    straight = straight_solution_of(area, kinds)
    return straight or next((each.steps for each in solutions_of(area, kinds)), None)
