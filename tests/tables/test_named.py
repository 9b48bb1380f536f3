"""Which guests a log names: kept with every entry, filled in for the logs of 0.1.0, found without a scan."""

import re
import sqlite3
from functools import partial

import pytest
from sqlalchemy import select

from spieltisch.tables import identities, named, rewriting, schema
from spieltisch.tables.commands import Sit, Stand
from tests.tables.people import ANNA, BEN, CLEO, open_tables, order
from tests.tables.test_legacy import OLD


def named_in_logs(store):
    """Read the logs themselves: every guest whom an entry names, and the table."""
    log, named = schema.log.c, schema.named.c
    with store.transaction() as connection:
        found = {
            (guest.decode(), table)
            for table, entry in connection.execute(select(log.table, log.entry))
            for guest in re.findall(rb'"(?:guest|host)":"([0-9a-z]+)', bytes(entry))
        }
        rows = connection.execute(select(named.guest, named.table))
        indexed = {(guest, table) for guest, table in rows}
    return found, indexed


async def test_the_logs_of_the_first_version_are_indexed(tmp_path):
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.executescript((OLD / "tables.sql").read_text())
    connection.close()
    async with open_tables(tmp_path) as tables:
        found, indexed = named_in_logs(tables.store)
        assert found
        assert indexed == found


async def test_it_follows_who_comes_goes_merges_and_is_forgotten(database):
    async with open_tables(database) as tables:
        table = await tables.open(ANNA, "Anna", order(3))
        await tables.act(table.id, partial(Sit(1).entry, guest=BEN, name="Ben"))
        await tables.act(table.id, partial(Stand().entry, guest=BEN))
        await tables.act(table.id, partial(Sit(2).entry, guest=f"{ANNA}.1", name="Mia"))
        other = await tables.open(BEN, "Ben", order(2))
        assert await tables.store.query(named.tables_of, BEN) == sorted([table.id, other.id])
        for guest, work in (
            (BEN, lambda connection: identities.merge(connection, BEN, CLEO)),
            (ANNA, lambda connection: identities.forget(connection, ANNA)),
        ):
            await rewriting.rewrite(tables, guest, work)
            found, indexed = named_in_logs(tables.store)
            assert indexed == found
            assert guest not in {who for who, _ in indexed}


async def test_a_guest_is_found_by_an_index_and_not_by_reading_logs(tmp_path):
    async with open_tables(tmp_path) as tables:
        await tables.open(ANNA, "Anna", order(2))
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    query = 'explain query plan select "table" from named where guest = ?'
    plan = str(connection.execute(query, (ANNA,)).fetchall())
    connection.close()
    assert "SEARCH named" in plan


@pytest.mark.parametrize("count", [70])
async def test_a_guest_leaves_all_tables_however_many(database, count):
    async with open_tables(database) as tables:
        for number in range(count):
            table = await tables.open(f"{number:032x}", "Host", order(2))
            await tables.act(table.id, partial(Sit(1).entry, guest=ANNA, name="Anna"))
        assert len(await tables.store.seated(ANNA, ("open",))) == count
        await rewriting.leave_all(tables, ANNA)
        assert await tables.store.seated(ANNA, ("open",)) == []
