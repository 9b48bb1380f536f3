"""The leaderboards: best ratings, records, and most active players. They are rebuilt every few seconds."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from spieltisch.core.setup import Seconds
from spieltisch.server.messages_of_me import (
    LeaderboardRating,
    LeaderboardRecord,
    LeaderboardRegular,
    Leaderboards,
)
from spieltisch.tables import history, ratings
from spieltisch.tables.history import Result
from spieltisch.tables.ratings import Ratings
from spieltisch.tables.store import Store

MOST_ON_A_BOARD = 10
FEWEST_RATED = 3
"""Ratings from fewer games are too uncertain for the board."""
FRESH: Seconds = 5.0
"""How long the boards are shown before the whole index is reread."""

Row = TypeVar("Row", LeaderboardRating, LeaderboardRecord, LeaderboardRegular)


class Boards(msgspec.Struct, frozen=True):
    """The rows of the leaderboards, each with the guest it is about."""

    ratings: Sequence[tuple[str, LeaderboardRating]]
    records: Sequence[tuple[str, LeaderboardRecord]]
    regulars: Sequence[tuple[str, LeaderboardRegular]]

    def seen_by(self, you: str | None) -> Leaderboards:
        """Return the leaderboards with this guest's rows marked."""
        return Leaderboards(
            ratings=_marked(self.ratings, you),
            records=_marked(self.records, you),
            regulars=_marked(self.regulars, you),
        )


class KeptLeaderboards:
    """Caches the leaderboards for some seconds: they are computed from everybody's results."""

    def __init__(self, store: Store, rated: Ratings, steady: Callable[[], Seconds]) -> None:
        self._store = store
        self._ratings = rated
        self._steady = steady
        self._known: tuple[Seconds, Boards] | None = None
        self._forgotten = 0
        """How often they were forgotten; what was being made meanwhile may name somebody who is gone."""
        self._turn = asyncio.Lock()

    def forget(self) -> None:
        """Rebuild the leaderboards at the next request: somebody is gone or has a new name."""
        self._known = None
        self._forgotten += 1

    async def seen_by(self, you: str | None) -> Leaderboards:
        """Return the newest leaderboards, as this guest sees them."""
        async with self._turn:
            if self._known is not None and self._steady() - self._known[0] < FRESH:
                return self._known[1].seen_by(you)
            began, forgotten = self._steady(), self._forgotten
            boards = await self._made()
            self._known = (began, boards) if forgotten == self._forgotten else None
            return boards.seen_by(you)

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
        [(who, LeaderboardRegular(names[who], games, you=False)) for who, games in regulars],
    )


def _rated(
    boards: dict[tuple[str, ratings.Pool], list[tuple[str, ratings.Rated, int]]],
    names: dict[str, str],
) -> list[tuple[str, LeaderboardRating]]:
    shown: list[tuple[str, LeaderboardRating]] = []
    for (game, pool), board in sorted(boards.items()):
        known = [each for each in board if each[0] in names and each[2] >= FEWEST_RATED]
        shown += [
            (
                who,
                LeaderboardRating(
                    game, pool, names[who], rated.shown, rated.margin, games, you=False
                ),
            )
            for who, rated, games in known[:MOST_ON_A_BOARD]
        ]
    return shown


def _records(found: Sequence[Result], names: dict[str, str]) -> list[tuple[str, LeaderboardRecord]]:
    """Find the best result of each kind; if several are equal, the earliest."""
    best: dict[tuple[str, str], Result] = {}
    for each in found:
        key = each.game, str(each.kind)
        if each.guest in names and (key not in best or history.is_better(each, best[key])):
            best[key] = each
    return [
        (who, LeaderboardRecord(game, kind, names[who], each.value or 0, you=False))
        for (game, kind), each in sorted(best.items())
        for who in [str(each.guest)]
    ]


def _marked(rows: Sequence[tuple[str, Row]], you: str | None) -> tuple[Row, ...]:
    return tuple(
        msgspec.structs.replace(row, you=True) if guest == you else row for guest, row in rows
    )
