"""The one way to pack: count, solve, list solutions, up to symmetry, within limits, one puzzle or many.

Packing is an exact cover: every cell of the target is covered once, every piece is used once. Callers do not
choose how it is done:

- small puzzles are counted in one compiled call, many at once (`batch.py`);
- repeated pieces by a first-hole search with a memo, up to symmetry by Burnside's lemma (`repeated.py`);
- all others by the search that branches on the most constrained cell or piece first (`searching.py`).

`plain.py` is the specification; small puzzles are listed by it, because their solutions keep its order.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, get_args

import msgspec

from spieltisch.packing import plain
from spieltisch.packing.cells import Shape
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import Puzzle, symmetries

FEW_PIECES, FEW_CELLS = 4, 20
"""What a small puzzle has at most."""
LEVELS = 2
"""How high an area is filled by default."""

Area = Sequence[Sequence[int]]

Symmetry = Literal["none", "rotations", "all"]
"""Count every solution; those that turning does not make equal; or neither turning nor mirroring."""

Progress = Callable[[int, int], None]
"""Called with how many parts of a search are done, and how many there are."""


class Limits(msgspec.Struct, frozen=True):
    """When a search gives up; none means never."""

    nodes: int | None = None
    """Placements that are tried. The same puzzle with the same limit gives the same result."""
    seconds: float | None = None
    """Of CPU time, so that a busy machine changes nothing."""


NO_LIMITS = Limits()


class Count(msgspec.Struct, frozen=True):
    """How many solutions there are; where `is_complete` is false, a limit ended the search."""

    solutions: int
    is_complete: bool
    nodes: int
    limit: str = ""
    """Which limit that was."""


def count(
    posed: Puzzle,
    symmetry: Symmetry = "none",
    limits: Limits = NO_LIMITS,
    threads: int = 1,
    progress: Progress | None = None,
) -> Count:
    """Count the solutions; several threads share independent parts of the search."""
    _verify(symmetry, threads)
    if is_small(posed) and symmetry == "none" and limits == NO_LIMITS:
        return count_each([posed])[0]
    return _searched(posed, symmetry, limits, threads, progress)


def _searched(
    posed: Puzzle, symmetry: Symmetry, limits: Limits, threads: int, progress: Progress | None
) -> Count:
    if not posed.target:
        return Count(1, is_complete=True, nodes=0)
    from spieltisch.packing import searching  # noqa: PLC0415

    return searching.count(posed, symmetry, limits, threads, progress)


def count_each(puzzles: Sequence[Puzzle]) -> list[Count]:
    """Count the solutions of every puzzle; the small ones in one compiled call."""
    from spieltisch.packing import batch  # noqa: PLC0415

    counts = _tried(*batch.count(batch.posed_puzzles(puzzles)))
    return [
        _searched(each, "none", NO_LIMITS, 1, None) if counted is None else counted
        for each, counted in zip(puzzles, counts, strict=True)
    ]


def try_areas(
    areas: Sequence[Area], kinds: Sequence[Sequence[int]], levels: Sequence[int]
) -> list[Count | None]:
    """Count many tasks in one compiled call; none for one that is not small, or cannot be posed."""
    from spieltisch.packing import batch  # noqa: PLC0415

    return _tried(*batch.count(batch.on_areas(areas, kinds, levels)))


def try_targets(
    targets: Sequence[Area], pieces: Sequence[Sequence[Shape]], reflections: Sequence[bool]
) -> list[Count | None]:
    """Count many puzzles in one compiled call; none for one that is not small, or cannot be posed."""
    from spieltisch.packing import batch  # noqa: PLC0415

    numbers = [
        [batch.number_of(piece, mirrored) for piece in shapes]
        for shapes, mirrored in zip(pieces, reflections, strict=True)
    ]
    return _tried(*batch.count(batch.on_targets(targets, numbers)))


def _tried(counts: list[int], nodes: list[int]) -> list[Count | None]:
    return [
        None if found < 0 else Count(found, is_complete=True, nodes=tried)
        for found, tried in zip(counts, nodes, strict=True)
    ]


def is_small(posed: Puzzle) -> bool:
    """Ask whether a puzzle is so small that the twin solves it at once."""
    return len(posed.order) <= FEW_PIECES and len(posed.target) <= FEW_CELLS


def _verify(symmetry: str, threads: int) -> None:
    if symmetry not in get_args(Symmetry):
        raise ValueError(f"symmetry is one of {get_args(Symmetry)}, not {symmetry!r}")
    if threads < 1:
        raise ValueError("at least one thread is wanted")


def solutions(
    posed: Puzzle, limits: Limits = NO_LIMITS, symmetry: Symmetry = "none"
) -> Iterator[Solution]:
    """Give every solution once, as it is found; one of each that a symmetry makes equal.

    A limit ends the search with TimeoutError, after everything that was found until then.
    """
    _verify(symmetry, 1)
    found = _all(posed, limits)
    if symmetry == "none" or not posed.target:
        return found
    group = symmetries(posed, mirrors=symmetry == "all")
    return (each for each in found if plain.is_smallest(each, group))


def _all(posed: Puzzle, limits: Limits) -> Iterator[Solution]:
    if not posed.target or (is_small(posed) and limits == NO_LIMITS):
        return plain.solutions(posed)
    from spieltisch.packing import searching  # noqa: PLC0415

    return searching.solutions(posed, limits)


def solve(posed: Puzzle, limits: Limits = NO_LIMITS) -> Solution | None:
    """Give one solution, or none where there is none."""
    return next(solutions(posed, limits), None)


def try_solutions(
    asked: Sequence[tuple[Puzzle, Symmetry]], nodes: int | None = None
) -> list[list[Solution] | None]:
    """List the solutions of many puzzles in one compiled call; none for one that is not small.

    Nothing is listed where fewer nodes are allowed than a small puzzle may need.
    """
    from spieltisch.packing import batch  # noqa: PLC0415

    small = [posed.target and is_small(posed) for posed, _ in asked]
    if nodes is not None and nodes < batch.MOST_NODES:
        return [None] * len(asked)
    some = iter(
        batch.solutions([posed for (posed, _), fits in zip(asked, small, strict=True) if fits])
    )
    return [
        _once(*each, next(some)) if fits else None for each, fits in zip(asked, small, strict=True)
    ]


def _once(posed: Puzzle, symmetry: Symmetry, found: list[Solution] | None) -> list[Solution] | None:
    """Keep one of the solutions that a symmetry makes equal."""
    if found is None or symmetry == "none":
        return found
    group = symmetries(posed, mirrors=symmetry == "all")
    return [each for each in found if plain.is_smallest(each, group)]
