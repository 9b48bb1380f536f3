"""Solving many packing puzzles: JSON lines in, JSON lines out, in the same order.

Small puzzles go into the compiled batch, a few thousand at a time; all others are answered one by one, on
several cores.
"""

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from select import select
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
    out = sys.stdout.buffer
    with _bar() as advance:
        for answers in _answers(_chunks(lines), everything, bounds, jobs or os.cpu_count() or 1):
            for answer in answers:
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


class Chunk(msgspec.Struct):
    """Lines that were read together; one that was too long is empty."""

    lines: list[bytes]
    is_last: bool
    """Whether there is nothing more to read at the moment."""


def _chunks(stream: BinaryIO) -> Iterator[Chunk]:
    """Yield the non-blank lines as they come in, without waiting for more than there is."""
    read_some = getattr(stream, "read1", stream.read)
    begun, is_too_long = b"", False
    while data := read_some(CHUNK):
        *lines, begun = (begun + data).split(b"\n")
        if lines and is_too_long:
            lines[0], is_too_long = b"x" * LONGEST_LINE, False
        if len(begun) >= LONGEST_LINE:
            begun, is_too_long = begun[:LONGEST_LINE].strip()[:1], True
        yield Chunk([_shortened(line) for line in lines if line.strip()], not _has_more(stream))
    if begun.strip():
        yield Chunk([b"" if is_too_long else begun], is_last=True)


def _shortened(line: bytes) -> bytes:
    return line if len(line) < LONGEST_LINE else b""


def _has_more(stream: BinaryIO) -> bool:
    try:
        return bool(select([stream], [], [], 0)[0])
    except (OSError, ValueError, TypeError):
        return False  # unknown, so nothing is held back


class Later:
    """An answer that is computed when it is needed."""

    def __init__(self, work: Callable[[], bytes]) -> None:
        """Keep the work."""
        self.result = work


class Crew:
    """The workers on a batch: one at first, several if there is more to do."""

    def __init__(self, jobs: int) -> None:
        """Take the most jobs at once."""
        self._jobs = jobs
        self._pool: Any = None

    def submit(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Give the work to a worker, or else leave it to the caller of `result`."""
        if self._jobs == 1:
            return Later(partial(work, *arguments))
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

            self._pool = ThreadPoolExecutor(self._jobs)
        return self._pool.submit(work, *arguments)


def _answers(
    chunks: Iterable[Chunk], everything: bool, bounds: Bounds, jobs: int
) -> Iterator[list[Answer]]:
    """Answer chunks in order, several at once as long as there is more to read."""
    crew, waiting = Crew(jobs), deque[Any]()
    for chunk in chunks:
        if chunk.is_last and not waiting:
            yield _answered(chunk.lines, everything, bounds, crew)
            continue
        waiting.append(crew.submit(_answered, chunk.lines, everything, bounds, crew))
        while len(waiting) > (0 if chunk.is_last else jobs):
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


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
