"""Pieces on an area: they fall straight down, lie on each other, and fill it or do not. (U3D-17)"""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import msgspec

from spieltisch.core.errors import IllegalMove
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.games.ubongo3d.moves import Cube, Dropped
from spieltisch.packing.areas import Area
from spieltisch.packing.cells import Cell, forms, moved_home
from spieltisch.packing.kinds import KINDS


class Laid(msgspec.Struct, frozen=True):
    """A piece and the cubes that it fills, z from the table, 0."""

    kind: int
    cells: tuple[Cube, ...]


Building = tuple[Laid, ...]
"""What one player has laid, in the order in which it was put there."""


def verify_form(piece: Dropped) -> None:
    """Raise IllegalMove unless the cubes are the piece itself, turned but not mirrored."""
    if moved_home(_cells(piece.cells)) not in forms(KINDS[piece.kind]):
        why = f"This is not piece {piece.kind}, however it is turned."
        raise IllegalMove("wrong_form", why, kind=piece.kind)


def verify_above(area: Area, piece: Dropped) -> None:
    """Raise IllegalMove unless some cube is above the area."""
    if not any((x, y) in area for x, y, _ in piece.cells):
        raise IllegalMove("beside_area", "Put the piece above the area.")


def put(laid: Building, piece: Dropped) -> Building:
    """Lift the piece if it lies, and let it fall until it rests."""
    rest = taken(laid, piece.kind)
    return (*rest, Laid(piece.kind, fallen(rest, piece.cells)))


def fallen(laid: Building, cells: Iterable[Cube]) -> tuple[Cell, ...]:
    """Let cubes fall straight down together until one rests on the table or on a piece."""
    heights: dict[tuple[int, int], int] = {}
    for x, y, z in _all_cells(laid):
        heights[x, y] = max(z + 1, heights.get((x, y), 0))
    free = _cells(cells)
    lowest = min(z for _, _, z in free)
    bottom = max(heights.get((x, y), 0) - (z - lowest) for x, y, z in free)
    return tuple(sorted((x, y, z - lowest + bottom) for x, y, z in free))


def taken(laid: Building, kind: int) -> Building:
    """Take a piece away, with everything that lies on it."""
    gone = {kind, *carried(laid, kind)}
    return tuple(piece for piece in laid if piece.kind not in gone)


@lru_cache(maxsize=4096)
def carried(laid: Building, kind: int) -> tuple[int, ...]:
    """List the pieces that lie on a piece, or on such a one."""
    moving = {kind}
    for piece in laid:  # whatever lies on a piece was put there later
        if any(_is_on(piece, below) for below in laid if below.kind in moving):
            moving.add(piece.kind)
    return tuple(piece.kind for piece in laid if piece.kind in moving - {kind})


def _is_on(upper: Laid, lower: Laid) -> bool:
    return any((x, y) == (a, b) and z > c for x, y, z in upper.cells for a, b, c in lower.cells)


def fault(area: Area, kinds: Sequence[int], laid: Building) -> IllegalMove | None:
    """Say why a call would be wrong; none when the task is solved. (U3D-17)"""
    left = len(kinds) - len(laid)
    if left:
        return IllegalMove("piece_left_over", "All pieces of the task must be used.", left=left)
    cells = set(_all_cells(laid))
    inside = {(x, y, z) for x, y, z in cells if (x, y) in area}
    if any((x, y, below) not in cells for x, y, z in inside for below in range(z)):
        return IllegalMove("gap", "There is a gap under a piece.")
    if cells != inside:
        return IllegalMove("overhang", "Something lies outside the area.")
    if any(z >= LEVELS for _, _, z in cells):
        return IllegalMove("third_level", "Something stands on a third level.")
    # the pieces have just as many cubes as there is room, so nothing more can be wrong
    return None


@lru_cache(maxsize=1024)
def drops(area: Area, kind: int) -> tuple[Dropped, ...]:
    """List the ways to drop a piece wholly above the area."""
    return tuple(
        Dropped(kind, tuple((x + a, y + b, z) for x, y, z in form))
        for form in forms(KINDS[kind])
        for a in range(1 + max(x for x, _ in area))
        for b in range(1 + max(y for _, y in area))
        if all((x + a, y + b) in area for x, y, _ in form)
    )


def left_of(kinds: Collection[int], laid: Building) -> tuple[int, ...]:
    """List the pieces that are still in the tray."""
    lying = {piece.kind for piece in laid}
    return tuple(kind for kind in kinds if kind not in lying)


def _all_cells(laid: Building) -> list[Cell]:
    return [cell for piece in laid for cell in _cells(piece.cells)]


def _cells(cubes: Iterable[Cube]) -> list[Cell]:
    return [(x, y, z) for x, y, z in cubes]
