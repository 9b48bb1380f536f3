"""Solves many packing puzzles: JSON lines in, JSON lines out, in the same order.

Small puzzles go into compiled calls, a few thousand at a time, that share the cores. All others are solved
one per core; a puzzle that is alone gets all the cores.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import cached_property
from typing import Any, BinaryIO

import msgspec

from spieltisch.cli.solve_lines import (
    LONGEST_LINE,
    asked_in,
    counted_answer,
    listed_answer,
)
from spieltisch.core.errors import Refused
from spieltisch.packing import solver
from spieltisch.packing.solver import Limits

CHUNK = 1 << 18
"""How many bytes to read at once."""

Answer = Any
"""An answer's bytes, or a future that returns them."""


class Bounds(msgspec.Struct, frozen=True):
    """What a line may cost; one that needs more is answered with what was found, marked as incomplete."""

    limits: Limits = Limits(nodes=50_000_000, seconds=20.0)
    listed: int = 10_000
    """The most solutions to list."""


BOUNDS = Bounds()


def bounds_of(nodes: int | None, seconds: float | None) -> Bounds:
    """Return the given limits, or ours if none are given."""
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
                    out.flush()  # so that slow answers do not hold back finished ones
                out.write(answer if isinstance(answer, bytes) else answer.result())
                advance(1)
            out.flush()


def _bar() -> AbstractContextManager[Callable[[int], None]]:
    """Show progress if someone is watching."""
    if not sys.stderr.isatty() or sys.stdout.isatty():
        return nullcontext(lambda _: None)
    from spieltisch.cli.drawing import bar  # noqa: PLC0415 - it takes longer to load than many batches

    return bar("solving")


def _chunks(stream: BinaryIO) -> Iterator[list[bytes]]:
    """Yield the non-blank lines as they arrive; a line that is too long becomes empty."""
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
    """The worker threads of a batch, started when first needed."""

    def __init__(self, jobs: int) -> None:
        """Take the most jobs to run at once."""
        self.jobs = jobs

    def submit(self, work: Callable[..., bytes], *arguments: Any) -> Answer:
        """Hand work to a worker and return its future."""
        return self._pool.submit(work, *arguments)

    @cached_property
    def _pool(self) -> Any:
        from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - most batches need none

        return ThreadPoolExecutor(self.jobs)


def _answered(lines: list[bytes], everything: bool, bounds: Bounds, crew: Crew) -> list[Answer]:
    """Answer lines: small puzzles together, all others separately."""
    from spieltisch.cli.solve_small import small_answers  # noqa: PLC0415 - it loads the kernel

    answers = small_answers(lines, everything, bounds, crew.jobs)
    left = answers.count(None)
    threads = max(1, crew.jobs // max(1, left))
    return [
        crew.submit(_alone, line, everything, bounds, threads) if answer is None else answer
        for line, answer in zip(lines, answers, strict=True)
    ]


def _alone(line: bytes, everything: bool, bounds: Bounds, threads: int) -> bytes:
    return msgspec.json.encode(answered(line, everything, bounds, threads)) + b"\n"


def answered(line: bytes, everything: bool, bounds: Bounds, threads: int = 1) -> dict[str, Any]:
    """Answer one line."""
    try:
        asked = asked_in(line)
    except Refused as refused:
        return {"error": refused.why}
    if not everything:
        return counted_answer(solver.count(asked.puzzle, asked.symmetry, bounds.limits, threads))
    found = solver.solutions(asked.puzzle, bounds.limits, asked.symmetry)
    return listed_answer(asked, found, bounds.listed)
