"""The atlas: every area of 6 to 10 squares with every set of different kinds of the right volume."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from spieltisch.packing.areas import Area, areas_of
from spieltisch.packing.kinds import KINDS, PIECES, Kinds
from spieltisch.packing.known_shapes import SHAPES
from spieltisch.packing.solver import LEVELS

Array = np.ndarray[Any, Any]
Progress = Callable[[int], None]
"""Called with the number of areas counted since the last call."""

CHUNK = 64
"""How many areas a thread counts in one call."""


class Sheet(msgspec.Struct, frozen=True):
    """All puzzles on areas of one size: a row for each area, a column for each set of kinds."""

    areas: tuple[Area, ...]
    sets: tuple[Kinds, ...]
    solutions: Array

    @property
    def squares(self) -> int:
        """The number of squares in each area."""
        return len(self.areas[0])


class Summary(msgspec.Struct, frozen=True):
    """Statistics of the puzzles of one size."""

    squares: int
    areas: int
    puzzles: int
    solvable: int
    unique: int
    solutions: int


Atlas = Mapping[int, Sheet]


def sets_of(squares: int) -> tuple[Kinds, ...]:
    """List the sets of different kinds whose volume fills an area of this size."""
    volume = LEVELS * squares
    chosen = combinations(KINDS, PIECES[squares])
    return tuple(kinds for kinds in chosen if sum(len(KINDS[kind]) for kind in kinds) == volume)


def build(
    sizes: Sequence[int] = tuple(PIECES), threads: int = 2, progress: Progress | None = None
) -> Atlas:
    """Count the solutions of every possible puzzle."""
    return {squares: sheet(areas_of(squares), threads, progress) for squares in sizes}


def sheet(areas: Sequence[Area], threads: int = 1, progress: Progress | None = None) -> Sheet:
    """Count the solutions of every puzzle on areas of one size."""
    from spieltisch.packing import atlas_kernel, batch  # noqa: PLC0415 - reading an atlas needs no numba

    sets = sets_of(len(areas[0]))
    ranks = np.full(1 << len(KINDS), -1, np.int64)
    for column, kinds in enumerate(sets):
        ranks[sum(1 << kind - 1 for kind in kinds)] = column
    counts = np.zeros((len(areas), len(sets)), np.uint32)
    chunks = [slice(first, first + CHUNK) for first in range(0, len(areas), CHUNK)]

    def count(rows: slice) -> int:
        some, pieces = areas[rows], PIECES[len(areas[0])]
        posed = batch.on_areas(some, [()] * len(some), [LEVELS] * len(some))
        atlas_kernel.count_sets(posed, SHAPES.arrays, len(KINDS), pieces, ranks, counts[rows])
        return len(counts[rows])

    with ThreadPoolExecutor(threads) as pool:
        for done in pool.map(count, chunks):
            if progress is not None:
                progress(done)
    return Sheet(tuple(areas), sets, counts)


def summary_of(there: Sheet) -> Summary:
    """Summarize a sheet."""
    return Summary(
        squares=there.squares,
        areas=len(there.areas),
        puzzles=there.solutions.size,
        solvable=int(np.count_nonzero(there.solutions)),
        unique=int(np.count_nonzero(there.solutions == 1)),
        solutions=int(there.solutions.sum()),
    )


def total_of(rows: Sequence[Summary]) -> Summary:
    """Add up all sizes; the total has no number of squares."""
    fields = ("areas", "puzzles", "solvable", "unique", "solutions")
    return Summary(0, *(sum(getattr(row, field) for row in rows) for field in fields))


def find(
    there: Sheet, solutions: int | None = None, within: frozenset[int] = frozenset()
) -> Iterator[tuple[Area, Kinds, int]]:
    """Yield the solvable puzzles with all the given kinds and, if given, this number of solutions."""
    columns = [place for place, kinds in enumerate(there.sets) if within <= set(kinds)]
    counts = there.solutions[:, columns]
    wanted = counts > 0 if solutions is None else counts == solutions
    for row, column in np.argwhere(wanted):
        yield there.areas[row], there.sets[columns[column]], int(counts[row, column])


def save(atlas: Atlas, path: Path) -> None:
    """Save an atlas to a file, column by column."""
    columns: dict[str, Any] = {}
    for squares, there in atlas.items():
        columns[f"areas{squares}"] = np.array(there.areas, np.int8)
        columns[f"sets{squares}"] = np.array(there.sets, np.int8)
        columns[f"solutions{squares}"] = there.solutions.astype(
            np.min_scalar_type(int(there.solutions.max()))
        )
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("wb") as file:
        np.savez_compressed(file, **columns)
    draft.replace(path)  # atomically


def load(path: Path) -> Atlas:
    """Load an atlas from a file."""
    with np.load(path, allow_pickle=False) as columns:
        return {
            squares: Sheet(
                areas=tuple(
                    tuple((x, y) for x, y in area) for area in columns[f"areas{squares}"].tolist()
                ),
                sets=tuple(tuple(kinds) for kinds in columns[f"sets{squares}"].tolist()),
                solutions=columns[f"solutions{squares}"],
            )
            for squares in PIECES
        }
