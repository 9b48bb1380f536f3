"""Who looks at which table: as long as somebody does, a steward serves it; otherwise it sleeps."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds
from spieltisch.games.reviews import HINTS, gives_hints
from spieltisch.tables import steward
from spieltisch.tables.live import Tables
from spieltisch.tables.mind import LostError
from spieltisch.tables.steward import Steward
from spieltisch.tables.table import Table
from spieltisch.tables.thinkers import Thinkers

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[Seconds | None]]
"""Does what is to be done now, and says how long until there is more."""


class Stewards:
    """One steward for each table that somebody looks at."""

    def __init__(self, tables: Tables, pause: Seconds, thinkers: Thinkers) -> None:
        """Let bots wait `pause` before each move, so that people can follow."""
        self._tables = tables
        self._pause = pause
        self._thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._lookers: Counter[str] = Counter()
        self._preparing: set[asyncio.Task[None]] = set()

    def look(self, table_id: str) -> None:
        """Somebody looks at a table: let its steward work."""
        self._lookers[table_id] += 1
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._serve(table_id))

    def look_away(self, table_id: str) -> None:
        """One looks no more: when nobody does, the table sleeps."""
        self._lookers[table_id] -= 1
        if self._lookers[table_id] <= 0:
            del self._lookers[table_id]
            self._tables.presence.forget(table_id)
            self._tables.wake(table_id)

    async def stop(self) -> None:
        """Let every steward finish what he does, and end; only bots are not heard to the end."""
        self._lookers.clear()
        for table_id in self._tasks:
            self._tables.wake(table_id)
        await self._thinkers.close()
        await asyncio.gather(*self._tasks.values())
        await asyncio.gather(*self._preparing)  # a steward who had just begun added to these

    async def _prepare(self, table_id: str) -> None:
        """Load what the bots at a table need, while people still sit down."""
        with suppress(Refused, LostError):
            table = await self._tables.newest(table_id)
            await self._thinkers.prepare(table.game, levels_at(table))
            if gives_hints(table.game, table.opened.options):
                await self._thinkers.prepare_advice(table.game, HINTS[table.game.name].needs)

    async def _serve(self, table_id: str) -> None:
        """Keep the time and play for the bots side by side, so that no thinking bot stops a sandglass."""
        preparing = asyncio.create_task(self._prepare(table_id))
        self._preparing.add(preparing)
        preparing.add_done_callback(self._preparing.discard)
        while table_id in self._lookers:
            serving = Steward(self._tables, table_id, self._pause, self._thinkers)
            await asyncio.gather(
                self._work(serving, serving.keep_time), self._work(serving, serving.play)
            )
        del self._tasks[table_id]

    async def _work(self, serving: Steward, work: Work) -> None:
        with self._tables.watch(serving.table_id) as changed:
            while not self._is_done(serving):
                changed.clear()
                wait = await _done(serving.table_id, work)
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), wait)

    def _is_done(self, serving: Steward) -> bool:
        """Both works of a steward end together, also when somebody comes back in between."""
        serving.is_done |= serving.table_id not in self._lookers
        return serving.is_done


def levels_at(table: Table) -> set[str]:
    """Give the levels that think at a table."""
    return {place.bot for place in table.places if place.bot is not None}


async def _done(table_id: str, work: Work) -> Seconds | None:
    """Work; after a fault wait a while, for nobody else would try again."""
    try:
        return await work()
    except Refused as refused:
        log.info("table %s: %s", table_id, refused)
    except Exception:
        log.exception("table %s: its steward failed", table_id)
    return steward.AFTER_A_FAULT
