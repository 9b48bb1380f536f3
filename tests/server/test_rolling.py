"""Two versions on one PostgreSQL, as in a rolling deploy: real processes, each with the code of its own."""

import asyncio
from contextlib import asynccontextmanager

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from spieltisch.tables.entries import Opened
from spieltisch.tables.store import Store
from tests.server.client import Person, ServerProcess, Talk, first_move, socket_of
from tests.server.lobby_page import looking_at_lobby
from tests.server.older_server import MODULE
from tests.tables.worker import until

WORKERS = "SELECT id FROM workers"
RACE = {"game": "ubongo3d", "players": 2, "listed": True}


@pytest.fixture
async def versions(tmp_path, postgres):
    """Start workers of an earlier version and this one; return both, the database, and the older's name."""
    database = postgres.new_database()
    options = ["--database", database]
    old = ServerProcess(tmp_path / "old", module=MODULE, options=options)
    new = ServerProcess(tmp_path / "new", options=options)
    running = [old]
    try:
        await asyncio.to_thread(old.start)
        await until(lambda: bool(rows(database, WORKERS)))
        [older] = rows(database, WORKERS)
        running.append(new)
        await asyncio.to_thread(new.start)
        yield old, new, database, older
    finally:
        for each in running:
            each.kill()
    for each in (old, new):
        assert "Traceback" not in each.log, each.log
        assert "ERROR" not in each.log, each.log
        assert "damaged" not in each.log, each.log


def rows(database, query, *values):
    with psycopg.connect(database) as connection:
        return connection.execute(query, values).fetchall()


@asynccontextmanager
async def at(person, server, table):
    async with socket_of(server, table, Cookie=person.cookie) as connection:
        talk = Talk(connection)
        await talk.table()
        yield talk


async def closing_code(talk):
    with pytest.raises(ConnectionClosed):
        while True:
            await talk.hear()
    return talk.connection.close_code


def opened_at(server, person, **order):
    answer = person.http.post(f"{server.address}/api/tables", json=order)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def rules_of(database, table):
    store = Store(database)
    try:
        [(_, _, opening), *_] = await store.read(table)
    finally:
        await store.close()
    assert isinstance(opening, Opened)
    return opening.rules


async def test_a_game_of_the_older_version_goes_on_at_both(versions):
    old, new, database, _ = versions
    anna, ben = Person(old, "Anna"), Person(old, "Ben")
    table = opened_at(old, anna, **RACE)
    async with at(anna, old, table) as here, at(ben, new, table) as there:
        await there.say({"type": "sit", "seat": 1})
        await here.until(lambda t: t["seats"][1]["name"] == "Ben")
        for talk in (here, there):
            await talk.say({"type": "ready", "ready": True})
        for talk in (here, there):
            await talk.until(lambda t: t["phase"] == "playing")
        for talk in (here, there):
            await talk.say({"type": "play", "move": {"ready": 1}, "after": talk.newest["n"]})
        for talk in (here, there):
            await talk.until(lambda t: t["view"]["phase"] == "building")
        first, second = here.newest["view"], there.newest["view"]
        assert (first["seat"], second["seat"]) == (0, 1)
        assert first["round"] == second["round"]
    assert await rules_of(database, table) == 1


async def test_a_game_of_the_newer_version_is_left_to_it(versions):
    old, new, database, older = versions
    anna, ben = Person(new, "Anna"), Person(new, "Ben")
    async with looking_at_lobby(ben, old) as outside, looking_at_lobby(ben, new) as page:
        table = opened_at(new, anna, **RACE, bots=["casual"])
        assert await rules_of(database, table) == 2
        await page.until(lambda page: table in page.tables)
        async with socket_of(old, table, Cookie=anna.cookie) as connection:
            assert await closing_code(Talk(connection)) == 4503
        answer = anna.http.get(f"{old.address}/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "table_newer")
        assert answer.headers["retry-after"] == "2"
        async with at(anna, new, table) as talk:
            await talk.say({"type": "ready", "ready": True})
            await talk.until(lambda t: t["phase"] == "playing")
            await talk.say({"type": "play", "move": {"ready": 1}, "after": talk.newest["n"]})
            await talk.until(lambda t: t["view"]["phase"] == "building")  # so its bot was ready too
            holders = rows(database, 'SELECT worker FROM runners WHERE "table" = %s', table)
            assert len(holders) == 1
            assert holders != [older]
        assert table not in outside.tables


async def test_a_table_that_becomes_newer_moves_over_with_its_people(versions):
    old, new, database, older = versions
    anna, ben = Person(old, "Anna"), Person(old, "Ben")
    table = opened_at(old, anna, game="ugo", players=2)
    assert opened_at(old, anna, game="ugo", players=2)
    async with at(anna, old, table) as here, at(ben, old, table) as looking_on:
        await until(lambda: rows(database, "SELECT worker FROM runners") == [older])
        async with at(anna, new, table) as there:
            await there.say({"type": "place_bot", "seat": 1, "level": "master"})
            await there.until(lambda t: t["seats"][1]["level"] == "master")
            assert await closing_code(here) == await closing_code(looking_on) == 4503
            await there.say({"type": "ready", "ready": True})
            for _ in range(
                3
            ):  # three moves of hers take an answer of the master, no matter who leads and wins
                mine = await there.until(lambda t: t["you"] in t["to_move"])
                await there.say({"type": "play", "move": first_move(mine), "after": mine["n"]})
                await there.until(lambda t, n=mine["n"]: t["n"] > n)
            assert rows(database, "SELECT worker FROM runners") != [older]


async def test_a_move_that_meets_a_newer_table_is_not_refused(versions):
    """The browser resends to the new version what it sent to the old one."""
    old, new, _, _ = versions
    anna = Person(old, "Anna")
    table = opened_at(old, anna, game="ugo", players=3)
    async with at(anna, old, table) as here, at(anna, new, table) as there:
        await there.say({"type": "place_bot", "seat": 1, "level": "master"})
        await here.say({"type": "ready", "ready": True})
        heard = []
        with pytest.raises(ConnectionClosed):
            while True:
                heard.append(await here.hear())
        assert here.connection.close_code == 4503
        assert {each["type"] for each in heard} <= {"table"}
