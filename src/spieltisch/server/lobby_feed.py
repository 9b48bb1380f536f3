"""The feed pushed to pages that show the lobby: the public list, encoded once for all, and their own tables.

While nothing changes, nothing is sent but a regular beat, which tells a page that its connection is alive.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from litestar.exceptions import WebSocketException

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds
from spieltisch.server.lobby_edition import BEAT, Edition, written
from spieltisch.server.messages import MineNews
from spieltisch.server.public_tables import PublicTables
from spieltisch.tables import companions
from spieltisch.tables.live import Tables

log = logging.getLogger(__name__)

EACH: Seconds = 1.0
"""The shortest time between two editions of the public list."""
PAGES_A_SECOND = 2500
"""How many pages a tenth of a core can serve per second; larger crowds get editions less often."""
BEAT_EACH: Seconds = 25.0
"""How long a page may receive nothing; proxies close connections that are silent for a minute."""
LOOK_EACH: Seconds = 5.0
"""How often the feed looks for pages that have received nothing for too long."""
RENEWED_EACH: Seconds = 60.0
"""How often the list is reread without a change: time ends games, and old tables disappear."""
AT_ONCE = 50
"""How many pages get the news in one go."""
PAUSE: Seconds = 0.004
"""How long everything else then has to run."""
READERS = 2
"""For how many pages their own tables are read at once, so that players need not wait for lobby visitors."""


class Visit:
    """A page that shows the lobby."""

    def __init__(
        self,
        guest: str,
        send: Callable[[str], Awaitable[None]],
        read: Callable[[], Awaitable[MineNews]],
    ) -> None:
        """Take the page's guest, how to send to the page, and how to read the guest's own tables."""
        self.guest = guest
        self.read = read
        self.edition = -1
        self.is_mine_old = True
        self.mine = ""
        """What the page was last sent about its own tables."""
        self.tables: frozenset[str] = frozenset()
        self.told_at: Seconds = time.monotonic()
        self.telling: asyncio.Task[None] | None = None
        self._send = send

    async def say(self, text: str) -> None:
        """Send a message; wait while the page has not read earlier ones."""
        await self._send(text)
        self.told_at = time.monotonic()

    @property
    def is_silent(self) -> bool:
        """Whether the page has received nothing for too long."""
        return time.monotonic() - self.told_at >= BEAT_EACH


class LobbyFeed:
    """Sends every page what is new in the lobby."""

    def __init__(self, tables: Tables, public: PublicTables) -> None:
        self._tables = tables
        self._public = public
        self._visits: set[Visit] = set()
        self._by_guest: dict[str, set[Visit]] = {}
        self._by_table: dict[str, set[Visit]] = {}
        """The pages of guests who sit at a table, by table."""
        self._edition: Edition | None = None
        self._editions = 0
        self._changes = -1
        """How often public tables had changed when the newest edition was read."""
        self._renewed_at: Seconds = 0.0
        self._touched: set[str | None] = set()
        self._due = asyncio.Event()
        self._turn = asyncio.Lock()
        self._readers = asyncio.Semaphore(READERS)
        self._running: asyncio.Task[None] | None = None

    @property
    def pages(self) -> int:
        """The number of pages that follow the lobby."""
        return len(self._visits)

    def touch(self, table_id: str | None) -> None:
        """Note that a table has changed; None if it may be any."""
        if self._visits:
            self._touched.add(table_id)
            self._due.set()

    @contextmanager
    def visited(self, visit: Visit) -> Iterator[None]:
        """Keep a page up to date while the block runs."""
        if not self._visits:
            self._edition = None  # nobody has been following changes
        self._visits.add(visit)
        _add(self._by_guest, (visit.guest,), visit)
        self._tell(visit)
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        try:
            yield
        finally:
            self._visits.discard(visit)
            _discard(self._by_guest, (visit.guest,), visit)
            _discard(self._by_table, visit.tables, visit)
            if visit.telling is not None:
                visit.telling.cancel()

    def close(self) -> None:
        """Stop sending to pages."""
        if self._running is not None:
            self._running.cancel()

    async def _run(self) -> None:
        """Send pages what is new until none are left."""
        while self._visits:
            self._due.clear()
            try:
                await self._look()
            except Refused as refused:
                log.info("the lobby's list could not be read: %s", refused)
            except Exception:
                log.exception("the news of the lobby could not be sent")
            await asyncio.sleep(max(EACH, len(self._visits) / PAGES_A_SECOND))
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EACH):
                    await self._due.wait()
        self._running = None

    async def _look(self) -> None:
        touched, self._touched = self._touched, set()
        behind = self._concerned(touched)
        for visit in behind:
            visit.is_mine_old = True
        if self._is_old(touched) and await self._renew():
            behind |= self._visits
        behind.update(visit for visit in self._visits if visit.is_silent)
        for number, visit in enumerate(behind, 1):
            self._tell(visit)
            if number % AT_ONCE == 0:
                await asyncio.sleep(PAUSE)

    def _concerned(self, touched: Iterable[str | None]) -> set[Visit]:
        """Return the pages whose own tables may have changed, or could not be read last time."""
        found = {visit for visit in self._visits if visit.is_mine_old}
        for table_id in touched:
            if table_id is None:
                found.update(*self._by_table.values())
                continue
            found.update(self._by_table.get(table_id, ()))
            for guest in self._tables.guests_at(table_id):
                found.update(self._by_guest.get(companions.owner(guest), ()))
        return found

    def _is_old(self, touched: set[str | None]) -> bool:
        if self._edition is None or self._changes != self._tables.public_changes:
            return True
        is_overdue = time.monotonic() - self._renewed_at >= RENEWED_EACH
        return is_overdue or None in touched or not touched.isdisjoint(self._edition.tables)

    async def _renew(self) -> bool:
        """Reread the list; return whether it has changed."""
        async with self._turn:
            made = await self._read()
            if self._edition is not None and not made.is_new:
                return False
            self._edition, self._editions = made, made.number
            return True

    async def _read(self) -> Edition:
        self._changes = self._tables.public_changes
        self._renewed_at = time.monotonic()
        shown = await self._public.renewed()
        return Edition(self._editions + 1, (*shown.open, *shown.watch), self._edition)

    async def _newest(self) -> Edition:
        if self._edition is not None:
            return self._edition
        async with self._turn:  # many pages may come at once: the first one reads for all
            if self._edition is None:
                self._edition = await self._read()
                self._editions = self._edition.number
            return self._edition

    def _tell(self, visit: Visit) -> None:
        """Start sending a page what it lacks; a page that is still reading gets it afterwards."""
        if visit.telling is None and visit in self._visits:
            visit.telling = asyncio.create_task(self._told(visit))

    async def _told(self, visit: Visit) -> None:
        try:
            await self._tell_on(visit)
        except WebSocketException:
            pass  # the page has gone
        except Refused:
            visit.is_mine_old = True  # next time
        except Exception:
            log.exception("the news of the lobby could not be sent to a page")
        finally:
            visit.telling = None

    async def _tell_on(self, visit: Visit) -> None:
        edition = await self._newest()
        while visit.edition != edition.number or visit.is_mine_old:
            if visit.edition != edition.number:
                known, visit.edition = visit.edition, edition.number
                await visit.say(edition.after(known))
            if visit.is_mine_old:
                await self._tell_mine(visit)
            edition = await self._newest()
        if visit.is_silent:
            await visit.say(BEAT)

    async def _tell_mine(self, visit: Visit) -> None:
        """Send a page where its guest sits, unless it already knows."""
        visit.is_mine_old = False
        async with self._readers:
            news = await visit.read()
        _discard(self._by_table, visit.tables, visit)
        visit.tables = frozenset(table.id for table in news.mine)
        _add(self._by_table, visit.tables, visit)
        text = written(news)
        if text != visit.mine:
            visit.mine = text
            await visit.say(text)


def _add(index: dict[str, set[Visit]], keys: Iterable[str], visit: Visit) -> None:
    for key in keys:
        index.setdefault(key, set()).add(visit)


def _discard(index: dict[str, set[Visit]], keys: Iterable[str], visit: Visit) -> None:
    for key in keys:
        index[key].discard(visit)
        if not index[key]:
            del index[key]
