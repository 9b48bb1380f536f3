"""The log is the only truth and its key the only lock: races, restarts, two processes."""

import asyncio

import msgspec
import pytest
from alembic.operations import Operations

from spieltisch.core.errors import Refused
from spieltisch.tables import table_index
from spieltisch.tables.commands import Play, Sit
from spieltisch.tables.entries import (
    BotSat,
    Left,
    Moved,
    Readied,
    Rematched,
    Sat,
    Ticked,
    entry_from,
)
from spieltisch.tables.store import Lost, Store, Writing
from spieltisch.tables.table import after
from tests.tables.people import (
    ANNA,
    BEN,
    SetClock,
    legal_move,
    open_tables,
    order,
    play_one,
    running,
    started,
    until,
)


async def test_a_table_is_loaded_by_folding_its_log(database):
    async with open_tables(database) as tables:
        table = await started(tables, 3)
        for _ in range(25):
            table = await play_one(tables, table)
    async with open_tables(database) as tables:
        assert await tables.newest(table.id) == table


@pytest.mark.parametrize(
    "table_id", ["k7k7k7k7k7", "nowhere", "k" * 5000, "k\0", "", "é", "\ud800"]
)
async def test_a_table_that_nobody_has_opened_is_unknown(database, table_id):
    """PostgreSQL takes no text with NUL, and neither database half a surrogate pair."""
    async with open_tables(database) as tables:
        with pytest.raises(Refused, match="unknown_table"):
            await tables.newest(table_id)


@pytest.mark.parametrize(
    "entry",
    [
        Sat(1, "ben", "Ben"),
        BotSat(1, "casual"),
        Left(1),
        Readied(0, True),
        Moved(1, {"play": "blue 3"}),
        Moved(1, {"play": "blue 3"}, bot="casual"),
        Ticked(5),
        Rematched("abc", 0),
    ],
)
def test_every_kind_of_entry_is_read_as_it_was_written(entry):
    assert entry_from(msgspec.json.encode(entry)) == entry


@pytest.mark.parametrize("line", [b'{"danced": 1}', b"{}", b"[]", b"7", b"{"])
def test_an_entry_of_another_version_is_refused(line):
    with pytest.raises(Refused):
        entry_from(line)


async def test_moves_of_a_stand_in_are_loaded_too(database):
    async with open_tables(database, grace=0.0) as tables:
        table = await started(tables, 2)
        tables.presence.come(table.id, ANNA)
        async with running(tables, table):
            while table.to_move == (0,):
                table = await play_one(tables, table)
            table = await until(tables, table, lambda t: any(move.bot for move in t.moves))
        table = await tables.newest(table.id)
    async with open_tables(database) as tables:
        assert await tables.newest(table.id) == table


async def test_who_moves_or_looks_on_reads_nothing_that_is_in_memory(database, monkeypatch):
    async with open_tables(database, recent=60.0) as tables:
        table = await started(tables)
        monkeypatch.setattr(tables.store, "read", None)
        for _ in range(5):
            table = await play_one(tables, table)
            assert await tables.recent(table.id) == table


async def test_what_another_server_wrote_is_seen_after_a_moment_or_a_waking(database):
    clock = SetClock()
    async with (
        open_tables(database, clock=clock) as here,
        open_tables(database, clock=clock) as there,
    ):
        table = await started(here)
        table = await play_one(there, table)
        clock.now += 51
        assert await here.recent(table.id) == table
        table = await play_one(here, table)
        table = await play_one(there, table)
        assert await here.recent(table.id) != table
        here.wake(table.id)
        assert await here.recent(table.id) == table


async def test_old_memory_neither_refuses_what_is_legal_nor_takes_what_is_not(database):
    async with open_tables(database) as here, open_tables(database) as there:
        table = await started(here)
        await there.newest(table.id)
        table = await play_one(here, table)
        guest, move = legal_move(table)  # there, it is still another player's turn
        table = await there.act(table.id, lambda t: Play(move, table.n).entry(t, guest))
        with pytest.raises(Refused, match="stale"):
            guest, move = legal_move(table)
            await here.act(table.id, lambda t: Play(move, table.n - 1).entry(t, guest))
        assert await here.newest(table.id) == table


async def test_a_rematch_may_be_asked_for_at_once_at_another_server(database):
    async with open_tables(database) as here, open_tables(database) as there:
        table = await started(here)
        while table.phase != "over":
            table = await play_one(here, table)
            if table.n % 10 == 0:
                await there.newest(table.id)
        assert (await there.rematch(table.id, ANNA)).phase == "open"


async def test_whoever_loses_the_race_for_an_entry_is_told(database):
    async with open_tables(database) as tables:
        table = await tables.open(ANNA, "Anna", order(2))
        entry = Readied(0, True)
        later = after(table, entry, 5)
        await tables.store.append(Writing(later, entry))
        with pytest.raises(Lost):
            await tables.store.append(Writing(later, entry))
        assert len(await tables.store.read(table.id)) == 3


async def test_two_servers_serve_one_table(database):
    """Neither has a lock; each reads the newer entries when the other was faster."""
    async with open_tables(database) as here, open_tables(database) as there:
        table = await started(here)
        for number in range(30):
            table = await play_one((here, there)[number % 2], await here.newest(table.id))
        assert await here.newest(table.id) == await there.newest(table.id)
        assert [n for n, _, _ in await here.store.read(table.id)] == list(range(table.n + 1))


async def test_of_two_equal_moves_at_once_one_counts(database):
    async with open_tables(database) as here, open_tables(database) as there:
        table = await started(here)
        guest, move = legal_move(table)
        done = await asyncio.gather(
            *(
                each.act(table.id, lambda t: Play(move, table.n).entry(t, guest))
                for each in (here, there, here, there)
            ),
            return_exceptions=True,
        )
        refusals = [each.code for each in done if isinstance(each, Exception)]
        assert refusals == ["stale"] * 3
        assert (await here.newest(table.id)).n == table.n + 1


async def test_many_people_at_once_lose_nothing(database):
    async with open_tables(database) as tables:
        table = await tables.open(ANNA, "Anna", order(4))
        guests = [f"{number:032x}" for number in range(3)]
        await asyncio.gather(
            *(
                tables.act(table.id, lambda t, g=guest, s=seat: Sit(s).entry(t, g, "Guest"))
                for seat, guest in enumerate(guests, 1)
            )
        )
        table = await tables.newest(table.id)
        assert set(table.guests) == {ANNA, *guests}


async def test_names_are_kept(database):
    async with open_tables(database) as tables:
        assert await tables.store.name_of(BEN) == ""
        await tables.store.rename(BEN, "Ben")
        await tables.store.rename(BEN, "Benno")
        assert await tables.store.name_of(BEN) == "Benno"


async def test_migrating_twice_is_harmless(database):
    async with open_tables(database) as tables:
        await tables.store.migrate()
        assert await tables.store.query(table_index.listed, ("open",), 0, 1) == {"open": []}


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path, monkeypatch):
    real = Operations.create_index

    def fails(*_arguments, **_more):
        raise RuntimeError("the power fails")

    monkeypatch.setattr(Operations, "create_index", fails)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with pytest.raises(RuntimeError):
        await store.migrate()
    monkeypatch.setattr(Operations, "create_index", real)
    await store.migrate()
    assert await store.query(table_index.listed, ("open",), 0, 1) == {"open": []}
    await store.close()


async def test_sqlite_is_set_up_to_lose_nothing(tmp_path):
    def read(connection, name):
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar()

    async with open_tables(tmp_path) as tables:
        settings = {
            name: await tables.store.change(read, name)
            for name in ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        }
    full = 2
    assert settings == {
        "journal_mode": "wal",
        "synchronous": full,
        "busy_timeout": 5000,
        "foreign_keys": 1,
    }
