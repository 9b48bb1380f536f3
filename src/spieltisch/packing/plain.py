"""The plain twin: the solver's specification in one page of Python."""

from collections.abc import Iterator

from spieltisch.packing.puzzle import Puzzle, placements, symmetries

Solution = tuple[tuple[int, int], ...]
"""Each placed piece's kind and the mask of its cells, sorted by mask."""


def solutions(posed: Puzzle) -> Iterator[Solution]:
    """Yield every solution once; swapping equal pieces does not make a new one."""
    options = [(kind, mask) for kind in range(len(posed.kinds)) for mask in placements(posed, kind)]
    covering = [
        [option for option in options if option[1] >> cell & 1] for cell in range(len(posed.target))
    ]
    for found in _fill(covering, list(posed.counts), (1 << len(posed.target)) - 1):
        yield tuple(sorted(found, key=lambda placed: placed[1]))


def _fill(
    covering: list[list[tuple[int, int]]], left: list[int], empty: int
) -> Iterator[list[tuple[int, int]]]:
    if not empty:
        yield []
        return
    cell = (empty & -empty).bit_length() - 1
    for kind, mask in covering[cell]:
        if left[kind] and mask & empty == mask:
            left[kind] -= 1
            for rest in _fill(covering, left, empty ^ mask):
                yield [(kind, mask), *rest]
            left[kind] += 1


def count(posed: Puzzle) -> int:
    """Count all solutions."""
    return sum(1 for _ in solutions(posed))


def count_classes(posed: Puzzle, *, mirrors: bool = True) -> int:
    """Count solutions up to symmetry of the target."""
    group = symmetries(posed, mirrors=mirrors)
    return len({_smallest(solution, group) for solution in solutions(posed)})


def is_smallest(solution: Solution, group: list[tuple[int, ...]]) -> bool:
    """Return whether a solution represents its orbit under a group of symmetries."""
    return _smallest(solution, group) == tuple(sorted(mask for _, mask in solution))


def _smallest(solution: Solution, group: list[tuple[int, ...]]) -> tuple[int, ...]:
    masks = [mask for _, mask in solution]
    return min((tuple(sorted(_image(mask, way) for mask in masks)) for way in group), default=())


def _image(mask: int, way: tuple[int, ...]) -> int:
    return sum(1 << way[cell] for cell in range(len(way)) if mask >> cell & 1)
