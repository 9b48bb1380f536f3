"""How a finished round is shown: a solution, each player's building, and the gems won."""

import msgspec

from spieltisch.core.setup import Millis, Seat
from spieltisch.games.ubongo3d.material import Gem
from spieltisch.games.ubongo3d.placing import Laid
from spieltisch.games.ubongo3d.scoring import Reward
from spieltisch.games.ubongo3d.state import BuildingStep, Round, Work, solution


class TaskShown(msgspec.Struct, frozen=True):
    """A task with one of its `solutions`, piece by piece in a buildable order."""

    task: str
    squares: tuple[tuple[int, ...], ...]
    kinds: tuple[int, ...]
    difficulty: float
    solutions: int
    solution: tuple[Laid, ...]


class BuilderShown(TaskShown, frozen=True):
    """What one player built in a round.

    `steps` lists what they built, for a replay: at each step the pieces in `back` go to the tray, then `put`
    is laid. Times count from the start of building. `solved` is the time they took, `place` their place from
    1, `won` the gems that it brought.
    """

    seat: Seat
    steps: tuple[BuildingStep, ...]
    solved: Millis | None
    place: int | None
    won: tuple[Gem, ...]


class RoundShown(msgspec.Struct, frozen=True):
    """How a round ended, with every builder's work; round 10 is the tie-break."""

    round: int
    animal: str | None
    die: int | None
    second_chance: bool
    builders: tuple[BuilderShown, ...]


class BuilderLine(msgspec.Struct, frozen=True):
    """A summary of what one player did in an earlier round."""

    seat: Seat
    task: str
    solved: Millis | None
    place: int | None
    won: tuple[Gem, ...]


class RoundLine(msgspec.Struct, frozen=True):
    """A summary of an earlier round."""

    round: int
    animal: str | None
    roller: Seat
    die: int | None
    second_chance: bool
    builders: tuple[BuilderLine, ...]


def task_shown(work: Work) -> TaskShown:
    """Show a task with a solution. (U3D-7)"""
    return TaskShown(
        task=work.task.name,
        squares=work.area,
        kinds=work.kinds,
        difficulty=work.task.difficulty,
        solutions=work.task.solutions,
        solution=solution(work.area, work.kinds),
    )


def shown_of(ended: Round) -> RoundShown:
    """Show a finished round."""
    return RoundShown(
        round=ended.number,
        animal=ended.animal,
        die=ended.die,
        second_chance=ended.second_chance,
        builders=tuple(_shown(ended, seat, work) for seat, work in _builders(ended)),
    )


def _shown(ended: Round, seat: Seat, work: Work) -> BuilderShown:
    return builder_shown(seat, work, work.solved, _place(ended, seat), ended.won[seat])


def builder_shown(
    seat: Seat, work: Work, solved: Millis | None, place: int | None, won: Reward
) -> BuilderShown:
    """Show what a player built, with a solution of their task."""
    return BuilderShown(
        **msgspec.structs.asdict(task_shown(work)),
        seat=seat,
        steps=work.steps,
        solved=solved,
        place=place,
        won=won,
    )


def line_of(ended: Round) -> RoundLine:
    """Summarize a finished round."""
    return RoundLine(
        round=ended.number,
        animal=ended.animal,
        roller=ended.roller,
        die=ended.die,
        second_chance=ended.second_chance,
        builders=tuple(
            BuilderLine(seat, work.task.name, work.solved, _place(ended, seat), ended.won[seat])
            for seat, work in _builders(ended)
        ),
    )


def _builders(ended: Round) -> list[tuple[Seat, Work]]:
    return [(seat, work) for seat, work in enumerate(ended.works) if work is not None]


def _place(ended: Round, seat: Seat) -> int | None:
    return ended.called.index(seat) + 1 if seat in ended.called else None
