"""The sixteen kinds of polycubes by number. (U3D-5)"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spieltisch.packing.cells import Shape
from spieltisch.packing.puzzle import FARTHEST, MOST_CELLS, BadPuzzle, Puzzle, posed


def _shape(cubes: str) -> Shape:
    return tuple((int(cube[0]), int(cube[1]), int(cube[2])) for cube in cubes.split())


KINDS: Final[Mapping[int, Shape]] = {
    1: _shape("000 001 002 011 100"),
    2: _shape("000 001 002 010 102"),
    3: _shape("000 001 010 101"),
    4: _shape("000 001 002 010 012"),
    5: _shape("000 001 002 012 112"),
    6: _shape("000 001 010 101 102"),
    7: _shape("000 001 002 010 011"),
    8: _shape("000 001 010"),
    9: _shape("000 001 010 011 100"),
    10: _shape("000 001 010 110"),
    11: _shape("000 001 002 012 100"),
    12: _shape("000 001 011 012"),
    13: _shape("000 001 010 110 120"),
    14: _shape("000 001 002 010 110"),
    15: _shape("000 001 002 011"),
    16: _shape("000 001 002 010"),
}
"""Each kind's cubes as x, y and z, in its canonical orientation."""

Kinds = tuple[int, ...]
"""The pieces of a puzzle, by number."""

PIECES: Final[Mapping[int, int]] = {6: 3, 7: 3, 8: 4, 9: 4, 10: 4}
"""How many pieces fill an area, by its number of squares. (U3D-1, U3D-10)"""


def shape_of(kind: int, field: str) -> Shape:
    """Return a kind's shape, or refuse an unknown number."""
    if type(kind) is not int or kind not in KINDS:
        raise BadPuzzle("unknown_kind", field, f"the kinds are 1 to {len(KINDS)}, not {kind!r}.")
    return KINDS[kind]


def filling(
    area: Sequence[Sequence[int]],
    kinds: Sequence[int],
    levels: int,
    *,
    reflections: bool = False,
) -> Puzzle:
    """Pose the puzzle of filling an area, this many levels high, with these kinds of pieces."""
    squares = [_square(square, f"area[{place}]") for place, square in enumerate(area)]
    if len(set(squares)) != len(squares):
        raise BadPuzzle("duplicate_cell", "area", "a square is listed twice.")
    if len(squares) * levels > MOST_CELLS:
        raise BadPuzzle("too_many_cells", "area", f"a puzzle may have at most {MOST_CELLS} cells.")
    target = [(x, y, level) for level in range(levels) for x, y in squares]
    shapes = [shape_of(kind, f"pieces[{place}]") for place, kind in enumerate(kinds)]
    if not target and shapes:
        raise BadPuzzle("empty", "target", "expected at least one cell.")
    return posed(target, shapes, reflections=reflections)


def _square(square: Any, field: str) -> tuple[int, int]:
    if not isinstance(square, list | tuple) or len(square) != 2:
        raise BadPuzzle("not_a_cell", field, "expected two whole numbers [x, y].")
    x, y = square
    are_whole = type(x) is type(y) is int
    if not are_whole or max(x, y) > FARTHEST or min(x, y) < -FARTHEST:
        raise BadPuzzle("not_a_cell", field, f"expected whole numbers up to {FARTHEST}.")
    return x, y
