"""Solving many packing puzzles: JSON lines in, JSON lines out, in the same order."""

import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec
from rich.console import Console
from rich.progress import Progress

from spieltisch.cli.drawing import placements
from spieltisch.core.errors import Refused
from spieltisch.core.wire import read
from spieltisch.packing import solver
from spieltisch.packing.kinds import filling
from spieltisch.packing.puzzle import BadPuzzle, Puzzle, puzzle
from spieltisch.packing.solver import Limits, Symmetry

LEVELS = 2
BATCH_LIMITS = Limits(nodes=50_000_000, seconds=20.0)
"""A line of a batch that needs more is answered with what was found, and says so."""
LONGEST_LINE = 1 << 20


def solve_batch(lines: BinaryIO, everything: bool) -> None:
    """Answer JSON lines with JSON lines, in the same order; a bad line does not stop the rest."""
    out, bar = sys.stdout.buffer, Console(stderr=True)
    is_seen = bar.is_terminal and not sys.stdout.isatty()
    with Progress(console=bar, disable=not is_seen, transient=True) as shown:
        solving = shown.add_task("solving", total=None)
        for line in _lines(lines):
            out.write(msgspec.json.encode(_answered(line, everything)) + b"\n")
            out.flush()
            shown.advance(solving)


def _answered(line: bytes, everything: bool) -> dict[str, Any]:
    try:
        return _answer(read(line), everything)
    except Refused as refused:
        return {"error": refused.why}


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
        answer["placements"] = [placements(made, each, names) for each in solver.solutions(made)]
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
    return filling(area, pieces, levels)


def _from_target(asked: dict[str, Any]) -> Puzzle:
    if not isinstance(asked.get("pieces"), list):
        raise BadPuzzle("not_pieces", "pieces", "a list of pieces is wanted.")
    reflections = _flag(asked, "reflections")
    return puzzle(asked.get("target", []), asked["pieces"], reflections=reflections)
