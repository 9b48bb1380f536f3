"""Reviews of finished games: made one at a time in the background, and cached for a while."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from cachetools import LRUCache

from spieltisch.core.analysis import GameReview
from spieltisch.core.errors import Refused
from spieltisch.core.review import Call, review
from spieltisch.server.messages import ReviewNews
from spieltisch.tables import checks
from spieltisch.tables.table import Table, record
from spieltisch.workers.worker import WorkerLost

log = logging.getLogger(__name__)

SIMULATIONS = 8_000
"""Simulations for each move: a tenth of a second at most."""
MOST_WANTED = 20
"""How many reviews may be wanted at once."""
KEPT = 50
"""How many finished reviews are cached; any other is made again on request."""

Keep = Callable[[str, GameReview], Awaitable[None]]
"""Stores the lasting results of a table's review."""


class ReviewJob(msgspec.Struct):
    """One review: requested, in progress, finished or failed."""

    progress: tuple[int, int] = (0, 0)
    """How many choices are evaluated, out of how many."""
    review: GameReview | None = None
    has_failed: bool = False

    def tell(self, done: int, of: int) -> None:
        """Note the progress."""
        self.progress = done, of


class Reviewer:
    """Makes one review after another, in parts, so that hints need not wait for a whole review."""

    def __init__(
        self, call: Call, simulations: int = SIMULATIONS, keep: Keep | None = None
    ) -> None:
        """Start empty; `call` makes each part, with this many `simulations` for each move.

        A finished review is passed to `keep`.
        """
        self._call = call
        self._keep = keep
        self._simulations = simulations
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: dict[str, ReviewJob] = {}
        """The reviews that are requested or in progress."""
        self._done: LRUCache[str, ReviewJob] = LRUCache(KEPT)

    def ask(self, table: Table) -> ReviewNews:
        """Report the progress of a table's review; the first caller starts it."""
        checks.verify_over(table)
        if table.game.analysis.gather is None:
            raise Refused("no_review", "This game cannot be reviewed.")
        job = self._done.get(table.id) or self._waiting.get(table.id) or self._begin(table)
        if job.has_failed:
            del self._done[table.id]
            raise Refused("internal", "The review failed; try again.")
        return ReviewNews(*job.progress, job.review)

    @property
    def waiting(self) -> int:
        """The number of reviews in progress or waiting."""
        return len(self._waiting)

    def is_known(self, table: Table) -> bool:
        """Return whether a table's review is finished or in progress."""
        return table.id in self._done or table.id in self._waiting

    def close(self) -> None:
        """Stop reviewing."""
        for task in self._tasks:
            task.cancel()

    def _begin(self, table: Table) -> ReviewJob:
        if len(self._waiting) >= MOST_WANTED:
            raise Refused("busy", "Too many reviews are being requested at once; try again.")
        job = self._waiting[table.id] = ReviewJob()
        task = asyncio.create_task(self._make(table, job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    async def _make(self, table: Table, job: ReviewJob) -> None:
        try:
            async with self._turn:
                made = await review(
                    table.game, record(table), self._simulations, job.tell, self._patiently
                )
            if self._keep is not None:
                await self._keep(table.id, made)
            job.review = made
        except Exception:
            log.exception("a table's review failed", extra={"table": table.id})
            job.has_failed = True
        finally:
            self._done[table.id] = self._waiting.pop(table.id)

    async def _patiently(self, function: Callable[..., Any], *arguments: object) -> Any:
        """Call a function in a worker; retry once if the worker is lost, perhaps through no fault of ours."""
        try:
            return await self._call(function, *arguments)
        except WorkerLost:
            return await self._call(function, *arguments)
