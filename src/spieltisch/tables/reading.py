"""Reads tables from the log, together for all callers who ask at once, and carries on from memory."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from spieltisch.core.errors import Refused
from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.loading import Quarantine, carried_on, loaded, outdated
from spieltisch.tables.log_rows import Newer
from spieltisch.tables.openings import can_be_id
from spieltisch.tables.store import Damaged, Store
from spieltisch.tables.table import Table
from spieltisch.tables.table_memory import TableMemory

LONG_LOG = 500
"""A log with at least this many entries is folded in a thread, so that other tables need not wait."""


class TableReader(TableMemory):
    """Tables as they are in the log now, or as of a moment ago."""

    def __init__(
        self, store: Store, timing: Timing | None, clock: Clock | None, *, is_alone: bool
    ) -> None:
        super().__init__(timing, clock, is_alone=is_alone)
        self.store = store
        self.quarantine = Quarantine()
        self._readings: dict[str, asyncio.Task[Table]] = {}

    async def newest(self, table_id: str) -> Table:
        """Return a table as it is in the log now, or refuse an unknown one.

        A change wakes everyone at a table at once, so callers that ask before a read begins share that read.
        """
        known = self._kept.get(table_id)
        if known is not None and self._is_alone:
            return known
        reading = self._readings.get(table_id)
        if reading is None:
            reading = self._readings[table_id] = asyncio.create_task(self._read(table_id))
            reading.add_done_callback(_note_failure)
        return await asyncio.shield(reading)

    async def recent(self, table_id: str) -> Table:
        """Return a table as of a moment ago: watchers woken by our own entry need not reread the log."""
        table = self._kept.get(table_id)
        if table is not None and self.is_told() and table_id not in self._behind:
            return table
        written = self._written.get(table_id, -self.timing.recent)
        if table is not None and self.clock.steady() - written < self.timing.recent:
            return table
        return await self.newest(table_id)

    async def _read(self, table_id: str) -> Table:
        del self._readings[table_id]  # a later caller may know of newer entries, and reads again
        self._behind.discard(table_id)
        with self._reading(table_id):
            while True:
                rewritten, known = self._rewritten, self._kept.get(table_id)
                table = await self._read_on(table_id, known)
                if rewritten == self._rewritten:
                    break
        self._catch_up(table)
        if known is not None and table.n > known.n and self._keep(table) is table:
            self.wake(table_id)  # somebody else wrote these: a missed wake-up only costs time
        return self._keep(table)

    @contextmanager
    def _reading(self, table_id: str) -> Iterator[None]:
        """Track a read in progress; one that fails leaves an outdated table in memory.

        Watchers who looked in the meantime got that table: they look again, and see the failure themselves.
        """
        self._being_read[table_id] += 1
        try:
            yield
        except BaseException:
            if self.is_kept(table_id):
                self._behind.add(table_id)
                self.watchers.wake(table_id)
            raise
        finally:
            self._being_read[table_id] -= 1
            if not self._being_read[table_id]:
                del self._being_read[table_id]

    async def _read_on(self, table_id: str, table: Table | None) -> Table:
        self.quarantine.verify(table_id)
        if not can_be_id(table_id):
            raise _unknown()
        try:
            log = await self.store.read(table_id, -1 if table is None else table.n)
            if table is not None:
                return carried_on(table, log)
            if not log:
                raise _unknown()
            if len(log) < LONG_LOG:
                return loaded(table_id, log)
            return await asyncio.to_thread(loaded, table_id, log)
        except Damaged as damaged:
            raise self.quarantine.add(table_id, damaged) from None
        except Newer as newer:
            # without other workers, nobody else could ever serve it
            raise newer if self.store.is_shared else outdated(newer.why) from None


def _note_failure(reading: asyncio.Task[Table]) -> None:
    """Retrieve the exception of a failed read: all callers may have gone, and asyncio would complain."""
    if not reading.cancelled():
        reading.exception()


def _unknown() -> Refused:
    return Refused("unknown_table", "There is no such table.")
