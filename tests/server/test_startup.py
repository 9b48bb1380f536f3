"""A server whose database cannot be used says so in one sentence, and ends with 2 and without a traceback."""

import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing

import psycopg
import pytest
import uvicorn
from litestar.testing import AsyncTestClient
from sqlalchemy import event

from spieltisch.server.app import create_app
from spieltisch.server.run import listening
from spieltisch.server.settings import Settings
from spieltisch.tables.store import Store
from tests.server.client import free_port

FIRST = "0001"
"""The revision of the schema from which an upgrade is tried."""


def refused(
    data, *words: str, before: tuple[str, ...] = (), prepare: Callable[[], None] | None = None
) -> str:
    """Start a server that cannot start; return its sentence."""
    command = [*before, sys.executable, "-m", "spieltisch", "serve", "--data", str(data)]
    done = subprocess.run(
        [*command, "--port", str(free_port()), *words],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=prepare,
    )
    said = done.stderr.strip()
    assert done.returncode == 2, said
    assert "Traceback" not in said
    assert said.count("\n") == 0, said
    assert said.startswith("spieltisch: database_unusable: "), said
    assert said.endswith("."), said
    return said


def file_of(folder):
    return folder / "tables.sqlite"


@pytest.fixture
def prepared(tmp_path):
    """A folder with a database, and no server."""
    store = Store(f"sqlite:///{file_of(tmp_path)}")
    store.prepare()
    store._engine.dispose()
    return tmp_path


async def test_a_start_checks_the_file_once(prepared):
    """Checking reads all of it, and it may be large."""
    app = create_app(Settings(prepared))
    store, asked = app.state.services.store, []

    @event.listens_for(store._engine, "before_cursor_execute")
    def note(_connection, _cursor, statement, *_):
        asked.append(statement)

    store.prepare()  # as before the server listens
    async with AsyncTestClient(app) as client:
        assert (await client.get("/api/health")).status_code == 200
    assert len([each for each in asked if "quick_check" in each]) == 1


def test_browsers_are_heard_before_the_first_worker_is_there():
    config = uvicorn.Config("no:app", host="127.0.0.1", port=0)
    with listening(config) as port, socket.create_connection(port.getsockname(), 10) as browser:
        assert browser.getpeername() == port.getsockname()


def test_a_file_that_is_no_database(tmp_path):
    file_of(tmp_path).write_bytes(b"SQLite format 3\0" + b"\xff" * 9000)
    refused(tmp_path)


def test_a_file_that_another_program_holds(prepared):
    with closing(sqlite3.connect(file_of(prepared), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "locked" in refused(prepared)


def test_a_file_that_may_not_be_written(prepared):
    """Root may write anything, so the server is started without that right."""
    (prepared / "secret").write_bytes(bytes(32))
    (prepared / "lock").touch()
    for each in prepared.iterdir():
        each.chmod(0o600 if each.name == "lock" else 0o400)
    prepared.chmod(0o500)
    caps = "-dac_override,-dac_read_search"
    without = ("setpriv", f"--bounding-set={caps}", f"--inh-caps={caps}")
    try:
        assert "readonly" in refused(prepared, before=without)
    finally:
        prepared.chmod(0o700)


def test_a_full_disk(tmp_path):
    (tmp_path / "secret").write_bytes(bytes(32))
    refused(tmp_path, prepare=_fill)


def test_a_disk_that_is_full_when_the_schema_changes(prepared):
    """The draft of the copy that is made before does not stop the next start either."""
    with closing(sqlite3.connect(file_of(prepared))) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (FIRST,))
        connection.commit()
    for _ in range(2):
        assert "disk" in refused(prepared, prepare=_fill)
    assert not list(prepared.glob("*.before-upgrade-*"))


def _fill() -> None:
    """Let no file grow beyond 20 kB, as on a disk with that much room."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))


def test_a_database_that_cannot_be_reached(tmp_path):
    refused(tmp_path, "--database", f"postgresql://nobody@127.0.0.1:{free_port()}/none")


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("is_new", [True, False])
def test_a_postgresql_that_may_not_be_written(tmp_path, postgres, workers, is_new):
    address = postgres.new_database()
    if not is_new:
        store = Store(address)
        store.prepare()
        store._engine.dispose()
    name = address.rpartition("/")[2]
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    assert "read-only" in refused(tmp_path, "--database", address, "--workers", workers)


@pytest.mark.parametrize("address", ["nonsense", "mysql://a/b", "postgresql://host:port/name"])
def test_an_address_that_is_none(tmp_path, address):
    assert "postgresql://user@host/name" in refused(tmp_path, "--database", address)
