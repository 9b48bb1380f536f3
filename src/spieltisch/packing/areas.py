"""Areas: connected sets of unit squares, listed once up to rotation and reflection."""

from collections.abc import Iterable
from functools import cache

Square = tuple[int, int]
"""x runs to the right and y away from the player, so the highest y is drawn at the top."""

Area = tuple[Square, ...]


def near(square: Square) -> tuple[Square, ...]:
    """Return the four squares that share an edge with a square."""
    x, y = square
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)


def rows_of(area: Iterable[Square]) -> list[list[Square]]:
    """List the squares of an area's bounding box as they are seen: farthest row first, left to right."""
    squares = list(area)
    width, height = 1 + max(x for x, _ in squares), 1 + max(y for _, y in squares)
    return [[(x, y) for x in range(width)] for y in reversed(range(height))]


def canonical(area: Iterable[Square]) -> Area:
    """Return the canonical form, which all rotations and reflections of an area share."""
    squares = list(area)
    turned = [[(p * x, q * y) for x, y in squares] for p in (1, -1) for q in (1, -1)]
    tipped = [[(y, x) for x, y in each] for each in turned]
    return min(_moved_home(each) for each in turned + tipped)


def _moved_home(squares: list[Square]) -> Area:
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return tuple(sorted((x - left, y - top) for x, y in squares))


@cache
def areas_of(squares: int) -> tuple[Area, ...]:
    """List every connected area of a size once, up to rotation and reflection."""
    if squares == 1:
        return (((0, 0),),)
    grown = {
        canonical((*area, square))
        for area in areas_of(squares - 1)
        for square in {beside for there in area for beside in near(there)} - set(area)
    }
    return tuple(sorted(grown))
