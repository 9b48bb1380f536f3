"""Solves many packing puzzles: JSON lines in, JSON lines out, in the same order.

Small puzzles go into compiled calls, a few thousand at a time. All others, and their parts, share the same
threads: a slow puzzle holds up the answers after it, but no core.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from queue import Full, Queue
from typing import Any, BinaryIO, Self

import msgspec

from spieltisch.cli.solve_lines import (
    LONGEST_LINE,
    asked_in,
    counted_answer,
    listed_answer,
)
from spieltisch.core.errors import Refused
from spieltisch.core.machine import cores
from spieltisch.packing import solver
from spieltisch.packing.solver import Limits
from spieltisch.packing.threads import Job, Threads

CHUNK = 1 << 18
"""How many bytes to read at once."""
MOST_AHEAD = 32
"""How many chunks may be read while the answers of an earlier one are not all written."""

Answer = bytes | Job[bytes]
"""An answer, or the job that returns it."""


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
    with (
        _bar() as advance,
        Threads(jobs or cores(), with_caller=False) as threads,
        Writer(sys.stdout.buffer, advance, threads) as writer,
    ):
        for chunk in _chunks(lines):
            writer.put(_answered(chunk, everything, bounds, threads))


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


class Writer:
    """Writes answers in their order, in a thread: meanwhile lines are read, and slow ones solved."""

    def __init__(self, out: BinaryIO, advance: Callable[[int], None], threads: Threads) -> None:
        """Take where to write, what counts the answers, and the threads that solve slow lines."""
        self._out, self._advance, self._threads = out, advance, threads
        self._chunks: Queue[list[Answer] | None] = Queue(MOST_AHEAD)
        self._writing = Threads(1, with_caller=False).submit(self._write)

    def put(self, answers: list[Answer] | None) -> None:
        """Write these answers next, None after the last ones; wait while many are left to write."""
        while not self._writing.is_done():
            with suppress(Full):
                self._chunks.put(answers, timeout=0.1)
                return
        self._writing.result()  # it could not write, because nobody reads

    def _write(self) -> None:
        while (answers := self._chunks.get()) is not None:
            for answer in answers:
                if not isinstance(answer, bytes) and not answer.is_done():
                    self._out.flush()  # so that slow answers do not hold back finished ones
                line = answer if isinstance(answer, bytes) else answer.result()
                if self._threads.is_stopped:
                    return  # the answer is not whole
                self._out.write(line)
                self._advance(1)
            self._out.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Write the rest; after Ctrl-C or an error, stop what still runs and write no more."""
        try:
            if kind is None:
                self.put(None)
                self._writing.result()
        finally:
            self._threads.stop()
            with suppress(Full):  # then it does not wait for any
                self._chunks.put_nowait(None)


def _answered(
    lines: list[bytes], everything: bool, bounds: Bounds, threads: Threads
) -> list[Answer]:
    """Answer lines: small puzzles together, all others separately."""
    from spieltisch.cli.solve_small import small_answers  # noqa: PLC0415 - it loads the kernel

    return [
        threads.submit(_alone, line, everything, bounds, threads) if answer is None else answer
        for line, answer in zip(
            lines, small_answers(lines, everything, bounds, threads), strict=True
        )
    ]


def _alone(line: bytes, everything: bool, bounds: Bounds, threads: Threads) -> bytes:
    return msgspec.json.encode(answered(line, everything, bounds, threads)) + b"\n"


def answered(
    line: bytes, everything: bool, bounds: Bounds, threads: Threads | None = None
) -> dict[str, Any]:
    """Answer one line."""
    try:
        asked = asked_in(line)
    except Refused as refused:
        return {"error": refused.why}
    if everything:
        found = solver.solutions(asked.puzzle, bounds.limits, asked.symmetry, threads)
        return listed_answer(asked, found, bounds.listed)
    return counted_answer(solver.count(asked.puzzle, asked.symmetry, bounds.limits, threads or 1))
