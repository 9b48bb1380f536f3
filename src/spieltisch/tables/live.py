"""The live tables of this process: read, act, wake. Other processes may serve the same tables."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
from cachetools import FIFOCache
from sqlalchemy import Connection

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Millis, Seat, Seconds
from spieltisch.tables import checks, identities
from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.commands import Decide, Play, Stand, carry_out
from spieltisch.tables.company import Company
from spieltisch.tables.entries import AnyEntry, Moved, MoveId, Rematched, Ticked
from spieltisch.tables.loading import Quarantine, carried_on, loaded, outdated
from spieltisch.tables.log_rows import Newer
from spieltisch.tables.openings import Moment, Order, can_be_id, ordered, reopened, rewound
from spieltisch.tables.presence import Presence
from spieltisch.tables.store import Damaged, Lost, Store, Writing
from spieltisch.tables.table import Table, after, elapsed
from spieltisch.tables.table_cache import TableCache
from spieltisch.tables.view import TableView, common_view
from spieltisch.tables.watching import Watch, Watchers

T = TypeVar("T")

LONG_LOG = 500
"""A log with at least this many entries is folded in a thread, so that other tables need not wait."""
A_MOMENT: Seconds = 0.05
"""How long a view counts as current."""
MOST_WRITTEN = 10_000
"""How many tables we remember having written."""
USUAL_DRIFT: Seconds = 2.0
"""How far the clocks of two machines may normally differ."""
TRIES = 20
"""After how many lost races in a row a command gives up."""
MOST_REFUSED = 10_000
"""How many refusals are kept; copies of a move arrive within the lifetime of a connection."""
MOST_TABLES = 30
"""The most unfinished tables that a guest may sit at."""


class CommonView(msgspec.Struct):
    """What everyone sees of a table at a given moment."""

    of: Table
    present: Table
    """The table after time has acted on it."""
    view: TableView
    spectators: str | None = None
    """The news for spectators, encoded once for all of them."""


class Tables:
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
        self.store = store
        self.timing = timing or Timing()
        self.clock = clock or Clock()
        self.presence = Presence(self.timing, self.clock)
        self.company = Company(self.clock)
        self.quarantine = Quarantine()
        self._ahead: dict[str, Millis] = {}
        """How far a table's time is ahead of the clock, if the clock was set back since its last entry."""
        self._is_alone = is_alone
        self.is_told: Callable[[], bool] = lambda: is_alone
        """Returns whether we hear of everything that other processes write, so that memory can be trusted."""
        self._behind: set[str] = set()
        """Watched tables to which other processes have added entries that are not yet in memory."""
        self.on_commit: Callable[[Seconds], object] = _ignore
        """Called with how long each entry took to reach the disk."""
        self.on_change: Callable[[str | None], object] = _ignore
        """Called with the table whose contents or visitors have changed; None if it may be any table."""
        self._kept = TableCache()
        self._written: dict[str, Seconds] = {}
        """When we wrote a table's newest entry; absent if something else has woken its watchers since."""
        self.watchers = Watchers()
        self.common_views: dict[str, CommonView] = {}
        """What everyone sees of a table, made once for all watchers who get the same news."""
        self._readings: dict[str, asyncio.Task[Table]] = {}
        self._being_read: Counter[str] = Counter()
        """How many reads of a table are in progress; news that arrives during a read may be newer."""
        self._refused: FIFOCache[tuple[str, str, MoveId], Refused] = FIFOCache(MOST_REFUSED)
        """Refusals by table, guest and move, so that no late copy of a refused move is played."""
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Queues of commands by table, so that entries keep the order of arrival; not a lock on the log."""
        self.public_changes = 0
        """How often tables that the lobby shows have changed, as far as we know."""
        self._rewritten = 0
        """How often logs were rewritten; anything read before that is out of date, whatever its length."""

    def now(self, table: Table) -> Millis:
        """Return the time at a table; it never goes backwards."""
        return self._time_at(table, self.clock.wall())

    @property
    def kept(self) -> int:
        """The number of tables in memory."""
        return len(self._kept)

    def is_kept(self, table_id: str) -> bool:
        """Return whether a table is in memory, so that reading it costs next to nothing."""
        return self._kept.get(table_id) is not None

    def guests_at(self, table_id: str) -> set[str]:
        """Return all guests known here to sit at a table or to be connected to it."""
        known = self._kept.get(table_id)
        return self.presence.guests_at(table_id).union(() if known is None else known.guests)

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

    async def glanced(self, table_id: str) -> Table:
        """Return a table as of a moment ago, up to date with the time: good enough for a list."""
        table = await self.recent(table_id)
        return table if _overdue(table, self.now(table)) is None else await self.ticked(table_id)

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
        async with self._queue(writings[0].table.id):
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
        if len(await self.store.seated(guest, ("open", "playing"), MOST_TABLES)) == MOST_TABLES:
            raise Refused(
                "too_many_tables", "You are seated at too many tables; finish or leave some first."
            )

    async def act(self, table_id: str, decide: Decide) -> Table:
        """Carry out a command at a table: verify it against the newest entry, then win the race for the next.

        Its time is that of its arrival, not that of its turn in the queue. It is first tried on the
        table in memory: if that is out of date, the race is lost; a refusal is checked against the log.
        """
        arrived = self.clock.wall()
        async with self._queue(table_id):
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
                self._refused[key] = refused
            raise

    async def ticked(self, table_id: str) -> Table:
        """Log what time has done to a table, and return the newest table."""
        table = await self.newest(table_id)
        if _overdue(table, self.now(table)) is None:
            return table
        async with self._queue(table_id):  # behind the moves that arrived in time
            table = await self.newest(table_id)
            due = _overdue(table, self.now(table))
            with suppress(Lost):  # another worker wrote an entry, which includes what time did
                if due is not None:
                    return await self._append(table, lambda _: Ticked(due), self.now(table))
        return await self.newest(table_id)

    def _queue(self, table_id: str) -> asyncio.Lock:
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
            async with self._queue(table_id):
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
            async with self._queue(leading_there.table):
                await self.store.open(writings, Writing(later, leading_there))
        except Lost:
            return await self.newest(table.id)
        self.wake(table.id)
        if writings[-1].table.opening.listed:
            self.publish(leading_there.table)
        return self._keep(later)

    async def leave_all(self, guest: str, beside: str | None = None) -> None:
        """Make a guest and their companions leave every unfinished table; bots play on for them.

        With `beside`, they only leave the tables where that other guest sat with them.
        """
        seated = await self.store.seated(guest, ("open", "playing"))
        if beside is not None:
            shared = await self.store.query(identities.together, guest, beside)
            seated = [table_id for table_id in seated if table_id in shared]
        for table_id in seated:
            with suppress(Refused):  # the game has just ended, or another version made it
                for _, who in (await self.newest(table_id)).on_device(guest):
                    await self.act(table_id, partial(Stand().entry, guest=who))

    async def forget_guest(self, guest: str) -> None:
        """Forget a guest in everything that is stored, and what they said, on every worker."""
        work = partial(identities.forget, guest=guest)
        await self.rewrite(guest, work, forgotten=(guest,))
        self.company.forget(guest)

    async def rewrite(
        self, guest: str, work: Callable[[Connection], T], forgotten: tuple[str, ...] = ()
    ) -> T:
        """Run work that may rewrite all logs that name a guest, in one transaction.

        Until it has ended and these tables are out of memory, this process writes nothing else to them.
        """
        held = set(await self.store.query(identities.mentioning, guest))
        while True:
            async with AsyncExitStack() as stack:
                for table_id in sorted(
                    held
                ):  # always in the same order, so that two rewrites never wait for each other
                    await stack.enter_async_context(self._queue(table_id))
                stack.callback(self.forget, held)  # after the transaction, before the queues go on
                try:
                    verified = partial(_rewritten, guest=guest, held=frozenset(held), work=work)
                    return await self.store.rewrite(held, verified, forgotten)
                except _Mentioned as more:
                    held = held.union(more.tables)

    def forget(self, table_ids: Iterable[str]) -> None:
        """Forget tables whose logs were rewritten."""
        self._rewritten += 1
        for table_id in table_ids:
            self._kept.pop(table_id)
            self.wake(table_id)

    @contextmanager
    def watch(self, table_id: str) -> Iterator[Watch]:
        """Yield an event that is set whenever the table changes."""
        try:
            with self.watchers.watch(table_id) as watch:
                self._kept.pin(table_id)
                yield watch
        finally:
            if table_id not in self.watchers:
                self._kept.unpin(table_id)
                self.common_views.pop(table_id, None)

    def notice(self, table_id: str, n: int) -> None:
        """Note that another process wrote an entry to a table's log."""
        known = self._kept.get(table_id)
        is_newer = table_id in self._being_read if known is None else known.n < n
        if is_newer:
            self._behind.add(table_id)
            self.wake(table_id)
        else:
            self.on_change(table_id)

    def publish(self, table_id: str) -> None:
        """Note that a table is new in the lobby, or looks different there."""
        self.public_changes += 1
        self.on_change(table_id)

    def doubt_all(self) -> None:
        """Make sure that every table in memory is reread: we may have missed what other processes wrote."""
        self._kept.drop_unwatched()
        self._behind.update(self.watchers.tables())
        self.on_change(None)
        for table_id in self.watchers.tables():
            self.wake(table_id)

    def wake(self, table_id: str) -> None:
        """Wake everyone who watches a table, so that they reread it."""
        self._written.pop(table_id, None)
        self.common_views.pop(table_id, None)
        self.watchers.wake(table_id)
        self.on_change(table_id)

    def common_view(self, table: Table) -> CommonView:
        """Return what everyone sees of a table now, up to date with the time."""
        known, now = self.common_views.get(table.id), self.now(table)
        if (
            known is None
            or known.of is not table
            or now - known.view.now > self.clock.millis(A_MOMENT)
        ):
            present = elapsed(table, now)
            known = CommonView(table, present, common_view(present, self.presence, now))
            if table.id in self.watchers:
                self.common_views[table.id] = known
        return known

    def _keep(self, table: Table) -> Table:
        known = self._kept.get(table.id)
        newer = table if known is None or table.n >= known.n else known
        self._kept.put(newer)
        return newer

    def _time_at(self, table: Table, wall: int) -> Millis:
        at = self.clock.at_table(table.opening.when, wall) + self._ahead.get(table.id, 0)
        return max(table.at, at)

    def _catch_up(self, table: Table) -> None:
        """Continue a table's time from its last entry if the clock was set back: time never stands still."""
        behind = table.at - self.clock.at_table(table.opening.when, self.clock.wall())
        if behind > self._ahead.get(table.id, 0) + self.clock.millis(USUAL_DRIFT):
            self._ahead[table.id] = behind


class _Mentioned(Exception):
    """A guest is named in the logs of tables that are not held yet."""

    def __init__(self, tables: Iterable[str]) -> None:
        super().__init__()
        self.tables = frozenset(tables)


def _rewritten(
    connection: Connection, guest: str, held: frozenset[str], work: Callable[[Connection], T]
) -> T:
    found = identities.mentioning(connection, guest)
    if not held.issuperset(found):
        raise _Mentioned(found)
    return work(connection)


def _note_failure(reading: asyncio.Task[Table]) -> None:
    """Retrieve the exception of a failed read: all callers may have gone, and asyncio would complain."""
    if not reading.cancelled():
        reading.exception()


def _unknown() -> Refused:
    return Refused("unknown_table", "There is no such table.")


def _ignore(_: object) -> None:
    """Do nothing: there is nobody to tell."""


def _overdue(table: Table, now: Millis) -> Millis | None:
    return table.due if table.due is not None and table.due <= now else None
