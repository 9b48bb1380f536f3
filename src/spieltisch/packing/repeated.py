"""Counts puzzles with repeated pieces: first-hole search with memoisation, and Burnside's lemma.

The number of solutions up to symmetry is the average number of solutions that a symmetry fixes. The solutions
fixed by one symmetry are exact covers too: their placements are the orbits whose members do not overlap.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from spieltisch.compiling.marshalling import zeros
from spieltisch.packing import compiled
from spieltisch.packing.placement_table import PlacementTable, as_int
from spieltisch.packing.workspace import DEPTH, NODES, Memo, Options, Trail

Array = np.ndarray[Any, Any]

ROWS = 1 << 18
"""Rows of the memo, 32 bytes each."""
MANY = 3
"""How many pieces of each kind there must be, on average, for the memo to be tried."""
NOTHING: Array = np.empty((0, 0), np.int32)
"""No room for solutions: they are only counted."""


class Fields(msgspec.Struct, frozen=True):
    """The pieces left as one integer: a bit field for each kind, with a guard bit above it."""

    units: list[int]
    left: int
    guards: int


def fields_of(counts: list[int]) -> Fields | None:
    """Lay out the fields; None if they do not fit in one word."""
    units, left, guards, shift = [], 0, 0, 0
    for count in counts:
        units.append(1 << shift)
        left += count << shift
        shift += count.bit_length() + 1
        guards |= 1 << shift - 1
    return Fields(units, left, guards) if shift <= 64 else None


def is_repetitive(table: PlacementTable) -> bool:
    """Return whether memoisation is likely to save most of the search."""
    counts = table.counts.tolist()
    return sum(counts) >= MANY * len(counts) and fields_of(counts) is not None


class Filling:
    """A first-hole search that can be paused and resumed."""

    def __init__(
        self, orbits: list[tuple[int, int]], table: PlacementTable, fields: Fields
    ) -> None:
        """Start from placements, each with the amount it subtracts from the pieces left."""
        words, depths = table.words, int(table.counts.sum()) + 1
        orbits = sorted(orbits, key=lambda orbit: orbit[0] & -orbit[0])
        lowest = [(mask & -mask).bit_length() - 1 for mask, _ in orbits]
        split = [[mask >> 64 * word & (2**64 - 1) for mask, _ in orbits] for word in range(words)]
        self._run, self._fields = compiled.fill_of(words), fields
        self._options = Options(
            np.array(split, np.uint64).reshape(words, -1),
            np.array([taken for _, taken in orbits], np.uint64),
            np.searchsorted(np.array(lowest, np.int64), np.arange(64 * words + 1)),
        )
        self._trail: Trail = zeros(Trail(), depths=depths, words=words)
        self._memo = zeros(Memo(), rows=ROWS, units=0)
        self._progress = np.zeros(5, np.int64)
        self._trail.open[0], self._trail.left[0] = table.target.full, fields.left
        self._trail.slots[0] = -1
        self.placements = len(orbits)

    def go_on(self, nodes: int) -> int:
        """Search for this many nodes."""
        work = self._options, self._fields.guards, self._trail, self._memo, NOTHING
        return self._run(*work, self._progress, nodes)

    @property
    def nodes(self) -> int:
        """The number of nodes searched."""
        return int(self._progress[NODES])

    @property
    def found(self) -> int:
        """The number of solutions found."""
        return int(self._trail.sums[: max(int(self._progress[DEPTH]), 0) + 1].sum())


def searches(table: PlacementTable, ways: Array) -> Iterator[tuple[Filling, int]]:
    """Yield, for each conjugacy class, a search for the solutions that a member fixes, and the class size."""
    counts = table.counts.tolist()
    fields = fields_of(counts)
    if fields is None:
        raise ValueError("too many kinds for a memo")
    masks = [as_int(mask) for mask in table.masks]
    numbers = np.repeat(np.arange(len(counts)), np.diff(table.first)).tolist()
    kinds = dict(zip(masks, numbers, strict=True))
    for way, size in _classes(ways):
        orbits = _orbits(table, way, kinds, fields)
        yield Filling(orbits, table, fields), size


def _orbits(
    table: PlacementTable, way: Array, kinds: dict[int, int], fields: Fields
) -> list[tuple[int, int]]:
    """Return the union of each orbit whose placements do not overlap, with the pieces that it uses."""
    powers = [np.arange(len(way), dtype=np.int32)]
    while not np.array_equal(step := way[powers[-1]], powers[0]):
        powers.append(step)
    images = compiled.images(table.masks, np.array(powers, np.int32))
    numbers = [[as_int(mask) for mask in each] for each in images]
    found = {frozenset(orbit) for orbit in zip(*numbers, strict=True)}
    apart = [
        parts
        for parts in sorted(found, key=sorted)
        if sum(parts).bit_count() == sum(part.bit_count() for part in parts)
    ]
    taken = [Counter(kinds[part] for part in parts) for parts in apart]
    return [
        (sum(parts), sum(fields.units[kind] * pieces for kind, pieces in each.items()))
        for parts, each in zip(apart, taken, strict=True)
        if all(pieces <= table.counts[kind] for kind, pieces in each.items())
    ]


def _classes(ways: Array) -> Iterator[tuple[Array, int]]:
    """Yield one symmetry of each conjugacy class, and the size of the class; the identity comes first."""
    inverses = np.argsort(ways, axis=1)
    seen: set[bytes] = set()
    for way in ways:
        if way.tobytes() in seen:
            continue
        alike = {
            other[way[inverse]].tobytes() for other, inverse in zip(ways, inverses, strict=True)
        }
        seen |= alike
        yield way, len(alike)
