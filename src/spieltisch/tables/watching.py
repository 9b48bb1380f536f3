"""Watchers of tables: players are woken at once, a crowd of spectators a few at a time."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from spieltisch.core.setup import Seconds
from spieltisch.tables.gathering import staying

AT_ONCE = 3
"""How many spectators are woken in one go: a move waits for no more than these."""
PAUSE: Seconds = 0.002
"""How long everything else then has to run."""
MANY = 10
"""With more spectators than this, each gets fewer updates."""


class Watch(asyncio.Event):
    """An event that is set whenever a table changes."""

    def __init__(self) -> None:
        super().__init__()
        self.spectates = False
        """Whether this is a spectator, of whom there may be thousands."""


class Watchers:
    """All watches, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, set[Watch]] = {}
        self._telling: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    @contextmanager
    def watch(self, table_id: str) -> Iterator[Watch]:
        """Watch a table."""
        with staying(self._by_table, table_id, Watch()) as watch:
            yield watch

    def __contains__(self, table_id: str) -> bool:
        """Return whether somebody watches a table."""
        return table_id in self._by_table

    def tables(self) -> list[str]:
        """List the tables that are watched."""
        return list(self._by_table)

    def are_many(self, table_id: str) -> bool:
        """Return whether a table has so many spectators that each gets fewer updates."""
        return len(self._by_table.get(table_id, ())) > MANY

    def wake(self, table_id: str) -> None:
        """Wake everyone who watches a table; news that arrives during this follows later."""
        spectators = False
        for watch in self._by_table.get(table_id, ()):
            if watch.spectates:
                spectators = True
            else:
                watch.set()
        if not spectators:
            return
        if table_id in self._telling:
            self._again.add(table_id)
        else:
            self._telling[table_id] = asyncio.create_task(self._tell_spectators(table_id))

    async def _tell_spectators(self, table_id: str) -> None:
        while True:
            self._again.discard(table_id)
            watches = [each for each in self._by_table.get(table_id, ()) if each.spectates]
            for number, watch in enumerate(watches, 1):
                watch.set()
                if number % AT_ONCE == 0:
                    await asyncio.sleep(PAUSE)
            if table_id not in self._again:
                del self._telling[table_id]
                return
