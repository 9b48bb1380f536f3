"""All placements of a puzzle's kinds, in arrays for the kernel."""

from typing import Any

import msgspec
import numpy as np

from spieltisch.packing import compiled
from spieltisch.packing.cells import Shape, forms, near, squeezed
from spieltisch.packing.puzzle import Puzzle
from spieltisch.packing.workspace import Target

Array = np.ndarray[Any, Any]


class PlacementTable(msgspec.Struct, frozen=True):
    """The placements of all kinds, one kind after another."""

    masks: Array
    first: Array
    """Where each kind's placements start, and where the last kind's end."""
    counts: Array
    """How many pieces there are of each kind."""
    target: Target

    @property
    def words(self) -> int:
        """How many 64-bit words a mask has."""
        return len(self.target.full)

    @property
    def cells(self) -> int:
        """How many cells the target has."""
        return len(self.target.beside)

    def of(self, kind: int) -> Array:
        """Return the placements of one kind."""
        span: Array = self.masks[self.first[kind] : self.first[kind + 1]]
        return span


def placement_table(posed: Puzzle) -> PlacementTable:
    """List the placements of every kind, using the kernel."""
    full = whole(len(posed.target))
    cells, index = grid(posed.target)
    lists = [_placements(kind, posed.reflections, cells, index, full) for kind in posed.kinds]
    return PlacementTable(
        masks=np.concatenate([*lists, np.zeros((0, len(full)), np.uint64)]),
        first=np.cumsum([0, *(len(each) for each in lists)]).astype(np.int32),
        counts=np.array(posed.counts, np.int32),
        target=Target(
            full,
            _beside(posed.target, len(full)),
            _volumes(posed),
        ),
    )


def _beside(target: Shape, words: int) -> Array:
    """Return, for each cell, the mask of the cells that share a face with it."""
    index = {cell: number for number, cell in enumerate(target)}
    masks = [sum(1 << index[cell] for cell in near(there) if cell in index) for there in target]
    split = [[mask >> 64 * word & (2**64 - 1) for word in range(words)] for mask in masks]
    return np.array(split, np.uint64).reshape(-1, words)


def _volumes(posed: Puzzle) -> Array:
    """Return, for each number of cells, whether some subset of the pieces has that volume.

    Entry 0 says whether to look for dead pockets, which pays off only in flat targets.
    """
    sums = 1
    for kind in posed.order:
        sums |= sums << len(posed.kinds[kind])
    volumes = np.array([bool(sums >> cells & 1) for cells in range(len(posed.target) + 1)])
    is_flat = any(len({*axis}) == 1 for axis in zip(*posed.target, strict=True))
    volumes[0] = is_flat
    return volumes


def whole(cells: int) -> Array:
    """Return the mask with this many cells set."""
    mask = (1 << cells) - 1
    words = 1 if cells <= 64 else 2
    return np.array([mask & (2**64 - 1), mask >> 64][:words], dtype=np.uint64)


def grid(target: Shape) -> tuple[Array, Array]:
    """Number a target's cells in a box around them, with wide gaps narrowed to one cell."""
    cells = np.array(squeezed(target), dtype=np.int32).reshape(-1, 3)
    index = np.full(tuple(cells.max(axis=0, initial=0) + 1), -1, dtype=np.int32)
    index[cells[:, 0], cells[:, 1], cells[:, 2]] = np.arange(len(cells))
    return cells, index


def _placements(kind: Shape, reflections: bool, cells: Array, index: Array, full: Array) -> Array:
    turned = np.array(forms(kind, reflections=reflections), dtype=np.int32)
    return compiled.place(turned, index, cells, len(full))


def as_int(mask: Array) -> int:
    """Return a mask as one integer."""
    return sum(int(word) << 64 * place for place, word in enumerate(mask))
