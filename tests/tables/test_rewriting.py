"""Forgetting and merging while other things happen at the same tables: nothing old comes back."""

import asyncio
from functools import partial

import pytest

from spieltisch.tables import history, identities, rewriting
from spieltisch.tables.commands import Ready, Sit
from spieltisch.tables.indexing import index_finished
from spieltisch.tables.live import Tables
from tests.tables.finished_tables import dump, finish, forget_results
from tests.tables.people import ANNA, BEN, CLEO, open_tables, order
from tests.tables.sprint_tables import register_sprint
from tests.tables.test_identities import merge


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


async def waiting_for_ben(tables):
    table = await tables.open(ANNA, "Anna", order())
    return await tables.act(table.id, partial(Sit(1).entry, guest=BEN, name="Ben"))


async def merged_during(tables, command):
    """Merge Anna into Cleo, with a command that arrives before the transaction ends."""
    loop, arrived = asyncio.get_running_loop(), []

    def work(connection):
        identities.merge(connection, ANNA, CLEO)
        arrived.append(asyncio.run_coroutine_threadsafe(command, loop))
        for _ in range(10):
            asyncio.run_coroutine_threadsafe(asyncio.sleep(0), loop).result()
        assert not arrived[0].done()

    await rewriting.rewrite(tables, ANNA, work)
    return await asyncio.wrap_future(arrived[0])


def merge_after_first(monkeypatch, tables, store):
    """Merge Anna into Cleo as soon as a log has been read, before it is folded."""
    original, done = store.read, []

    async def read(*wanted):
        log = await original(*wanted)
        if not done:
            done.append(await merge(tables, ANNA, CLEO))
        return log

    monkeypatch.setattr(store, "read", read)


async def test_a_command_that_arrives_meanwhile_brings_nobody_back(database):
    async with open_tables(database) as tables:
        table = await waiting_for_ben(tables)
        later = await merged_during(
            tables, tables.act(table.id, partial(Ready(True).entry, guest=BEN))
        )
        assert later.guests == (CLEO, BEN)
        assert later == await tables.newest(table.id)
        assert later == await Tables(tables.store).newest(table.id)
        assert await tables.store.seated(CLEO, ("open",), 9) == [table.id]
        assert ANNA not in dump(tables.store)


async def test_a_rematch_that_is_being_opened_is_for_the_new_guest(database, monkeypatch):
    async with open_tables(database) as tables:
        await finish(tables.store, "one", [ANNA, BEN])
        original, merging = tables.store.open, []

        async def opening(*writings):
            merging.append(asyncio.create_task(merge(tables, ANNA, CLEO)))
            await asyncio.wait(merging, timeout=0.3)  # it must wait for the rematch
            assert not merging[0].done()
            await original(*writings)

        monkeypatch.setattr(tables.store, "open", opening)
        again = await tables.rematch("one", BEN)
        await merging[0]
        assert (await tables.newest(again.id)).guests == (CLEO, BEN)
        assert ANNA not in dump(tables.store)


async def test_what_was_read_before_is_read_again(database, monkeypatch):
    async with open_tables(database) as earlier:
        table = await waiting_for_ben(earlier)
        tables = Tables(earlier.store)
        merge_after_first(monkeypatch, tables, tables.store)
        assert (await tables.newest(table.id)).guests == (CLEO, BEN)
        assert (await tables.recent(table.id)).guests == (CLEO, BEN)


async def test_a_table_that_is_opened_meanwhile_is_rewritten_too(database, monkeypatch):
    async with open_tables(database) as tables:
        original, opened = identities.mentioning, []
        loop = asyncio.get_running_loop()

        def mentioning(connection, guest):
            found = original(connection, guest)
            if not opened:
                opening = asyncio.run_coroutine_threadsafe(waiting_for_ben(tables), loop)
                opened.append(opening.result())
            return found

        monkeypatch.setattr(identities, "mentioning", mentioning)
        await merge(tables, ANNA, CLEO)
        assert (await tables.newest(opened[0].id)).guests == (CLEO, BEN)
        assert ANNA not in dump(tables.store)


async def test_a_game_that_is_indexed_meanwhile_is_indexed_as_it_is_now(database, monkeypatch):
    async with open_tables(database) as tables:
        await finish(tables.store, "one", [ANNA, BEN])
        forget_results(tables.store)
        merge_after_first(monkeypatch, tables, tables.store)
        assert await index_finished(tables.store) == 1
        results = await tables.store.query(history.results_at, ["one"])
        assert [each.guest for each in results["one"]] == [CLEO, BEN]
