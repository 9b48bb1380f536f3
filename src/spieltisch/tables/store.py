"""The store: one log whose primary key (table, n) is the only lock."""

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from spieltisch.tables import leases, schema, table_index
from spieltisch.tables.database import (
    READERS,
    Lines,
    copy_before_migration,
    engine_at,
    for_writing,
    patiently,
    upgrade,
    verify_whole,
)
from spieltisch.tables.listener import Listener
from spieltisch.tables.log_rows import Damaged, Logged, read_log
from spieltisch.tables.patience import HURRY, Patience
from spieltisch.tables.table_index import Writing
from spieltisch.tables.worker_news import WorkerNews
from spieltisch.tables.writer import PAUSE, Lost, Writer, is_passing, unavailable

__all__ = ["Damaged", "Logged", "Lost", "Store", "Writing", "read_log"]

T = TypeVar("T")
P = ParamSpec("P")


class Store:
    """Guests and tables in a database. Queries run in a few threads, changes in a single one."""

    def __init__(self, address: str | URL) -> None:
        """Take a database's address, such as sqlite:///file."""
        self._engine = engine_at(address)
        self._writing = for_writing(self._engine)
        self.is_shared = self._engine.dialect.name != "sqlite"
        """Whether other processes may serve the same tables and notify us of what they write."""
        self.worker = secrets.token_hex(4)
        """Our name among those processes."""
        self._patience = Patience()
        self._lines = Lines(self._engine)
        worker = self.worker if self.is_shared else None
        self._writer = Writer(self._writing, worker, self._patience)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._is_prepared = False

    async def migrate(self) -> None:
        """Bring the database to the newest schema, in a thread."""
        await asyncio.to_thread(self.prepare)

    def transaction(self) -> AbstractContextManager[Connection]:
        """Begin a transaction outside the writer's thread, for a tool that has the store to itself."""
        return self._writing.begin()

    def secret(self, proposed: bytes) -> bytes:
        """Return the key with which all workers sign cookies; the first proposal is kept."""
        return patiently(self._engine, lambda: self._secret(proposed))

    def _secret(self, proposed: bytes) -> bytes:
        of = schema.secrets.c
        with self._writing.begin() as connection:
            connection.execute(
                postgresql.insert(schema.secrets)
                .values(name=schema.COOKIES, value=proposed)
                .on_conflict_do_nothing()
            )
            found = select(of.value).where(of.name == schema.COOKIES)
            return bytes(connection.execute(found).scalar_one())

    def prepare(self) -> None:
        """Check the database, and upgrade it to the newest schema, after copying an older one.

        Once is enough: checking a large file takes long.
        """
        if not self._is_prepared:
            patiently(self._engine, self._prepare)
            self._is_prepared = True

    def _prepare(self) -> None:
        with self._engine.connect() as connection:
            verify_whole(connection)
            copy_before_migration(connection)
        with self._writing.begin() as connection:
            if self.is_shared:  # so that two workers starting together do not migrate twice
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7316)")
            upgrade(connection)

    def hurry(self) -> None:
        """Stop waiting for an absent database: the server is stopping."""
        self._patience.hurry()
        cutting = threading.Timer(HURRY, self._cut_if_hung)
        cutting.daemon = True
        cutting.start()

    def _cut_if_hung(self) -> None:
        """Cut the connections to a database that accepts what we send but does not answer."""
        if self._writer.is_hung(HURRY):
            self._lines.cut()

    async def close(self) -> None:
        """Write pending changes, and close the connections."""
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def query(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Run a query in a thread: `await store.query(history.all_of, guest)`."""

        def read() -> T:
            with self._engine.connect() as connection:
                return work(connection, *args, **more)

        loop, began = asyncio.get_running_loop(), time.monotonic()
        while not self._patience.is_gone:
            try:
                return await loop.run_in_executor(self._readers, read)
            except DBAPIError as error:
                if not is_passing(error) or self._patience.is_over(began):
                    raise unavailable() from error
            await asyncio.sleep(PAUSE)
        raise unavailable()

    async def change(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **more: P.kwargs
    ) -> T:
        """Run a change in the writer's thread, all or nothing."""
        return await self._writer.change(lambda connection: work(connection, *args, **more))

    async def open(self, opening: Sequence[Writing], *others: Writing) -> None:
        """Write a new table's first entries, and `others` with them, all or nothing; or raise Lost.

        There may be thousands: the index is updated once, from the last table, and only that must be whole.
        """
        rows = [table_index.row_for(writing) for writing in opening]
        entries = {each.table.id: each.table.n for each in others}
        news = WorkerNews(self.worker, entries, public=table_index.public(opening[-1].table))
        await self._writer.change(
            lambda connection: table_index.open_table(connection, opening, rows, others), news
        )

    async def append(self, writing: Writing) -> None:
        """Write the next entry of a table, or raise Lost if that number is taken."""
        row = table_index.row_for(writing)
        if table_index.changes_index(writing):
            table = writing.table
            news = WorkerNews(self.worker, {table.id: table.n}, public=table_index.public(table))
            work = partial(table_index.append, writing=writing, row=row)
            await self._writer.change(work, news)
        else:
            await self._writer.append(row)

    async def tell(self, news: WorkerNews) -> None:
        """Tell the other workers something that is not stored."""
        await self._writer.change(_nothing, news)

    async def leave(self) -> None:
        """Hand our tables over to the other workers, and tell them."""
        news = WorkerNews(self.worker, leaves=True)
        await self._writer.change(lambda connection: leases.give_up(connection, self.worker), news)

    async def rewrite(
        self,
        table_ids: Iterable[str],
        work: Callable[[Connection], T],
        forgotten: tuple[str, ...] = (),
    ) -> T:
        """Change logs that are already written, and tell the other workers to reread them.

        They are also told which guests are forgotten.
        """
        news = WorkerNews(self.worker, rewritten=tuple(table_ids), forgotten=forgotten)
        return await self._writer.change(work, news)

    def listener(
        self, on_news: Callable[[WorkerNews], None], on_gap: Callable[[], None]
    ) -> Listener:
        """Listen to the other workers in a thread; it makes the running event loop call these callbacks."""
        return Listener(self._engine.url, on_news, on_gap)

    async def read(self, table_id: str, after: int = -1) -> list[Logged]:
        """Read a table's entries after number `after`."""
        return await self.query(read_log, table_id, after)

    async def seated(self, guest: str, phases: Iterable[str], most: int | None = None) -> list[str]:
        """Find the tables where a guest sits, newest first; all of them unless there is a limit."""
        column = schema.tables.c
        query = (
            select(column.id)
            .join(schema.seated, schema.seated.c.table == column.id)
            .where(schema.seated.c.guest == guest, column.phase.in_(list(phases)))
            .order_by(column.opened.desc())
            .limit(most)
        )
        return await self.query(_scalars, query)

    async def name_of(self, guest: str) -> str:
        """Return a guest's name; it is empty until they have chosen one."""
        query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        return "".join(await self.query(_scalars, query))

    async def names(self) -> dict[str, str]:
        """Return everybody's name, by guest."""
        return await self.query(_names)

    async def rename(self, guest: str, name: str) -> None:
        """Store a guest's name."""
        await self.change(_rename, guest, name)


def _nothing(_: Connection) -> None:
    pass


def _scalars(connection: Connection, query: Any) -> list[str]:
    return list(connection.execute(query).scalars())


def _names(connection: Connection) -> dict[str, str]:
    query = select(schema.guests.c.id, schema.guests.c.name)
    return {str(guest): str(name) for guest, name in connection.execute(query)}


def _rename(connection: Connection, guest: str, name: str) -> None:
    """Write a name in one statement: another worker may write the same guest's name at the same time."""
    inserting = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = inserting(schema.guests).values(id=guest, name=name)
    connection.execute(new.on_conflict_do_update(index_elements=["id"], set_={"name": name}))
