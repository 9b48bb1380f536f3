"""Engines: opening SQLite and PostgreSQL, and upgrading them to the newest schema."""

import logging
import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar
from weakref import WeakSet

import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from psycopg.conninfo import make_conninfo
from psycopg.pq import PGconn, Ping
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds

log = logging.getLogger(__name__)

T = TypeVar("T")

ONE_AT_A_TIME = Lock()
"""Alembic keeps its context in a process-wide variable, so only one thread may upgrade."""

STARTING: Seconds = 20.0
"""How long to wait for a starting PostgreSQL: a machine may start it together with us."""
AGAIN: Seconds = 0.1
"""How long to wait between two attempts."""
MIGRATIONS = Path(__file__).parent / "migrations"
READERS = 4
"""How many queries run at once."""
IMPATIENT = {
    "connect_timeout": 2,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
"""How libpq notices that PostgreSQL's machine is gone; seconds, but `tcp_user_timeout` is milliseconds."""


def engine_at(address: str | URL) -> Engine:
    """Open a database by its address: `sqlite:///file` or `postgresql://user@host/name`.

    Its errors contain the query but no values, so that no names or cookies end up in the server's log.
    """
    url = read_address(address)
    if url.get_backend_name() == "sqlite":
        engine = create_engine(
            url.set(drivername="sqlite"), pool_size=READERS + 2, hide_parameters=True
        )
        event.listen(engine, "connect", _tune_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=READERS + 2,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args=IMPATIENT,
    )


def read_address(address: str | URL) -> URL:
    """Parse a database's address, or refuse one that is neither SQLite nor PostgreSQL."""
    with suppress(ArgumentError, ValueError):
        url = make_url(address)
        if url.get_backend_name() in {"sqlite", "postgresql"}:
            return url
    why = "The address of a database looks like postgresql://user@host/name."
    raise Refused("database_unusable", why)


class Lines:
    """An engine's open connections, so that they can be cut in the middle of a query."""

    def __init__(self, engine: Engine) -> None:
        """Track every connection from now on."""
        self._open: WeakSet[Any] = WeakSet()
        if engine.dialect.name != "sqlite":
            event.listen(engine, "connect", lambda connection, _: self._open.add(connection))

    def cut(self) -> None:
        """Cut all connections: whatever waits for an answer on one of them gets an error."""
        for connection in list(self._open):
            cut(connection)


def cut(connection: psycopg.Connection) -> None:
    """Cut a connection to PostgreSQL, whichever thread is waiting on it."""
    with (
        suppress(OSError, psycopg.Error),
        socket.socket(fileno=os.dup(connection.fileno())) as line,
    ):
        line.shutdown(socket.SHUT_RDWR)


def for_writing(engine: Engine) -> Engine:
    """Return an engine whose transactions may write."""
    return engine.execution_options(writes=True)


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest schema.

    If a newer version has already changed it, older workers can carry on: migrations only add.
    """
    if is_newer(connection):
        log.warning("a newer version has changed the database")
        return
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    with ONE_AT_A_TIME:
        command.upgrade(config, "head")


def is_older(connection: Connection) -> bool:
    """Return whether the schema is older than this version's."""
    found = MigrationContext.configure(connection).get_current_revision()
    return not is_newer(connection) and found != ScriptDirectory(str(MIGRATIONS)).get_current_head()


def is_newer(connection: Connection) -> bool:
    """Return whether a newer version has changed the schema."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    return found is not None and found not in {each.revision for each in known}


@contextmanager
def startup_errors(engine: Engine) -> Iterator[None]:
    """Turn errors from opening a database into a refusal in one sentence."""
    try:
        yield
    except DBAPIError as error:
        where = engine.url.render_as_string(hide_password=True)
        why = " ".join(str(error.orig).split()).rstrip(".?")
        raise Refused("database_unusable", f"{where} cannot be used: {why}.") from None


def patiently(engine: Engine, work: Callable[[], T]) -> T:
    """Do some work at startup; retry while PostgreSQL is starting or recovering from a crash."""
    end = time.monotonic() + STARTING
    before = Ping.REJECT
    while True:
        try:
            with startup_errors(engine):
                return work()
        except Refused:
            now = _ping(engine)
            is_up_now = now == Ping.OK and before == Ping.REJECT  # since we failed
            if not (now == Ping.REJECT or is_up_now) or time.monotonic() > end:
                raise
            before = now
        time.sleep(AGAIN)


def _ping(engine: Engine) -> Ping:
    """Return whether PostgreSQL takes connections; it rejects them while it starts."""
    if engine.dialect.name == "sqlite":
        return Ping.NO_RESPONSE
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return Ping(PGconn.ping(make_conninfo(address, **IMPATIENT).encode()))


def verify_whole(connection: Connection) -> None:
    """Refuse an SQLite file that is damaged or that a newer version has changed.

    Writing to it could make things worse.
    """
    if connection.dialect.name != "sqlite":
        return
    file = connection.engine.url.database
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise Refused(
            "database_damaged", f"{file} is damaged ({found}); put a backup in its place."
        )
    if is_newer(connection):
        why = (
            f"A newer version has changed {file}; start that version, or put a backup in its place."
        )
        raise Refused("database_newer", why)


def copy_before_migration(connection: Connection) -> Path | None:
    """Copy an SQLite file that an older version wrote, so that one can go back; return the copy's path."""
    file = connection.engine.url.database
    if connection.dialect.name != "sqlite" or file is None:
        return None
    before = MigrationContext.configure(connection).get_current_revision()
    if before is None or before == ScriptDirectory(str(MIGRATIONS)).get_current_head():
        return None
    copy = Path(f"{file}.before-upgrade-from-{before}-{_last_written(file)}")
    if not copy.exists():  # a start that fails again and again makes one copy of the same tables
        draft = copy.with_name(f".{copy.name}")
        draft.unlink(missing_ok=True)  # left by a start that found the disk full
        connection.exec_driver_sql("VACUUM INTO ?", (str(draft),))
        draft.rename(copy)
    return copy


def _last_written(file: str) -> str:
    """Return when an SQLite file was last written, in UTC; fresh changes are in the file beside it."""
    found = [part.stat() for part in (Path(file), Path(f"{file}-wal")) if part.exists()]
    moment = max(part.st_mtime for part in found if part.st_size)
    return time.strftime("%Y%m%d-%H%M%S", time.gmtime(moment))


def _tune_sqlite(connection: Any, _: Any) -> None:
    """Make readers never wait for the writer, and acknowledged writes survive a power cut."""
    connection.isolation_level = None  # the driver must not begin transactions: we do, below
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock at once if something will be written, so that the transaction is atomic.

    A reader runs a single query, which needs no transaction.
    """
    if connection.get_execution_options().get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
