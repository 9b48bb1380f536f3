"""Messages about single puzzles: what `/api/puzzles` returns."""

from typing import Any

import msgspec

from spieltisch.core.setup import Millis


class MyRuns(msgspec.Struct, frozen=True):
    """Your runs of a puzzle: `{"best": 38200, "count": 3, "table": "k7…", "splits": [9000, 38200]}`.

    `splits` are the times at which each piece of the best run reached its final position; empty in lists.
    """

    best: Millis
    count: int
    table: str | None
    splits: tuple[Millis, ...]


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle in a list, with a card defined by its game, and your runs of it."""

    card: Any
    mine: MyRuns | None


class PuzzlesFound(msgspec.Struct, frozen=True):
    """A page of puzzles, and the filters that the game offers for all those found."""

    total: int
    page: int
    pages: int
    puzzles: tuple[PuzzleListed, ...]
    choices: Any


ANSWERS = (PuzzlesFound, PuzzleListed)
