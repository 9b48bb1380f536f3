"""Messages about single puzzles: what `/api/puzzles` gives."""

import msgspec

from spieltisch.core.setup import Millis
from spieltisch.games.puzzle_register import PUZZLES


class MyRuns(msgspec.Struct, frozen=True):
    """The asker's runs of a puzzle: `{"best": 38200, "count": 3, "table": "k7…", "splits": [9000, 38200]}`.

    `splits` says when each piece of the best run lay where it stayed; it is empty in a list.
    """

    best: Millis
    count: int
    table: str | None
    splits: tuple[Millis, ...]


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle in a list, and the asker's runs of it."""

    card: PUZZLES.PuzzleCard
    mine: MyRuns | None


class PuzzlesFound(msgspec.Struct, frozen=True):
    """A page of puzzles, and the commonest areas of all that were found."""

    total: int
    page: int
    pages: int
    puzzles: tuple[PuzzleListed, ...]
    areas: tuple[PUZZLES.AreaCard, ...]


ANSWERS = (PuzzlesFound, PuzzleListed, PUZZLES.PuzzleSolution)
