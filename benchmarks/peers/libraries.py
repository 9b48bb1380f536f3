"""The libraries xcover and exact_cover, which `make .venv/.benching` installs: they count exact covers."""

import multiprocessing
import resource
from collections.abc import Callable, Sequence
from itertools import islice
from math import factorial, prod
from multiprocessing.connection import Connection
from typing import Any

import msgspec
import numpy as np
from benchmarks.peers.measuring import NOT_RUN, Seconds, cpu

from spieltisch.packing import solver
from spieltisch.packing.puzzle import Puzzle, placements, symmetries


class Cover(msgspec.Struct, frozen=True):
    """A puzzle as an exact cover: options are lists of items, and each item must be covered exactly once."""

    options: list[list[int]]
    items: int
    orders: int = 1
    """How often a peer finds each solution, because it counts equal pieces as different ones."""


def cover_of(posed: Puzzle, group: Sequence[tuple[int, ...]] = ()) -> Cover:
    """List all placements: items are the pieces and the cells.

    If kinds repeat, the most frequent one gets no items for its pieces: the volume determines their number.
    If a group of symmetries is given, one piece gets only one placement of each orbit.
    """
    most = max(posed.counts)
    free = posed.counts.index(most) if most > 1 else -1
    fixed, some = fixed_piece(posed, group)
    pieces = [kind for kind in posed.order if kind != free]
    cells, options = range(len(posed.target)), []
    for piece, kind in [*enumerate(pieces), *([(-1, free)] if free >= 0 else [])]:
        for mask in some if kind == fixed else placements(posed, kind):
            named = [] if piece < 0 else [piece]
            options.append([*named, *(len(pieces) + cell for cell in cells if mask >> cell & 1)])
    orders = prod(factorial(many) for kind, many in enumerate(posed.counts) if kind != free)
    return Cover(options, len(pieces) + len(posed.target), orders)


def fixed_piece(posed: Puzzle, group: Sequence[tuple[int, ...]]) -> tuple[int, Sequence[int]]:
    """Choose the piece with the fewest placements up to symmetry, of those that every symmetry moves.

    With it in one placement of each orbit, every class of solutions is found exactly once.
    """
    best: tuple[int, Sequence[int]] = -1, ()
    for kind, many in enumerate(posed.counts if len(group) > 1 else ()):
        there = placements(posed, kind)
        orbits = {frozenset(_image(mask, way) for way in group) for mask in there}
        is_free = many == 1 and {*map(len, orbits)} == {len(group)}
        if (
            is_free
            and set().union(*orbits) == {*there}
            and (not best[1] or len(orbits) < len(best[1]))
        ):
            best = kind, [min(orbit) for orbit in orbits]
    return best


def _image(mask: int, way: tuple[int, ...]) -> int:
    return sum(1 << to for cell, to in enumerate(way) if mask >> cell & 1)


def up_to_symmetry(posed: Puzzle) -> Cover | None:
    """Return the cover that finds each class once; None if every piece is fixed by some symmetry."""
    group = symmetries(posed)
    return cover_of(posed, group) if fixed_piece(posed, group)[1] else None


def by_xcover(cover: Cover, most: int | None = None) -> int:
    from xcover import covers  # noqa: PLC0415

    found = covers(cover.options, primary=list(range(cover.items)))
    return sum(1 for _ in islice(found, most)) // cover.orders


def by_exact_cover(cover: Cover) -> int:
    from exact_cover import get_solution_count  # noqa: PLC0415

    matrix = np.zeros((len(cover.options), cover.items), np.int32)
    for row, option in enumerate(cover.options):
        matrix[row, option] = 1
    return int(get_solution_count(matrix)) // cover.orders


def first_by_xcover(cover: Cover) -> int:
    return by_xcover(cover, most=1)


COUNTERS: dict[str, Callable[[Cover], int]] = {"xcover": by_xcover, "exact_cover": by_exact_cover}


def seconds(
    count: Callable[[Cover], int], make: Callable[[], list[Cover]], limit: float, expected: int
) -> Seconds:
    """Time a library as it counts covers in a separate process; building the covers is not timed."""
    return _alone(count, lambda: cpu_of(count, make(), expected), limit)


def seconds_of(count: Callable[[Cover], int], posed: Puzzle, limit: float) -> Seconds:
    """Time a library as it counts one puzzle in a separate process; listing its options is not timed."""
    cover, expected = cover_of(posed), solver.count(posed).solutions
    return seconds(count, lambda: [cover], limit, expected)


def seconds_with_options(
    count: Callable[[Cover], int], puzzles: list[Puzzle], limit: float
) -> Seconds:
    """Time a library as it counts puzzles in a separate process, including listing the options in Python."""
    return _alone(count, lambda: cpu(lambda: [count(cover_of(each)) for each in puzzles]), limit)


def cpu_of(count: Callable[[Cover], int], covers: list[Cover], expected: int) -> Seconds:
    found: list[int] = []
    least = cpu(lambda: found.append(sum(map(count, covers))))
    return least if found[0] == expected else f"another count: {found[0]}"


def _alone(count: Callable[[Cover], int], work: Callable[[], Seconds], limit: float) -> Seconds:
    ours, theirs = multiprocessing.Pipe(duplex=False)
    process: Any = multiprocessing.get_context("fork").Process(
        target=_answer, args=(count, work, limit, theirs)
    )
    process.start()
    theirs.close()
    try:
        result: Seconds = ours.recv()
    except EOFError:
        result = f"> {limit:.0f}"
    process.join()
    return result


def _answer(
    count: Callable[[Cover], int], work: Callable[[], Seconds], limit: float, out: Connection
) -> None:
    try:
        count(Cover([[0, 1]], 2))  # compiled and imported before the clock starts
    except ImportError:
        out.send(NOT_RUN)
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = int(used.ru_utime + used.ru_stime + limit) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    out.send(work())
