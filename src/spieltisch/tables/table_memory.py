"""Tables in memory, the people in front of them, and whether memory can be trusted."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import msgspec
from cachetools import LRUCache

from spieltisch.core.setup import Millis, Seconds
from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.presence import Presence
from spieltisch.tables.table import Table, elapsed
from spieltisch.tables.table_cache import TableCache
from spieltisch.tables.view import TableView, common_view
from spieltisch.tables.watching import Watch, Watchers

A_MOMENT: Seconds = 0.05
"""How long a view counts as current."""
MOST_AHEAD = 10_000
"""For how many tables we remember how far their time is ahead of the clock."""
USUAL_DRIFT: Seconds = 2.0
"""How far the clocks of two machines may normally differ."""


class CommonView(msgspec.Struct):
    """What everyone sees of a table at a given moment."""

    of: Table
    present: Table
    """The table after time has acted on it."""
    view: TableView
    spectators: str | None = None
    """The news for spectators, encoded once for all of them."""


class TableMemory:
    """The newest tables that this process knows, and everyone who watches them."""

    def __init__(self, timing: Timing | None, clock: Clock | None, *, is_alone: bool) -> None:
        """Take the timing and the clock; a process that is alone need not reread what it has in memory."""
        self.timing = timing or Timing()
        self.clock = clock or Clock()
        self.presence = Presence(self.timing, self.clock)
        self._ahead: LRUCache[str, Millis] = LRUCache(MOST_AHEAD)
        """How far a table's time is ahead of the clock, if the clock was set back since its last entry."""
        self._is_alone = is_alone
        self.is_told: Callable[[], bool] = lambda: is_alone
        """Returns whether we are notified of all that other processes write, so memory can be trusted."""
        self._behind: set[str] = set()
        """Watched tables to which other processes have added entries that are not yet in memory."""
        self.on_change: Callable[[str | None], object] = ignore
        """Called with the table whose contents or visitors have changed; None if it may be any table."""
        self._kept = TableCache()
        self._written: dict[str, Seconds] = {}
        """When we wrote a table's newest entry; absent if something else has woken its watchers since."""
        self.watchers = Watchers()
        self.common_views: dict[str, CommonView] = {}
        """What everyone sees of a table, made once for all watchers who get the same news."""
        self._being_read: Counter[str] = Counter()
        """How many reads of a table are in progress; news that arrives during a read may be newer."""
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

    def forget(self, table_ids: Iterable[str]) -> None:
        """Forget tables whose logs were rewritten."""
        self._rewritten += 1
        for table_id in table_ids:
            self._kept.pop(table_id)
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


def ignore(_: object) -> None:
    """Do nothing: there is nobody to tell."""
