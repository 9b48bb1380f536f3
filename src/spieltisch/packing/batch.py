"""Counting many small puzzles in one compiled call, and what they share: shapes, placements, room to work."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from threading import Lock, local
from typing import Any

import numpy as np

from spieltisch.packing import compiled
from spieltisch.packing.cells import Shape, canonical, forms
from spieltisch.packing.kinds import KINDS
from spieltisch.packing.puzzle import BadPuzzle, piece_of

Array = np.ndarray[Any, Any]
Cells = Sequence[Sequence[int]]
Task = tuple[Cells, Sequence[int]]

ALONE = -1
"""Stands for the count of a puzzle that has to be solved by itself, or cannot be posed."""
MOST_SHAPES = 4096
"""Kinds that are remembered; the first sixteen are those of the box."""
CUBES, DEEPEST, KINDS_OF_A_PUZZLE, OPTIONS, ROOM, ROWS = 10, 65, 32, 1 << 14, 393_216, 1 << 13
"""The kernel's sizes."""
MOST = 1 << 31


class Shapes:
    """The kinds of pieces that were met so far, numbered, with their turned forms in arrays."""

    def __init__(self) -> None:
        """Begin with the sixteen kinds."""
        self._numbers: dict[tuple[Shape, bool], int] = {}
        self._forms: list[tuple[Shape, ...]] = []
        self._arrays: tuple[Array, ...] = ()
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

    def arrays(self) -> tuple[Array, ...]:
        """Give all forms, where each kind's begin, and how many cubes each kind has."""
        with self._lock:
            if not self._arrays or len(self._arrays[2]) != len(self._forms):
                packed = np.zeros((sum(map(len, self._forms)), CUBES, 3), np.int32)
                for row, form in enumerate(chain.from_iterable(self._forms)):
                    packed[row, : len(form)] = form
                starts = np.cumsum([0, *map(len, self._forms)]).astype(np.int32)
                sizes = np.array([len(each[0]) for each in self._forms], np.int32)
                self._arrays = packed, starts, sizes
            return self._arrays


SHAPES = Shapes()
_ours = local()


@lru_cache(maxsize=MOST_SHAPES)
def number_of(piece: Shape, reflections: bool) -> int:
    """Give the number of a piece as somebody wrote it down; `ALONE` where it is no piece."""
    try:
        shape = canonical(piece_of(piece, "piece"), reflections=reflections)
    except BadPuzzle:
        return ALONE
    return SHAPES.number(shape, reflections=reflections)


class Desk:
    """Room to work in; the placements of earlier calls are still there."""

    def __init__(self) -> None:
        """Make all the room that the kernel needs, of the sizes that it knows."""
        self._arrays = (
            np.empty(ROOM, np.uint64),
            np.zeros((ROWS, 4), np.uint64),
            np.zeros(2, np.int64),
            np.empty((KINDS_OF_A_PUZZLE, 5), np.int64),
            np.empty(65, np.int64),
            np.empty((1, OPTIONS), np.uint64),
            np.empty(OPTIONS, np.uint64),
            np.empty(65, np.int64),
            np.empty((DEEPEST, 1), np.uint64),
            np.empty(DEEPEST, np.uint64),
            *(np.empty(DEEPEST, np.int64) for _ in range(3)),
            np.zeros(3, np.int64),
        )
        self.addresses = [each.ctypes.data for each in self._arrays]


def _desk() -> list[int]:
    """Give the addresses of this thread's desk."""
    if not hasattr(_ours, "desk"):
        _ours.desk = Desk()
    desk: Desk = _ours.desk
    return desk.addresses


def count_tasks(tasks: Sequence[Task], levels: int) -> list[int]:
    """Count the solutions of tasks that nobody has looked at; all stand alone where one is misshapen."""
    try:
        squares = list(chain.from_iterable(area for area, _ in tasks))
        numbers = [*chain.from_iterable(squares), *chain.from_iterable(kinds for _, kinds in tasks)]
        fit = {*map(len, squares)} <= {2} and {*map(type, numbers)} <= {int}
        if fit and min(numbers, default=0) > -MOST and max(numbers, default=0) < MOST:
            areas, pieces = [area for area, _ in tasks], [kinds for _, kinds in tasks]
            return count_areas(areas, pieces, [levels] * len(tasks))[0]
    except TypeError:
        pass
    return [ALONE] * len(tasks)


def count_areas(
    areas: Sequence[Cells], pieces: Sequence[Sequence[int]], levels: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Count the solutions of areas some levels high, filled with kinds by their numbers from 1 on."""
    flat = np.fromiter(chain.from_iterable(chain.from_iterable(areas)), np.int32)
    cells = np.zeros((len(flat) // 2, 3), np.int32)
    cells[:, :2] = flat.reshape(-1, 2)
    kinds = np.fromiter(chain.from_iterable(pieces), np.int32)
    kinds = np.where(kinds <= len(KINDS), kinds - 1, ALONE).astype(np.int32)
    return _count(cells, areas, np.array(levels, np.int32), kinds, pieces)


def count_targets(
    targets: Sequence[Cells], pieces: Sequence[Sequence[int]]
) -> tuple[list[int], list[int]]:
    """Count the solutions of targets filled with shapes by their numbers in `SHAPES`; give the nodes too."""
    flat = np.fromiter(chain.from_iterable(chain.from_iterable(targets)), np.int32)
    kinds = np.fromiter(chain.from_iterable(pieces), np.int32)
    levels = np.ones(len(targets), np.int32)
    return _count(flat.reshape(-1, 3), targets, levels, kinds, pieces)


def _count(
    cells: Array, targets: Sequence[Any], levels: Array, kinds: Array, pieces: Sequence[Any]
) -> tuple[list[int], list[int]]:
    starts = [
        np.cumsum(np.fromiter(chain((0,), map(len, lists)), np.int64))
        for lists in (targets, pieces)
    ]
    puzzles = cells, starts[0], levels, kinds, starts[1]
    counts, nodes = compiled.count_puzzles(puzzles, SHAPES.arrays(), _desk())
    return counts.tolist(), nodes.tolist()
