"""Reads the small puzzles among some lines into arrays, and solves them in compiled calls."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from spieltisch.cli.drawing import Building
from spieltisch.cli.solve_lines import Line, decode, listed
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.packing import batch, solver
from spieltisch.packing.known_shapes import number_of
from spieltisch.packing.puzzle import slice_by_slice

if TYPE_CHECKING:
    from spieltisch.cli.solve_batch import Bounds
    from spieltisch.packing.threads import Threads
    from spieltisch.packing.workspace import Puzzles

Placed = list[tuple[int, Line]]
"""Lines, each with its index among all lines."""


def small_answers(
    lines: Sequence[bytes], everything: bool, bounds: "Bounds", threads: "int | Threads"
) -> list[bytes | None]:
    """Answer the lines that compiled calls can solve; all others, and invalid ones, get None."""
    answers: list[bytes | None] = [None] * len(lines)
    for placed in _sorted(lines, everything):
        posed, numbers = _posed([line for _, line in placed])
        if everything:
            _list(answers, placed, posed, numbers, bounds, threads)
        else:
            _count(answers, placed, posed, bounds, threads)
    return answers


def _sorted(lines: Sequence[bytes], everything: bool) -> Iterator[Placed]:
    """Yield the lines with areas, then those with targets; only lines in the usual form."""
    areas: Placed = []
    targets: Placed = []
    for place, line in enumerate(lines):
        try:
            asked = decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            continue
        is_area, named = asked.area is not msgspec.UNSET, {*map(type, asked.pieces)}
        if is_area is (asked.target is not msgspec.UNSET) or (everything and not _is_small(asked)):
            continue
        if is_area and named == {int}:
            areas.append((place, asked))
        elif not is_area and named == {tuple} and asked.levels is msgspec.UNSET:
            targets.append((place, asked))
    yield from filter(None, (areas, targets))


def _is_small(asked: Line) -> bool:
    """Return whether the solver can list a puzzle in a compiled call."""
    cells: Any = asked.target if asked.area is msgspec.UNSET else asked.area
    return solver.is_small(len(asked.pieces), len(cells) * _levels(asked))


def _levels(asked: Line) -> int:
    if asked.area is msgspec.UNSET:
        return 1
    return LEVELS if asked.levels is msgspec.UNSET else asked.levels


def _posed(lines: Sequence[Any]) -> tuple["Puzzles", list[list[int]]]:
    """Put puzzles, all with areas or all with targets, into arrays; return them and their pieces' numbers."""
    pieces, mirrored = [each.pieces for each in lines], [each.reflections for each in lines]
    turns = [batch.TURNS["all" if each.up_to_symmetry else "none"] for each in lines]
    if lines[0].area is not msgspec.UNSET:
        numbers = batch.kinds_by_number(pieces, mirrored)
        levels = [*map(_levels, lines)]
        return batch.on_areas([each.area for each in lines], numbers, levels, turns), numbers
    numbers = [
        [number_of(piece, with_mirrored) for piece in shapes]
        for shapes, with_mirrored in zip(pieces, mirrored, strict=True)
    ]
    return batch.on_targets([each.target for each in lines], numbers, turns), numbers


def _count(
    answers: list[bytes | None],
    placed: Placed,
    posed: "Puzzles",
    bounds: "Bounds",
    threads: "int | Threads",
) -> None:
    counts = solver.try_counts(posed, bounds.limits, threads)
    for (place, _), counted in zip(placed, counts, strict=True):
        if counted is not None:
            answers[place] = b'{"solutions":%d}\n' % counted.solutions


def _list(
    answers: list[bytes | None],
    placed: Placed,
    posed: "Puzzles",
    numbers: Sequence[Sequence[int]],
    bounds: "Bounds",
    threads: "int | Threads",
) -> None:
    every = solver.try_solutions(posed, bounds.limits, threads)
    for (place, asked), pieces, solutions in zip(placed, numbers, every, strict=True):
        if solutions is not None:
            answer = listed(_building(asked, pieces), solutions, bounds.listed)
            answers[place] = msgspec.json.encode(answer) + b"\n"


def _building(asked: Any, numbers: Sequence[int]) -> Building:
    """Return the builder of a puzzle's solutions, with the names from its line; equal pieces share a kind."""
    kinds = {number: kind for kind, number in enumerate(dict.fromkeys(numbers))}
    order = [kinds[number] for number in numbers]
    if asked.area is msgspec.UNSET:
        return Building(slice_by_slice(asked.target), order, range(len(order)))
    cells = [(x, y, level) for level in range(_levels(asked)) for x, y in asked.area]
    return Building(slice_by_slice(cells), order, asked.pieces)
