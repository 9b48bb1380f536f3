"""Splits a search into independent parts, one for each orbit of a piece's placements under symmetry."""

from typing import Any

import msgspec
import numpy as np

from spieltisch.packing import compiled
from spieltisch.packing.placement_table import PlacementTable
from spieltisch.packing.puzzle import Puzzle, symmetries
from spieltisch.packing.solver import Symmetry

Array = np.ndarray[Any, Any]

TRIED_KINDS, TRIED_PARTS = 6, 16
"""How many pieces are considered for fixing, and from how many placements of each the work is estimated."""


class Part(msgspec.Struct, frozen=True):
    """A part of a search: one fixed placement, and the symmetries that leave it in place."""

    kind: int | None
    place: int | None
    """Which of the kind's placements is fixed; None for the whole search."""
    ways: Array


def parts_of(posed: Puzzle, table: PlacementTable, symmetry: Symmetry) -> list[Part]:
    """Split a search into parts, one for each class of equivalent ones."""
    ways = ways_of(posed, symmetry)
    if len(ways) > 1:
        cuts = [_cut(table, ways, kind) for kind in _scarce(table)]
        return min(filter(None, cuts), key=lambda cut: _work(table, cut), default=[whole(ways)])
    return _by_root(table, ways) or [whole(ways)]


def whole(ways: Array) -> Part:
    """Return the whole search as one part, with all symmetries."""
    return Part(None, None, ways)


def ways_of(posed: Puzzle, symmetry: Symmetry) -> Array:
    """Return the symmetries as permutations of the cells, the identity first."""
    if symmetry == "none":
        return np.arange(len(posed.target), dtype=np.int32)[None, :]
    return np.array(symmetries(posed, mirrors=symmetry == "all"), dtype=np.int32)


def _by_root(table: PlacementTable, ways: Array) -> list[Part]:
    """Return a part for each placement of the most constrained piece or cell: the root's branches."""
    once = np.flatnonzero(table.counts == 1).tolist()
    of_piece = [np.arange(table.first[kind], table.first[kind + 1]) for kind in once]
    over_cell = [np.flatnonzero(_covers(table.masks, cell)) for cell in range(table.cells)]
    fewest = min([*of_piece, *over_cell], key=len)
    kinds = np.searchsorted(table.first, fewest, side="right") - 1
    return [
        Part(int(kind), int(number - table.first[kind]), ways)
        for kind, number in zip(kinds, fewest, strict=True)
    ]


def _covers(masks: Array, cell: int) -> Array:
    covers: Array = masks[:, cell >> 6] >> np.uint64(cell & 63) & np.uint64(1)
    return covers


def _scarce(table: PlacementTable) -> list[int]:
    """List the non-repeated pieces with the fewest placements: the most promising to fix."""
    once = np.flatnonzero((table.counts == 1) & (np.diff(table.first) > 0)).tolist()
    return sorted(once, key=lambda kind: len(table.of(kind)))[:TRIED_KINDS]


def _cut(table: PlacementTable, ways: Array, kind: int) -> list[Part]:
    """Return a part for each orbit of a piece's placements; none if a reflection maps it to another piece."""
    placements = table.of(kind)
    numbers = {mask.tobytes(): number for number, mask in enumerate(placements)}
    if any(image.tobytes() not in numbers for image in compiled.images(placements[:1], ways)[:, 0]):
        return []
    images = compiled.images(placements, ways)
    parts, seen = [], set()
    for place in range(len(placements)):
        if place not in seen:
            orbit = np.array([numbers[image.tobytes()] for image in images[:, place]])
            seen.update(orbit.tolist())
            parts.append(Part(kind, place, np.ascontiguousarray(ways[orbit == place])))
    return parts


def _work(table: PlacementTable, cut: list[Part]) -> float:
    """Estimate the work left once a piece has been placed, as a logarithm, from some of its parts.

    If the cells were covered one by one, the number of ways would be the product over the cells; but a piece
    covers several cells at once, hence the root.
    """
    some = cut[:: 1 + len(cut) // TRIED_PARTS]
    cubes = table.cells / int(table.counts.sum())
    guesses = np.logaddexp.reduce(_breadths(table, some) / cubes)
    return float(guesses + np.log(len(cut) / len(some)))


def _breadths(table: PlacementTable, parts: list[Part]) -> Array:
    """For each placement of a piece, sum the logarithms of the number of ways to cover each other cell."""
    kind = parts[0].kind
    if kind is None:
        raise ValueError("a cut fixes a piece")
    taken = table.of(kind)[np.array([part.place for part in parts])]
    begin, end = table.first[kind : kind + 2].tolist()
    ways = compiled.ways_beside(table.masks, taken, table.cells, begin, end)
    breadths: Array = np.log(np.maximum(ways, 1)).sum(axis=1)
    return breadths
