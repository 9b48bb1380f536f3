"""Solving one packing puzzle on the command line, drawn level by level."""

import os

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from spieltisch.cli.drawing import draw, placements
from spieltisch.cli.refusing import refusals
from spieltisch.packing import solver
from spieltisch.packing.building import building_order
from spieltisch.packing.kinds import filling
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import BadPuzzle, Puzzle, cells_of

LEVELS = 2


class Wanted(msgspec.Struct, frozen=True):
    """What is to be printed of one puzzle."""

    only_count: bool
    everything: bool
    as_json: bool


def area_from(text: str) -> list[tuple[int, int]]:
    """Read an area drawn with # and ., its rows parted by a slash."""
    rows = text.split("/")
    if not text or any(mark not in "#." for row in rows for mark in row):
        raise BadPuzzle("not_an_area", "area", "draw it with # and ., rows parted by /.")
    return [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]


def kinds_from(text: str) -> list[int]:
    """Read the numbers of pieces, parted by commas."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() for word in words):
        raise BadPuzzle("unknown_kind", "pieces", "name kinds by numbers, such as 7,11,16.")
    return [int(word) for word in words]


def solve_one(area: str, pieces: str, wanted: Wanted) -> None:
    """Solve a puzzle and print it."""
    with refusals():
        kinds = kinds_from(pieces)
        asked = filling(area_from(area), kinds, LEVELS)
    if wanted.only_count:
        _print_count(_count(asked), as_json=wanted.as_json)
        return
    found = list(solver.solutions(asked)) if wanted.everything else _one(asked)
    if wanted.as_json:
        typer.echo(msgspec.json.encode([placements(asked, each, kinds) for each in found]).decode())
        return
    for solution in found:
        draw(asked, solution, kinds)
    typer.echo("no solution" if not found else f"{len(found)} shown")


def _one(asked: Puzzle) -> list[Solution]:
    """Give one solution, if possible one that a person can build."""
    first = None
    for solution in solver.solutions(asked):
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
