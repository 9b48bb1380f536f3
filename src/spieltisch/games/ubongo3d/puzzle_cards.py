"""How a single puzzle is shown: its card, its id, its solution, and the course of a run."""

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis
from spieltisch.games.ubongo3d.boards import TaskPlace, UnknownTask
from spieltisch.games.ubongo3d.material import BOARDS, SIDES
from spieltisch.games.ubongo3d.placing import Laid
from spieltisch.games.ubongo3d.puzzles import Posed, atlas, posed_named
from spieltisch.games.ubongo3d.state import State, solution
from spieltisch.packing.areas import Area, canonical


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle to choose: its `id` is safe in a URL, its `name` selects it in a table's options."""

    id: str
    name: str
    area: str
    squares: tuple[tuple[int, ...], ...]
    kinds: tuple[int, ...]
    difficulty: float
    solutions: int


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The first pieces of a solution, in a buildable order."""

    pieces: tuple[Laid, ...]


def card_of(posed: Posed) -> PuzzleCard:
    """Show a puzzle."""
    return PuzzleCard(
        id=id_of(posed),
        name=posed.name,
        area=_area_name(posed.area),
        squares=posed.area,
        kinds=posed.kinds,
        difficulty=posed.difficulty,
        solutions=posed.solutions,
    )


def _area_name(area: Area) -> str:
    known = atlas()
    return known.area_names[known.areas.index(canonical(area))]


def id_of(posed: Posed) -> str:
    """Return a puzzle's name in a form that is safe in a URL: `A25-1` for the task `A25 - 1|2`."""
    if isinstance(posed, TaskPlace):
        return f"{posed.side}{posed.board}-{posed.numbers.partition('|')[0]}"
    return posed.name


def puzzle_at(address: str) -> Posed:
    """Find a puzzle by its id, or refuse."""
    try:
        found = posed_named(address)
    except UnknownTask:
        found = None
    if found is None or id_of(found) != address:
        raise Refused("unknown_puzzle", "There is no such puzzle.")
    return found


def selection(seed: str) -> dict[str, str]:
    """Draw a task from each side of each board, the same ones for the same seed; return their names by id."""
    rng = Rng(seed, "ubongo3d selection")
    drawn = [
        TaskPlace(side, board, rng.choice(law.tasks))
        for side, law in SIDES.items()
        for board in range(1, BOARDS + 1)
    ]
    return {id_of(task): task.name for task in drawn}


def solution_at(address: str, pieces: int) -> PuzzleSolution:
    """Return the first pieces of a solution, in a buildable order. (U3D-7)"""
    posed = puzzle_at(address)
    return PuzzleSolution(solution(posed.area, posed.kinds)[:pieces])


def splits_of(state: State) -> tuple[Millis, ...]:
    """Return when each piece of a solved puzzle reached its final place, in the order of time."""
    work = state.work_of(0)
    laid = {step.put.kind: step.at for step in work.steps if step.put in work.laid}
    return tuple(sorted(laid.values()))
