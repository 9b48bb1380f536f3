"""Chooses areas that look good, and how they lie on a board."""

from spieltisch.packing.areas import Area, Square

CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
MOST_THIN = 3
"""The most squares that may lie outside every block of two by two."""


def lying(area: Area) -> Area:
    """Turn an area onto its longer side, its squares in reading order."""
    width, height = box_of(area)
    squares = area if width >= height else tuple((y, x) for x, y in area)
    return tuple(sorted(squares, key=lambda square: (square[1], square[0])))


def box_of(area: Area) -> tuple[int, int]:
    """Return the width and height of the box around an area."""
    xs, ys = {x for x, _ in area}, {y for _, y in area}
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def blocks_of(area: Area) -> list[set[Square]]:
    """List the blocks of two by two squares inside an area."""
    blocks = [{(x + a, y + b) for a, b in CORNERS} for x, y in area]
    return [block for block in blocks if block <= set(area)]


def is_pleasant(area: Area) -> bool:
    """Return whether an area is compact: no long thin snake, no ragged edge.

    It fills at least half of a box that is at most 4 squares long (5 for areas of 8 squares or more). It has
    a block of two by two squares (two blocks for areas of 8 or more), and few squares lie outside such
    blocks.
    """
    is_large = len(area) >= 8
    width, height = box_of(area)
    blocks = blocks_of(area)
    thin = set(area).difference(*blocks)
    return (
        max(width, height) <= 4 + is_large
        and width * height <= 2 * len(area)
        and len(blocks) >= 1 + is_large
        and len(thin) <= MOST_THIN
    )
