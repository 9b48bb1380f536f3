"""Cutting a search into parts that symmetry does not make equal: by the placements of one piece."""

from typing import Any

import msgspec
import numpy as np

from spieltisch.packing import kernel
from spieltisch.packing.puzzle import Puzzle, symmetries
from spieltisch.packing.solver import Symmetry
from spieltisch.packing.table import Table

Array = np.ndarray[Any, Any]


class Part(msgspec.Struct, frozen=True):
    """A part of a search: one placement fixed, and the symmetries that leave it where it is."""

    kind: int | None
    place: int | None
    """Which of the kind's placements is fixed."""
    ways: Array


def parts_of(posed: Puzzle, table: Table, symmetry: Symmetry, threads: int) -> list[Part]:
    """Cut a search by the placements of one piece, one of each that symmetry makes equal."""
    ways = _ways(posed, symmetry)
    cuts = [] if len(ways) == 1 and threads == 1 else _cuts(table, ways)
    return min(cuts, key=lambda cut: _work(table, cut), default=[Part(None, None, ways)])


def _ways(posed: Puzzle, symmetry: Symmetry) -> Array:
    """Give the symmetries as permutations of the cells, the identity first."""
    if symmetry == "none":
        return np.arange(len(posed.target), dtype=np.int32)[None, :]
    return np.array(symmetries(posed, mirrors=symmetry == "all"), dtype=np.int32)


def _cuts(table: Table, ways: Array) -> list[list[Part]]:
    """Give the parts for each piece that is there once and that no mirroring turns into another."""
    cuts = [_cut(table, ways, kind) for kind in np.flatnonzero(table.counts == 1).tolist()]
    return [cut for cut in cuts if cut]


def _cut(table: Table, ways: Array, kind: int) -> list[Part]:
    placements = table.of(kind)
    images = kernel.images(placements, ways)
    numbers = {mask.tobytes(): number for number, mask in enumerate(placements)}
    if len(placements) and any(image.tobytes() not in numbers for image in images[:, 0]):
        return []
    parts, seen = [], set()
    for place in range(len(placements)):
        if place not in seen:
            orbit = np.array([numbers[image.tobytes()] for image in images[:, place]])
            seen.update(orbit.tolist())
            parts.append(Part(kind, place, np.ascontiguousarray(ways[orbit == place])))
    return parts


def _work(table: Table, cut: list[Part]) -> float:
    """Guess the work that is left when a piece is placed first, as a logarithm.

    Covering the cells one by one would have as many ways as the product of each cell's; but a piece covers
    several at once, hence the root.
    """
    cells = int(np.bitwise_count(table.full).sum())
    cubes = cells / int(table.counts.sum())
    return float(np.logaddexp.reduce([_breadth(table, part, cells) / cubes for part in cut]))


def _breadth(table: Table, part: Part, cells: int) -> float:
    if part.kind is None:
        raise ValueError("a cut fixes a piece")
    taken = table.of(part.kind)[part.place]
    found: float = kernel.breadth(table.masks, table.first, part.kind, taken, cells)
    return found
