"""Solving puzzles with the kernel: counting, the first, all, up to symmetry, within limits."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal

import msgspec
import numpy as np

from spieltisch.packing import kernel
from spieltisch.packing.cells import Cell, Shape, forms, moved_home
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import Puzzle, symmetries

Array = np.ndarray[Any, Any]
Symmetry = Literal["none", "rotations", "all"]
"""Count every solution; those that turning does not make equal; or neither turning nor mirroring."""

STRETCH = 200_000
"""Nodes that the kernel searches before the clock is looked at."""
BUFFER = 256
"""Solutions that are taken over at once."""


class Limits(msgspec.Struct, frozen=True):
    """When a search gives up; none means never."""

    nodes: int | None = None
    seconds: float | None = None


NO_LIMITS = Limits()


class Count(msgspec.Struct, frozen=True):
    """How many solutions there are; where `is_complete` is false, a limit ended the search."""

    solutions: int
    is_complete: bool
    nodes: int


class Table(msgspec.Struct, frozen=True):
    """All placements of a puzzle's kinds, one after another."""

    masks: Array
    kinds: Array
    first: Array
    """Where each kind's placements begin."""
    full: Array


def table_of(posed: Puzzle) -> Table:
    """List the placements of every kind, by the kernel."""
    words = 1 if len(posed.target) <= 64 else 2
    cells, index = _grid(posed.target)
    lists = [_placements(kind, posed.reflections, cells, index) for kind in posed.kinds]
    first = np.cumsum([0, *(len(each) for each in lists)]).astype(np.int32)
    masks = np.concatenate([*lists, np.zeros((0, 2), np.uint64)])[:, :words]
    kinds = np.repeat(np.arange(len(lists), dtype=np.int32), np.diff(first))
    whole = (1 << len(posed.target)) - 1
    full = np.array([whole & (2**64 - 1), whole >> 64][:words], dtype=np.uint64)
    return Table(np.ascontiguousarray(masks), kinds, first, full)


def _grid(target: Shape) -> tuple[Array, Array]:
    """Number a target's cells in the box around them."""
    cells = np.array(moved_home(target) if target else np.zeros((0, 3)), dtype=np.int32)
    cells = cells.reshape(-1, 3)
    index = np.full(tuple(cells.max(axis=0, initial=0) + 1), -1, dtype=np.int32)
    for number, (x, y, z) in enumerate(cells):
        index[x, y, z] = number
    return cells, index


def _placements(kind: Shape, reflections: bool, cells: Array, index: Array) -> Array:
    turned = np.array(forms(kind, reflections=reflections), dtype=np.int32)
    masks: Array = kernel.place(turned, index, cells)
    return masks


class Search:
    """One search, with its stacks; it can be stopped and gone on with."""

    def __init__(
        self, table: Table, counts: Sequence[int], images: Array, chosen: int | None = None
    ) -> None:
        """Begin at the root, or with one placement chosen."""
        pieces, many = sum(counts), len(table.masks)
        depth, words = pieces + 1, table.masks.shape[1]
        self._left = np.array(counts, dtype=np.int32)
        self._table, self._images, self._search = table, images, kernel.search_of(words)
        self._masks = np.empty((depth, many + 1, words), np.uint64)
        self._ids = np.empty((depth, many + 1), np.int32)
        self._lengths, self._at = np.zeros(depth, np.int32), np.zeros(depth, np.int32)
        self._words, self._bits = np.zeros(depth, np.int32), np.zeros(depth, np.uint64)
        self._covered = np.zeros((depth + 1, words), np.uint64)
        self._chosen = np.zeros(depth, np.int32)
        self.progress = np.array([0, 1, 0, 0], dtype=np.int64)
        self._masks[0, :many], self._ids[0, :many] = table.masks, np.arange(many)
        self._lengths[0] = many
        if chosen is not None:
            self._only(chosen)

    def _only(self, chosen: int) -> None:
        """Take one placement of a kind as the only one, and place it first."""
        table = self._table
        mask = table.masks[chosen]
        at_least_one = np.any(table.masks & mask, axis=1) | (table.kinds == table.kinds[chosen])
        ids = np.concatenate([[chosen], np.flatnonzero(~at_least_one)]).astype(np.int32)
        self._ids[0, : len(ids)], self._masks[0, : len(ids)] = ids, table.masks[ids]
        self._lengths[0] = len(ids)
        self.progress[kernel.IS_FRESH] = 0
        word = int(np.flatnonzero(mask)[0])
        self._words[0], self._bits[0] = word, mask[word] & (~mask[word] + np.uint64(1))

    def go_on(self, nodes: int, solutions: Array) -> int:
        """Search for so many nodes, or until the array of solutions is full."""
        status: int = self._search(
            self._table.first,
            self._table.kinds,
            self._left,
            self._table.full,
            self._masks,
            self._ids,
            self._lengths,
            self._at,
            self._words,
            self._bits,
            self._covered,
            self._chosen,
            self.progress,
            self._images,
            solutions,
            nodes,
        )
        return status


def count(
    posed: Puzzle, symmetry: Symmetry = "none", limits: Limits = NO_LIMITS, threads: int = 1
) -> Count:
    """Count the solutions; several threads share independent parts of the search."""
    if not posed.target:
        return Count(1, is_complete=True, nodes=0)
    table = table_of(posed)
    parts = _parts(posed, table, symmetry, threads)
    clock = _Clock(limits)
    with ThreadPoolExecutor(threads) as pool:
        searches = [Search(table, posed.counts, part.images, part.chosen) for part in parts]
        done = list(pool.map(lambda search: _exhaust(search, clock), searches))
    found = [
        _exact(int(search.progress[kernel.FOUND]), len(part.images), is_complete)
        for search, part, is_complete in zip(searches, parts, done, strict=True)
    ]
    nodes = sum(int(search.progress[kernel.NODES]) for search in searches)
    return Count(sum(found), is_complete=all(done), nodes=nodes)


def _exact(fixed: int, symmetries_there: int, is_complete: bool) -> int:
    """Turn fixed points into classes (Burnside's lemma); a search that was cut has at least so many."""
    whole, rest = divmod(fixed, symmetries_there)
    if is_complete and rest:
        raise ArithmeticError("the symmetries of a complete search divide its fixed points")
    return whole


class _Clock:
    """Counts nodes and seconds down for all parts of a search together."""

    def __init__(self, limits: Limits) -> None:
        self._nodes = limits.nodes
        self._end = None if limits.seconds is None else time.monotonic() + limits.seconds

    def next_stretch(self) -> int:
        """Give the nodes that may be searched next; 0 when a limit is reached."""
        if self._end is not None and time.monotonic() >= self._end:
            return 0
        if self._nodes is None:
            return STRETCH
        stretch = min(STRETCH, self._nodes)
        self._nodes -= stretch
        return stretch


_NO_SOLUTIONS = np.zeros((0, 0), np.int32)


def _exhaust(search: Search, clock: _Clock) -> bool:
    """Search to the end; false when a limit came first."""
    while stretch := clock.next_stretch():
        if search.go_on(stretch, _NO_SOLUTIONS) == kernel.COUNTED:
            return True
    return False


class _Part(msgspec.Struct, frozen=True):
    """A part of a search: one placement fixed, and the symmetries that leave it where it is."""

    chosen: int | None
    images: Array


def _parts(posed: Puzzle, table: Table, symmetry: Symmetry, threads: int) -> list[_Part]:
    """Cut a search into parts by the placements of one piece, one of each that symmetry makes equal."""
    group = _images(posed, table, symmetry)
    kind = _piece_to_fix(posed, table, group)
    if kind is None or (len(group) == 1 and threads == 1):
        return [_Part(None, group)]
    parts, seen = [], set()
    for placement in range(table.first[kind], table.first[kind + 1]):
        if placement not in seen:
            orbit = group[:, placement]
            seen.update(orbit.tolist())
            parts.append(_Part(placement, np.ascontiguousarray(group[orbit == placement])))
    return parts


def _images(posed: Puzzle, table: Table, symmetry: Symmetry) -> Array:
    """Say where each symmetry takes each placement; the first row is the identity alone for "none"."""
    identity = np.arange(len(table.masks), dtype=np.int32)[None, :]
    if symmetry == "none":
        return identity
    ways = symmetries(posed, mirrors=symmetry == "all")
    masks = [_as_int(mask) for mask in table.masks]
    number = {mask: placement for placement, mask in enumerate(masks)}
    rows = [[number[_moved(mask, way)] for mask in masks] for way in ways]
    return np.array(rows, dtype=np.int32).reshape(len(ways), len(masks))


def _as_int(mask: Array) -> int:
    return sum(int(word) << 64 * place for place, word in enumerate(mask))


def _moved(mask: int, way: Sequence[int]) -> int:
    image = 0
    while mask:
        low = mask & -mask
        image |= 1 << way[low.bit_length() - 1]
        mask ^= low
    return image


def _piece_to_fix(posed: Puzzle, table: Table, group: Array) -> int | None:
    """Choose a piece that is there once and that no mirroring turns into another."""
    sizes = np.diff(table.first)
    able = [
        kind
        for kind, there in enumerate(posed.counts)
        if there == 1 and sizes[kind] and _stays(table, group, kind)
    ]
    return min(able, key=lambda kind: (_work(table, group, kind), kind), default=None)


def _work(table: Table, group: Array, kind: int) -> int:
    """Guess the work that is left when a kind is placed first: what stays possible, cubed."""
    span = slice(table.first[kind], table.first[kind + 1])
    one_of_each = np.unique(group[:, span].min(axis=0))
    others = table.masks[table.kinds != kind]
    free = [
        np.count_nonzero(~np.any(others & table.masks[number], axis=1)) for number in one_of_each
    ]
    return sum(int(each) ** 3 for each in free)


def _stays(table: Table, group: Array, kind: int) -> bool:
    images = group[:, table.first[kind] : table.first[kind + 1]]
    return bool(np.all(table.kinds[images] == kind))


def solutions(posed: Puzzle, limits: Limits = NO_LIMITS) -> Iterator[Solution]:
    """Give every solution once, as it is found; a limit ends the search with TimeoutError."""
    if not posed.target:
        yield ()
        return
    table = table_of(posed)
    identity = np.arange(len(table.masks), dtype=np.int32)[None, :]
    search, clock = Search(table, posed.counts, identity), _Clock(limits)
    buffer = np.zeros((BUFFER, sum(posed.counts)), np.int32)
    status = kernel.STOPPED
    while status != kernel.COUNTED:
        stretch = clock.next_stretch()
        if not stretch:
            raise TimeoutError("the search reached its limit")
        before = int(search.progress[kernel.FOUND])
        status = search.go_on(stretch, buffer)
        for row in buffer[: int(search.progress[kernel.FOUND]) - before]:
            yield _solution(table, row)


def _solution(table: Table, row: Array) -> Solution:
    placed = [(int(table.kinds[number]), _as_int(table.masks[number])) for number in row]
    return tuple(sorted(placed, key=lambda each: each[1]))


def first(posed: Puzzle, limits: Limits = NO_LIMITS) -> Solution | None:
    """Give one solution, or none where there is none."""
    return next(solutions(posed, limits), None)


def cells_of(posed: Puzzle, mask: int) -> list[Cell]:
    """Give the cells of a placement."""
    return [cell for number, cell in enumerate(posed.target) if mask >> number & 1]
