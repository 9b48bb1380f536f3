"""Solving packing puzzles on the command line: one, drawn level by level, or many, as JSON lines."""

import sys
from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from spieltisch.cli.refusing import refusals
from spieltisch.core.errors import Refused
from spieltisch.core.wire import read
from spieltisch.packing import solver
from spieltisch.packing.building import building_order
from spieltisch.packing.cells import Cell
from spieltisch.packing.kinds import shape_of
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import BadPuzzle, Puzzle, puzzle
from spieltisch.packing.solver import Limits, Symmetry

LEVELS = 2
BATCH_LIMITS = Limits(nodes=50_000_000, seconds=20.0)
"""A line of a batch that needs more is answered with what was found, and says so."""
LONGEST_LINE = 1 << 20
COLOURS = ("bright_yellow", "bright_blue", "bright_red", "bright_green", "magenta", "cyan", "white")


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


def posed(area: Sequence[Sequence[int]], levels: int, kinds: Sequence[int]) -> Puzzle:
    """Pose the puzzle to fill an area so many levels high with kinds of pieces."""
    target = [(*square, level) for level in range(levels) for square in area]
    shapes = [shape_of(kind, f"pieces[{place}]") for place, kind in enumerate(kinds)]
    return puzzle(target, shapes)


def solve_one(area: str, pieces: str, wanted: Wanted) -> None:
    """Solve a puzzle and print it."""
    with refusals():
        kinds = kinds_from(pieces)
        asked = posed(area_from(area), LEVELS, kinds)
    if wanted.only_count:
        _print_count(solver.count(asked).solutions, as_json=wanted.as_json)
        return
    found = list(solver.solutions(asked)) if wanted.everything else _first(asked)
    if wanted.as_json:
        typer.echo(
            msgspec.json.encode([_placements(asked, each, kinds) for each in found]).decode()
        )
        return
    names = _names(asked, kinds)
    for solution in found:
        _draw(asked, solution, names)
    typer.echo("no solution" if not found else f"{len(found)} shown")


def _first(asked: Puzzle) -> list[Solution]:
    solution = solver.first(asked)
    return [] if solution is None else [solution]


def _print_count(number: int, *, as_json: bool) -> None:
    typer.echo(msgspec.json.encode({"solutions": number}).decode() if as_json else str(number))


def _names(asked: Puzzle, kinds: Sequence[int]) -> dict[int, int]:
    """Give the number of each kind of a puzzle, as it was asked for."""
    return {place: kind for kind, place in zip(kinds, asked.order, strict=True)}


def _placements(asked: Puzzle, solution: Solution, kinds: Sequence[int]) -> list[dict[str, Any]]:
    names = _names(asked, kinds)
    parts = [(names[kind], solver.cells_of(asked, mask)) for kind, mask in solution]
    order = building_order([cells for _, cells in parts]) or range(len(parts))
    return [{"piece": parts[place][0], "cells": parts[place][1]} for place in order]


def _draw(asked: Puzzle, solution: Solution, names: dict[int, int]) -> None:
    """Draw a solution level by level, and say in which order its pieces go in."""
    parts = [(names[kind], solver.cells_of(asked, mask)) for kind, mask in solution]
    order = building_order([cells for _, cells in parts])
    owner = {cell: place for place, (_, cells) in enumerate(parts) for cell in cells}
    console = Console()
    for y in range(1 + max(cell[1] for cell in owner)):
        line = Text()
        for z in sorted({cell[2] for cell in owner}):
            for x in range(1 + max(cell[0] for cell in owner)):
                _mark(line, owner.get((x, y, z)), parts)
            line.append("   ")
        console.print(line)
    steps = "they hold each other" if order is None else ", ".join(str(parts[p][0]) for p in order)
    console.print(f"lower level left, upper level right; put in: {steps}\n")


def _mark(line: Text, place: int | None, parts: list[tuple[int, list[Cell]]]) -> None:
    if place is None:
        line.append(" . ")
    else:
        line.append(f"{parts[place][0]:2d} ", style=f"bold {COLOURS[place % len(COLOURS)]}")


def solve_batch(lines: BinaryIO, everything: bool) -> None:
    """Answer JSON lines with JSON lines, in the same order; a bad line does not stop the rest."""
    out = sys.stdout.buffer
    for line in _lines(lines):
        try:
            answer = _answer(read(line), everything)
        except Refused as refused:
            answer = {"error": refused.why}
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    while line := stream.readline(LONGEST_LINE):
        if line.strip():
            yield line


def _answer(asked: Any, everything: bool) -> dict[str, Any]:
    if not isinstance(asked, dict):
        raise BadPuzzle("not_a_puzzle", "line", "an object is wanted.")
    made = _from_area(asked) if "area" in asked else _from_target(asked)
    symmetry: Symmetry = "all" if _flag(asked, "up_to_symmetry") else "none"
    counted = solver.count(made, symmetry, BATCH_LIMITS)
    answer: dict[str, Any] = {"solutions": counted.solutions}
    if not counted.is_complete:
        answer["incomplete"] = "the search reached its limit; there are at least so many"
    elif everything:
        names = asked["pieces"] if "area" in asked else range(len(made.order))
        answer["placements"] = [_placements(made, each, names) for each in solver.solutions(made)]
    return answer


def _flag(asked: dict[str, Any], field: str) -> bool:
    value = asked.get(field, False)
    if not isinstance(value, bool):
        raise BadPuzzle("not_a_flag", field, "true or false is wanted.")
    return value


def _from_area(asked: dict[str, Any]) -> Puzzle:
    area, levels, pieces = asked["area"], asked.get("levels", LEVELS), asked.get("pieces")
    if type(levels) is not int or not 1 <= levels <= 10:
        raise BadPuzzle("levels", "levels", "a whole number from 1 to 10 is wanted.")
    if not isinstance(area, list) or not all(isinstance(square, list) for square in area):
        raise BadPuzzle("not_an_area", "area", "a list of squares [x, y] is wanted.")
    if not isinstance(pieces, list):
        raise BadPuzzle("not_pieces", "pieces", "a list of kinds is wanted.")
    return posed(area, levels, pieces)


def _from_target(asked: dict[str, Any]) -> Puzzle:
    if not isinstance(asked.get("pieces"), list):
        raise BadPuzzle("not_pieces", "pieces", "a list of pieces is wanted.")
    reflections = _flag(asked, "reflections")
    return puzzle(asked.get("target", []), asked["pieces"], reflections=reflections)
