"""Solves one packing puzzle on the command line and draws it level by level."""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import typer

from spieltisch.cli.drawing import (
    LEGEND,
    bar,
    building_of,
    draw_levels,
    draw_steps,
    draw_whole,
)
from spieltisch.cli.errors import refusals
from spieltisch.cli.solve_lines import Asked, asked_by, counted_answer
from spieltisch.core.machine import cores
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.games.ubongo3d.solutions import PlacedPiece
from spieltisch.packing import solver
from spieltisch.packing.building import building_order
from spieltisch.packing.formats import read_puzzle
from spieltisch.packing.kinds import filling
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import BadPuzzle, Puzzle, cells_of
from spieltisch.packing.solver import NO_LIMITS, Count, Limits, Symmetry, Unfinished

QUICKLY = 300_000
"""How many nodes to search when counting the other solutions: it takes the blink of an eye."""
ONLY = "the only solution"
MOST_TRIED = 10_000
"""The most solutions to try when looking for one that a person can build."""


class Wanted(msgspec.Struct, frozen=True):
    """What to print for one puzzle, and what it may cost."""

    only_count: bool
    everything: bool
    as_json: bool
    up_to_symmetry: bool = False
    limits: Limits = NO_LIMITS
    jobs: int | None = None
    picture: Path | None = None
    model: Path | None = None

    @property
    def symmetry(self) -> Symmetry:
        """Which solutions count as equivalent."""
        return "all" if self.up_to_symmetry else "none"


def area_from(text: str) -> list[tuple[int, int]]:
    """Read an area drawn with # and . in rows separated by slashes, the farthest first as on the screen."""
    rows = text.split("/")
    if not text or any(mark not in "#." for row in rows for mark in row):
        raise BadPuzzle("not_an_area", "area", "draw it with # and ., rows separated by /.")
    from_near = enumerate(reversed(rows))
    return [(x, y) for y, row in from_near for x, mark in enumerate(row) if mark == "#"]


def kinds_from(text: str) -> list[int]:
    """Read the numbers of pieces, separated by commas."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() for word in words):
        raise BadPuzzle("unknown_kind", "pieces", "name kinds by numbers, such as 7,11,16.")
    return [int(word) for word in words]


def solve_one(area: str, pieces: str, wanted: Wanted) -> None:
    """Solve a puzzle on an area and print the result."""
    with refusals():
        if not area or not pieces:
            raise BadPuzzle(
                "nothing_asked", "solve", "give --area and --pieces, --target, or --batch."
            )
        squares, kinds = area_from(area), kinds_from(pieces)
        asked = Asked(filling(squares, kinds, LEVELS), kinds, squares)
    _print(asked, wanted)


def solve_target(file: Path, wanted: Wanted) -> None:
    """Solve the puzzle in a file and print the result; its pieces are numbered from 0."""
    with refusals():
        asked = asked_by(read_puzzle(file))
    once = wanted.up_to_symmetry or asked.symmetry == "all"
    _print(asked, msgspec.structs.replace(wanted, up_to_symmetry=once))


def _print(asked: Asked, wanted: Wanted) -> None:
    try:
        if wanted.only_count:
            _print_count(_count(asked.puzzle, wanted), as_json=wanted.as_json)
        elif wanted.as_json:
            each = _solutions(asked, wanted) if wanted.everything else _kept(asked, wanted)
            building = building_of(asked.puzzle, asked.names)
            listed = [building.placements(solution) for solution in each]
            typer.echo(msgspec.json.encode(listed).decode())
        elif wanted.everything:
            _print_all(asked, wanted)
        else:
            _print_one(asked, wanted)
    except Unfinished as late:
        typer.echo(f"{late} after {late.nodes:,} nodes; there may be more", err=True)
        raise typer.Exit(1) from None


def _solutions(asked: Asked, wanted: Wanted) -> Iterator[Solution]:
    return solver.solutions(asked.puzzle, wanted.limits, wanted.symmetry)


def _print_all(asked: Asked, wanted: Wanted) -> None:
    """Draw solutions as they are found."""
    shown = 0
    for solution in _solutions(asked, wanted):
        shown += 1
        _draw(asked, solution, is_one=False)
    legend = "" if asked.squares is None else f"; {LEGEND}"
    typer.echo(f"{shown} solutions{legend}" if shown else "no solution")


def _print_one(asked: Asked, wanted: Wanted) -> None:
    """Draw one solution, and print how many there are if they are quickly counted."""
    for solution in _kept(asked, wanted):
        _draw(asked, solution, is_one=True)
        typer.echo(_of_how_many(asked.puzzle))
        return
    typer.echo("no solution")


def _draw(asked: Asked, solution: Solution, *, is_one: bool) -> None:
    steps = _steps(asked, solution)
    if asked.squares is None:
        draw_levels(steps)
    elif is_one:
        draw_steps(asked.squares, steps)
    else:
        draw_whole(asked.squares, steps)


def _steps(asked: Asked, solution: Solution) -> list[PlacedPiece]:
    """Return a solution's pieces in an order in which they can be put in."""
    built = building_of(asked.puzzle, asked.names).steps(solution)
    return [PlacedPiece(name, cells) for name, cells in built]


def _kept(asked: Asked, wanted: Wanted) -> list[Solution]:
    """Find one solution, and write it into the requested files."""
    found = _one(asked, wanted)
    area = None if asked.squares is None else tuple((x, y) for x, y in asked.squares)
    for solution in found if wanted.picture or wanted.model else ():
        from spieltisch.cli import solution_files  # noqa: PLC0415 - most solve without files

        with refusals():
            if wanted.picture is not None:
                solution_files.write_picture(wanted.picture, area, _steps(asked, solution))
            if wanted.model is not None:
                solution_files.write_model(wanted.model, area, _steps(asked, solution))
    return found


def _of_how_many(asked: Puzzle) -> str:
    if solver.is_tiny(asked):  # it is listed without the kernel, which may have to be compiled
        many = sum(1 for _ in solver.solutions(asked))
    else:
        counted = solver.count(asked, limits=Limits(nodes=QUICKLY))
        if not counted.is_complete:
            return "there may be many more; --count counts them, --all shows every one"
        many = counted.solutions
    return f"1 of {many} solutions; --all shows every one" if many > 1 else ONLY


def _one(asked: Asked, wanted: Wanted) -> list[Solution]:
    """Return one solution, preferably one that needs no sliding."""
    first = None
    try:
        for solution in islice(solver.solutions(asked.puzzle, wanted.limits), MOST_TRIED):
            first = first or solution
            cells = [cells_of(asked.puzzle, mask) for _, mask in solution]
            if asked.squares is None or building_order(cells) is not None:
                return [solution]
    except Unfinished:
        if first is None:
            raise
    return [] if first is None else [first]


def _count(asked: Puzzle, wanted: Wanted) -> Count:
    threads = wanted.jobs or cores()
    if not sys.stderr.isatty():
        return solver.count(asked, wanted.symmetry, wanted.limits, threads)
    with bar("counting") as advance:
        return solver.count(
            asked, wanted.symmetry, wanted.limits, threads, progress=lambda *_: advance(1)
        )


def _print_count(counted: Count, *, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(counted_answer(counted)).decode())
    else:
        typer.echo(str(counted.solutions))
        if not counted.is_complete:
            reached = f"its limit of {counted.limit} after {counted.nodes:,} nodes"
            typer.echo(f"at least: the search reached {reached}", err=True)
