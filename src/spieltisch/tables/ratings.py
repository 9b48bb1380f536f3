"""Ratings by the Weng–Lin method: a fold of all results that count, separately against people and bots.

Ratings are not stored: results are folded in the order in which the games ended, and each fold continues
where the last one stopped. `docs/decisions/ratings.md` explains why, and where the bots' anchors come from.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final, Literal

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from spieltisch.core.setup import Seconds
from spieltisch.games.registry import game_named
from spieltisch.tables import history
from spieltisch.tables.history import Moment, Result
from spieltisch.tables.store import Store

Pool = Literal["people", "bots"]
"""The opponents: people are rated against each other, and against bots by the bots' anchors."""
Key = tuple[str, str, Pool]
"""A guest, a game and a pool."""

AVERAGE: Final = 25.0
"""The library's own scale: everybody starts at 25 ± 25/3."""
RECOUNT: Final[Seconds] = 60.0
"""How often to look for games that ended earlier but were indexed later: counting reads the whole index."""
SHOWN_AVERAGE: Final = 1000
SHOWN_STEP: Final = 40
"""How many of our points make one of the library's."""
ANCHOR_SIGMA: Final = 0.5
"""The uncertainty of a bot's strength: it is known, so it hardly moves."""

MODEL: Final = PlackettLuce()


class Rated(msgspec.Struct, frozen=True):
    """A rating after a game."""

    ended: int
    """When that game ended, in milliseconds since 1970, UTC."""
    table: str
    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """The rating as people see it; everybody starts at 1000."""
        return round(SHOWN_AVERAGE + SHOWN_STEP * (self.mu - AVERAGE))

    @property
    def margin(self) -> int:
        """One standard deviation, on the same scale: two of three ratings are off by no more than this."""
        return round(SHOWN_STEP * self.sigma)

    @property
    def proven(self) -> float:
        """The strength that a player almost certainly has; leaderboards are ordered by it."""
        return self.mu - 2 * self.sigma


Courses = dict[Key, list[Rated]]
"""The course of every rating, oldest first."""


def fold(results: Iterable[Result], courses: Courses) -> None:
    """Extend the courses with the results of more games, in the order in which the games ended."""
    for _, seats in groupby(results, key=lambda each: each.table):
        at_table = list(seats)
        people = [each for each in at_table if each.guest is not None]
        bots = [each for each in at_table if each.bot is not None and each.name is None]
        if len(people) > 1:
            _rate_people(people, courses)
        for person in people:
            _rate_by_anchors(person, bots, courses)


def _rate_people(people: Sequence[Result], courses: Courses) -> None:
    before = [_rating(courses, _key(each, "people")) for each in people]
    after = MODEL.rate([[each] for each in before], ranks=[each.place for each in people])
    for person, (rating,) in zip(people, after, strict=True):
        _note(courses, person, "people", rating)


def _rate_by_anchors(person: Result, bots: Sequence[Result], courses: Courses) -> None:
    anchors = game_named(person.game).strengths
    known = [each for each in bots if each.bot in anchors]
    if not known:
        return
    rating = _rating(courses, _key(person, "bots"))
    fixed = [[MODEL.rating(anchors[str(each.bot)], ANCHOR_SIGMA)] for each in known]
    ranks = [float(each.place) for each in (person, *known)]
    _note(courses, person, "bots", MODEL.rate([[rating], *fixed], ranks=ranks)[0][0])


def _rating(courses: Courses, key: Key) -> PlackettLuceRating:
    course = courses.get(key)
    return MODEL.rating(course[-1].mu, course[-1].sigma) if course else MODEL.rating()


def _note(courses: Courses, result: Result, pool: Pool, rating: PlackettLuceRating) -> None:
    rated = Rated(result.ended, result.table, rating.mu, rating.sigma)
    courses.setdefault(_key(result, pool), []).append(rated)


def _key(result: Result, pool: Pool) -> Key:
    return str(result.guest), result.game, pool


class Ratings:
    """The ratings in this process; every process folds the same results to the same ratings."""

    def __init__(self, store: Store, steady: Callable[[], Seconds] = time.monotonic) -> None:
        """Start empty; the first request folds everything. The clock says when to look for older games."""
        self._store = store
        self._steady = steady
        self._counted: Seconds = 0
        self._courses: Courses = {}
        self._last: Moment | None = None
        self._folded = 0
        self._turn = asyncio.Lock()

    def forget(self) -> None:
        """Refold everything at the next request: guests have changed in old results."""
        self._last, self._folded, self._courses = None, 0, {}

    async def all(self) -> Courses:
        """Return every course, up to the newest game."""
        async with self._turn:
            while not await self._go_on():
                pass  # guests changed in the meantime
            return self._courses

    async def of(self, guest: str) -> dict[tuple[str, Pool], list[Rated]]:
        """Return the courses of one guest's ratings."""
        courses = await self.all()
        return {(key[1], key[2]): course for key, course in courses.items() if key[0] == guest}

    async def _go_on(self) -> bool:
        """Fold the games since the last time; return whether the result is still valid."""
        if self._last is not None and self._steady() - self._counted >= RECOUNT:
            self._counted = self._steady()
            known = await self._store.query(history.count_until, self._last)
            if known != self._folded:  # an older game has since been indexed
                self.forget()
        new = await self._store.query(history.all_after, self._last)
        courses = self._courses
        if new:
            await asyncio.to_thread(fold, new, courses)
        if courses is not self._courses:
            return False
        if self._last is None:
            self._counted = self._steady()
        if new:
            self._last = new[-1].ended, new[-1].table
            self._folded += len(new)
        return True


def best(courses: Courses) -> dict[tuple[str, Pool], list[tuple[str, Rated, int]]]:
    """List guests by game and pool, the best first, each with their rating and number of games."""
    boards: defaultdict[tuple[str, Pool], list[tuple[str, Rated, int]]] = defaultdict(list)
    for (guest, game, pool), course in courses.items():
        boards[game, pool].append((guest, course[-1], len(course)))
    for board in boards.values():
        board.sort(key=lambda each: (-each[1].proven, each[0]))
    return dict(boards)
