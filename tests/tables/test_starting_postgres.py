"""A PostgreSQL that is up but takes no connections yet: a start waits for it, but not forever."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from spieltisch.core.errors import Refused
from spieltisch.tables import database
from spieltisch.tables.store import Store
from tests.postgres import Postgres
from tests.server.client import ROOT


@contextmanager
def door(shut: int, behind: int) -> Iterator[int]:
    """Provide the port of a PostgreSQL that refuses this many connections."""
    command = [sys.executable, "-m", "tests.tables.shut_door", str(shut), str(behind)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.kill()


async def test_a_start_waits_for_a_database_that_is_starting(postgres: Postgres):
    address = postgres.new_database()
    with door(5, postgres.port) as port:
        store = Store(address.replace(str(postgres.port), str(port)))
        await store.migrate()
        assert store.secret(b"first") == b"first"
        await store.close()


async def test_a_start_gives_up_in_a_sentence(monkeypatch):
    monkeypatch.setattr(database, "STARTING", 0.3)
    with door(10**6, 0) as port:
        store = Store(f"postgresql://tester@127.0.0.1:{port}/none")
        with pytest.raises(Refused, match="is starting up") as refused:
            await store.migrate()
        await store.close()
    assert refused.value.code == "database_unusable"
