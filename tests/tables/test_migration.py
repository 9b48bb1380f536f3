"""Moving from SQLite to PostgreSQL: everything arrives, and every table replays."""

import sqlite3

import pytest

from spieltisch.core.errors import Refused
from spieltisch.tables import history, table_index
from spieltisch.tables.migration import migrate
from tests.tables.finished_tables import finish
from tests.tables.people import ANNA, BEN, open_tables, order, play_one, started
from tests.tables.sprint_tables import register_sprint

SECRET = b"s" * 32


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


async def furnished(tables):
    await tables.store.rename(ANNA, "Anna")
    table = await started(tables)
    for _ in range(5):
        table = await play_one(tables, table)
    await tables.open(BEN, "Ben", order(3, ("casual",), listed=True))
    await finish(tables.store, "one", [ANNA, BEN])
    return table


async def test_everything_arrives_and_goes_on(tmp_path, postgres):
    async with open_tables(tmp_path) as old, open_tables(postgres.new_database()) as new:
        table = await furnished(old)
        done = await migrate(old.store, new.store, SECRET)
        assert (done.replayed, done.unreadable) == (3, ())
        assert done.rows["tables"] == 3
        assert await new.newest(table.id) == table
        assert await new.store.name_of(ANNA) == "Anna"
        assert await new.store.query(history.all_of, ANNA) == await old.store.query(
            history.all_of, ANNA
        )
        assert await new.store.query(table_index.listed, ("open",), 0, 9) == await old.store.query(
            table_index.listed, ("open",), 0, 9
        )
        assert (await play_one(new, table)).n == table.n + 1
        with pytest.raises(Refused, match="database_not_empty"):
            await migrate(old.store, new.store, SECRET)


async def test_a_damaged_table_is_copied_as_it_is_and_named(tmp_path, postgres):
    async with open_tables(tmp_path) as old, open_tables(postgres.new_database()) as new:
        table = await furnished(old)
        connection = sqlite3.connect(tmp_path / "tables.sqlite")
        connection.execute('delete from log where "table" = ? and n = 3', [table.id])
        connection.commit()
        connection.close()
        done = await migrate(old.store, new.store, SECRET)
        assert (done.replayed, done.unreadable) == (2, (table.id,))
        with pytest.raises(Refused, match="table_damaged"):
            await new.newest(table.id)
