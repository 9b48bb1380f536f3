"""The store: one log with (table, n) as primary key, which is the only lock there is."""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spieltisch.core.setup import Millis
from spieltisch.tables import (
    companions,
    daily_results,
    history,
    personal_bests,
    schema,
    solved_puzzles,
)
from spieltisch.tables.entries import AnyEntry, Moved, Ticked, entry_from
from spieltisch.tables.table import Phase, Table

MIGRATIONS = Path(__file__).parent / "migrations"

Logged = tuple[int, Millis, AnyEntry]


class Lost(Exception):
    """Somebody else wrote that entry first: read on and try again."""


class Writing(msgspec.Struct, frozen=True):
    """An entry to write, and the table after it, from which the index is updated."""

    table: Table
    entry: AnyEntry
    before: Phase | None = None
    """The phase in the index; None if it is not known."""


class Store:
    """Guests and tables in a database."""

    def __init__(self, address: str | URL) -> None:
        """Take an SQLAlchemy address, such as sqlite+aiosqlite:///file."""
        self._engine = create_async_engine(address)
        self._writing = self._engine.execution_options(writes=True)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _tune_sqlite)
            event.listen(self._engine.sync_engine, "begin", _begin_sqlite)

    async def migrate(self) -> None:
        """Bring the database to the newest schema."""
        async with self._writing.begin() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection for a query of one of the indexes."""
        return self._engine.connect()

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that alone writes, and is written whole or not at all."""
        return self._writing.begin()

    async def open(self, opening: Sequence[Writing], *others: Writing) -> None:
        """Write a new table's first entries, and others with them, all or nothing; or raise Lost.

        They may be thousands: the index is updated once, from the last table, which alone must be whole.
        """
        rows = [_row(writing) for writing in opening]
        async with _race(self._writing) as connection:
            for other in others:
                await _append(connection, other)
            await _insert_table(connection, opening[-1].table)
            await connection.execute(insert(schema.log), rows)
            await _index_new(connection, opening[-1].table)

    async def append(self, writing: Writing) -> None:
        """Write the next entry of a table, or raise Lost if that number is taken."""
        async with _race(self._writing) as connection:
            await _append(connection, writing)

    async def read(self, table_id: str, after: int = -1) -> list[Logged]:
        """Read a table's entries after number `after`."""
        async with self._engine.connect() as connection:
            return await read_log(connection, table_id, after)

    async def listed(self, phase: Phase, since: int, most: int) -> list[str]:
        """Find public tables in a phase, newest first."""
        column = schema.tables.c
        query = (
            select(column.id)
            .where(column.listed.is_(True), column.phase == phase, column.opened >= since)
            .order_by(column.opened.desc())
            .limit(most)
        )
        return await self._ids(query)

    async def seated(self, guest: str, phases: Iterable[str], most: int) -> list[str]:
        """Find the tables where a guest sits, newest first."""
        column = schema.tables.c
        query = (
            select(column.id)
            .join(schema.seated, schema.seated.c.table == column.id)
            .where(schema.seated.c.guest == guest, column.phase.in_(list(phases)))
            .order_by(column.opened.desc())
            .limit(most)
        )
        return await self._ids(query)

    async def _ids(self, query: Any) -> list[str]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def name_of(self, guest: str) -> str:
        """Give a guest's name; it is empty until they have chosen one."""
        query = select(schema.guests.c.name).where(schema.guests.c.id == guest)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def personal_bests_of(self, guest: str) -> list[personal_bests.PersonalBest]:
        """List a guest's personal bests, one for each kind."""
        async with self._engine.connect() as connection:
            return await personal_bests.personal_bests_of(connection, guest)

    async def rename(self, guest: str, name: str) -> None:
        """Store a guest's name."""
        async with self._writing.begin() as connection:
            await connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
            await connection.execute(insert(schema.guests).values(id=guest, name=name))


async def read_log(connection: AsyncConnection, table_id: str, after: int = -1) -> list[Logged]:
    """Read a table's entries after number `after`, as this connection sees them."""
    log = schema.log.c
    query = (
        select(log.n, log.at, log.entry).where(log.table == table_id, log.n > after).order_by(log.n)
    )
    rows = (await connection.execute(query)).all()
    return [(n, at, entry_from(entry)) for n, at, entry in rows]


@asynccontextmanager
async def _race(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Begin a transaction in which a clash of keys is a lost race."""
    try:
        async with engine.begin() as connection:
            yield connection
    except IntegrityError as clash:
        raise Lost from clash


async def _insert_table(connection: AsyncConnection, table: Table) -> None:
    row = {
        "id": table.id,
        "opened": table.opening.when,
        "phase": table.phase,
        "listed": table.opening.listed,
    }
    await connection.execute(insert(schema.tables).values(row))


async def _index_new(connection: AsyncConnection, table: Table) -> None:
    await _keep_seated(connection, table)
    if table.phase == "over":
        await _keep_results(connection, table)


async def _append(connection: AsyncConnection, writing: Writing) -> None:
    await connection.execute(insert(schema.log).values(_row(writing)))
    table = writing.table
    if table.phase != writing.before:
        where = schema.tables.c.id == table.id
        await connection.execute(update(schema.tables).where(where).values(phase=table.phase))
    if isinstance(writing.entry, Moved | Ticked):
        if table.phase == "over":
            await _keep_results(connection, table)
        return  # neither a move nor time seats or unseats anybody
    await _keep_seated(connection, table)


async def _keep_seated(connection: AsyncConnection, table: Table) -> None:
    await connection.execute(delete(schema.seated).where(schema.seated.c.table == table.id))
    guests = companions.owners(table.guests)
    rows = [{"guest": guest, "table": table.id} for guest in guests]
    if rows:
        await connection.execute(insert(schema.seated), rows)


async def _keep_results(connection: AsyncConnection, table: Table) -> None:
    await personal_bests.keep(connection, table)
    await history.keep(connection, table)
    await daily_results.keep(connection, table)
    await solved_puzzles.keep(connection, table)


def _row(writing: Writing) -> dict[str, Any]:
    table = writing.table
    entry = msgspec.json.encode(writing.entry)
    return {"table": table.id, "n": table.n, "at": table.at, "entry": entry}


def _tune_sqlite(connection: Any, _: Any) -> None:
    """Make readers never wait for the writer, and acknowledged writes survive a power cut."""
    connection.isolation_level = None  # the driver begins no transactions of its own: we do, below
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock at once if something will be written, so that it is all one step.

    A reader makes a single query, which needs no transaction.
    """
    if connection.get_execution_options().get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
