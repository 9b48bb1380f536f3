"""Reviews of games that are over: made one at a time in the background, and kept for a while."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from spieltisch.core.analysis import GameReview
from spieltisch.core.errors import Refused
from spieltisch.core.review import Call, review
from spieltisch.server.messages import ReviewNews
from spieltisch.server.shelf import Shelf
from spieltisch.tables import deeds
from spieltisch.tables.mind import LostError
from spieltisch.tables.table import Table, record

log = logging.getLogger(__name__)

SIMULATIONS = 8_000
"""How thoroughly each move is evaluated: a tenth of a second at most."""
MOST_WAITING = 20
"""Reviews that may wait for the one that is being made."""
KEPT = 50
"""Tables whose finished reviews are kept; any other is made again when it is wanted."""


class Reviewing(msgspec.Struct):
    """One review: wanted, in the making, finished or failed."""

    progress: tuple[int, int] = (0, 0)
    """How many choices of how many are evaluated."""
    review: GameReview | None = None
    has_failed: bool = False

    def tell(self, done: int, of: int) -> None:
        """Note how far it is."""
        self.progress = done, of

    @property
    def is_waiting(self) -> bool:
        """Whether it is still to be made."""
        return self.review is None and not self.has_failed


class Reviewer:
    """Makes one review after the other, in parts, so that hints need not wait for a whole one."""

    def __init__(self, call: Call) -> None:
        """Begin without any; `call` is how their parts are made."""
        self._call = call
        self._turn = asyncio.Lock()
        self._making: set[asyncio.Task[None]] = set()
        self._reviewings = Shelf[Reviewing](KEPT, MOST_WAITING, lambda each: each.is_waiting)

    def ask(self, table: Table) -> ReviewNews:
        """Tell how far the review of a table is; whoever asks first has it begun."""
        deeds.verify_over(table)
        if table.game.analysis.gather is None:
            raise Refused("no_review", "This game cannot be reviewed.")
        reviewing = self._reviewings.find(table.id) or self._begin(table)
        if reviewing.has_failed:
            self._reviewings.drop(table.id)
            raise Refused("internal", "The review failed; try again.")
        return ReviewNews(*reviewing.progress, reviewing.review)

    def close(self) -> None:
        """Review no more."""
        for task in self._making:
            task.cancel()

    def _begin(self, table: Table) -> Reviewing:
        self._reviewings.make_room("Too many reviews are wanted at once; try again.")
        reviewing = self._reviewings.put(table.id, Reviewing())
        task = asyncio.create_task(self._make(table, reviewing))
        self._making.add(task)
        task.add_done_callback(self._making.discard)
        return reviewing

    async def _make(self, table: Table, reviewing: Reviewing) -> None:
        try:
            async with self._turn:
                reviewing.review = await review(
                    table.game, record(table), SIMULATIONS, reviewing.tell, self._patiently
                )
        except Exception:
            log.exception("table %s: its review failed", table.id)
            reviewing.has_failed = True

    async def _patiently(self, function: Callable[..., Any], *arguments: object) -> Any:
        """Try once more where who thinks was lost, which need not have been our fault."""
        try:
            return await self._call(function, *arguments)
        except LostError:
            return await self._call(function, *arguments)
