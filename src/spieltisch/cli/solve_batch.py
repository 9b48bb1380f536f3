"""Solving many packing puzzles: JSON lines in, JSON lines out, in the same order.

Lines that only ask for a count of something small go into the compiled batch, a few thousand at a time; all
others are answered one by one, on several cores.
"""

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from select import select
from typing import Annotated, Any, BinaryIO

import msgspec

from spieltisch.cli.drawing import placements
from spieltisch.core.codec import read
from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.packing import solver
from spieltisch.packing.kinds import KINDS, filling
from spieltisch.packing.puzzle import FARTHEST, BadPuzzle, Puzzle
from spieltisch.packing.puzzle import puzzle as pose
from spieltisch.packing.solver import Limits, Symmetry

LONGEST_LINE = 1 << 20
CHUNK = 1 << 18
"""How many bytes are read at once."""
MOST_LEVELS = 10
ON_AREA = frozenset({"area", "levels", "pieces", "reflections", "up_to_symmetry"})
ON_TARGET = frozenset({"target", "pieces", "reflections", "up_to_symmetry"})
"""The fields of a line."""

Number = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]
Kind = Annotated[int, msgspec.Meta(ge=1, le=len(KINDS))]
Cells = tuple[tuple[Number, Number, Number], ...]
Answer = Any
"""An answer's bytes, or a future that returns them."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A line in its usual form; anything else is parsed by hand, to say what is wrong with it."""

    pieces: list[Kind | Cells]
    area: list[tuple[Number, Number]] | msgspec.UnsetType = msgspec.UNSET
    target: Cells | msgspec.UnsetType = msgspec.UNSET
    levels: Annotated[int, msgspec.Meta(ge=1, le=MOST_LEVELS)] | msgspec.UnsetType = msgspec.UNSET
    reflections: bool = False
    up_to_symmetry: bool = False


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


decode = msgspec.json.Decoder(Line).decode


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
    counts = [None] * len(lines) if everything else _counts(lines, bounds)
    return [
        crew.submit(_encoded, line, everything, bounds)
        if count is None
        else b'{"solutions":%d}\n' % count
        for line, count in zip(lines, counts, strict=True)
    ]


def _encoded(line: bytes, everything: bool, bounds: Bounds) -> bytes:
    return msgspec.json.encode(answered(line, everything, bounds)) + b"\n"


def _counts(lines: list[bytes], bounds: Bounds) -> list[int | None]:
    """Count what the compiled batch can count; None for every other line."""
    found: list[int | None] = [None] * len(lines)
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
                found[place] = result.solutions
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


def answered(line: bytes, everything: bool, bounds: Bounds) -> dict[str, Any]:
    """Answer one line."""
    try:
        if not line:
            raise BadPuzzle("too_long", "line", f"at most {LONGEST_LINE} bytes are taken.")
        asked = read(line)
        if not isinstance(asked, dict):
            raise BadPuzzle("not_a_puzzle", "line", "an object is wanted.")
        symmetry: Symmetry = "all" if flag(asked, "up_to_symmetry") else "none"
        puzzle = posed(asked)
        if not everything:
            return counted_answer(solver.count(puzzle, symmetry, bounds.limits))
        names = asked["pieces"] if "area" in asked else range(len(puzzle.order))
        return _listed(puzzle, symmetry, bounds, names)
    except Refused as refused:
        return {"error": refused.why}


def counted_answer(counted: solver.Count) -> dict[str, Any]:
    """Say how many solutions there are, and which limit ended the search."""
    answer: dict[str, Any] = {"solutions": counted.solutions}
    if counted.is_complete:
        return answer
    return answer | _incomplete(f"the search reached its limit of {counted.limit}")


def _listed(puzzle: Puzzle, symmetry: Symmetry, bounds: Bounds, names: Any) -> dict[str, Any]:
    found: list[Any] = []
    more: dict[str, Any] = {}
    try:
        for solution in solver.solutions(puzzle, bounds.limits, symmetry):
            if len(found) == bounds.listed:
                more = _incomplete(f"no more than {bounds.listed} are listed")
                break
            found.append(placements(puzzle, solution, names))
    except TimeoutError as late:
        more = _incomplete(str(late))
    return {"solutions": len(found), "placements": found} | more


def _incomplete(why: str) -> dict[str, Any]:
    return {"incomplete": f"{why}; there are at least this many"}


def flag(asked: dict[str, Any], field: str) -> bool:
    """Read a flag that may be missing."""
    value = asked.get(field, False)
    if not isinstance(value, bool):
        raise BadPuzzle("not_a_flag", field, "true or false is wanted.")
    return value


def posed(asked: dict[str, Any]) -> Puzzle:
    """Pose the puzzle of a line, or refuse it with the field that is at fault."""
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
    reflections = flag(asked, "reflections")
    if "area" not in asked:
        return pose(asked["target"], asked["pieces"], reflections=reflections)
    levels = asked.get("levels", LEVELS)
    if type(levels) is not int or not 1 <= levels <= MOST_LEVELS:
        raise BadPuzzle("levels", "levels", f"a whole number from 1 to {MOST_LEVELS} is wanted.")
    if not isinstance(asked["area"], list):
        raise BadPuzzle("not_an_area", "area", "a list of squares [x, y] is wanted.")
    return filling(asked["area"], asked["pieces"], levels, reflections=reflections)
