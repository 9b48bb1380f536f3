"""The board of the house: best ratings, records, and who plays most. It is made again every few seconds."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from spieltisch.core.setup import Seconds
from spieltisch.server.messages_of_me import House, HouseRating, HouseRecord, HouseRegular
from spieltisch.tables import history, ratings
from spieltisch.tables.history import Result
from spieltisch.tables.ratings import Ratings
from spieltisch.tables.store import Store

MOST_ON_A_BOARD = 10
FEWEST_RATED = 3
"""With fewer games a rating says too little for the board."""
FRESH: Seconds = 5.0
"""How long a board is shown before the whole index is read again."""

Row = TypeVar("Row", HouseRating, HouseRecord, HouseRegular)


class Boards(msgspec.Struct, frozen=True):
    """The rows of the board, each with the guest it is about."""

    ratings: Sequence[tuple[str, HouseRating]]
    records: Sequence[tuple[str, HouseRecord]]
    regulars: Sequence[tuple[str, HouseRegular]]

    def seen_by(self, you: str | None) -> House:
        """Show the board to a guest, who finds themselves marked on it."""
        return House(
            ratings=_marked(self.ratings, you),
            records=_marked(self.records, you),
            regulars=_marked(self.regulars, you),
        )


class HouseBoards:
    """Keeps the board for some seconds: it is made from the results of everybody."""

    def __init__(self, store: Store, rated: Ratings, steady: Callable[[], Seconds]) -> None:
        """Take what it is made from, and a clock."""
        self._store = store
        self._ratings = rated
        self._steady = steady
        self._known: tuple[Seconds, Boards] | None = None
        self._turn = asyncio.Lock()

    def forget(self) -> None:
        """Make it again with the next question: somebody is gone, or is called otherwise."""
        self._known = None

    async def seen_by(self, you: str | None) -> House:
        """Show the newest board to a guest."""
        async with self._turn:
            if self._known is None or self._steady() - self._known[0] >= FRESH:
                self._known = self._steady(), await self._made()
            return self._known[1].seen_by(you)

    async def _made(self) -> Boards:
        names = await self._store.names()
        courses = await self._ratings.all()
        found = await self._store.query(history.records)
        counts = await self._store.query(history.games_by_guest)
        return await asyncio.to_thread(_boards, names, courses, found, counts)


def _boards(
    names: dict[str, str],
    courses: ratings.Courses,
    found: Sequence[Result],
    counts: Sequence[tuple[str, int]],
) -> Boards:
    regulars = [(who, games) for who, games in counts if who in names][:MOST_ON_A_BOARD]
    return Boards(
        _rated(ratings.best(courses), names),
        _records(found, names),
        [(who, HouseRegular(names[who], games, you=False)) for who, games in regulars],
    )


def _rated(
    boards: dict[tuple[str, ratings.Pool], list[tuple[str, ratings.Rated, int]]],
    names: dict[str, str],
) -> list[tuple[str, HouseRating]]:
    shown: list[tuple[str, HouseRating]] = []
    for (game, pool), board in sorted(boards.items()):
        known = [each for each in board if each[0] in names and each[2] >= FEWEST_RATED]
        shown += [
            (who, HouseRating(game, pool, names[who], rated.shown, rated.margin, games, you=False))
            for who, rated, games in known[:MOST_ON_A_BOARD]
        ]
    return shown


def _records(found: Sequence[Result], names: dict[str, str]) -> list[tuple[str, HouseRecord]]:
    """Find the best of each kind: the first to reach it, if several did."""
    best: dict[tuple[str, str], Result] = {}
    for each in found:
        key = each.game, str(each.kind)
        if each.guest in names and (key not in best or history.is_better(each, best[key])):
            best[key] = each
    return [
        (who, HouseRecord(game, kind, names[who], each.value or 0, you=False))
        for (game, kind), each in sorted(best.items())
        for who in [str(each.guest)]
    ]


def _marked(rows: Sequence[tuple[str, Row]], you: str | None) -> tuple[Row, ...]:
    return tuple(
        msgspec.structs.replace(row, you=True) if guest == you else row for guest, row in rows
    )
