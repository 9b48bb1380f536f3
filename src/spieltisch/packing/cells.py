"""Unit cubes in space: rotation, reflection, canonical forms."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations, product

Cell = tuple[int, int, int]
Shape = tuple[Cell, ...]
"""Cells in sorted order, moved so that the smallest x, y and z are 0."""

Turn = tuple[tuple[int, int, int], tuple[int, int, int]]
"""Where each axis comes from, and its sign."""


def _parity(order: tuple[int, ...]) -> int:
    swaps = sum(order[i] > order[j] for i in range(3) for j in range(i + 1, 3))
    return -1 if swaps % 2 else 1


def _turns(handedness: int) -> tuple[Turn, ...]:
    return tuple(
        (order, signs)
        for order in permutations((0, 1, 2), 3)
        for signs in product((1, -1), (1, -1), (1, -1))
        if _parity(order) * signs[0] * signs[1] * signs[2] == handedness
    )


ROTATIONS: tuple[Turn, ...] = _turns(1)
"""The 24 rotations of a cube."""
MIRRORINGS: tuple[Turn, ...] = _turns(-1)
"""The 24 rotations combined with a reflection."""


def turned(cells: Iterable[Cell], turn: Turn) -> list[Cell]:
    """Rotate or reflect cells about the origin."""
    (a, b, c), (p, q, r) = turn
    return [(p * cell[a], q * cell[b], r * cell[c]) for cell in cells]


def moved_home(cells: Iterable[Cell]) -> Shape:
    """Move cells so that their smallest coordinates are 0, and sort them."""
    return tuple(sorted(shifted_home(cells)))


def shifted_home(cells: Iterable[Cell]) -> list[Cell]:
    """Move cells so that their smallest coordinates are 0, without sorting them."""
    cells = list(cells)
    if not cells:
        return []
    a, b, c = (min(axis) for axis in zip(*cells, strict=True))
    return [(x - a, y - b, z - c) for x, y, z in cells]


def forms(shape: Iterable[Cell], *, reflections: bool = False) -> tuple[Shape, ...]:
    """List the distinct orientations of a shape, sorted; with reflections, those of its mirror image too."""
    return _forms(tuple(shape), reflections)


@lru_cache(maxsize=512)
def _forms(cells: Shape, reflections: bool) -> tuple[Shape, ...]:
    turns = ROTATIONS + MIRRORINGS if reflections else ROTATIONS
    return tuple(sorted({moved_home(turned(cells, turn)) for turn in turns}))


def canonical(shape: Iterable[Cell], *, reflections: bool = False) -> Shape:
    """Return the smallest form, which all orientations of a shape share."""
    return forms(shape, reflections=reflections)[0]


def mirrored(shape: Iterable[Cell]) -> Shape:
    """Return a shape's mirror image in canonical form."""
    return canonical([(-x, y, z) for x, y, z in shape])


def is_connected(cells: Iterable[Cell]) -> bool:
    """Return whether cells are joined by faces."""
    left = set(cells)
    if not left:
        return False
    edge = [left.pop()]
    while edge:
        for cell in near(edge.pop()):
            if cell in left:
                left.remove(cell)
                edge.append(cell)
    return not left


def near(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells that share a face with a cell."""
    x, y, z = cell
    return (
        (x + 1, y, z),
        (x - 1, y, z),
        (x, y + 1, z),
        (x, y - 1, z),
        (x, y, z + 1),
        (x, y, z - 1),
    )


def squeezed(cells: Iterable[Cell]) -> list[Cell]:
    """Move cells to the origin and narrow wide gaps, which no piece can bridge, to keep their box small."""
    cells = list(cells)
    narrow = [_squeezed_axis({cell[axis] for cell in cells}) for axis in range(3)]
    return [(narrow[0][x], narrow[1][y], narrow[2][z]) for x, y, z in cells]


def _squeezed_axis(there: set[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for place, before in zip(sorted(there), [None, *sorted(there)], strict=False):
        found[place] = 0 if before is None else found[before] + min(place - before, 2)
    return found
