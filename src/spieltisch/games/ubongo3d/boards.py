"""The box of boards: 36 boards, 504 tasks, frozen in `data/` with their checksum. (U3D-1 to U3D-11)"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.games.frozen_data import frozen
from spieltisch.games.ubongo3d.material import (
    ANIMALS,
    BOARDS,
    BOARDS_OF_AN_ANIMAL,
    PIECES,
    SIDES,
    Numbers,
    SideLaw,
    SideName,
)
from spieltisch.packing.areas import Area
from spieltisch.packing.cells import is_connected

FILE = "ubongo3d-boards.json"
FORMAT = 1
WIDEST = 5
"""The most squares that an area on a board may be wide or high."""
TASK_NAME = re.compile(r"\s*([AB])\s*0*(\d{1,2})\s*-\s*([\d|]+)\s*", re.IGNORECASE)


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces that fill an area."""

    kinds: tuple[int, ...]
    solutions: int
    difficulty: float


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a board: two areas, and their tasks by die numbers."""

    upper: Area
    lower: Area
    tasks: Mapping[Numbers, Task]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board with its easy side A and its hard side B."""

    number: int
    animal: str
    sides: Mapping[SideName, Side]

    def area(self, side: SideName, numbers: Numbers) -> Area:
        """Return the area on which a task is built."""
        there = self.sides[side]
        return there.upper if numbers in SIDES[side].upper else there.lower

    def task(self, side: SideName, numbers: Numbers) -> Task:
        """Return a task by its die numbers."""
        return self.sides[side].tasks[numbers]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole set of boards and the seed that made it."""

    format: int
    seed: str
    boards: tuple[Board, ...]


class TaskPlace(msgspec.Struct, frozen=True, gc=False):
    """Where a task is printed, written like `A25 - 1|2`. (U3D-3)"""

    side: SideName
    board: int
    numbers: Numbers

    @property
    def name(self) -> str:
        """The task's name."""
        return f"{self.side}{self.board} - {self.numbers}"

    @property
    def animal(self) -> str:
        """The animal of its board."""
        return self._board.animal

    @property
    def area(self) -> Area:
        """The squares to fill."""
        return self._board.area(self.side, self.numbers)

    @property
    def kinds(self) -> tuple[int, ...]:
        """The pieces of the task."""
        return self._printed.kinds

    @property
    def solutions(self) -> int:
        """How many solutions it has."""
        return self._printed.solutions

    @property
    def difficulty(self) -> float:
        """How hard it is, from 0 to 100."""
        return self._printed.difficulty

    @property
    def _printed(self) -> Task:
        return self._board.task(self.side, self.numbers)

    @property
    def _board(self) -> Board:
        return board_numbered(self.board)


class OwnTask(TaskPlace, frozen=True):
    """A task on boards that a user made."""

    printed_on: Board

    @property
    def _board(self) -> Board:
        return self.printed_on


class UnknownTask(Refused):
    """The refusal of a name that no task has."""


@cache
def box() -> Box:
    """Read the frozen box; refuse damaged data."""
    return decode(frozen(FILE))


def decode(content: bytes) -> Box:
    """Read a set in the frozen format, or raise msgspec's DecodeError."""
    made = msgspec.json.decode(content, type=Box)
    if made.format != FORMAT or len(made.boards) != BOARDS:
        raise msgspec.ValidationError(f"expected {BOARDS} boards in format {FORMAT}")
    for number, board in enumerate(made.boards, start=1):
        if board.number != number or not _is_whole(board):
            raise msgspec.ValidationError(f"board {number} breaks the rules for boards")
    if not _is_grouped(made.boards):
        raise msgspec.ValidationError(f"each animal needs {BOARDS_OF_AN_ANIMAL} boards in a row")
    return made


def own_boards(content: bytes) -> Box:
    """Read a set that a user made with `boards make`, or refuse it."""
    try:
        return decode(content)
    except msgspec.DecodeError as error:
        why = f"These boards do not come from `boards make`; use it to make some. ({error})"
        raise Refused("not_boards", why) from None


def _is_grouped(boards: Sequence[Board]) -> bool:
    """Return whether the boards of each animal follow one another."""
    animals = [board.animal for board in boards]
    expected = [each for each in dict.fromkeys(animals) for _ in range(BOARDS_OF_AN_ANIMAL)]
    return animals == expected


def _is_whole(board: Board) -> bool:
    """Return whether a board has the right animal and two valid sides."""
    return (
        board.animal in ANIMALS
        and set(board.sides) == set(SIDES)
        and all(_is_lawful(board.sides[name], law) for name, law in SIDES.items())
    )


def _is_lawful(side: Side, law: SideLaw) -> bool:
    """Return whether a side has areas of the right size, and all tasks with the right number of pieces."""
    return (
        all(_is_area(area) and len(area) in law.squares for area in (side.upper, side.lower))
        and set(side.tasks) == set(law.tasks)
        and all(
            len(task.kinds) == len(set(task.kinds)) == law.pieces and set(task.kinds) <= set(PIECES)
            for task in side.tasks.values()
        )
    )


def _is_area(area: Area) -> bool:
    """Return whether an area is connected, names no square twice and fills its bounds from (0, 0)."""
    return (
        len(set(area)) == len(area)
        and is_connected((x, y, 0) for x, y in area)
        and all(min(line) == 0 and max(line) < WIDEST for line in zip(*area, strict=True))
    )


def board_numbered(number: int) -> Board:
    """Return a board of the frozen box, 1 to 36."""
    return box().boards[number - 1]


def places(boards: Iterable[Board]) -> list[tuple[Board, TaskPlace]]:
    """List every task of some boards, in printed order."""
    return [
        (board, TaskPlace(side, board.number, numbers))
        for board in boards
        for side in SIDES
        for numbers in SIDES[side].tasks
    ]


def task_named(name: str) -> TaskPlace:
    """Find a task by its name; one number of the die is enough."""
    read = TASK_NAME.fullmatch(name)
    if read is None:
        raise _unknown(name, "a task is named like “A25 - 1|2”: side, board, numbers of the die.")
    side, board, numbers = read[1].upper(), int(read[2]), read[3]
    if not 1 <= board <= BOARDS:
        raise _unknown(name, f"the boards are 1 to {BOARDS}.")
    for task in SIDES[side].tasks:
        if numbers == task or numbers in task.split("|"):
            return TaskPlace(side, board, task)
    there = ", ".join(SIDES[side].tasks)
    raise _unknown(name, f"on side {side} the tasks are {there}.")


def own_tasks(made: Box) -> list[OwnTask]:
    """List every task of a user's own set, in printed order."""
    return [_own(place, made) for _, place in places(made.boards)]


def own_task_named(name: str, made: Box) -> OwnTask:
    """Find a task of a user's own set by its name."""
    return _own(task_named(name), made)


def _own(place: TaskPlace, made: Box) -> OwnTask:
    return OwnTask(place.side, place.board, place.numbers, made.boards[place.board - 1])


def _unknown(name: str, why: str) -> UnknownTask:
    return UnknownTask("unknown_task", f"There is no task “{name[:40]}”; {why}")


def encode(made: Box) -> bytes:
    """Write a set in the frozen format, one board per line."""
    lines = b",\n".join(msgspec.json.encode(board) for board in made.boards)
    head = msgspec.json.encode({"format": made.format, "seed": made.seed})[:-1]
    return head + b',"boards":[\n' + lines + b"\n]}\n"
