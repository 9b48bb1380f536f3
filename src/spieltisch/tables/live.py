"""The live tables of this process: open, act, wake. Other processes may serve the same tables."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from cachetools import FIFOCache

from spieltisch.core.errors import Refused
from spieltisch.core.game import Refusal
from spieltisch.core.setup import Millis, Seat, Seconds
from spieltisch.tables import checks, companions
from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.commands import Decide, Play, Stand, carry_out
from spieltisch.tables.company import Company
from spieltisch.tables.entries import AnyEntry, Moved, MoveId, Rematched, Ticked
from spieltisch.tables.openings import Moment, Order, ordered, reopened, rewound
from spieltisch.tables.reading import LONG_LOG, TableReader
from spieltisch.tables.store import Lost, Store, Writing
from spieltisch.tables.table import Table, after
from spieltisch.tables.table_memory import ignore

MOST_WRITTEN = 10_000
"""How many tables we remember having written."""
TRIES = 20
"""After how many lost races in a row a command gives up."""
MOST_REFUSED = 10_000
"""How many refusals are kept; copies of a move arrive within the lifetime of a connection."""
MOST_TABLES = 30
"""The most unfinished tables that a guest may sit at."""


class Tables(TableReader):
    """All tables: the store behind them, the people in front of them."""

    def __init__(
        self,
        store: Store,
        timing: Timing | None = None,
        clock: Clock | None = None,
        *,
        is_alone: bool = False,
    ) -> None:
        """Serve the tables of a store, with the usual timing and a real clock unless others are given.

        A process that is the only one to serve a store need not reread what it has in memory.
        """
        super().__init__(store, timing, clock, is_alone=is_alone)
        self.company = Company(self.clock)
        self.on_commit: Callable[[Seconds], object] = ignore
        """Called with how long each entry took to reach the disk."""
        self._refused: FIFOCache[tuple[str, str, MoveId], Refusal] = FIFOCache(MOST_REFUSED)
        """Refusals by table, guest and move, so that no late copy of a refused move is played."""
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Queues of commands by table, so that entries keep the order of arrival; not a lock on the log."""

    async def open(self, guest: str, name: str, order: Order) -> Table:
        """Open a table with its host on seat 0, and companions and bots on the requested seats."""
        await self._verify_few(guest)
        return await self._open(ordered(guest, name, order, self.clock.wall()))

    async def play_again(self, table_id: str, guest: str, name: str, moment: Moment) -> Table:
        """Open a table that continues a finished game from a moment, with bots for everybody else."""
        table = await self.ticked(table_id)
        await self._verify_few(guest)
        wanted = (table, guest, name, moment, self.clock)
        if moment.move < LONG_LOG:
            return await self._open(rewound(*wanted))
        return await self._open(await asyncio.to_thread(rewound, *wanted))

    async def _open(self, writings: Sequence[Writing]) -> Table:
        async with self.queue(writings[0].table.id):
            await self.store.open(writings)
            self.public_changes += writings[-1].table.opening.listed
            table = self._keep(writings[-1].table)
            self.on_change(table.id)
            return table

    async def keep_played(self, writings: Sequence[Writing], guest: str) -> Table:
        """Write a whole finished game; if it is already written, return it unchanged."""
        with suppress(Lost):
            return await self._open(writings)
        table = await self.newest(writings[0].table.id)
        checks.seat_at(table, guest)
        return table

    async def _verify_few(self, guest: str) -> None:
        """Make room for another table: the oldest game against bots that was left open ends, or refuse."""
        seated = await self.store.seated(guest, ("open", "playing"), MOST_TABLES)
        if len(seated) < MOST_TABLES:
            return
        for table_id in reversed(seated):
            with suppress(Refused):
                if self._is_forsaken(await self.newest(table_id), guest):
                    await self.leave(table_id, guest)
                    return
        raise Refused(
            "too_many_tables", "You are seated at too many tables; finish or leave some first."
        )

    def _is_forsaken(self, table: Table, guest: str) -> bool:
        """Return whether a guest is away and the only person in a game: nobody would miss it."""
        is_alone = companions.owners(table.guests) == [guest]
        return is_alone and table.phase == "playing" and not self.presence.is_here(table.id, guest)

    async def leave(self, table_id: str, guest: str) -> None:
        """Make a guest and their companions leave a table."""
        for _, who in (await self.newest(table_id)).on_device(guest):
            await self.act(table_id, partial(Stand().entry, guest=who))

    async def act(self, table_id: str, decide: Decide) -> Table:
        """Carry out a command at a table: verify it against the newest entry, then win the race for the next.

        Its time is that of its arrival, not that of its turn in the queue. It is first tried on the
        table in memory: if that is out of date, the race is lost; a refusal is checked against the log.
        """
        arrived = self.clock.wall()
        async with self.queue(table_id):
            known = self._kept.get(table_id)
            for _ in range(TRIES):
                table = known or await self.newest(table_id)
                try:
                    return await self._append(table, decide, self._time_at(table, arrived))
                except Refused:
                    if known is None or (await self.newest(table_id)).n == known.n:
                        raise
                except Lost:
                    if self._is_alone:  # memory is behind the log, and would be trusted again
                        self._kept.pop(table_id)
                known = None
        raise Refused("busy", "Too much is happening at this table at once; try again.")

    async def play(self, table_id: str, guest: str, play: Play) -> Table | None:
        """Play a move once, no matter how often and on how many connections its message arrives.

        Return the table after it, or None if it had already been played.
        """
        key = None if play.id is None else (table_id, guest, play.id)

        def decide(table: Table) -> AnyEntry:
            refused = None if key is None else self._refused.get(key)
            if refused is not None:
                raise Refused(refused.code, refused.why, **refused.details)
            return play.entry(table, guest)

        try:
            return await self.act(table_id, decide)
        except checks.AlreadyDone:
            return None  # the player's newest view already shows it
        except Refused as refused:
            # nothing else has run since the refusal, so a waiting copy will find this
            if key is not None:
                self._refused[key] = Refusal.of(refused)  # the exception would hold on to the table
            raise

    async def ticked(self, table_id: str) -> Table:
        """Log what time has done to a table, and return the newest table."""
        table = await self.newest(table_id)
        if _overdue(table, self.now(table)) is None:
            return table
        async with self.queue(table_id):  # behind the moves that arrived in time
            table = await self.newest(table_id)
            due = _overdue(table, self.now(table))
            with suppress(Lost):  # another worker wrote an entry, which includes what time did
                if due is not None:
                    return await self._append(table, lambda _: Ticked(due), self.now(table))
        return await self.newest(table_id)

    async def glanced(self, table_id: str) -> Table:
        """Return a table as of a moment ago, up to date with the time: good enough for a list."""
        table = await self.recent(table_id)
        return table if _overdue(table, self.now(table)) is None else await self.ticked(table_id)

    def queue(self, table_id: str) -> asyncio.Lock:
        """Return the queue of a table's commands."""
        return self._queues.setdefault(table_id, asyncio.Lock())

    async def _append(self, table: Table, decide: Decide, at: Millis) -> Table:
        entry, later = carry_out(table, decide, at)
        began = time.perf_counter()
        await self.store.append(Writing(later, entry, table.phase))
        self.on_commit(time.perf_counter() - began)
        self.wake(table.id)
        if len(self._written) > MOST_WRITTEN:
            self._written.clear()  # some tables are then read once more than needed
        self._written[table.id] = self.clock.steady()
        if not isinstance(entry, Moved | Ticked) or later.phase != table.phase:
            self.public_changes += later.opening.listed
        return self._keep(later)

    async def rematch(self, table_id: str, guest: str) -> Table:
        """Open a table for the same people, or return the one that is already open."""
        table = await self.ticked(table_id)
        checks.verify_over(table)
        checks.seat_at(table, guest)
        if table.rematch is None:
            async with self.queue(table_id):
                table = await self.newest(table_id)
                seat = checks.seat_at(table, guest)
                if table.rematch is None:
                    table = await self._open_rematch(table, seat)
        return await self.newest(str(table.rematch))

    async def _open_rematch(self, table: Table, seat: Seat) -> Table:
        writings = reopened(table, self.clock.wall())
        leading_there = Rematched(writings[0].table.id, seat)
        later = after(table, leading_there, self.now(table))
        try:
            async with self.queue(leading_there.table):
                await self.store.open(writings, Writing(later, leading_there))
        except Lost:
            return await self.newest(table.id)
        self.wake(table.id)
        if writings[-1].table.opening.listed:
            self.publish(leading_there.table)
        return self._keep(later)


def _overdue(table: Table, now: Millis) -> Millis | None:
    return table.due if table.due is not None and table.due <= now else None
