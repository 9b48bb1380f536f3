"""Solves many small puzzles in one compiled call, in which they share placements and scratch memory."""

from collections.abc import Callable, Sequence
from itertools import chain, islice
from threading import local
from typing import Any

import numpy as np

from spieltisch.compiling.marshalling import Packed, slots, zeros
from spieltisch.packing import compiled
from spieltisch.packing.known_shapes import SHAPES, number_of_kind
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import Puzzle
from spieltisch.packing.threads import Threads, threads_of
from spieltisch.packing.workspace import Listing, Puzzles

Array = np.ndarray[Any, Any]
Cells = Sequence[Sequence[int]]

ALONE = -1
"""The count of a puzzle that has to be solved on its own, or that is invalid."""
MOST_NODES = 20_000
"""A puzzle that needs more nodes is solved on its own."""
LISTED = 1 << 17
"""The most placed pieces, over all solutions, that one call lists."""
LEAST = 256
"""The fewest puzzles that make starting another thread worthwhile."""
TURNS = {"none": 0, "rotations": 24, "all": 48}
"""How many symmetries of the cube can make solutions equivalent."""

_ours = local()
NO_LIST = Packed([0] * 6)
"""Three empty arrays: their address does not matter."""


def workspace() -> Packed:
    """Return this thread's workspace, which is allocated and packed once."""
    if not hasattr(_ours, "workspace"):
        _ours.workspace = zeros(compiled.WORKSPACE, rows=0, units=0)
        _ours.packed = Packed(slots(compiled.WORKSPACE, _ours.workspace))
    packed: Packed = _ours.packed
    return packed


def on_areas(
    areas: Sequence[Cells],
    pieces: Sequence[Sequence[int]],
    levels: Sequence[int],
    turns: Sequence[int] | None = None,
) -> Puzzles:
    """Put areas, each with a number of levels, into arrays; shapes are given by number in `SHAPES`."""
    flat = np.fromiter(chain.from_iterable(chain.from_iterable(areas)), np.int32)
    cells = np.zeros((len(flat) // 2, 3), np.int32)
    cells[:, :2] = flat.reshape(-1, 2)
    return _puzzles(cells, _starts(areas), np.array(levels, np.int32), pieces, turns)


def on_targets(
    targets: Sequence[Cells],
    pieces: Sequence[Sequence[int]],
    turns: Sequence[int] | None = None,
) -> Puzzles:
    """Put targets into arrays; shapes are given by number in `SHAPES`."""
    flat = np.fromiter(chain.from_iterable(chain.from_iterable(targets)), np.int32)
    levels = np.ones(len(targets), np.int32)
    return _puzzles(flat.reshape(-1, 3), _starts(targets), levels, pieces, turns)


def _puzzles(
    cells: Array,
    starts: Array,
    levels: Array,
    pieces: Sequence[Sequence[int]],
    turns: Sequence[int] | None,
) -> Puzzles:
    kinds = np.fromiter(chain.from_iterable(pieces), np.int32)
    which = np.zeros(len(levels), np.int32) if turns is None else np.array(turns, np.int32)
    return Puzzles(cells, starts, levels, kinds, _starts(pieces), which)


def _starts(lists: Sequence[Any]) -> Array:
    return np.cumsum(np.fromiter(chain((0,), map(len, lists)), np.int64))


def numbers_of(posed: Puzzle) -> list[int]:
    """Return the number in `SHAPES` of each piece of a puzzle."""
    numbers = [SHAPES.number(kind, reflections=posed.reflections) for kind in posed.kinds]
    return [numbers[kind] for kind in posed.order]


def kinds_by_number(kinds: Sequence[Sequence[int]], reflections: Sequence[bool]) -> list[list[int]]:
    """Return the numbers in `SHAPES` of the box's kinds."""
    return [
        [number_of_kind(kind, mirrored) for kind in each]
        for each, mirrored in zip(kinds, reflections, strict=True)
    ]


def posed_puzzles(posed: Sequence[Puzzle], turns: Sequence[int] | None = None) -> Puzzles:
    """Put posed puzzles into arrays."""
    return on_targets([each.target for each in posed], [*map(numbers_of, posed)], turns)


def count(puzzles: Puzzles, threads: int | Threads = 1) -> tuple[list[int], list[int]]:
    """Count the solutions of small puzzles; return the counts and the nodes searched."""
    counts, nodes = (np.empty(len(puzzles.levels), np.int64) for _ in range(2))
    run = compiled.solve_puzzles()

    def work(begin: int, stop: int) -> None:
        arrays = puzzles, SHAPES.arrays, workspace(), counts, nodes, NO_LIST
        run(*arrays, begin, stop, MOST_NODES, 0, 0)

    _shared(work, len(counts), threads)
    return counts.tolist(), nodes.tolist()


def solutions(
    puzzles: Puzzles, wanted: int = 0, threads: int | Threads = 1
) -> tuple[list[list[Solution] | None], list[int]]:
    """List the solutions of small puzzles in the plain twin's order; return them and the nodes searched.

    `wanted` limits the solutions of each puzzle; zero means all. A puzzle that is not small gets None. When
    the buffer of one call is full, the next call continues, so each answer depends only on its puzzle.
    """
    many = len(puzzles.levels)
    counts, nodes = (np.empty(many, np.int64) for _ in range(2))
    sizes = np.diff(puzzles.piece_starts).tolist()
    run, found = compiled.solve_puzzles(), {}

    def work(begin: int, stop: int) -> None:
        while begin < stop:
            listing: Listing = zeros(compiled.LISTING, room=LISTED, puzzles=stop)
            arrays = puzzles, SHAPES.arrays, workspace(), counts, nodes, listing
            end = run(*arrays, begin, stop, MOST_NODES, wanted, 0)
            found[begin] = taken(listing, sizes[begin:end], counts[begin:end].tolist())
            begin = end

    _shared(work, many, threads)
    every = chain.from_iterable(found[begin] for begin in sorted(found))
    return [*every], nodes.tolist()


def taken(
    listing: Listing, pieces: Sequence[int], counts: Sequence[int]
) -> list[list[Solution] | None]:
    """Read the solutions of some puzzles from a listing."""
    used = sum(size * max(many, 0) for size, many in zip(pieces, counts, strict=True))
    placed = zip(listing.kinds[:used].tolist(), listing.masks[:used].tolist(), strict=True)
    return [
        None if many == ALONE else [tuple(islice(placed, size)) for _ in range(many)]
        for size, many in zip(pieces, counts, strict=True)
    ]


def _shared(work: Callable[[int, int], None], many: int, threads: int | Threads) -> None:
    """Divide the puzzles among threads; the kernel releases the GIL."""
    with threads_of(threads) as shared:
        share = max(LEAST, -(-many // shared.many))
        if share >= many:
            work(0, many)
            return
        begins = range(0, many, share)
        for _ in shared.map(lambda each: work(each, min(each + share, many)), begins):
            pass
