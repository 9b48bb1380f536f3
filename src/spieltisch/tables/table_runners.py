"""Runners of watched tables: while somebody watches a table, a runner serves it; otherwise it sleeps."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from spieltisch.core.errors import Refused
from spieltisch.core.review import adviser
from spieltisch.core.setup import Seconds
from spieltisch.tables.live import Tables
from spieltisch.tables.table import Table
from spieltisch.tables.table_runner import TableRunner
from spieltisch.workers.pool import WorkerPool
from spieltisch.workers.worker import WorkerLost

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[Seconds | None]]
"""Does what is due now, and returns how long until there is more to do."""


class TableRunners:
    """One runner for each table that somebody watches."""

    def __init__(
        self,
        tables: Tables,
        workers: WorkerPool,
        runs: Callable[[str], bool] = lambda _: True,
    ) -> None:
        """Take the tables and the workers in which bots think; `runs` says which tables are ours to run."""
        self._tables = tables
        self.runs = runs
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._lookers: Counter[str] = Counter()
        self._preparing: set[asyncio.Task[None]] = set()

    @property
    def running(self) -> int:
        """The number of tables that somebody watches."""
        return len(self._lookers)

    def look(self, table_id: str) -> None:
        """Note that somebody watches a table: start its runner."""
        self._lookers[table_id] += 1
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._serve(table_id))

    def look_away(self, table_id: str) -> None:
        """Note that somebody has stopped watching a table; when nobody is left, it sleeps."""
        self._lookers[table_id] -= 1
        if self._lookers[table_id] <= 0:
            del self._lookers[table_id]
            self._tables.presence.forget(table_id)
            self._tables.wake(table_id)

    def watched(self) -> list[str]:
        """List the tables that somebody watches here."""
        return list(self._lookers)

    async def stop(self) -> None:
        """Stop every runner once it has finished its current work; bots that are thinking are cancelled."""
        self._lookers.clear()
        for table_id in self._tasks:
            self._tables.wake(table_id)
        await self._workers.close()
        await asyncio.gather(*self._tasks.values())
        await asyncio.gather(*self._preparing)  # a runner that had just started added to these

    async def _prepare(self, table_id: str) -> None:
        """Load what a table's bots need while people are still taking their seats."""
        with suppress(Refused, WorkerLost):
            table = await self._tables.newest(table_id)
            await self._workers.prepare(table.game, levels_at(table))
            if adviser(table.game, table.opening.options) is not None:
                await self._workers.prepare_advice(table.game)

    async def _serve(self, table_id: str) -> None:
        """Keep the time and play for the bots concurrently, so that no thinking bot stops a sandglass."""
        preparing = asyncio.create_task(self._prepare(table_id))
        self._preparing.add(preparing)
        preparing.add_done_callback(self._preparing.discard)
        while table_id in self._lookers:
            serving = TableRunner(self._tables, table_id, self._workers)
            await asyncio.gather(
                self._work(serving, serving.keep_time, _wait),
                self._work(serving, serving.play, serving.look_on),
            )
        del self._tasks[table_id]

    async def _work(self, serving: TableRunner, work: Work, otherwise: Work) -> None:
        """Repeat `work` while the table is ours to run, and `otherwise` while it is not."""
        with self._tables.watch(serving.table_id) as changed:
            while not self._is_done(serving):
                changed.clear()
                is_ours = self.runs(serving.table_id)
                wait = await self._done(serving.table_id, work if is_ours else otherwise)
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await changed.wait()

    async def _done(self, table_id: str, work: Work) -> Seconds | None:
        """Do the work once; after a failure wait a while, since nobody else would retry."""
        try:
            return await work()
        except Refused as refused:
            log.info("table %s: %s", table_id, refused)
        except Exception:
            log.exception("a table's runner failed", extra={"table": table_id})
        return self._tables.timing.after_fault

    def _is_done(self, serving: TableRunner) -> bool:
        """Return whether a runner is done; its two tasks end together, even if somebody returns meanwhile."""
        serving.is_done |= serving.table_id not in self._lookers
        return serving.is_done


async def _wait() -> None:
    """Do nothing, until something changes."""


def levels_at(table: Table) -> set[str]:
    """Return the levels of the bots that think at a table."""
    return {place.bot for place in table.places if place.bot is not None}
