"""Messages about single puzzles: what `/api/puzzles` gives."""

from typing import Any

import msgspec

from spieltisch.core.setup import Millis


class MyRuns(msgspec.Struct, frozen=True):
    """The asker's runs of a puzzle: `{"best": 38200, "count": 3, "table": "k7…", "splits": [9000, 38200]}`.

    `splits` says when each piece of the best run lay where it stayed; it is empty in a list.
    """

    best: Millis
    count: int
    table: str | None
    splits: tuple[Millis, ...]


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle in a list, shown by a card of its game, and the asker's runs of it."""

    card: Any
    mine: MyRuns | None


class PuzzlesFound(msgspec.Struct, frozen=True):
    """A page of puzzles, and what the game offers to choose among all that were found."""

    total: int
    page: int
    pages: int
    puzzles: tuple[PuzzleListed, ...]
    choices: Any


ANSWERS = (PuzzlesFound, PuzzleListed)
