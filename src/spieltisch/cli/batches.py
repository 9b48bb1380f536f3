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
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.packing import solver
from spieltisch.packing.kinds import filling
from spieltisch.packing.puzzle import BadPuzzle, Puzzle, puzzle
from spieltisch.packing.solver import Limits, Symmetry

LONGEST_LINE = 1 << 20
MOST_LEVELS = 10
ON_AREA = frozenset({"area", "levels", "pieces", "reflections", "up_to_symmetry"})
ON_TARGET = frozenset({"target", "pieces", "reflections", "up_to_symmetry"})
"""The fields of a line."""


class Bounds(msgspec.Struct, frozen=True):
    """What a line may cost; one that needs more is answered with what was found, and says so."""

    limits: Limits = Limits(nodes=50_000_000, seconds=20.0)
    listed: int = 10_000
    """Solutions that are written down."""


BOUNDS = Bounds()


def solve_batch(lines: BinaryIO, everything: bool) -> None:
    """Answer JSON lines with JSON lines, in the same order; a bad line does not stop the rest."""
    out, bar = sys.stdout.buffer, Console(stderr=True)
    is_seen = bar.is_terminal and not sys.stdout.isatty()
    with Progress(console=bar, disable=not is_seen, transient=True) as shown:
        solving = shown.add_task("solving", total=None)
        for line in _lines(lines):
            out.write(msgspec.json.encode(answered(line, everything, BOUNDS)) + b"\n")
            out.flush()
            shown.advance(solving)


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Give the lines that are not blank; of one that is too long, what shows that it is."""
    while line := stream.readline(LONGEST_LINE):
        rest = line
        while len(rest) == LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE)
        if line.strip():
            yield line if rest is line else b""


def answered(line: bytes, everything: bool, bounds: Bounds) -> dict[str, Any]:
    """Answer one line."""
    try:
        if not line:
            raise BadPuzzle("too_long", "line", f"at most {LONGEST_LINE} bytes are taken.")
        asked = read(line)
        if not isinstance(asked, dict):
            raise BadPuzzle("not_a_puzzle", "line", "an object is wanted.")
        symmetry: Symmetry = "all" if _flag(asked, "up_to_symmetry") else "none"
        posed = _posed(asked)
        if not everything:
            return _counted(posed, symmetry, bounds)
        names = asked["pieces"] if "area" in asked else range(len(posed.order))
        return _listed(posed, symmetry, bounds, names)
    except Refused as refused:
        return {"error": refused.why}


def _counted(posed: Puzzle, symmetry: Symmetry, bounds: Bounds) -> dict[str, Any]:
    counted = solver.count(posed, symmetry, bounds.limits)
    answer: dict[str, Any] = {"solutions": counted.solutions}
    return answer if counted.is_complete else answer | _incomplete("the search reached its limit")


def _listed(posed: Puzzle, symmetry: Symmetry, bounds: Bounds, names: Any) -> dict[str, Any]:
    found: list[Any] = []
    more: dict[str, Any] = {}
    try:
        for solution in solver.solutions(posed, bounds.limits, symmetry):
            if len(found) == bounds.listed:
                more = _incomplete(f"no more than {bounds.listed} are listed")
                break
            found.append(placements(posed, solution, names))
    except TimeoutError as late:
        more = _incomplete(str(late))
    return {"solutions": len(found), "placements": found} | more


def _incomplete(why: str) -> dict[str, Any]:
    return {"incomplete": f"{why}; there are at least so many"}


def _flag(asked: dict[str, Any], field: str) -> bool:
    value = asked.get(field, False)
    if not isinstance(value, bool):
        raise BadPuzzle("not_a_flag", field, "true or false is wanted.")
    return value


def _posed(asked: dict[str, Any]) -> Puzzle:
    known = ON_AREA if "area" in asked else ON_TARGET
    for field in asked:
        if field not in known:
            raise BadPuzzle(
                "unknown_field", field[:40], f"the fields are {', '.join(sorted(known))}."
            )
    if "area" not in asked and "target" not in asked:
        raise BadPuzzle("nothing_asked", "line", "an area or a target is wanted.")
    if not isinstance(asked.get("pieces"), list):
        raise BadPuzzle("not_pieces", "pieces", "a list of pieces is wanted.")
    reflections = _flag(asked, "reflections")
    if "area" not in asked:
        return puzzle(asked["target"], asked["pieces"], reflections=reflections)
    levels = asked.get("levels", LEVELS)
    if type(levels) is not int or not 1 <= levels <= MOST_LEVELS:
        raise BadPuzzle("levels", "levels", f"a whole number from 1 to {MOST_LEVELS} is wanted.")
    if not isinstance(asked["area"], list):
        raise BadPuzzle("not_an_area", "area", "a list of squares [x, y] is wanted.")
    return filling(asked["area"], asked["pieces"], levels, reflections=reflections)
