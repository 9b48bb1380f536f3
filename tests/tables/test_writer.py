"""One thread writes: pending changes share a transaction, and each succeeds or fails on its own."""

import asyncio
import sqlite3
from functools import partial

import pytest
from sqlalchemy import event, insert, select
from sqlalchemy.exc import OperationalError

from spieltisch.core.errors import Refused
from spieltisch.tables import schema, writer
from spieltisch.tables.entries import Ticked
from spieltisch.tables.log_rows import row_of
from spieltisch.tables.store import Lost
from tests.tables.people import ANNA, BEN, open_tables, play_one, started


def commits_of(store):
    counted = []
    event.listen(store._engine, "commit", counted.append)
    return counted


def add_guest(connection, guest):
    connection.execute(insert(schema.guests).values(id=guest, name="Somebody"))


async def guests_in(store):
    return set(await store.query(lambda c: list(c.execute(select(schema.guests.c.id)).scalars())))


async def hold_up(store):
    """Keep the writer busy until the event is set; return that event and the task that waits for it."""
    loop, free, begun = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()

    def wait(_):
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(free.wait(), loop).result()

    task = asyncio.create_task(store.change(wait))
    await begun.wait()
    return free, task


async def test_moves_at_many_tables_share_one_commit(tmp_path):
    async with open_tables(tmp_path) as tables:
        waiting = [await started(tables) for _ in range(8)]
        free, holding = await hold_up(tables.store)
        commits = commits_of(tables.store)
        playing = [asyncio.create_task(play_one(tables, table)) for table in waiting]
        await asyncio.sleep(0)
        free.set()
        done = await asyncio.gather(holding, *playing)
        assert len(commits) == 2  # that of the change they waited for, and their own
        for table in done[1:]:
            assert [n for n, _, _ in await tables.store.read(table.id)] == list(range(table.n + 1))


async def test_a_change_that_fails_takes_no_other_with_it(tmp_path):
    async with open_tables(tmp_path) as tables:
        store, table = tables.store, await started(tables)
        row = row_of(table.id, table.n + 1, table.at, Ticked(1))

        def fails(connection):
            add_guest(connection, "c" * 32)
            raise Refused("stale", "Too late.")

        free, _ = await hold_up(store)
        done = asyncio.gather(
            store.change(add_guest, ANNA),
            store.change(fails),
            store.change(add_guest, ANNA),
            store._writer.append(row),
            store._writer.append(row_of(table.id, table.n, 0, Ticked(1))),
            store._writer.append({**row, "at": 7}),
            store._writer.append(row_of("unknown", 0, 0, Ticked(1))),
            store.change(add_guest, BEN),
            return_exceptions=True,
        )
        await asyncio.sleep(0)
        free.set()
        kinds = [type(each) for each in await done]
        nothing = type(None)
        assert kinds == [nothing, Refused, Lost, nothing, Lost, Lost, Lost, nothing]
        assert await guests_in(store) == {ANNA, BEN}
        assert (await store.read(table.id))[-1] == (table.n + 1, table.at, Ticked(1))


async def test_a_locked_database_is_waited_for(tmp_path):
    async with open_tables(tmp_path) as tables:
        table = await started(tables)
        await tables.store.change(partial(lambda c: c.exec_driver_sql("PRAGMA busy_timeout=1")))
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        playing = asyncio.create_task(play_one(tables, table))
        await asyncio.wait([playing], timeout=0.3)
        assert not playing.done()
        other.execute("ROLLBACK")
        other.close()
        assert (await playing).n == table.n + 1


async def test_what_cannot_be_written_is_refused_as_our_trouble_and_can_be_tried_again(tmp_path):
    async with open_tables(tmp_path) as tables:
        tables.store._patience._seconds = 0.5
        table = await started(tables)
        pages = await tables.store.change(
            lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one()
        )

        def limit(most, connection):
            connection.exec_driver_sql(f"PRAGMA max_page_count={most}")

        def fill(connection):
            row = {"id": "x" * 1_000_000, "name": ""}
            connection.execute(insert(schema.guests).values(row))

        await tables.store.change(partial(limit, pages))
        with pytest.raises(Refused, match="store_unavailable"):
            await tables.store.change(fill)
        await tables.store.change(partial(limit, 1_000_000))
        assert (await play_one(tables, table)).n == table.n + 1


async def test_a_commit_in_doubt_is_not_taken_for_somebody_elses(tmp_path, monkeypatch):
    """The database went away after it had committed, before it said so: the row is ours."""
    async with open_tables(tmp_path) as tables:
        table = await started(tables)
        monkeypatch.setattr(writer, "PAUSE", 0.0)
        original, calls = writer._write_all, []

        def twice(connection, jobs, is_repeated):
            calls.append(is_repeated)
            original(connection, jobs, is_repeated)
            if len(calls) == 1:
                connection.commit()
                raise OperationalError("COMMIT", None, Exception("the server went away"))

        monkeypatch.setattr(writer, "_write_all", twice)
        assert (await play_one(tables, table)).n == table.n + 1
        assert calls == [False, True]
        assert len(await tables.store.read(table.id)) == table.n + 2
