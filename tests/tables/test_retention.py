"""Old games are deleted, on both stores, and by servers as people run them."""

import asyncio
from contextlib import ExitStack

import httpx
import pytest
from sqlalchemy import select

from spieltisch.core.errors import Refused
from spieltisch.tables import identities, retention, schema
from spieltisch.tables.store import Store
from tests.server.client import serving
from tests.tables.finished_tables import finish
from tests.tables.people import ANNA, BEN, SetClock
from tests.tables.recorded import guest_on, walk, writings_of
from tests.tables.sprint_tables import register_sprint
from tests.tables.worker import PATIENCE, until, working


@pytest.fixture
async def store(database, monkeypatch):
    """An open store with three finished games, a day apart."""
    register_sprint(monkeypatch)
    opened = Store(database)
    await opened.migrate()
    for number in range(3):
        await finish(opened, f"t{number}", (ANNA, BEN), when=number * retention.A_DAY)
    yield opened
    await opened.close()


async def deleted(store):
    """Delete the first of the three games; return what memory has to forget."""
    forgotten = []
    total = await retention.delete_before(store, retention.A_DAY + 1, forgotten.extend)
    assert total == len(forgotten)
    return forgotten


async def all_results(store):
    return await store.query(lambda connection: connection.execute(select(schema.results)).all())


async def test_the_moves_of_old_games_are_deleted_and_their_results_stay(store):
    results = await all_results(store)
    assert await deleted(store) == ["t0"]
    assert await deleted(store) == []
    assert await store.read("t0") == []
    assert await store.read("t1") != []
    assert await all_results(store) == results
    assert "t0" not in await store.seated(ANNA, ("over", "gone"), 10)


async def test_many_games_are_deleted_in_several_transactions(store, monkeypatch):
    monkeypatch.setattr(retention, "AT_ONCE", 1)
    forgotten = []
    assert await retention.delete_before(store, 9 * retention.A_DAY, forgotten.extend) == 3
    assert sorted(forgotten) == ["t0", "t1", "t2"]


async def test_a_guest_who_asks_is_forgotten_also_where_the_moves_were_deleted(store):
    names = select(schema.results.c.name).where(schema.results.c.table == "t0")

    async def named():
        return set(await store.query(lambda connection: connection.execute(names).scalars().all()))

    def left_to_a_bot(connection):
        of = schema.results.c
        connection.execute(
            schema.results.update().where(of.table == "t0", of.guest == BEN).values(guest=None)
        )

    assert len(await named()) == 2
    await store.change(left_to_a_bot)
    await deleted(store)
    await store.rewrite(set(), lambda connection: identities.forget(connection, ANNA))
    assert await named() == {identities.NOBODY}


async def test_deleting_goes_on_after_a_failure_and_memory_forgets(store, monkeypatch, caplog):
    monkeypatch.setattr(retention, "EACH", 0.01)
    original, failures = store.rewrite, iter([Refused("busy", "Not now.")])
    forgotten, has_forgotten = [], asyncio.Event()

    def forget(tables):
        forgotten.extend(tables)
        has_forgotten.set()

    async def rewrite(*arguments):
        for failure in failures:
            raise failure
        return await original(*arguments)

    monkeypatch.setattr(store, "rewrite", rewrite)
    clock = SetClock(2 * retention.A_DAY + 1)
    deleting = asyncio.create_task(retention.delete_old(store, clock, 1, forget))
    await asyncio.wait_for(has_forgotten.wait(), PATIENCE)
    deleting.cancel()
    assert forgotten == ["t0"]
    assert "the next round tries again" in caplog.text


async def test_a_record_that_stands_keeps_its_game(store):
    def set_record(connection):
        values = {"guest": ANNA, "game": "sprint", "kind": "fast", "value": 1, "table": "t0"}
        connection.execute(schema.bests.insert().values(**values))

    await store.change(set_record)
    assert await deleted(store) == []
    assert await store.read("t0") != []


async def test_a_record_set_in_between_keeps_its_game(store, monkeypatch):
    """Between looking for old games and deleting them, somebody may merge their results with another's."""
    original = store.rewrite

    async def rewrite(table_ids, work):
        values = {"guest": ANNA, "game": "sprint", "kind": "fast", "value": 1, "table": "t0"}
        await store.change(lambda to: to.execute(schema.bests.insert().values(**values)))
        return await original(table_ids, work)

    monkeypatch.setattr(store, "rewrite", rewrite)
    assert await deleted(store) == []
    assert await store.read("t0") != []


async def test_other_workers_forget_a_deleted_game(postgres, monkeypatch):
    register_sprint(monkeypatch)
    address = postgres.new_database()
    async with working(address) as here, working(address) as there:
        await finish(here.tables.store, "t0", (ANNA, BEN))
        await there.tables.newest("t0")
        await until(there.tables.is_told)
        await retention.delete_before(here.tables.store, 9 * retention.A_DAY, here.tables.forget)
        await until(lambda: not there.tables.is_kept("t0"))
        with pytest.raises(Refused, match="unknown_table"):
            await there.tables.newest("t0")


async def put_old_game(database):
    """Write a game of UGO! that ended long ago."""
    store = Store(database)
    await store.migrate()
    writings = list(writings_of(walk("ugo", 2, {}), when=1))
    await store.open(writings)
    await store.close()
    return writings[-1].table.id


async def test_a_server_deletes_old_games_and_keeps_their_results(tmp_path, database):
    """On PostgreSQL, another server has the game in memory."""
    table = await put_old_game(database)
    is_shared = not database.startswith("sqlite")
    shared = ("--database", database) if is_shared else ()
    with ExitStack() as stack:
        if is_shared:
            first = stack.enter_context(serving(tmp_path / "first", options=shared))
            assert record_of(first, table).status_code == 200
        options = [*shared, "--keep-finished", "1d"]
        server = stack.enter_context(serving(tmp_path, options=options))
        for each in [server, first] if is_shared else [server]:
            async with asyncio.timeout(PATIENCE):
                while record_of(each, table).status_code != 404:  # noqa: ASYNC110 - as people see it
                    await asyncio.sleep(0.05)
    store = Store(database)
    assert {each.guest for each in await all_results(store)} == {guest_on(0), guest_on(1)}
    await store.close()


def record_of(server, table):
    return httpx.get(f"{server.address}/api/tables/{table}/record")
