"""Many small puzzles in one compiled call, and what they share: shapes, placements, room to work."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, islice
from threading import Lock, local
from typing import Any

import numpy as np

from spieltisch.compiling.doors import Packed, slots, zeros
from spieltisch.packing import compiled
from spieltisch.packing.cells import Shape, canonical, forms
from spieltisch.packing.kinds import KINDS
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import BadPuzzle, Puzzle, piece_of
from spieltisch.packing.room import CUBES, Listing, Puzzles, Shapes

Array = np.ndarray[Any, Any]
Cells = Sequence[Sequence[int]]

ALONE = -1
"""Stands for the count of a puzzle that has to be solved by itself, or cannot be posed."""
MOST_SHAPES = 4096
"""Kinds that are remembered; the first sixteen are those of the box."""
MOST_NODES = 100_000
"""A puzzle that needs more is solved by itself."""
LISTED = 1 << 17
"""Placed pieces of all solutions that are listed in one call."""


class KnownShapes:
    """The kinds of pieces that were met so far, numbered, with their turned forms in arrays."""

    def __init__(self) -> None:
        """Begin with the sixteen kinds."""
        self._numbers: dict[tuple[Shape, bool], int] = {}
        self._forms: list[tuple[Shape, ...]] = []
        self._arrays: Shapes | None = None
        self._lock = Lock()
        for shape in KINDS.values():
            self.number(shape, reflections=False)

    def number(self, shape: Shape, *, reflections: bool) -> int:
        """Give the number of a shape in its smallest form; one beyond all where no room is left."""
        known = self._numbers.get((shape, reflections))
        if known is not None:
            return known
        with self._lock:
            if len(self._forms) == MOST_SHAPES:
                return MOST_SHAPES
            self._forms.append(forms(shape, reflections=reflections))
            return self._numbers.setdefault((shape, reflections), len(self._forms) - 1)

    def arrays(self) -> Shapes:
        """Give all forms, where each kind's begin, and how many cubes each kind has."""
        with self._lock:
            if self._arrays is None or len(self._arrays.sizes) != len(self._forms):
                packed = np.zeros((sum(map(len, self._forms)), CUBES, 3), np.int32)
                for row, form in enumerate(chain.from_iterable(self._forms)):
                    packed[row, : len(form)] = form
                starts = np.cumsum([0, *map(len, self._forms)]).astype(np.int32)
                sizes = np.array([len(each[0]) for each in self._forms], np.int32)
                self._arrays = Shapes(packed, starts, sizes)
            return self._arrays


SHAPES = KnownShapes()
_ours = local()
_NO_LIST = Packed([0] * 6)
"""Three arrays without room, wherever they are."""


@lru_cache(maxsize=MOST_SHAPES)
def number_of(piece: Shape, reflections: bool) -> int:
    """Give the number of a piece as somebody wrote it down; `ALONE` where it is no piece."""
    try:
        shape = canonical(piece_of(piece, "piece"), reflections=reflections)
    except BadPuzzle:
        return ALONE
    return SHAPES.number(shape, reflections=reflections)


def _desk() -> Packed:
    """Give this thread's desk, which is packed once and stays."""
    if not hasattr(_ours, "desk"):
        _ours.desk = zeros(compiled.DESK, rows=0, units=0)
        _ours.packed = Packed(slots(compiled.DESK, _ours.desk))
    packed: Packed = _ours.packed
    return packed


def on_areas(
    areas: Sequence[Cells], pieces: Sequence[Sequence[int]], levels: Sequence[int]
) -> Puzzles:
    """Put areas some levels high into arrays, with kinds by their numbers from 1 on."""
    flat = np.fromiter(chain.from_iterable(chain.from_iterable(areas)), np.int32)
    cells = np.zeros((len(flat) // 2, 3), np.int32)
    cells[:, :2] = flat.reshape(-1, 2)
    kinds = np.fromiter(chain.from_iterable(pieces), np.int32)
    kinds = np.where(kinds <= len(KINDS), kinds - 1, ALONE).astype(np.int32)
    return Puzzles(cells, _starts(areas), np.array(levels, np.int32), kinds, _starts(pieces))


def on_targets(targets: Sequence[Cells], pieces: Sequence[Sequence[int]]) -> Puzzles:
    """Put targets into arrays, with shapes by their numbers in `SHAPES`."""
    flat = np.fromiter(chain.from_iterable(chain.from_iterable(targets)), np.int32)
    kinds = np.fromiter(chain.from_iterable(pieces), np.int32)
    levels = np.ones(len(targets), np.int32)
    return Puzzles(flat.reshape(-1, 3), _starts(targets), levels, kinds, _starts(pieces))


def _starts(lists: Sequence[Any]) -> Array:
    return np.cumsum(np.fromiter(chain((0,), map(len, lists)), np.int64))


def posed_puzzles(posed: Sequence[Puzzle]) -> Puzzles:
    """Put puzzles that are posed into arrays."""
    pieces = [
        [SHAPES.number(each.kinds[kind], reflections=each.reflections) for kind in each.order]
        for each in posed
    ]
    return on_targets([each.target for each in posed], pieces)


def count(puzzles: Puzzles) -> tuple[list[int], list[int]]:
    """Count the solutions of small puzzles; give the nodes that were tried too."""
    counts, nodes = _solved(puzzles, _NO_LIST)
    return counts.tolist(), nodes.tolist()


def solutions(posed: Sequence[Puzzle]) -> list[list[Solution] | None]:
    """List the solutions of puzzles in the plain twin's order; none for one that is not small."""
    listing: Listing = zeros(compiled.LISTING, room=LISTED, puzzles=len(posed))
    counts, _ = _solved(posed_puzzles(posed), listing)
    used = int(listing.ends[-1]) if posed else 0
    placed = zip(listing.kinds[:used].tolist(), listing.masks[:used].tolist(), strict=True)
    return [
        None if many == ALONE else [tuple(islice(placed, len(each.order))) for _ in range(many)]
        for each, many in zip(posed, counts.tolist(), strict=True)
    ]


def _solved(puzzles: Puzzles, listing: Listing | Packed) -> tuple[Array, Array]:
    counts, nodes = (np.empty(len(puzzles.levels), np.int64) for _ in range(2))
    solve = compiled.solve_puzzles()
    solve(puzzles, SHAPES.arrays(), _desk(), counts, nodes, listing)
    return counts, nodes
