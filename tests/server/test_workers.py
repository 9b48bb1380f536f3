"""Several workers on one PostgreSQL, as people start them: real processes, moves, a renewal, a drain."""

import asyncio
import signal
import subprocess
import sys
from contextlib import AsyncExitStack

import psycopg
import pytest

from spieltisch.tables.entries import Moved
from spieltisch.tables.store import Store
from tests.faults.player import Player
from tests.server.client import Person, ServerProcess, first_move, free_port
from tests.server.test_operations import metrics_of, sum_of
from tests.tables.worker import until


def seated_pair(server):
    """Seat two people at a table that has begun; return it and their cookies."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open_table(2)
    return table, anna, ben


async def begin(table, anna, ben):
    async with anna.at(table) as here, ben.at(table) as there:
        await there.say({"type": "sit", "seat": 1})
        await there.until(lambda t: t["you"] == 1)
        for talk in (here, there):
            await talk.say({"type": "ready", "ready": True})
        await here.until(lambda t: t["phase"] == "playing")


async def moves_in(database, table):
    store = Store(database)
    try:
        log = await store.read(table)
    finally:
        await store.close()
    moved = [entry for _, _, entry in log if isinstance(entry, Moved)]
    return [(each.id.client, each.id.number) for each in moved if each.id is not None]


async def test_a_game_goes_on_while_workers_are_renewed_and_drained(tmp_path, postgres):
    database = postgres.new_database()
    options = ["--database", database]
    many = ServerProcess(tmp_path / "many", options=[*options, "--workers", "2"])
    other = ServerProcess(tmp_path / "other", options=options)
    await asyncio.gather(asyncio.to_thread(many.start), asyncio.to_thread(other.start))
    where = [many.address, other.address]
    try:
        table, anna, ben = seated_pair(many)
        await begin(table, anna, ben)
        ends = asyncio.Event()
        people = [
            Player(table, each.cookie, lambda: where, f"{number}")
            for number, each in enumerate((anna, ben))
        ]
        playing = [asyncio.create_task(each.play(ends)) for each in people]

        async def more(moves):
            wanted = sum(len(each.acknowledged) for each in people) + moves
            await until(lambda: sum(len(each.acknowledged) for each in people) >= wanted)

        await more(6)
        many.signal(signal.SIGHUP)  # a rolling renewal
        await more(6)
        where.remove(other.address)
        assert await asyncio.to_thread(other.end, signal.SIGTERM) in {0, -signal.SIGTERM}
        await more(6)
        ends.set()
        await asyncio.gather(*playing)
        done = [move for each in people for move in each.acknowledged]
        assert sorted(await moves_in(database, table)) == sorted(done)
        assert len({await each.look() for each in people}) == 1
        assert set(people[0].refusals + people[1].refusals) <= {"stale"}
    finally:
        many.end(signal.SIGTERM)
    for server in (many, other):
        assert "Traceback" not in server.log, server.log
        assert f"Spieltisch is at {server.address} " in server.log
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM workers").fetchone() == (0,)


async def test_whichever_worker_is_asked_tells_the_metrics_of_all(tmp_path, postgres):
    server = ServerProcess(
        tmp_path, options=["--database", postgres.new_database(), "--workers", "2"]
    )
    server.start()  # one of them answers
    try:
        await until(lambda: sum_of(metrics_of(server), "spieltisch_worker_up") == 2)
        anna = Person(server, "Anna")
        table = anna.open_table(2)
        async with AsyncExitStack() as stack:
            for _ in range(6):
                await stack.enter_async_context(anna.at(table))
            for _ in range(12):  # each on a connection of its own, so that both are met
                told = metrics_of(server)
                assert sum_of(told, "spieltisch_connections") == 6
                assert sum_of(told, "spieltisch_worker_up") == 2
            workers = {series.partition('worker="')[2] for series in told if "worker_up" in series}
            assert len(workers) == 2
    finally:
        server.end(signal.SIGTERM)
    assert "Traceback" not in server.log, server.log


@pytest.mark.parametrize("how", ["stopped", "frozen"])
async def test_a_worker_ends_though_its_database_is_away(tmp_path, postgres, how):
    server = ServerProcess(tmp_path, options=["--database", postgres.new_database()])
    server.start()
    table, anna, ben = seated_pair(server)
    await begin(table, anna, ben)
    async with anna.at(table) as here, ben.at(table) as there:
        (postgres.stop if how == "stopped" else postgres.freeze)()
        try:
            for talk in (here, there):
                if talk.newest["you"] in talk.newest["to_move"]:
                    move = {
                        "type": "play",
                        "move": first_move(talk.newest),
                        "after": talk.newest["n"],
                    }
                    await talk.say(move)
            assert await asyncio.to_thread(server.end, signal.SIGTERM) in {0, -signal.SIGTERM}
        finally:
            await asyncio.to_thread(postgres.start if how == "stopped" else postgres.thaw)
    assert "graceful shutdown exceeded" not in server.log, server.log
    assert "Traceback" not in server.log, server.log


def test_several_workers_need_a_database(tmp_path):
    words = ["serve", "--port", str(free_port()), "--data", str(tmp_path), "--workers", "2"]
    done = subprocess.run(
        [sys.executable, "-m", "spieltisch", *words], check=False, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "workers_need_database" in done.stderr
