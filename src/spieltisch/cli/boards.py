"""The box of Ubongo 3-D on the command line: shown, printed as JSON, made anew, solved."""

from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from statistics import fmean

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from spieltisch.cli.drawing import draw_steps
from spieltisch.cli.refusing import refusals, verify_writable
from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.boards import (
    Board,
    Box,
    box,
    decode,
    encode,
    task_named,
)
from spieltisch.games.ubongo3d.building import solution_of
from spieltisch.games.ubongo3d.making import STEPS, make
from spieltisch.games.ubongo3d.material import BOARDS_OF_AN_ANIMAL, SIDES
from spieltisch.packing.areas import Area, rows_of

WIDE = 12
"""Characters for an area of the overview: five squares and a gap."""


def print_boards(file: Path | None, *, as_json: bool) -> None:
    """Print a box, for machines or for people."""
    with refusals():
        frozen = _box(file)
    if as_json:
        typer.echo(
            msgspec.json.encode({"boards": [_plain(board) for board in frozen.boards]}).decode()
        )
        return
    for first in frozen.boards[::BOARDS_OF_AN_ANIMAL]:
        _print_animal(frozen, first)
    typer.echo(_summary(frozen))


def _box(file: Path | None) -> Box:
    """Give the frozen box, or one that somebody made."""
    if file is None:
        return box()
    try:
        made = decode(file.read_bytes())
    except OSError as error:
        raise Refused("no_file", f"{file} cannot be read: {error.strerror}.") from None
    except msgspec.DecodeError:
        raise Refused("not_boards", f"{file} holds no boards made by `boards make`.") from None
    return made


def _plain(board: Board) -> dict[str, object]:
    """Give a board with nothing but what is printed on it."""
    sides = {
        name: {
            "upper": side.upper,
            "lower": side.lower,
            "tasks": {numbers: task.kinds for numbers, task in side.tasks.items()},
        }
        for name, side in board.sides.items()
    }
    return {"number": board.number, "animal": board.animal, "sides": sides}


def _print_animal(frozen: Box, first: Board) -> None:
    """Draw the four areas of an animal side by side, with the mean difficulty of their tasks."""
    last = first.number + BOARDS_OF_AN_ANIMAL - 1
    boards = frozen.boards[first.number - 1 : last]
    typer.echo(f"boards {first.number} to {last}: {first.animal}")
    heads, areas = [], []
    for name, law in SIDES.items():
        for where, tasks in (("upper", law.upper), ("lower", law.lower)):
            mean = fmean(
                board.task(name, numbers).difficulty for board in boards for numbers in tasks
            )
            heads.append(f"{name} {where} {mean:.0f}")
            areas.append(first.area(name, tasks[0]))
    typer.echo("  " + "".join(head.ljust(WIDE) for head in heads).rstrip())
    for lines in zip_longest(*map(_drawn, areas), fillvalue=""):
        typer.echo("  " + "".join(line.ljust(WIDE) for line in lines).rstrip())
    typer.echo()


def _drawn(area: Area) -> list[str]:
    """Draw an area as on the screen, row by row."""
    rows = rows_of(area)
    return [" ".join("■" if square in area else " " for square in row) for row in rows]


def _summary(made: Box) -> str:
    """Say in a line for each side how many tasks there are and how hard."""
    lines = []
    for name in SIDES:
        numbers = [
            task.difficulty for board in made.boards for task in board.sides[name].tasks.values()
        ]
        lines.append(
            f"side {name}: {len(numbers)} tasks, difficulty {min(numbers)} to {max(numbers)}, "
            f"on average {fmean(numbers):.1f}"
        )
    return "\n".join(lines)


def make_boards(seed: int, out: Path | None) -> None:
    """Make a set from a seed and write it, with its figures and its checksum on standard error."""
    with refusals():
        verify_writable(out)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("making areas and their tasks", total=STEPS)
        made = make(str(seed), lambda: bar.advance(task))
    content = encode(made)
    if out is None:
        typer.echo(content.decode(), nl=False)
    else:
        out.write_bytes(content)
    typer.echo(_summary(made), err=True)
    typer.echo(f"SHA-256 {sha256(content).hexdigest()}", err=True)


def print_solution(name: str, file: Path | None) -> None:
    """Draw a solution of a task, step by step, both levels beside each other."""
    with refusals():
        place = task_named(name)
        board = _box(file).boards[place.board - 1]
    area, task = board.area(place.side, place.numbers), board.task(place.side, place.numbers)
    steps = solution_of(area, task.kinds)
    if steps is None:
        raise RuntimeError(f"task {place.name} has no solution")
    pieces = ", ".join(map(str, task.kinds))
    Console().print(
        f"{place.name} ({board.animal}): pieces {pieces}; solutions {task.solutions}, "
        f"difficulty {task.difficulty}",
        highlight=False,
    )
    draw_steps(area, steps)
