"""Many workers on one database: which one runs which table, what the others wrote, and who is connected."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Protocol

from spieltisch.core.setup import Seconds
from spieltisch.tables import companions, leases
from spieltisch.tables.facts import AnyFact, Wrote
from spieltisch.tables.listener import Listener
from spieltisch.tables.live import Tables
from spieltisch.tables.worker_news import Counted, WorkerNews

log = logging.getLogger(__name__)


class Counts(Protocol):
    """Rate limit counts, shared with the other workers."""

    def told(self) -> Counted:
        """Return the changes that the other workers must know, and mark them as reported."""
        ...

    def tell_again(self) -> None:
        """Include all that is held in the next report: a new worker, or one that missed it, needs it."""
        ...

    def hear(self, worker: str, counted: Counted) -> None:
        """Apply another worker's counts."""
        ...

    def lose(self, worker: str) -> None:
        """Forget everything held at a worker that has ended."""
        ...


class Cluster:
    """One of several workers: the part of this process that works with the others."""

    def __init__(
        self,
        tables: Tables,
        watched: Callable[[], Collection[str]],
        on_rewritten: Callable[[], None],
    ) -> None:
        """Take the tables, a list of those watched here, and a callback for guests who have changed."""
        self._tables = tables
        self._store = tables.store
        self.counts: Counts | None = None
        """The counts behind the rate limits; None if each worker counts on its own."""
        self._watched = watched
        self._on_rewritten = on_rewritten
        self._ours: set[str] = set()
        """The tables that this worker runs."""
        self._asked: set[str] = set()
        """The tables that were watched here at the last renewal of the leases."""
        self._heard: dict[str, Seconds] = {}
        """When each of the other workers last sent a heartbeat."""
        self._facts: list[AnyFact] = []
        self._asks = False
        self._renew = asyncio.Event()
        self._listener: Listener | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start listening to the other workers and sending heartbeats."""
        self._tables.presence.tell = self._tables.company.tell = self._tell
        self._listener = self._store.listener(self._hear, self._missed)
        self._tables.is_told = lambda: self._listener is not None and self._listener.is_listening
        self._task = asyncio.create_task(self._live())

    async def stop(self) -> None:
        """Hand our tables over to the other workers at once."""
        if self._task is None or self._listener is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        with suppress(Exception):  # the database may be away; the others notice on their own
            await self._store.leave()
        await self._listener.close()

    def count(self) -> int:
        """Return the number of workers, including this one."""
        return 1 + len(self._heard)

    def runs(self, table_id: str) -> bool:
        """Return whether this worker runs a table: plays for its bots and keeps its time."""
        if table_id not in self._ours and table_id not in self._asked:
            self._renew.set()  # somebody has just started watching it
        return table_id in self._ours

    async def _live(self) -> None:
        while True:
            self._renew.clear()
            try:
                await self._give_sign()
            except Exception as error:  # the next heartbeat may get through
                log.warning("no heartbeat could be sent: %s", error)
                self._ours = set()
            self._bury()
            with suppress(TimeoutError):
                # not wait_for: Python 3.11 loses a cancellation that coincides with the event
                async with asyncio.timeout(leases.EACH):
                    await self._renew.wait()
            await asyncio.sleep(0.01)  # many people may start watching at the same moment

    async def _give_sign(self) -> None:
        facts, self._facts = tuple(self._facts), []
        asks, self._asks = self._asks, False
        before = self._ours
        worker = self._store.worker
        self._asked = set(self._watched())
        wanted, unwanted = self._asked - before, before - self._asked
        try:
            self._ours = await self._store.change(leases.renew, worker, wanted, unwanted)
            counted = Counted() if self.counts is None else self.counts.told()
            await self._store.tell(WorkerNews(worker, facts=facts, counted=counted, asks=asks))
        except Exception:
            self._keep_untold(facts, asks)
            raise
        for table_id in self._ours - before:
            self._tables.wake(table_id)

    def _keep_untold(self, facts: tuple[AnyFact, ...], asks: bool) -> None:
        """Keep what did not fit into this heartbeat for the next one."""
        self._facts = [*facts, *self._facts]
        self._asks = self._asks or asks
        if self.counts is not None:
            self.counts.tell_again()

    def _tell(self, fact: AnyFact) -> None:
        self._facts.append(fact)
        self._renew.set()

    def _hear(self, news: WorkerNews) -> None:
        if news.worker == self._store.worker:
            return
        is_new = news.worker not in self._heard
        self._heard[news.worker] = time.monotonic()
        if is_new:
            self._asks = True
            self._renew.set()
        self._hear_of_rewriting(news)
        for table_id, n in news.entries.items():
            self._tables.notice(table_id, n)
        for table_id in news.public:
            self._tables.publish(table_id)
        for fact in news.facts:
            self._tables.presence.hear(news.worker, fact)
            self._tables.company.hear(fact)
            self._tables.wake(fact.table)
        if self.counts is not None:
            self.counts.hear(news.worker, news.counted)
        if news.asks:
            self._say_again()
        if news.leaves:
            self._lose(news.worker)

    def _hear_of_rewriting(self, news: WorkerNews) -> None:
        if news.rewritten:
            self._tables.forget(news.rewritten)
            self._on_rewritten()
        for guest in news.forgotten:
            self._forget(guest)

    def _forget(self, guest: str) -> None:
        """Forget what a guest said, including what we have not yet passed on."""
        self._tables.company.forget(guest)
        self._facts = [
            fact
            for fact in self._facts
            if not isinstance(fact, Wrote) or companions.owner(fact.guest) != guest
        ]

    def _missed(self) -> None:
        """Reread every watched table, and ask the other workers who is connected: some may have left."""
        for worker in list(self._heard):
            self._lose(worker)
        self._tables.doubt_all()
        self._asks = True
        self._say_again()

    def _say_again(self) -> None:
        """Report who is connected here and what they hold, to a worker that is new or missed it."""
        self._facts += self._tables.presence.facts()
        if self.counts is not None:
            self.counts.tell_again()
        self._renew.set()

    def _bury(self) -> None:
        """Forget workers that have stopped sending heartbeats."""
        last = time.monotonic() - leases.VALID
        for worker in [worker for worker, heard in self._heard.items() if heard < last]:
            self._lose(worker)

    def _lose(self, worker: str) -> None:
        self._heard.pop(worker, None)
        if self.counts is not None:
            self.counts.lose(worker)
        for table_id in self._tables.presence.lose(worker):
            self._tables.wake(table_id)
        self._renew.set()
