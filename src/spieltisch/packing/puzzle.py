"""A packing puzzle: a target that its pieces must fill exactly."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.packing.cells import (
    MIRRORINGS,
    ROTATIONS,
    Cell,
    Shape,
    canonical,
    forms,
    is_connected,
    mirrored,
    moved_home,
    shifted_home,
    turned,
)

MOST_CELLS = 128
MOST_CUBES = 10
FARTHEST = 10_000
"""A coordinate lies between -10,000 and 10,000."""


class BadPuzzle(Refused):
    """An invalid puzzle; `field` names the part at fault."""

    def __init__(self, code: str, field: str, why: str) -> None:
        super().__init__(code, f"{field}: {why}", field=field)


class Puzzle(msgspec.Struct, frozen=True):
    """A target, and the kinds of pieces that fill it with their counts."""

    target: Shape
    kinds: tuple[Shape, ...]
    """The different pieces, each in its canonical form."""
    counts: tuple[int, ...]
    """How many pieces there are of each kind."""
    order: tuple[int, ...]
    """The kind of each piece, in the order given."""
    reflections: bool = False


def puzzle(
    target: Sequence[Sequence[int]],
    pieces: Sequence[Sequence[Sequence[int]]],
    *,
    reflections: bool = False,
) -> Puzzle:
    """Pose a puzzle, or refuse it and name the field at fault."""
    if not isinstance(pieces, list | tuple):
        raise BadPuzzle("not_pieces", "pieces", "expected a list of pieces.")
    cells = _cells(target, "target", MOST_CELLS, empty_is_fine=not pieces)
    shapes = [piece_of(piece, f"pieces[{number}]") for number, piece in enumerate(pieces)]
    return posed(cells, shapes, reflections=reflections)


def posed(cells: Sequence[Cell], shapes: Sequence[Shape], *, reflections: bool = False) -> Puzzle:
    """Pose a puzzle of valid cells and shapes, or refuse it if the volumes differ."""
    volume = sum(len(shape) for shape in shapes)
    if volume != len(cells):
        raise BadPuzzle(
            "volume", "pieces", f"they have {volume} cubes, but the target has {len(cells)} cells."
        )
    names = [canonical(shape, reflections=reflections) for shape in shapes]
    counted = Counter(names)
    kinds = tuple(counted)
    return Puzzle(
        target=slice_by_slice(cells),
        kinds=kinds,
        counts=tuple(counted.values()),
        order=tuple(kinds.index(name) for name in names),
        reflections=reflections,
    )


def slice_by_slice(cells: Sequence[Cell]) -> Shape:
    """Sort cells along the longest side first, so that a search fills the target from end to end."""
    if not cells:
        return ()
    extents = [min(axis) - max(axis) for axis in zip(*cells, strict=True)]
    return tuple(sorted(cells, key=itemgetter(*sorted(range(3), key=extents.__getitem__))))


@lru_cache(maxsize=1024)
def is_slice_by_slice(cells: Shape) -> bool:
    """Return whether cells are in this order."""
    return cells == slice_by_slice(cells)


def piece_of(piece: Any, field: str) -> Shape:
    """Return a piece's cells, moved to the origin, or refuse them and name the field at fault."""
    cells = _cells(piece, field, MOST_CUBES, empty_is_fine=False)
    if not is_connected(cells):
        raise BadPuzzle("disconnected", field, "the cubes of a piece must be joined by faces.")
    return moved_home(cells)


def _cells(cells: Any, field: str, most: int, *, empty_is_fine: bool) -> list[Cell]:
    if not isinstance(cells, list | tuple):
        raise BadPuzzle("not_cells", field, "expected a list of cells [x, y, z].")
    if not cells and not empty_is_fine:
        raise BadPuzzle("empty", field, "expected at least one cell.")
    if len(cells) > most:
        raise BadPuzzle("too_many_cells", field, f"at most {most} cells are allowed.")
    found = [_cell(cell, f"{field}[{number}]") for number, cell in enumerate(cells)]
    if len(set(found)) != len(found):
        raise BadPuzzle("duplicate_cell", field, "a cell is listed twice.")
    return found


def _cell(cell: Any, field: str) -> Cell:
    if not isinstance(cell, list | tuple) or len(cell) != 3:
        raise BadPuzzle("not_a_cell", field, "expected three whole numbers [x, y, z].")
    x, y, z = cell
    are_whole = type(x) is type(y) is type(z) is int
    if not are_whole or max(x, y, z) > FARTHEST or min(x, y, z) < -FARTHEST:
        raise BadPuzzle("not_a_cell", field, f"expected whole numbers up to {FARTHEST}.")
    return x, y, z


def placements(posed: Puzzle, kind: int) -> tuple[int, ...]:
    """Return every placement of a kind in the target, as a bit mask of the target's cells."""
    return _placements(posed.kinds[kind], posed.target, posed.reflections)


@lru_cache(maxsize=1024)  # tasks on one area share their pieces' placements
def _placements(kind: Shape, target: Shape, reflections: bool) -> tuple[int, ...]:
    index = {cell: number for number, cell in enumerate(target)}
    found = set()
    for form in forms(kind, reflections=reflections):
        (fx, fy, fz), *_ = form
        for x, y, z in target:
            cells = [(x - fx + a, y - fy + b, z - fz + c) for a, b, c in form]
            if all(cell in index for cell in cells):
                found.add(sum(1 << index[cell] for cell in cells))
    return tuple(sorted(found))


def cells_of(posed: Puzzle, mask: int) -> list[Cell]:
    """Return the cells that a placement covers."""
    return [cell for number, cell in enumerate(posed.target) if mask >> number & 1]


def symmetries(posed: Puzzle, *, mirrors: bool = True) -> list[tuple[int, ...]]:
    """List the symmetries of the target that make solutions equivalent, as permutations of its cells.

    Rotations always count; reflections only if requested, and if the mirrored pieces are the same pieces.
    """
    target = shifted_home(posed.target)
    index = {cell: number for number, cell in enumerate(target)}
    turns = ROTATIONS + MIRRORINGS if mirrors and mirrors_itself(posed) else ROTATIONS
    found = set()
    for turn in turns if target else ():
        cells = shifted_home(turned(target, turn))
        if all(cell in index for cell in cells):
            found.add(tuple(index[cell] for cell in cells))
    return sorted(found)


def mirrors_itself(posed: Puzzle) -> bool:
    """Return whether the set of pieces equals its mirror image, so that a mirrored solution is valid too."""
    if posed.reflections:
        return True
    there = dict(zip(posed.kinds, posed.counts, strict=True))
    return {mirrored(kind): count for kind, count in there.items()} == there
