"""How hard a task is for a person, as a number. docs/guide/ubongo-3d-difficulty.md explains the model."""

from collections.abc import Sequence
from math import log2, prod

import msgspec

from spieltisch.games.ubongo3d.area_cells import AreaCells, Mask, area_cells
from spieltisch.games.ubongo3d.material import MIRROR_TWINS
from spieltisch.packing.areas import Area
from spieltisch.packing.kinds import KINDS, shape_of
from spieltisch.packing.puzzle import BadPuzzle

DEAD_ENDS, CHOICES, TWINS = 8.0, 1.5, 4.0
"""Points for each doubling of the dead ends, each doubling of the choices, and each pair of twins."""

HARDEST = 100.0


class Difficulty(msgspec.Struct, frozen=True):
    """A task's difficulty and what it was computed from."""

    number: float
    """From 0 to 100, to one decimal place; the tasks of the box range from 13 to 63."""
    solutions: int
    placements: tuple[int, ...]
    """How many ways each piece fits into the empty area, in the order of the kinds given."""
    dead_ends: float
    """The mean number of wrong places that a person tries, starting with the bulkiest piece."""
    twins: int
    """Pairs of mirror twins among the pieces."""


def grade(area: Area, kinds: Sequence[int]) -> Difficulty | None:
    """Grade the task to fill an area with kinds of pieces; None if it has no solution."""
    if len(set(kinds)) != len(kinds):
        raise BadPuzzle("repeated_kind", "pieces", "no kind may repeat in a task.")
    for kind in kinds:
        shape_of(kind, "pieces")
    ground = area_cells(tuple(area))
    if not kinds or ground.posed(kinds) is None:
        return None
    found, dead_ends = _Walk(ground, kinds).explore(0, ground.whole)
    if not found:
        return None
    counts = tuple(len(ground.ways[kind]) for kind in kinds)
    twins = sum({*pair} <= {*kinds} for pair in MIRROR_TWINS)
    number = DEAD_ENDS * log2(1 + dead_ends) + CHOICES * log2(prod(counts) / found) + TWINS * twins
    return Difficulty(round(min(number, HARDEST), 1), found, counts, round(dead_ends, 3), twins)


def bulk(kind: int) -> tuple[int, int]:
    """Return how bulky a kind is: by its cubes, then by the box around it."""
    shape = KINDS[kind]
    return len(shape), prod(1 + max(cell[axis] for cell in shape) for axis in range(3))


class _Walk:
    """A person's search: one piece after another, the bulkiest first, wherever it still looks possible."""

    def __init__(self, ground: AreaCells, kinds: Sequence[int]) -> None:
        ways, self._beside = ground.ways, ground.beside
        order = sorted(
            kinds, key=lambda kind: (*(-part for part in bulk(kind)), len(ways[kind]), kind)
        )
        self._ways = [ways[kind] for kind in order]
        self._last = set(self._ways[-1])
        self._volumes = [_sums(order[place + 1 :]) for place in range(len(order))]
        self._known: dict[Mask, tuple[int, float]] = {}

    def explore(self, depth: int, empty: Mask) -> tuple[int, float]:
        """Count the solutions from here, and the dead ends met before the first.

        Without a solution, the person meets all dead ends. Otherwise they try places in random order, and
        each bad one comes before the first of `good` ones with probability 1 in `good + 1`.
        """
        if depth == len(self._ways) - 1:
            return int(empty in self._last), 0.0
        if empty in self._known:
            return self._known[empty]
        solutions, good, on_the_way, dead = 0, 0, 0.0, 0.0
        for mask in self._ways[depth]:
            if mask & empty == mask:
                found, met = self.explore(depth + 1, empty ^ mask)
                if found:
                    solutions, good, on_the_way = solutions + found, good + 1, on_the_way + met
                elif self._looks_possible(empty ^ mask, self._volumes[depth]):
                    dead += 1 + met
        met = dead / (good + 1) + on_the_way / good if good else dead
        self._known[empty] = solutions, met
        return solutions, met

    def _looks_possible(self, empty: Mask, volumes: frozenset[int]) -> bool:
        """Return whether every pocket has a size that pieces can fill, which a person sees at once."""
        while empty:
            pocket = edge = empty & -empty
            while edge:
                cell = edge & -edge
                more = self._beside[cell.bit_length() - 1] & empty & ~pocket
                pocket, edge = pocket | more, (edge ^ cell) | more
            if pocket.bit_count() not in volumes:
                return False
            empty &= ~pocket
        return True


def _sums(kinds: Sequence[int]) -> frozenset[int]:
    """List the volumes that subsets of the kinds add up to."""
    sums = {0}
    for kind in kinds:
        sums |= {volume + len(KINDS[kind]) for volume in sums}
    return frozenset(sums)
