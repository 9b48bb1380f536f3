"""`spieltisch boards ...`: shows the box of Ubongo 3-D, makes boards from a seed, solves tasks."""

from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from statistics import fmean
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from spieltisch.cli.drawing import draw_steps
from spieltisch.cli.errors import refusals
from spieltisch.cli.files import verify_writable
from spieltisch.cli.own_sets import Boards, Number, box_from
from spieltisch.cli.progress import progress_bar
from spieltisch.games.ubongo3d.boards import (
    Board,
    Box,
    encode,
    own_task_named,
)
from spieltisch.games.ubongo3d.generator.generate import STEPS, make
from spieltisch.games.ubongo3d.material import BOARDS_OF_AN_ANIMAL, SIDES
from spieltisch.games.ubongo3d.solutions import solution_numbered
from spieltisch.packing.areas import Area, rows_of

WIDE = 12
"""The width of an area in the overview: five squares and a gap."""


app = typer.Typer(
    help="The 36 boards of Ubongo 3-D: show, make, solve.",
    add_completion=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def show_boards(
    context: typer.Context,
    file: Boards = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the boards as JSON.")] = False,
) -> None:
    """Show the box of 36 boards and 504 tasks."""
    if context.invoked_subcommand is not None:
        return
    with refusals():
        shown = box_from(file)
    if as_json:
        plain = {"boards": [_plain(board) for board in shown.boards]}
        typer.echo(msgspec.json.encode(plain).decode())
    else:
        _print_boards(shown)


def _print_boards(frozen: Box) -> None:
    for first in frozen.boards[::BOARDS_OF_AN_ANIMAL]:
        _print_animal(frozen, first)
    typer.echo(_summary(frozen))


def _plain(board: Board) -> dict[str, object]:
    """Return only what is printed on a board."""
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
    """Draw an area row by row, as on the screen."""
    rows = rows_of(area)
    return [" ".join("■" if square in area else " " for square in row) for row in rows]


def _summary(made: Box) -> str:
    """Summarize each side in a line: how many tasks it has and how hard they are."""
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


@app.command("make")
def make_boards(
    seed: Annotated[int, typer.Option(min=0, help="The same seed makes the same boards.")],
    out: Annotated[
        Path | None, typer.Option(help="The file to write; standard output otherwise.")
    ] = None,
) -> None:
    """Make your own set of boards; it takes about half a minute."""
    with refusals():
        verify_writable(out)
    with progress_bar() as bar:
        task = bar.add_task("making areas and their tasks", total=STEPS)
        made = make(str(seed), lambda: bar.advance(task))
    content = encode(made)
    if out is None:
        typer.echo(content.decode(), nl=False)
    else:
        out.write_bytes(content)
    typer.echo(_summary(made), err=True)
    typer.echo(f"SHA-256 {sha256(content).hexdigest()}", err=True)


@app.command("solution")
def print_solution(
    task: Annotated[str, typer.Argument(help="A task's name, such as “A25 - 1|2”.")],
    number: Number = 1,
    file: Boards = None,
) -> None:
    """Draw a solution of a task, piece by piece."""
    with refusals():
        place = own_task_named(task, box_from(file))
        steps = solution_numbered(place, number)
    pieces = ", ".join(map(str, place.kinds))
    Console().print(
        f"{place.name} ({place.animal}): pieces {pieces}; solutions {place.solutions}, "
        f"difficulty {place.difficulty}",
        highlight=False,
    )
    draw_steps(place.area, steps)
