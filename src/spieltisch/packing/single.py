"""Solves one small puzzle in a compiled call, with reused arrays: a loop costs little more than a batch."""

from itertools import chain
from struct import Struct
from threading import local
from typing import Any

import numpy as np

from spieltisch.compiling.marshalling import zeros
from spieltisch.packing import batch, compiled
from spieltisch.packing.known_shapes import SHAPES
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import Puzzle
from spieltisch.packing.workspace import DEEPEST, Listing, Puzzles

CELLS = 64
"""The most cells of a small puzzle."""
PACKED = tuple(Struct(f"{3 * cells}i").pack_into for cells in range(CELLS + 1))
"""For each number of cells, the function that writes them: several times as fast as numpy."""

_ours = local()


class SmallSolver:
    """Solves in a thread's arrays for one puzzle, packed for two kernel calls: with a listing and without."""

    def __init__(self) -> None:
        sizes = {"cells": CELLS, "starts": 2, "puzzles": 1, "pieces": DEEPEST}
        self._puzzles: Puzzles = zeros(Puzzles(), **sizes)
        self._puzzles.levels[0] = 1
        self._cells, self._cell_starts, _, self._pieces, self._piece_starts, self._turns = (
            memoryview(each.reshape(-1)) for each in self._puzzles
        )
        self._results: list[Any] = [np.zeros(1, np.int64), np.zeros(1, np.int64)]
        self._count, self._tried = (memoryview(each) for each in self._results)
        self._listing: Listing = zeros(compiled.LISTING, room=batch.LISTED, puzzles=1)
        arrays = self._puzzles, SHAPES.arrays, batch.workspace(), *self._results
        self._run_to_count = compiled.solve_puzzles_of(*arrays, batch.NO_LIST)
        self._run_to_list = compiled.solve_puzzles_of(*arrays, self._listing)

    def count(self, posed: Puzzle, turns: int, most_nodes: int) -> tuple[int, int, bool]:
        """Return the count of solutions found, the nodes searched, and whether the search is complete.

        The count of a puzzle that is not small is `batch.ALONE`, whatever the limit.
        """
        self._pose(posed, turns)
        self._run_to_count(0, 1, batch.MOST_NODES, 0, 0)
        is_cut = self._count[0] != batch.ALONE and self._tried[0] > most_nodes
        if is_cut:
            self._run_to_count(0, 1, most_nodes, 0, 1)
        return self._count[0], self._tried[0], not is_cut

    def solutions(
        self, posed: Puzzle, turns: int, most_nodes: int, wanted: int
    ) -> tuple[list[Solution] | None, int, bool]:
        """List all solutions, or as many as wanted, in the same way; None for a puzzle that is not small."""
        self._pose(posed, turns)
        self._run_to_list(0, 1, batch.MOST_NODES, wanted, 0)
        is_cut = self._count[0] != batch.ALONE and self._tried[0] > most_nodes
        if is_cut:
            self._run_to_list(0, 1, most_nodes, wanted, 1)
        found = batch.taken(self._listing, [len(posed.order)], [self._count[0]])
        return found[0], self._tried[0], not is_cut

    def _pose(self, posed: Puzzle, turns: int) -> None:
        """Write a puzzle of at most 64 cells into the arrays."""
        cells, pieces = len(posed.target), batch.numbers_of(posed)
        PACKED[cells](self._cells, 0, *chain.from_iterable(posed.target))
        self._cell_starts[1], self._piece_starts[1] = cells, len(pieces)
        self._turns[0] = turns
        for place, piece in enumerate(pieces):
            self._pieces[place] = piece


def solver() -> SmallSolver:
    """Return this thread's solver, which is created once."""
    if not hasattr(_ours, "solver"):
        _ours.solver = SmallSolver()
    made: SmallSolver = _ours.solver
    return made
