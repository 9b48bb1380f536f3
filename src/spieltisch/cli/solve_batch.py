"""Solving many packing puzzles: JSON lines in, JSON lines out, in the same order.

Small puzzles go into the compiled batch, a few thousand at a time; all others are answered one by one, on
several cores.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import cached_property
from typing import Any, BinaryIO

import msgspec

from spieltisch.cli.solve_lines import (
    LONGEST_LINE,
    Asked,
    Line,
    asked_in,
    counted_answer,
    decode,
    listed_answer,
)
from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.packing import solver
from spieltisch.packing.solver import Limits

CHUNK = 1 << 18
"""How many bytes are read at once."""

Answer = Any
"""An answer's bytes, or a future that returns them."""


class Bounds(msgspec.Struct, frozen=True):
    """What a line may cost; one that needs more gets an answer with what was found, and says so."""

    limits: Limits = Limits(nodes=50_000_000, seconds=20.0)
    listed: int = 10_000
    """The most solutions that are listed."""


BOUNDS = Bounds()


def bounds_of(nodes: int | None, seconds: float | None) -> Bounds:
    """Take the limits that were named, and our own where none was."""
    if nodes is None and seconds is None:
        return BOUNDS
    return Bounds(Limits(nodes, seconds))


def solve_batch(
    lines: BinaryIO, everything: bool, bounds: Bounds = BOUNDS, jobs: int | None = None
) -> None:
    """Answer JSON lines with JSON lines, in the same order; a bad line does not stop the rest."""
    out, crew = sys.stdout.buffer, Crew(jobs or os.cpu_count() or 1)
    with _bar() as advance:
        for chunk in _chunks(lines):
            for answer in _answered(chunk, everything, bounds, crew):
                if not isinstance(answer, bytes):
                    out.flush()  # finished answers are not held back by slow ones
                out.write(answer if isinstance(answer, bytes) else answer.result())
                advance(1)
            out.flush()


def _bar() -> AbstractContextManager[Callable[[int], None]]:
    """Show progress if a person is watching."""
    if not sys.stderr.isatty() or sys.stdout.isatty():
        return nullcontext(lambda _: None)
    from spieltisch.cli.drawing import bar  # noqa: PLC0415 - it takes longer to load than many batches

    return bar("solving")


def _chunks(stream: BinaryIO) -> Iterator[list[bytes]]:
    """Yield the non-blank lines as they come in; one that is too long is empty."""
    read_some = getattr(stream, "read1", stream.read)
    begun, is_too_long = b"", False
    while data := read_some(CHUNK):
        *lines, begun = (begun + data).split(b"\n")
        if lines and is_too_long:
            lines[0], is_too_long = b"x" * LONGEST_LINE, False
        if len(begun) >= LONGEST_LINE:
            begun, is_too_long = begun[:LONGEST_LINE].strip()[:1], True
        yield [line if len(line) < LONGEST_LINE else b"" for line in lines if line.strip()]
    if begun.strip():
        yield [b"" if is_too_long else begun]


class Crew:
    """The workers on a batch, who come when they are needed."""

    def __init__(self, jobs: int) -> None:
        """Take the most jobs at once."""
        self._jobs = jobs

    def submit(self, work: Callable[..., bytes], *arguments: Any) -> Answer:
        """Give the work to a worker."""
        return self._pool.submit(work, *arguments)

    @cached_property
    def _pool(self) -> Any:
        from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - most batches need none

        return ThreadPoolExecutor(self._jobs)


def _answered(lines: list[bytes], everything: bool, bounds: Bounds, crew: Crew) -> list[Answer]:
    """Answer lines: the small ones together, each of the others by itself."""
    together = _lists(lines, bounds) if everything else _counts(lines, bounds)
    return [
        crew.submit(_alone, line, everything, bounds) if answer is None else answer
        for line, answer in zip(lines, together, strict=True)
    ]


def _alone(line: bytes, everything: bool, bounds: Bounds) -> bytes:
    return _encoded(answered(line, everything, bounds))


def _encoded(answer: dict[str, Any]) -> bytes:
    return msgspec.json.encode(answer) + b"\n"


def answered(line: bytes, everything: bool, bounds: Bounds) -> dict[str, Any]:
    """Answer one line."""
    try:
        asked = asked_in(line)
    except Refused as refused:
        return {"error": refused.why}
    if not everything:
        return counted_answer(solver.count(asked.puzzle, asked.symmetry, bounds.limits))
    found = solver.solutions(asked.puzzle, bounds.limits, asked.symmetry)
    return listed_answer(asked, found, bounds.listed)


def _lists(lines: list[bytes], bounds: Bounds) -> list[bytes | None]:
    """List what the compiled batch can list; None for every other line."""
    asked: dict[int, Asked] = {}
    for place, line in enumerate(lines):
        with suppress(Refused):
            asked[place] = asked_in(line)
    limit = bounds.limits.nodes
    found = solver.try_solutions([(each.puzzle, each.symmetry) for each in asked.values()], limit)
    answers: list[bytes | None] = [None] * len(lines)
    for (place, each), solutions in zip(asked.items(), found, strict=True):
        if solutions is not None:
            answers[place] = _encoded(listed_answer(each, solutions, bounds.listed))
    return answers


def _counts(lines: list[bytes], bounds: Bounds) -> list[bytes | None]:
    """Count what the compiled batch can count; None for every other line."""
    found: list[bytes | None] = [None] * len(lines)
    usual: dict[Any, list[tuple[int, Line]]] = {_count_areas: [], _count_targets: []}
    for place, line in enumerate(lines):
        try:
            asked = decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            continue
        if (count := _counter(asked)) is not None:
            usual[count].append((place, asked))
    for count, there in usual.items():
        results = count([asked for _, asked in there]) if there else ()
        for (place, _), result in zip(there, results, strict=True):
            if result is not None and result.nodes <= (bounds.limits.nodes or result.nodes):
                found[place] = b'{"solutions":%d}\n' % result.solutions
    return found


def _counter(asked: Line) -> Any:
    """Choose the counter for a line; None if it must be parsed by hand or counted up to symmetry."""
    is_area, is_target = asked.area is not msgspec.UNSET, asked.target is not msgspec.UNSET
    if is_area is is_target or asked.up_to_symmetry:
        return None
    named = {*map(type, asked.pieces)}
    if is_area:
        return _count_areas if named == {int} and not asked.reflections else None
    return _count_targets if named == {tuple} and asked.levels is msgspec.UNSET else None


def _count_areas(lines: list[Any]) -> list[solver.Count | None]:
    levels = [LEVELS if line.levels is msgspec.UNSET else line.levels for line in lines]
    return solver.try_areas([line.area for line in lines], [line.pieces for line in lines], levels)


def _count_targets(lines: list[Any]) -> list[solver.Count | None]:
    pieces = [line.pieces for line in lines]
    return solver.try_targets(
        [line.target for line in lines], pieces, [line.reflections for line in lines]
    )
