"""Replays of finished games: any moment as seen from any seat, or the whole timeline of a race."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from cachetools import LRUCache

from spieltisch.core import fold
from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat
from spieltisch.server.messages import ReplayStep, Timeline
from spieltisch.tables import checks
from spieltisch.tables.table import Table, record

KEPT = 8
"""How many games' moments are cached; any other game is folded again."""
MOST_WAITING = 20
"""How many games may wait for the one being folded."""

Moments = tuple[Any, ...]
"""The states of a game: at its start, and after each move."""


class Replays:
    """Folds each game once for all requested steps, off the event loop."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "replay")
        self._folding: dict[str, asyncio.Future[Any]] = {}
        self._folded: LRUCache[str, Any] = LRUCache(KEPT)

    async def step(
        self, table: Table, number: int, seat: Seat | None, *, everyone: bool = False
    ) -> ReplayStep:
        """Return the moment after this many moves, or refuse; `everyone` adds the views of all seats."""
        checks.verify_over(table)
        if seat is not None:
            checks.verify_seat(table, seat)
        checks.verify_moment(table, number)
        state = (await self._folded_by(_moments, table))[number]
        last = table.moves[number - 1] if number else None
        seats = range(table.opening.players if everyone else 0)
        return ReplayStep(
            number=number,
            of=len(table.moves),
            seat=None if last is None else last.seat,
            move=None if last is None else last.move,
            view=table.game.view(state, seat),
            views=tuple(table.game.view(state, each) for each in seats),
        )

    def is_ready(self, table: Table) -> bool:
        """Return whether a game's moments are already in memory."""
        return _name(_moments, table) in self._folded

    async def timeline(self, table: Table) -> Timeline:
        """Return all rounds of a race, or refuse."""
        checks.verify_over(table)
        if table.game.timeline_maker is None:
            raise Refused("no_timeline", "This game is replayed move by move; it has no timeline.")
        timeline: Timeline = await self._folded_by(_timeline, table)
        return timeline

    def close(self) -> None:
        """Stop folding."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _folded_by(self, how: Callable[[Table], Any], table: Table) -> Any:
        """Return the folded game; folding continues for other callers if one of them leaves."""
        name = _name(how, table)
        if name in self._folded:
            return self._folded[name]
        return await asyncio.shield(self._folding.get(name) or self._begin(how, table, name))

    def _begin(self, how: Callable[[Table], Any], table: Table, name: str) -> asyncio.Future[Any]:
        if len(self._folding) > MOST_WAITING:
            raise Refused("busy", "Too many games are being replayed at once; try again.")
        loop = asyncio.get_running_loop()
        folding = loop.run_in_executor(self._pool, how, table)
        self._folding[name] = folding
        folding.add_done_callback(partial(self._keep, name))
        return folding

    def _keep(self, name: str, folding: asyncio.Future[Any]) -> None:
        del self._folding[name]
        if not folding.cancelled() and folding.exception() is None:
            self._folded[name] = folding.result()


def _name(how: Callable[[Table], Any], table: Table) -> str:
    return f"{how.__name__} {table.id}"


def _timeline(table: Table) -> Timeline:
    if table.game.timeline_maker is None:
        return Timeline(())
    return Timeline(table.game.timeline_maker.timeline(fold.scenes(table.game, record(table))))


def _moments(table: Table) -> Moments:
    """Fold a game; its last moment includes everything that time did after the last move."""
    written = record(table)
    states = [step.after for step in fold.steps(table.game, written)]
    return (*(fold.start(table.game, written), *states)[:-1], table.state)
