"""Solving puzzles: counting, the first, all, up to symmetry, within limits.

Small puzzles are left to the plain twin, because loading the compiled search takes longer than they do.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Literal

import msgspec

from spieltisch.packing import plain
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import Puzzle

FEW_PIECES, FEW_CELLS = 4, 20
"""What a small puzzle has at most."""

Symmetry = Literal["none", "rotations", "all"]
"""Count every solution; those that turning does not make equal; or neither turning nor mirroring."""

Progress = Callable[[int, int], None]
"""Is told how many parts of a search are done, and how many there are."""


class Limits(msgspec.Struct, frozen=True):
    """When a search gives up; none means never."""

    nodes: int | None = None
    seconds: float | None = None


NO_LIMITS = Limits()


class Count(msgspec.Struct, frozen=True):
    """How many solutions there are; where `is_complete` is false, a limit ended the search."""

    solutions: int
    is_complete: bool
    nodes: int


def count(
    posed: Puzzle,
    symmetry: Symmetry = "none",
    limits: Limits = NO_LIMITS,
    threads: int = 1,
    progress: Progress | None = None,
) -> Count:
    """Count the solutions; several threads share independent parts of the search."""
    if not posed.target:
        return Count(1, is_complete=True, nodes=0)
    if _is_small(posed) and symmetry == "none" and limits == NO_LIMITS and not _is_loaded():
        return Count(plain.count(posed), is_complete=True, nodes=0)
    from spieltisch.packing import searching  # noqa: PLC0415

    return searching.count(posed, symmetry, limits, threads, progress)


def _is_small(posed: Puzzle) -> bool:
    return len(posed.order) <= FEW_PIECES and len(posed.target) <= FEW_CELLS


def _is_loaded() -> bool:
    return "spieltisch.packing.kernel" in sys.modules


def solutions(posed: Puzzle, limits: Limits = NO_LIMITS) -> Iterator[Solution]:
    """Give every solution once, as it is found; a limit ends the search with TimeoutError."""
    if not posed.target or (_is_small(posed) and limits == NO_LIMITS):
        return plain.solutions(posed)
    from spieltisch.packing import searching  # noqa: PLC0415

    return searching.solutions(posed, limits)


def first(posed: Puzzle, limits: Limits = NO_LIMITS) -> Solution | None:
    """Give one solution, or none where there is none."""
    return next(solutions(posed, limits), None)
