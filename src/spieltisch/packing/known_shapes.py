"""The kinds of pieces seen so far, with their orientations in arrays for the kernels."""

from functools import lru_cache
from threading import Lock

from spieltisch.compiling.marshalling import zeros
from spieltisch.packing.cells import Shape, canonical, forms, mirrored
from spieltisch.packing.kinds import KINDS
from spieltisch.packing.puzzle import BadPuzzle, piece_of
from spieltisch.packing.workspace import Shapes

NO_PIECE = -1
"""The number of an invalid piece."""
MOST_SHAPES = 4096
"""The most kinds that are remembered; the first sixteen are those of the box."""
MOST_FORMS = 24 * MOST_SHAPES
"""The most orientations that are remembered."""
MOST_TURNS = 48
"""The most orientations of one kind."""


class KnownShapes:
    """Numbers the kinds. The arrays are allocated once, at full size, so their addresses never change."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[Shape, bool], int] = {}
        self._lock = Lock()
        sizes = {"forms": MOST_FORMS, "starts": MOST_SHAPES + 1, "kinds": MOST_SHAPES}
        self.arrays: Shapes = zeros(Shapes(), **sizes)
        """All orientations, where each kind's start, each kind's number of cubes, and its mirror image."""
        for shape in KINDS.values():
            self.number(shape, reflections=False)

    def number(self, shape: Shape, *, reflections: bool) -> int:
        """Return the number of a shape in its canonical form; `MOST_SHAPES` if no room is left."""
        known = self._numbers.get((shape, reflections))
        if known is not None:
            return known
        with self._lock:
            known = self._numbers.get((shape, reflections))
            return self._added(shape, reflections) if known is None else known

    def _added(self, shape: Shape, reflections: bool) -> int:
        number, arrays = len(self._numbers), self.arrays
        if number == MOST_SHAPES or arrays.starts[number] + MOST_TURNS > MOST_FORMS:
            return MOST_SHAPES  # no room: it is not remembered, so that nothing is written after it
        turned, begin = forms(shape, reflections=reflections), int(arrays.starts[number])
        for row, form in enumerate(turned, begin):
            arrays.forms[row, : len(form)] = form
        arrays.starts[number + 1] = begin + len(turned)
        arrays.sizes[number] = len(shape)
        key = (shape if reflections else mirrored(shape)), reflections
        twin = number if key[0] == shape else self._numbers.get(key, NO_PIECE)
        arrays.mirrored[number] = twin
        if twin != NO_PIECE:
            arrays.mirrored[twin] = number
        self._numbers[shape, reflections] = number
        return number


SHAPES = KnownShapes()


@lru_cache(maxsize=MOST_SHAPES)
def number_of(piece: Shape, reflections: bool) -> int:
    """Return the number of a piece as a user wrote it; `NO_PIECE` if it is invalid."""
    try:
        shape = canonical(piece_of(piece, "piece"), reflections=reflections)
    except BadPuzzle:
        return NO_PIECE
    return SHAPES.number(shape, reflections=reflections)


@lru_cache(maxsize=2 * len(KINDS))
def number_of_kind(kind: int, reflections: bool) -> int:
    """Return the number in `SHAPES` of one of the sixteen kinds; `NO_PIECE` for an unknown kind."""
    if kind not in KINDS:
        return NO_PIECE
    shape = canonical(KINDS[kind], reflections=reflections)
    return SHAPES.number(shape, reflections=reflections)
