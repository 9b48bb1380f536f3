"""The one thread that writes: it commits all pending changes in one transaction, then acknowledges them."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds
from spieltisch.tables.log_rows import Key, Row, insert_rows, key_of
from spieltisch.tables.patience import Patience
from spieltisch.tables.worker_news import CHANNEL, WorkerNews, encoded

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST_AT_ONCE = 500
"""The most changes in one transaction."""
NOTIFY = text("SELECT pg_notify(:channel, :line)")
PAUSE: Seconds = 0.05
"""How long to wait before a retry."""


class Lost(Exception):
    """Somebody else wrote that entry first: read the new entries and try again."""


class Job(msgspec.Struct, eq=False):
    """A pending change: a row of the log or some work, and later its outcome."""

    loop: asyncio.AbstractEventLoop
    told: asyncio.Future[Any]
    row: Row | None = None
    news: WorkerNews | None = None
    """What the other workers are told once it is written."""
    work: Callable[[Connection], Any] | None = None
    result: Any = None
    error: Exception | None = None

    def tell(self) -> None:
        """Hand the outcome to the waiting task."""
        if self.told.done():
            return
        if self.error is None:
            self.told.set_result(self.result)
        else:
            self.told.set_exception(self.error)


class Writer:
    """Writes for a whole process, so that nothing in it ever waits for the database's lock.

    Changes that arrive while a transaction is being committed share the next one, so the disk flushes
    once for all of them. Each is written whole or not at all, and none is affected by another's failure.
    """

    def __init__(
        self, engine: Engine, worker: str | None = None, patience: Patience | None = None
    ) -> None:
        """Take an engine whose transactions write, and our name among other workers, if there are any.

        The thread starts with the first change.
        """
        self._engine = engine
        self._worker = worker
        self._patience = patience or Patience()
        self._began: Seconds | None = None
        """When the database was asked the question that it has not answered yet."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def is_hung(self, seconds: Seconds) -> bool:
        """Return whether the database has not answered for that long."""
        began = self._began
        return began is not None and time.monotonic() - began >= seconds

    async def append(self, row: Row) -> None:
        """Write a row of the log, or raise Lost if its number is taken."""
        await self._do(row=row)

    async def change(self, work: Callable[[Connection], T], news: WorkerNews | None = None) -> T:
        """Do some work in a transaction, or raise Lost if somebody else wrote something conflicting first."""
        result: T = await self._do(work=work, news=news)
        return result

    async def close(self) -> None:
        """Write pending changes, and stop."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(thread.join)

    async def _do(self, **what: Any) -> Any:
        loop = asyncio.get_running_loop()
        job = Job(loop, loop.create_future(), **what)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        self._jobs.put(job)
        # a cancelled caller does not cancel the change: it may be in a transaction already
        return await asyncio.shield(job.told)

    def _run(self) -> None:
        while True:
            jobs, is_last = self._waiting()
            if jobs:
                self._write(jobs)
                _tell(jobs)
            if is_last:
                return

    def _waiting(self) -> tuple[list[Job], bool]:
        """Wait for a change, and take all other pending ones with it."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if self._jobs.empty() or len(jobs) >= MOST_AT_ONCE:
                return jobs, False
            job = self._jobs.get()
        return jobs, True

    def _write(self, jobs: Sequence[Job]) -> None:
        began, is_repeated = time.monotonic(), False
        while True:
            if self._patience.is_gone:
                _fail(jobs, unavailable())
                return
            self._began = time.monotonic()
            try:
                with self._engine.begin() as connection:
                    _write_all(connection, jobs, is_repeated)
                    if self._worker is not None:
                        _notify(connection, self._worker, jobs)
            except DBAPIError as error:
                if is_passing(error) and not self._patience.is_over(began):
                    is_repeated = True
                    time.sleep(PAUSE)
                    continue
                log.error("%d changes could not be written: %s", len(jobs), error.orig)
                _fail(jobs, unavailable())
            except Exception as error:
                _fail(jobs, error)
            self._began = None
            return


def unavailable() -> Refused:
    """Return the refusal of a change that the database cannot take now."""
    return Refused(
        "store_unavailable", "The server cannot save anything at the moment; try again soon."
    )


def _write_all(connection: Connection, jobs: Sequence[Job], is_repeated: bool) -> None:
    rows = {key_of(job.row): job.row for job in reversed(jobs) if job.row is not None}
    written = _write_rows(connection, rows, is_repeated)
    for job in jobs:
        job.result = job.error = None
        if job.work is not None:
            _attempt(connection, job, job.work)
        elif job.row is not None and rows.pop(key_of(job.row), None) is not job.row:
            job.error = Lost()  # an earlier job in this transaction has taken this number
        elif job.row is not None and key_of(job.row) not in written:
            job.error = Lost()


def _write_rows(connection: Connection, rows: Mapping[Key, Row], is_repeated: bool) -> set[Key]:
    """Write all rows at once or, if one of them cannot be written (its table is gone), one by one."""
    try:
        with connection.begin_nested():
            return insert_rows(connection, rows, is_repeated) if rows else set()
    except IntegrityError:
        if len(rows) == 1:
            return set()
        alone = (_write_rows(connection, {key: row}, is_repeated) for key, row in rows.items())
        return set().union(*alone)


def _notify(connection: Connection, worker: str, jobs: Sequence[Job]) -> None:
    """Tell the other workers what was written; PostgreSQL delivers it with the commit."""
    done = [job for job in jobs if job.error is None]
    entries = dict(key_of(job.row) for job in done if job.row is not None)
    for job in done:
        entries.update({} if job.news is None else job.news.entries)
    lines = [*encoded(WorkerNews(worker, entries))] if entries else []
    for job in done:
        if job.news is not None and not job.news.is_entries_only:
            lines += encoded(msgspec.structs.replace(job.news, entries={}))
    for line in lines:
        connection.execute(NOTIFY, {"channel": CHANNEL, "line": line})


def _attempt(connection: Connection, job: Job, work: Callable[[Connection], Any]) -> None:
    """Do one job's work in a way that its failure does not undo the others'."""
    try:
        with connection.begin_nested():
            job.result = work(connection)
    except IntegrityError as clash:
        job.error = Lost()
        job.error.__cause__ = clash
    except OperationalError:
        raise  # the whole transaction is lost
    except Exception as error:
        job.error = error


def is_passing(error: DBAPIError) -> bool:
    """Return whether a retry may help: the database is locked or restarting, or found a deadlock."""
    why = str(error.orig)
    if "readonly" in why or "full" in why or "I/O" in why:
        return False
    return isinstance(error, OperationalError) or error.connection_invalidated


def _fail(jobs: Sequence[Job], error: Exception) -> None:
    for job in jobs:
        job.result, job.error = None, error


def _tell(jobs: Sequence[Job]) -> None:
    """Wake each event loop once for all its changes."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell_all, mine)


def _tell_all(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.tell()
