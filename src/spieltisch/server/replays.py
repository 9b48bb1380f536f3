"""Replays of finished games: any moment as seen from any seat, or the whole timeline of a race."""

from collections.abc import Callable
from typing import Any

from cachetools import LRUCache

from spieltisch.core import fold
from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat
from spieltisch.server.messages import ReplayStep, Timeline
from spieltisch.server.one_at_a_time import OneAtATime
from spieltisch.tables import checks
from spieltisch.tables.table import Table, record

KEPT = 8
"""How many games' moments are cached; any other game is folded again."""
MOST_WANTED = 20
"""How many games may be wanted at once."""

Moments = tuple[Any, ...]
"""The states of a game: at its start, and after each move."""
Fold = Callable[[Table], Any]
Key = tuple[Fold, str]
"""How a game is folded, and its table."""


class Replays:
    """Folds each game once for all requested steps, off the event loop."""

    def __init__(self) -> None:
        cache: LRUCache[Key, Any] = LRUCache(KEPT)
        busy = "Too many games are being replayed at once; try again."
        self._folded = OneAtATime(cache, MOST_WANTED, busy)
        self.close = self._folded.close

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

    def has_steps(self, table: Table) -> bool:
        """Return whether a game's moments are already in memory."""
        return self._folded.has((_moments, table.id))

    def has_timeline(self, table: Table) -> bool:
        """Return whether a race's rounds are already in memory."""
        return self._folded.has((_timeline, table.id))

    async def timeline(self, table: Table) -> Timeline:
        """Return all rounds of a race, or refuse."""
        checks.verify_over(table)
        if table.game.timeline_maker is None:
            raise Refused("no_timeline", "This game is replayed move by move; it has no timeline.")
        timeline: Timeline = await self._folded_by(_timeline, table)
        return timeline

    async def _folded_by(self, how: Fold, table: Table) -> Any:
        return await self._folded.get((how, table.id), lambda: {(how, table.id): how(table)})


def _timeline(table: Table) -> Timeline:
    if table.game.timeline_maker is None:
        return Timeline(())
    return Timeline(table.game.timeline_maker.timeline(fold.scenes(table.game, record(table))))


def _moments(table: Table) -> Moments:
    """Fold a game; its last moment includes everything that time did after the last move."""
    written = record(table)
    states = [step.after for step in fold.steps(table.game, written)]
    return (*(fold.start(table.game, written), *states)[:-1], table.state)
