"""Solving one packing puzzle on the command line, drawn level by level."""

import os
from itertools import islice

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from spieltisch.cli.drawing import (
    LEGEND,
    Squares,
    draw_steps,
    draw_whole,
    placements,
    steps_of,
)
from spieltisch.cli.refusing import refusals
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.packing import solver
from spieltisch.packing.building import building_order
from spieltisch.packing.kinds import filling
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import BadPuzzle, Puzzle, cells_of

QUICKLY = 300_000
"""How many nodes to search to say how many solutions there are: the blink of an eye."""
ONLY = "the only solution"
MOST_TRIED = 10_000
"""The most solutions to try in search of one that a person can build."""


class Wanted(msgspec.Struct, frozen=True):
    """What to print about one puzzle."""

    only_count: bool
    everything: bool
    as_json: bool


def area_from(text: str) -> list[tuple[int, int]]:
    """Read an area drawn with # and ., its rows separated by slashes, the farthest first as on the screen."""
    rows = text.split("/")
    if not text or any(mark not in "#." for row in rows for mark in row):
        raise BadPuzzle("not_an_area", "area", "draw it with # and ., rows parted by /.")
    from_near = enumerate(reversed(rows))
    return [(x, y) for y, row in from_near for x, mark in enumerate(row) if mark == "#"]


def kinds_from(text: str) -> list[int]:
    """Read the numbers of pieces, separated by commas."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() for word in words):
        raise BadPuzzle("unknown_kind", "pieces", "name kinds by numbers, such as 7,11,16.")
    return [int(word) for word in words]


def solve_one(area: str, pieces: str, wanted: Wanted) -> None:
    """Solve a puzzle and print it."""
    with refusals():
        if not area or not pieces:
            raise BadPuzzle("nothing_asked", "solve", "give --area and --pieces, or --batch.")
        squares, kinds = area_from(area), kinds_from(pieces)
        asked = filling(squares, kinds, LEVELS)
    if wanted.only_count:
        _print_count(_count(asked), as_json=wanted.as_json)
    elif wanted.as_json:
        found = solver.solutions(asked) if wanted.everything else _one(asked)
        typer.echo(msgspec.json.encode([placements(asked, each, kinds) for each in found]).decode())
    elif wanted.everything:
        _print_all(asked, squares, kinds)
    else:
        _print_one(asked, squares, kinds)


def _print_all(asked: Puzzle, squares: Squares, kinds: list[int]) -> None:
    """Draw solutions as they are found."""
    shown = 0
    for solution in solver.solutions(asked):
        shown += 1
        draw_whole(squares, steps_of(asked, solution, kinds))
    typer.echo(f"{shown} solutions; {LEGEND}" if shown else "no solution")


def _print_one(asked: Puzzle, squares: Squares, kinds: list[int]) -> None:
    """Draw one solution, and say how many there are if that is quickly known."""
    for solution in _one(asked):
        draw_steps(squares, steps_of(asked, solution, kinds))
        typer.echo(_of_how_many(asked))
        return
    typer.echo("no solution")


def _of_how_many(asked: Puzzle) -> str:
    limits = solver.NO_LIMITS if solver.is_small(asked) else solver.Limits(nodes=QUICKLY)
    counted = solver.count(asked, limits=limits)
    if not counted.is_complete:
        return "there may be many more; --count counts them, --all shows every one"
    many = counted.solutions
    return f"1 of {many} solutions; --all shows every one" if many > 1 else ONLY


def _one(asked: Puzzle) -> list[Solution]:
    """Give one solution, if possible one that needs no sliding."""
    first = None
    for solution in islice(solver.solutions(asked), MOST_TRIED):
        first = first or solution
        if building_order([cells_of(asked, mask) for _, mask in solution]) is not None:
            return [solution]
    return [] if first is None else [first]


def _count(asked: Puzzle) -> int:
    bar = Console(stderr=True)
    with Progress(console=bar, disable=not bar.is_terminal, transient=True) as shown:
        counting = shown.add_task("counting", total=None)
        return solver.count(
            asked,
            threads=os.cpu_count() or 1,
            progress=lambda done, parts: shown.update(counting, completed=done, total=parts),
        ).solutions


def _print_count(number: int, *, as_json: bool) -> None:
    typer.echo(msgspec.json.encode({"solutions": number}).decode() if as_json else str(number))
