"""Plates: arranges bodies side by side on a 3-D printer's bed, on as many plates as needed."""

from collections.abc import Sequence
from typing import Final

import msgspec

from spieltisch.core.errors import Refused

GAP: Final = 3.0
"""The gap between bodies, and between a body and the edge of the bed, in millimetres."""


class Bed(msgspec.Struct, frozen=True):
    """The size of a printer's bed in millimetres."""

    width: float
    depth: float


class Spot(msgspec.Struct, frozen=True):
    """Where a body lies: its number, its plate from 0, and its front left corner."""

    number: int
    plate: int
    x: float
    y: float


def bed_of(text: str) -> Bed:
    """Read a bed size such as 220x220, or refuse it."""
    try:
        width, depth = (float(part) for part in text.lower().split("x"))
    except ValueError:
        raise Refused("bad_bed", "Write a bed size as 220x220, in millimetres.") from None
    if not (20 <= width <= 2000 and 20 <= depth <= 2000):
        raise Refused("bad_bed", "A bed must be 20 to 2000 mm wide and deep.")
    return Bed(width, depth)


def packed(sizes: Sequence[tuple[float, float]], bed: Bed) -> list[Spot]:
    """Pack rectangles in rows, deepest first, onto as few plates as the rows need, or refuse."""
    if any(w + 2 * GAP > bed.width or d + 2 * GAP > bed.depth for w, d in sizes):
        raise Refused(
            "bad_bed", "A body is larger than the bed; use a larger bed or a smaller edge."
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
