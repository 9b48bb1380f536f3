"""Plates: bodies side by side on a printer's bed, as many plates as they need."""

from collections.abc import Sequence
from typing import Final

import msgspec

from spieltisch.core.errors import Refused

GAP: Final = 3.0
"""Between bodies, and between a body and the edge of the bed, in millimetres."""


class Bed(msgspec.Struct, frozen=True):
    """A printer's bed in millimetres."""

    width: float
    depth: float


class Spot(msgspec.Struct, frozen=True):
    """Where a body lies: its number, its plate from 0, and its nearest left corner."""

    number: int
    plate: int
    x: float
    y: float


def bed_of(text: str) -> Bed:
    """Read a bed as in 220x220, or refuse."""
    try:
        width, depth = (float(part) for part in text.lower().split("x"))
    except ValueError:
        raise Refused("bad_bed", "A bed is written as in 220x220, in millimetres.") from None
    if not (20 <= width <= 2000 and 20 <= depth <= 2000):
        raise Refused("bad_bed", "A bed is 20 to 2000 mm wide and deep.")
    return Bed(width, depth)


def packed(sizes: Sequence[tuple[float, float]], bed: Bed) -> list[Spot]:
    """Lay rectangles in rows, the deepest first, onto as few plates as rows need, or refuse."""
    if any(w + 2 * GAP > bed.width or d + 2 * GAP > bed.depth for w, d in sizes):
        raise Refused(
            "bad_bed", "A body is larger than the bed; take a larger bed or a smaller edge."
        )
    spots: list[Spot] = []
    plate, x, y, row = 0, GAP, GAP, 0.0
    for number in sorted(range(len(sizes)), key=lambda each: (-sizes[each][1], -sizes[each][0])):
        width, depth = sizes[number]
        if x + width + GAP > bed.width:
            x, y, row = GAP, y + row + GAP, 0.0
        if y + depth + GAP > bed.depth:
            plate, x, y, row = plate + 1, GAP, GAP, 0.0
        spots.append(Spot(number, plate, x, y))
        x, row = x + width + GAP, max(row, depth)
    return spots
