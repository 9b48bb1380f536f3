"""What a newer version wrote is neither damaged nor touched; alone, a server says that it cannot show it."""

import json
from functools import partial

import psycopg
import pytest

from spieltisch.core.errors import Refused
from spieltisch.tables.commands import PlaceBot, Ready
from spieltisch.tables.store import Store
from tests.tables.people import ANNA, open_tables, order


def with_rules(entry):
    return {**entry, "rules": 9}


def with_field(entry):
    return {**entry, "felt": "blue"}


def with_game(entry):
    return {**entry, "game": "tag"}


def with_option(entry):
    return {**entry, "options": {"blindfold": True}}


def with_origin(entry):
    return {**entry, "origin": {"type": "weekly", "week": 3}}


def with_origin_field(entry):
    return {**entry, "origin": {"type": "daily", "day": "2026-11-18", "kind": "deal", "hard": True}}


NEWS = [with_rules, with_field, with_game, with_option, with_origin, with_origin_field]


def rewrite(address, table, n, change):
    """Change an entry as a newer version would have written it; or add one."""
    with psycopg.connect(address) as connection:
        query = 'SELECT entry FROM log WHERE "table" = %s AND n = %s'
        found = connection.execute(query, [table, n]).fetchone()
        line = json.dumps(change(json.loads(bytes(found[0]))), separators=(",", ":")).encode()
        update = 'UPDATE log SET entry = %s WHERE "table" = %s AND n = %s'
        connection.execute(update, [line, table, n])


def append(address, table, n, entry):
    with psycopg.connect(address) as connection:
        connection.execute(
            'INSERT INTO log ("table", n, at, entry) VALUES (%s, %s, 0, %s)',
            [table, n, json.dumps(entry, separators=(",", ":")).encode()],
        )


async def refusal_of(doing):
    with pytest.raises(Refused) as refused:
        await doing
    return refused.value.code


@pytest.mark.parametrize("change", NEWS)
@pytest.mark.parametrize("starts", [False, True])
async def test_a_table_of_a_newer_version_is_left_alone(postgres, change, starts):
    address = postgres.new_database()
    async with open_tables(address) as tables:
        table = await tables.open(ANNA, "Anna", order(2, ("beginner",)))
        if starts:
            table = await tables.act(table.id, partial(Ready(True).entry, guest=ANNA))
    rewrite(address, table.id, 0, change)
    async with open_tables(address) as tables:
        for _ in range(2):
            assert await refusal_of(tables.newest(table.id)) == "table_newer"
        stood_up = tables.act(table.id, partial(Ready(False).entry, guest=ANNA))
        assert await refusal_of(stood_up) == "table_newer"
        assert len(tables.quarantine) == 0


@pytest.mark.parametrize(
    "entry",
    [
        {"type": "danced", "seat": 0},
        {"type": "readied", "seat": 0, "ready": True, "gladly": True},
        {"type": "bot_sat", "seat": 1, "level": "grandmaster"},
        {
            "type": "configured",
            "players": 2,
            "options": {"blindfold": True},
            "bots": [None],
            "listed": False,
        },
    ],
)
async def test_a_table_in_memory_that_becomes_newer_is_left_alone(postgres, entry):
    address = postgres.new_database()
    async with open_tables(address) as tables:
        table = await tables.open(ANNA, "Anna", order(2))
        append(address, table.id, table.n + 1, entry)
        assert await refusal_of(tables.newest(table.id)) == "table_newer"
        placed = tables.act(table.id, partial(PlaceBot(1, "beginner").entry, guest=ANNA))
        assert await refusal_of(placed) == "table_newer"
        assert len(tables.quarantine) == 0


@pytest.mark.parametrize(
    "entry",
    [
        {"type": "readied", "seat": "x", "ready": True},
        {"type": "left"},
        {"seat": 1},
        {"type": 7},
        [],
    ],
)
async def test_what_no_version_writes_is_damage(postgres, entry):
    address = postgres.new_database()
    async with open_tables(address) as tables:
        table = await tables.open(ANNA, "Anna", order(2))
        append(address, table.id, table.n + 1, entry)
        assert await refusal_of(tables.newest(table.id)) == "table_damaged"
        assert len(tables.quarantine) == 1


async def test_an_old_worker_starts_on_the_newer_schema_and_serves(postgres):
    address = postgres.new_database()
    async with open_tables(address) as tables:
        table = await tables.open(ANNA, "Anna", order(2))
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    async with open_tables(address) as tables:
        assert (await tables.newest(table.id)).guests == (ANNA,)


async def test_a_file_of_a_newer_version_is_refused_in_a_sentence(tmp_path):
    async with open_tables(tmp_path) as tables:
        with tables.store.transaction() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with pytest.raises(Refused) as refused:
        store.prepare()
    assert refused.value.code == "database_newer"
    assert [each.name for each in tmp_path.glob("*before*")] == []
    await store.close()
