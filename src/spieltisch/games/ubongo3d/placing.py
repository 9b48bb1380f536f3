"""Pieces on an area: how they fall, slide in, rest on each other, and whether they fill it. (U3D-17)"""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import msgspec

from spieltisch.core.errors import IllegalMove
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.games.ubongo3d.moves import Cube, Dropped
from spieltisch.games.ubongo3d.versions import NEWEST, OLDEST
from spieltisch.packing.areas import Area
from spieltisch.packing.cells import Cell, forms, moved_home
from spieltisch.packing.kinds import KINDS


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A piece and the cubes that it fills; z is 0 on the table."""

    kind: int
    cells: tuple[Cube, ...]


Building = tuple[Laid, ...]
"""The pieces that one player has laid, in the order in which they were put there."""


def verify_form(piece: Dropped) -> None:
    """Raise IllegalMove unless the cubes form the piece itself, turned but not mirrored."""
    if moved_home(_cells(piece.cells)) not in forms(KINDS[piece.kind]):
        why = f"This is not piece {piece.kind} in any of its positions."
        raise IllegalMove("wrong_form", why, kind=piece.kind)


def verify_above(area: Area, piece: Dropped) -> None:
    """Raise IllegalMove unless some cube is above the area."""
    if not any((x, y) in area for x, y, _ in piece.cells):
        raise IllegalMove("beside_area", "Put the piece above the area.")


def put(rest: Building, piece: Dropped) -> Building:
    """Let a piece from the tray fall until it rests, or slide it in on its level, or raise IllegalMove."""
    if piece.level is None:
        return (*rest, Laid(piece.kind, fallen(rest, piece.cells)))
    there = Laid(piece.kind, on_level(piece.cells, piece.level))
    why_not = no_room(rest, there)
    if why_not is not None:
        raise why_not
    return (*rest, there)


def on_level(cells: Iterable[Cube], level: int) -> tuple[Cell, ...]:
    """Move cubes up or down until the lowest is on a level."""
    free = _cells(cells)
    lowest = min(z for _, _, z in free)
    return tuple(sorted((x, y, z - lowest + level) for x, y, z in free))


def no_room(rest: Building, there: Laid) -> IllegalMove | None:
    """Return why a piece cannot be slid in at a place; None if it can."""
    for other in rest:
        if set(other.cells) & set(there.cells):
            return IllegalMove("place_taken", f"Piece {other.kind} is there.", kind=other.kind)
    if not _rests(there, set(_all_cells(rest))):
        return IllegalMove("nothing_below", "Nothing would hold the piece there.")
    return None


def way_to(rest: Building, there: Laid) -> Dropped:
    """Return the drop that brings a piece to a place: falling if that leads there, otherwise sliding in."""
    lowest = min(z for _, _, z in there.cells)
    cells = tuple((x, y, z - lowest) for x, y, z in there.cells)
    falls = fallen(rest, cells) == tuple(sorted(there.cells))
    return Dropped(there.kind, cells, None if falls else lowest)


def fallen(laid: Building, cells: Iterable[Cube]) -> tuple[Cell, ...]:
    """Let cubes fall straight down together, until one rests on the table or on a piece."""
    heights: dict[tuple[int, int], int] = {}
    for x, y, z in _all_cells(laid):
        heights[x, y] = max(z + 1, heights.get((x, y), 0))
    free = on_level(cells, 0)
    return on_level(free, max(heights.get((x, y), 0) - z for x, y, z in free))


def taken(laid: Building, kind: int, rules: int = NEWEST) -> Building:
    """Take a piece away, with everything that it carries."""
    gone = {kind, *carried(laid, kind, rules)}
    return tuple(piece for piece in laid if piece.kind not in gone)


@lru_cache(maxsize=4096)
def carried(laid: Building, kind: int, rules: int = NEWEST) -> tuple[int, ...]:
    """List the pieces that go back to the tray along with a piece: those that nothing else holds.

    Under rules 1 everything above it went back, whether or not something else held it.
    """
    gone = _above(laid, kind) if rules == OLDEST else _unheld(laid, kind)
    return tuple(piece.kind for piece in laid if piece.kind in gone)


def _unheld(laid: Building, kind: int) -> set[int]:
    """Find the pieces that have no support, from the table up, once a piece is gone."""
    loose = [piece for piece in laid if piece.kind != kind]
    below: set[Cell] = set()
    while held := [piece for piece in loose if _rests(piece, below)]:
        loose = [piece for piece in loose if piece not in held]
        below.update(_all_cells(held))
    return {piece.kind for piece in loose}


def _rests(piece: Laid, below: Collection[Cell]) -> bool:
    return any(z == 0 or (x, y, z - 1) in below for x, y, z in piece.cells)


def _above(laid: Building, kind: int) -> set[int]:
    """Find the pieces that lie on a piece, directly or indirectly."""
    lifted = {kind}
    for _ in laid:
        below = [piece for piece in laid if piece.kind in lifted]
        lifted |= {piece.kind for piece in laid if any(_is_on(piece, each) for each in below)}
    return lifted - {kind}


def _is_on(upper: Laid, lower: Laid) -> bool:
    return any((x, y) == (a, b) and z > c for x, y, z in upper.cells for a, b, c in lower.cells)


def fault(area: Area, kinds: Sequence[int], laid: Building) -> IllegalMove | None:
    """Return why a call would be wrong; None if the task is solved. (U3D-17)"""
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
    # the pieces have exactly as many cubes as the area has room for, so nothing else can be wrong
    return None


@lru_cache(maxsize=1024)
def drops(area: Area, kind: int) -> tuple[Dropped, ...]:
    """List the ways to drop a piece that is entirely above the area."""
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


def _all_cells(laid: Iterable[Laid]) -> list[Cell]:
    return [cell for piece in laid for cell in _cells(piece.cells)]


def _cells(cubes: Iterable[Cube]) -> list[Cell]:
    return [(x, y, z) for x, y, z in cubes]
