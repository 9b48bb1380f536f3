"""Workers on one PostgreSQL, several of them in one test process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from spieltisch.tables.clock import Clock
from spieltisch.tables.cluster import Cluster
from spieltisch.tables.live import Tables
from spieltisch.tables.table_runners import TableRunners
from spieltisch.workers.pool import WorkerPool
from tests.tables.people import open_tables

PATIENCE = 180.0


class Worker:
    """Everything that one worker has, except its sockets."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.runners = TableRunners(tables, WorkerPool())
        self.rewritten = 0
        self.cluster = Cluster(tables, self.runners.watched, self._count)
        self.runners.runs = self.cluster.runs

    def _count(self) -> None:
        self.rewritten += 1

    def come(self, table_id: str, guest: str) -> None:
        self.tables.presence.come(table_id, guest)
        self.runners.look(table_id)
        self.tables.wake(table_id)

    def go(self, table_id: str, guest: str) -> None:
        self.tables.presence.go(table_id, guest)
        self.runners.look_away(table_id)
        self.tables.wake(table_id)

    async def die(self) -> None:
        """Fall silent without a word, as a killed process does."""
        task, listener = self.cluster._task, self.cluster._listener
        assert task is not None
        assert listener is not None
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await listener.close()
        self.cluster._task = None


@asynccontextmanager
async def working(
    database: str, *, clock: Clock | None = None, **seconds: float
) -> AsyncIterator[Worker]:
    """Run a worker."""
    async with open_tables(database, clock=clock, **seconds) as tables:
        worker = Worker(tables)
        worker.cluster.start()
        try:
            yield worker
        finally:
            await worker.runners.stop()
            await worker.cluster.stop()


async def until(
    holds: Callable[[], bool], reader: Worker | None = None, table_id: str = ""
) -> None:
    """Wait until a condition holds, while a reader follows its table; give up on a hung test."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)
            if reader is not None:
                await reader.tables.recent(table_id)
