"""The box of Ubongo 3-D on the command line: shown, printed as JSON, made anew, solved."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from statistics import fmean

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from spieltisch.cli.refusing import refusals
from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.areas import box_of
from spieltisch.games.ubongo3d.boards import (
    Board,
    Box,
    board_numbered,
    box,
    encode,
    task_named,
)
from spieltisch.games.ubongo3d.building import Step, solution_of
from spieltisch.games.ubongo3d.making import STEPS, make
from spieltisch.games.ubongo3d.material import BOARDS_OF_AN_ANIMAL, COLOURS, LEVELS, SIDES
from spieltisch.packing.areas import Area

WIDE = 12
"""Characters for an area of the overview: five squares and a gap."""


def print_boards(*, as_json: bool) -> None:
    """Print the frozen box, for machines or for people."""
    with refusals():
        frozen = box()
    if as_json:
        typer.echo(
            msgspec.json.encode({"boards": [_plain(board) for board in frozen.boards]}).decode()
        )
        return
    for first in frozen.boards[::BOARDS_OF_AN_ANIMAL]:
        _print_animal(frozen, first)
    typer.echo(_summary(frozen))


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
    for y in range(max(box_of(area)[1] for area in areas)):
        typer.echo("  " + "".join(_row(area, y).ljust(WIDE) for area in areas).rstrip())
    typer.echo()


def _row(area: Area, y: int) -> str:
    return " ".join("■" if (x, y) in area else " " for x in range(box_of(area)[0]))


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
        _verify_writable(out)
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


def _verify_writable(out: Path | None) -> None:
    """Refuse a file that cannot be written before half a minute is spent on it."""
    try:
        if out is not None:
            out.open("ab").close()
    except OSError as error:
        raise Refused("no_file", f"{out} cannot be written: {error.strerror}.") from None


def print_solution(name: str) -> None:
    """Draw a solution of a task, step by step, both levels beside each other."""
    with refusals():
        place = task_named(name)
        board = board_numbered(place.board)
    area, task = board.area(place.side, place.numbers), board.task(place.side, place.numbers)
    steps = solution_of(area, task.kinds)
    if steps is None:
        raise RuntimeError(f"the frozen task {place.name} has no solution")
    pieces = ", ".join(map(str, task.kinds))
    console = Console()
    console.print(
        f"{place.name} ({board.animal}): pieces {pieces}; solutions {task.solutions}, "
        f"difficulty {task.difficulty}",
        highlight=False,
    )
    for count, step in enumerate(steps, start=1):
        console.print(f"\n{count}. put in {step.kind} ({COLOURS[step.kind]})", highlight=False)
        for y in range(box_of(area)[1]):
            console.print(_levels(area, y, steps[:count]))
    console.print("\nlower level left, upper level right", highlight=False)


def _levels(area: Area, y: int, steps: Sequence[Step]) -> Text:
    """Draw one row of both levels; what is still empty is a dot."""
    owner = {cell: step.kind for step in steps for cell in step.cells}
    line = Text()
    for z in range(LEVELS):
        for x in range(box_of(area)[0]):
            kind = owner.get((x, y, z))
            if kind is not None:
                is_new = kind == steps[-1].kind
                line.append(f"{kind:3d}", style=f"{'bold' if is_new else 'dim'} {COLOURS[kind]}")
            else:
                line.append("  ·" if (x, y) in area else "   ")
        line.append("     ")
    line.rstrip()
    return line
