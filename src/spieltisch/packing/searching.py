"""Counts and lists solutions with the compiled searches, up to symmetry, within limits, in threads."""

from collections.abc import Iterator
from threading import local
from typing import Any

import numpy as np

from spieltisch.compiling.marshalling import zeros
from spieltisch.packing import compiled
from spieltisch.packing.clock import Clock
from spieltisch.packing.parts import Part, parts_of, ways_of, whole
from spieltisch.packing.placement_table import PlacementTable, as_int, placement_table
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import Puzzle
from spieltisch.packing.repeated import fields_of, is_repetitive, searches
from spieltisch.packing.solver import NO_LIMITS, Count, Limits, Progress, Symmetry
from spieltisch.packing.threads import Threads, threads_of
from spieltisch.packing.workspace import (
    BEHIND,
    COUNTED,
    FOUND,
    IS_FRESH,
    NODES,
    STOPPED,
    STORED,
    Found,
    Memo,
    Stacks,
)

Array = np.ndarray[Any, Any]

BUFFER = 256
"""How many solutions are fetched at once."""
ROWS = 1 << 16
"""Rows of a thread's memo, of 32 bytes each."""
PATIENCE = 30_000
"""After how many nodes memoisation is abandoned if another search may be faster."""


class Search:
    """One search with its stacks; it can be paused and resumed."""

    def __init__(self, table: PlacementTable, part: Part, memo: Memo, room: int = 0) -> None:
        """Start at the root, or with the part's placement chosen; buffer up to `room` solutions."""
        pieces, words = int(table.counts.sum()), table.words
        self._target, self._ways, self._run = table.target, part.ways, compiled.search_of(words)
        self.placements = len(table.masks)
        kinds, lists = len(table.counts), (pieces + 1) * len(table.masks) + BEHIND
        depths = {"depths": pieces + 1, "deeper": pieces + 2, "starts": kinds + 1, "kinds": kinds}
        self._stacks: Stacks = zeros(Stacks(), words=words, room=lists, **depths)
        self._stacks.slots[:], self._stacks.progress[IS_FRESH] = -1, 1
        self._found: Found = zeros(Found(), room=room, pieces=pieces, words=words)
        self._memo = memo
        self._stacks.masks[:, : len(table.masks)] = table.masks.T
        self._stacks.starts[0], self._stacks.left[:] = table.first, table.counts
        if part.kind is not None and part.place is not None:
            self._only(part.kind, table.first[part.kind] + part.place)

    def _only(self, kind: int, placement: int) -> None:
        """Make one placement the only one to try at the root."""
        stacks = self._stacks
        stacks.kind[0], stacks.bits[0] = kind, ~np.uint64(0)
        stacks.at[0], stacks.stop[0] = placement, placement + 1
        stacks.progress[IS_FRESH] = 0

    def go_on(self, nodes: int) -> int:
        """Search for this many nodes, or until the solution buffer is full."""
        return self._run(self._stacks, self._target, self._ways, self._memo, self._found, nodes)

    @property
    def nodes(self) -> int:
        """The number of nodes searched."""
        return int(self._stacks.progress[NODES])

    @property
    def fixed(self) -> int:
        """How often a symmetry fixed a solution; without symmetries, the number of solutions."""
        return int(self._stacks.progress[FOUND])

    def take(self) -> list[Solution]:
        """Fetch the stored solutions and empty the buffer."""
        stored = int(self._stacks.progress[STORED])
        self._stacks.progress[STORED] = 0
        rows = zip(self._found.kinds[:stored], self._found.masks[:stored], strict=True)
        return [_solution(kinds, masks) for kinds, masks in rows]


def _solution(kinds: Array, masks: Array) -> Solution:
    placed = [(int(kind), as_int(mask)) for kind, mask in zip(kinds, masks, strict=True)]
    return tuple(sorted(placed, key=lambda each: each[1]))


def count(
    posed: Puzzle,
    symmetry: Symmetry,
    limits: Limits,
    threads: int | Threads,
    progress: Progress | None,
) -> Count:
    """Count the solutions; several threads share independent parts of the search."""
    table = placement_table(posed)
    compiled.search_of(table.words)  # compiling, on first use, is not search time
    ways = ways_of(posed, symmetry)
    with threads_of(threads) as shared:
        clock = Clock(limits, shared)
        if is_repetitive(table):
            counted = _count_repeated(table, ways, clock, progress)
            if counted is not None:
                return counted
        is_cut = shared.many > 1 or limits != NO_LIMITS or len(ways) > 1
        parts = parts_of(posed, table, symmetry) if is_cut else [whole(ways)]
        return _count_parts(table, parts, clock, shared, progress)


def _count_parts(
    table: PlacementTable,
    parts: list[Part],
    clock: Clock,
    threads: Threads,
    progress: Progress | None,
) -> Count:
    """Add up the parts in order, up to the first one that a limit cut short.

    What threads found beyond it does not count, and with a limit each part has its own memo: so the same node
    limit gives the same result with any number of threads.
    """
    shared, solutions = local(), 0

    def search(part: Part) -> Count:
        return _count_part(table, part, clock, local() if clock.is_limited else shared)

    try:
        each = zip(parts, threads.map(search, parts), strict=True)
        for number, (part, counted) in enumerate(each, start=1):
            if clock.left is not None and counted.nodes > clock.left:
                counted = search(part)  # noqa: PLW2901 - it searched too far ahead
            clock.nodes += counted.nodes
            solutions += counted.solutions
            if not counted.is_complete:
                return clock.count(solutions, is_complete=False)
            if progress is not None:
                progress(number, len(parts))
    finally:
        clock.stop()
    return clock.count(solutions, is_complete=True)


def _count_repeated(
    table: PlacementTable, ways: Array, clock: Clock, progress: Progress | None
) -> Count | None:
    """Count with memoisation, by Burnside's lemma; None if that takes long and some pieces are not repeated.

    Such puzzles are better searched most constrained first.
    """
    may_give_up = int(table.counts.min()) == 1
    fixed, is_complete, number = 0, True, 0
    for number, (search, size) in enumerate(searches(table, ways), start=1):
        status: int | None = STOPPED
        while status == STOPPED:
            if may_give_up and search.nodes > PATIENCE:
                clock.nodes += search.nodes
                return None
            status = clock.go_on(search)
        clock.nodes += search.nodes
        fixed += size * search.found
        is_complete = is_complete and status == COUNTED
        if progress is not None:
            progress(number, number)
    return clock.count(_classes(fixed, len(ways), is_complete), is_complete)


def _count_part(table: PlacementTable, part: Part, clock: Clock, memos: local) -> Count:
    if clock.is_over():
        return Count(0, is_complete=False, nodes=0)
    search = Search(table, part, _memo(table, memos))
    status: int | None = STOPPED
    while status == STOPPED:
        status = clock.go_on(search)
    is_complete = status == COUNTED
    return Count(_classes(search.fixed, len(part.ways), is_complete), is_complete, search.nodes)


def _memo(table: PlacementTable, memos: local) -> Memo:
    """Return this thread's memo, which the parts of a search share."""
    if not hasattr(memos, "mine"):
        fields = fields_of(table.counts.tolist())
        memos.mine = zeros(Memo(), rows=ROWS if fields else 0, units=len(table.counts))
        memos.mine.units[:] = fields.units if fields else 0
    memo: Memo = memos.mine
    return memo


def _classes(fixed: int, ways: int, is_complete: bool) -> int:
    """Turn fixed points into classes (Burnside's lemma); for an incomplete search this is a lower bound."""
    classes, rest = divmod(fixed, ways)
    if is_complete and rest:
        raise ArithmeticError(
            "the number of fixed points is not a multiple of the number of symmetries"
        )
    return classes


def solutions(posed: Puzzle, limits: Limits, threads: Threads | None = None) -> Iterator[Solution]:
    """Yield every solution once, as it is found; raise Unfinished at a limit."""
    table = placement_table(posed)
    compiled.search_of(table.words)
    clock = Clock(limits, threads)
    search = Search(table, whole(ways_of(posed, "none")), zeros(Memo(), rows=0, units=0), BUFFER)
    status: int | None = STOPPED
    while status != COUNTED:
        status = clock.go_on(search)
        yield from search.take()
        if status is None:
            clock.nodes = search.nodes
            raise clock.unfinished()
