"""All placements of a puzzle's kinds, in the arrays that the kernel searches."""

from typing import Any

import msgspec
import numpy as np

from spieltisch.packing import kernel
from spieltisch.packing.cells import Shape, forms, shifted_home
from spieltisch.packing.puzzle import Puzzle

Array = np.ndarray[Any, Any]


class Table(msgspec.Struct, frozen=True):
    """The placements of all kinds, one kind after another."""

    masks: Array
    first: Array
    """Where each kind's placements begin, and where the last kind's end."""
    counts: Array
    """How many pieces there are of each kind."""
    full: Array

    @property
    def words(self) -> int:
        """How many 64-bit words a mask has."""
        return len(self.full)

    def of(self, kind: int) -> Array:
        """Give the placements of one kind."""
        span: Array = self.masks[self.first[kind] : self.first[kind + 1]]
        return span


def table_of(posed: Puzzle) -> Table:
    """List the placements of every kind, by the kernel."""
    full = whole(len(posed.target))
    cells, index = grid(posed.target)
    lists = [_placements(kind, posed.reflections, cells, index, full) for kind in posed.kinds]
    return Table(
        masks=np.concatenate([*lists, np.zeros((0, len(full)), np.uint64)]),
        first=np.cumsum([0, *(len(each) for each in lists)]).astype(np.int32),
        counts=np.array(posed.counts, np.int32),
        full=full,
    )


def whole(cells: int) -> Array:
    """Give the mask of so many cells."""
    mask = (1 << cells) - 1
    words = 1 if cells <= 64 else 2
    return np.array([mask & (2**64 - 1), mask >> 64][:words], dtype=np.uint64)


def grid(target: Shape) -> tuple[Array, Array]:
    """Number a target's cells in the box around them."""
    cells = np.array(shifted_home(target), dtype=np.int32).reshape(-1, 3)
    index = np.full(tuple(cells.max(axis=0, initial=0) + 1), -1, dtype=np.int32)
    index[cells[:, 0], cells[:, 1], cells[:, 2]] = np.arange(len(cells))
    return cells, index


def _placements(kind: Shape, reflections: bool, cells: Array, index: Array, full: Array) -> Array:
    turned = np.array(forms(kind, reflections=reflections), dtype=np.int32)
    masks: Array = np.empty((len(turned) * len(cells), len(full)), np.uint64)
    return masks[: kernel.place(turned, index, cells, masks)]


def as_int(mask: Array) -> int:
    """Give a mask as one number."""
    return sum(int(word) << 64 * place for place, word in enumerate(mask))
