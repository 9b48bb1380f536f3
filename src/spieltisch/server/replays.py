"""Replays of finished games: any moment, as any seat saw it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from cachetools import LRUCache

from spieltisch.core import fold
from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat
from spieltisch.server.messages import ReplayStep
from spieltisch.tables import checks
from spieltisch.tables.table import Table, record

KEPT = 8
"""How many games' moments are kept; any other game is folded again."""
MOST_WAITING = 20
"""How many games may wait for the one being folded."""

Moments = tuple[Any, ...]
"""The states of a game: at its start, and after each move."""


class Replays:
    """Folds each game once for all the steps that are viewed, off the event loop."""

    def __init__(self) -> None:
        """Start empty."""
        self._pool = ThreadPoolExecutor(1, "replay")
        self._folding: dict[str, asyncio.Future[Moments]] = {}
        self._folded: LRUCache[str, Moments] = LRUCache(KEPT)

    async def step(self, table: Table, number: int, seat: Seat | None) -> ReplayStep:
        """Show the moment after this many moves, or refuse."""
        checks.verify_over(table)
        if seat is not None:
            checks.verify_seat(table, seat)
        checks.verify_moment(table, number)
        state = (await self._moments(table))[number]
        last = table.moves[number - 1] if number else None
        return ReplayStep(
            number=number,
            of=len(table.moves),
            seat=None if last is None else last.seat,
            move=None if last is None else last.move,
            view=table.game.view(state, seat),
        )

    def close(self) -> None:
        """Fold no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _moments(self, table: Table) -> Moments:
        """Give a game's moments; folding goes on for the other callers when one of them leaves."""
        known = self._folded.get(table.id)
        if known is not None:
            return known
        return await asyncio.shield(self._folding.get(table.id) or self._begin(table))

    def _begin(self, table: Table) -> asyncio.Future[Moments]:
        if len(self._folding) > MOST_WAITING:
            raise Refused("busy", "Too many games are looked at again at once; try again.")
        loop = asyncio.get_running_loop()
        folding = loop.run_in_executor(self._pool, _moments, table)
        self._folding[table.id] = folding
        folding.add_done_callback(partial(self._keep, table.id))
        return folding

    def _keep(self, table_id: str, folding: asyncio.Future[Moments]) -> None:
        del self._folding[table_id]
        if not folding.cancelled() and folding.exception() is None:
            self._folded[table_id] = folding.result()


def _moments(table: Table) -> Moments:
    """Fold a game; its last moment includes everything that time did after the last move."""
    written = record(table)
    states = [step.after for step in fold.steps(table.game, written)]
    return (*(fold.start(table.game, written), *states)[:-1], table.state)
