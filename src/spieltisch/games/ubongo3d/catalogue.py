"""The catalogue of single puzzles, searched by area, pieces, difficulty, solutions and what was solved."""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any, Final, Literal

import msgspec
import numpy as np

from spieltisch.core.catalogue import Catalogue, Found
from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.boards import TaskPlace, box, places
from spieltisch.games.ubongo3d.puzzle_cards import (
    PuzzleCard,
    PuzzleSolution,
    card_of,
    puzzle_at,
    selection,
    solution_at,
    splits_of,
)
from spieltisch.games.ubongo3d.puzzles import Column, Posed, atlas
from spieltisch.packing.areas import canonical
from spieltisch.packing.kinds import KINDS, PIECES

Source = Literal["box", "atlas"]
Mine = Literal["solved", "unsolved"]
Order = Literal["printed", "easiest", "hardest"]

ON_A_PAGE: Final = 24
AREAS_ON_A_PAGE: Final = 60
"""How many areas are listed at a time to choose from, those with the most puzzles first."""
HARDEST: Final = 100


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The filters of a search; an empty field lets everything through."""

    source: Source | None = None
    squares: int | None = None
    area: str | None = None
    """An area by its name, such as `7.15`."""
    pieces: str = ""
    """Kinds that must be among the pieces, such as `7,9`."""
    easiest: int = 0
    hardest: int = HARDEST
    solutions: int | None = None
    """Exactly this many."""
    mine: Mine | None = None
    order: Order = "printed"
    page: int = 1
    areas: int = 1
    """The page of the areas to choose from."""


class AreaCard(msgspec.Struct, frozen=True):
    """An area to filter by, and how many of the puzzles found are on it."""

    name: str
    squares: tuple[tuple[int, ...], ...]
    count: int


class AreaCards(msgspec.Struct, frozen=True):
    """A page of the areas on which the puzzles found are."""

    total: int
    page: int
    pages: int
    areas: tuple[AreaCard, ...]


class _Columns(msgspec.Struct, frozen=True):
    """Every puzzle, one per row: first the tasks of the box, then the atlas."""

    tasks: tuple[TaskPlace, ...]
    rows: Mapping[str, int]
    """The rows of the tasks by name."""
    area: Column
    kinds: Column
    """The kinds of each puzzle's pieces, one bit each."""
    difficulty: Column
    solutions: Column


@cache
def _columns() -> _Columns:
    tasks, known = tuple(place for _, place in places(box().boards)), atlas()
    numbers = {area: number for number, area in enumerate(known.areas)}
    bits = np.array([_bits(kinds) for kinds in known.sets])
    return _Columns(
        tasks=tasks,
        rows={task.name: row for row, task in enumerate(tasks)},
        area=np.array([*(numbers[canonical(task.area)] for task in tasks), *known.area]),
        kinds=np.array([*(_bits(task.kinds) for task in tasks), *bits[known.set]]),
        difficulty=np.array([*(round(10 * task.difficulty) for task in tasks), *known.difficulty]),
        solutions=np.array([*(task.solutions for task in tasks), *known.solutions]),
    )


def _bits(kinds: Iterable[int]) -> int:
    return sum(1 << kind for kind in kinds)


def find(query: Mapping[str, str], solved: Collection[str] = ()) -> Found:
    """Find puzzles, given the names of those that the player has solved, or raise Refused."""
    wanted = _wanted(query)
    rows = np.flatnonzero(_matches(wanted, solved))
    if wanted.order != "printed":
        harder = _columns().difficulty[rows].astype(np.int64)
        rows = rows[np.argsort(harder if wanted.order == "easiest" else -harder, kind="stable")]
    pages = _pages("page", wanted.page, len(rows), ON_A_PAGE)
    shown = rows[(wanted.page - 1) * ON_A_PAGE : wanted.page * ON_A_PAGE]
    return Found(
        total=len(rows),
        page=wanted.page,
        pages=pages,
        cards=tuple(card_of(_posed(int(row))) for row in shown),
        choices=_areas(rows, wanted.areas),
    )


def _pages(name: str, page: int, total: int, on_a_page: int) -> int:
    """Return how many pages there are, or refuse a page that is none of them."""
    pages = max(1, -(-total // on_a_page))
    if not 1 <= page <= pages:
        raise _bad(name, f"There are {pages} pages.")
    return pages


def _wanted(query: Mapping[str, Any]) -> Wanted:
    """Read the filters; a refusal names the first one that is wrong."""
    for name, value in query.items():
        try:
            msgspec.convert({name: value}, type=Wanted, strict=False)
        except msgspec.ValidationError:
            raise _bad(
                name[:40], "There is no such filter, or this value does not fit it."
            ) from None
    return msgspec.convert(query, type=Wanted, strict=False)


def _matches(wanted: Wanted, solved: Collection[str]) -> Column:
    columns = _columns()
    matches = np.ones(len(columns.area), bool)
    if wanted.source is not None:
        is_task = np.arange(len(matches)) < len(columns.tasks)
        matches &= is_task if wanted.source == "box" else ~is_task
    if wanted.squares is not None:
        sizes = np.array([len(area) for area in atlas().areas])
        matches &= sizes[columns.area] == _squares(wanted.squares)
    if wanted.area is not None:
        matches &= columns.area == _area_number(wanted.area)
    pieces = _bits(_kinds(wanted.pieces))
    matches &= (columns.kinds & pieces) == pieces
    low, high = _range(wanted)
    matches &= (columns.difficulty >= 10 * low) & (columns.difficulty < 10 * (high + 1))
    if wanted.solutions is not None:
        matches &= columns.solutions == wanted.solutions
    if wanted.mine is not None:
        is_solved = np.zeros(len(matches), bool)
        is_solved[[_row(name) for name in solved]] = True
        matches &= is_solved if wanted.mine == "solved" else ~is_solved
    return matches


def _squares(squares: int) -> int:
    if squares not in PIECES:
        raise _bad("squares", f"Areas have {min(PIECES)} to {max(PIECES)} squares.")
    return squares


def _area_number(name: str) -> int:
    names = atlas().area_names
    if name not in names:
        raise _bad("area", "There is no such area.")
    return names.index(name)


def _kinds(pieces: str) -> list[int]:
    words = [word.strip() for word in pieces.split(",") if word.strip()]
    kinds = [
        int(word) if word.isascii() and word.isdigit() and len(word) < 3 else 0 for word in words
    ]
    if not set(kinds) <= set(KINDS):
        raise _bad("pieces", f"Pieces are {min(KINDS)} to {max(KINDS)}, as in 7,9.")
    return kinds


def _range(wanted: Wanted) -> tuple[int, int]:
    if not 0 <= wanted.easiest <= wanted.hardest <= HARDEST:
        raise _bad("easiest", f"Difficulty goes from 0 to {HARDEST}.")
    return wanted.easiest, wanted.hardest


def _bad(name: str, why: str) -> Refused:
    return Refused("bad_filter", why, filter=name)


def _areas(rows: Column, page: int) -> AreaCards:
    numbers, counts = np.unique(_columns().area[rows], return_counts=True)
    pages = _pages("areas", page, len(numbers), AREAS_ON_A_PAGE)
    most = np.argsort(-counts, kind="stable")[(page - 1) * AREAS_ON_A_PAGE : page * AREAS_ON_A_PAGE]
    known = atlas()
    areas = tuple(
        AreaCard(known.area_names[number], known.areas[number], count)
        for number, count in zip(numbers[most].tolist(), counts[most].tolist(), strict=True)
    )
    return AreaCards(len(numbers), page, pages, areas)


def _posed(row: int) -> Posed:
    tasks = _columns().tasks
    return tasks[row] if row < len(tasks) else atlas().puzzle(row - len(tasks))


def _row(name: str) -> int:
    """Return the row of a puzzle that exists."""
    columns = _columns()
    if name in columns.rows:
        return columns.rows[name]
    there, pieces = name.split("-")
    is_it = columns.area == _area_number(there)
    is_it &= columns.kinds == _bits(int(kind) for kind in pieces.split("."))
    return int(np.flatnonzero(is_it)[-1])  # a task of the box may have the same area and pieces


CATALOGUE: Final = Catalogue(
    find=find,
    card_at=lambda address: card_of(puzzle_at(address)),
    solution_at=solution_at,
    splits_of=splits_of,
    selection=selection,
    types=(PuzzleCard, AreaCards, PuzzleSolution),
)
