"""Many people at many tables, in processes of their own: nothing is refused, everyone sees every move.

How fast it is, is measured by benchmarks/server_throughput.py: a test of times would fail on a busy machine.
"""

import asyncio
import signal

import httpx
import pytest

from spieltisch.tables.store import Store
from tests.load.rolling import renewed_under_load
from tests.load.siege import Load, besiege, prepared
from tests.load.slowly_told_server import MODULE
from tests.server.client import Person, ServerProcess, serving, socket_of


def moves_logged(database, seated):
    async def count():
        store = Store(database)
        try:
            return sum([len(await store.read(each.table)) for each in seated])
        finally:
            await store.close()

    return asyncio.run(count())


@pytest.mark.parametrize("rate", [40.0, None])
def test_every_move_is_seen_by_everyone(tmp_path, rate):
    load = Load(tables=12, seconds=2.0, rate=rate, processes=1, spectators=30)
    seated = prepared(tmp_path, load)
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    before = moves_logged(database, seated)
    with serving(tmp_path, options=["--no-limits"]) as server:
        seen = besiege(server, seated, load)
    assert seen.sockets == 12 * 4 + 30
    assert (seen.refusals, seen.lost) == ({}, 0)
    assert seen.moves == moves_logged(database, seated) - before > 12


@pytest.mark.slow
def test_workers_on_postgresql_share_the_load(tmp_path, postgres):
    address = postgres.new_database()
    load = Load(tables=6, seconds=2.0, rate=20.0)
    seated = prepared(tmp_path, load, address)
    server = ServerProcess(
        tmp_path, options=["--database", address, "--workers", "2", "--no-limits"]
    )
    server.start()
    try:
        seen = besiege(server, seated, load)
    finally:
        server.end(signal.SIGTERM)
    assert "Traceback" not in server.log, server.log
    assert (seen.refusals, seen.lost) == ({}, 0)
    assert seen.moves > 6


@pytest.mark.slow
def test_a_rolling_restart_loses_and_doubles_no_move(tmp_path, postgres):
    rolled = renewed_under_load(tmp_path, postgres.new_database(), tables=6, renewals=2)
    assert (rolled.lost, rolled.doubled) == (0, 0)
    assert rolled.oldest < 2.0
    assert rolled.moves > 6 * 4
    assert rolled.reconnections >= 6 * 4  # every worker went at least once
    assert set(rolled.refusals) <= {"stale"}


@pytest.mark.parametrize("begins", [True, False])
async def test_spectators_are_told_every_entry_but_not_everyone_who_comes_and_goes(
    tmp_path, begins
):
    """With more than ten spectators, they learn only now and then who comes and goes."""
    load = Load(tables=1, seconds=0.0, begins=begins)
    (table,) = await asyncio.to_thread(prepared, tmp_path, load)
    with serving(tmp_path, options=["--no-limits"]) as server:
        looking = [await socket_of(server, table.table) for _ in range(25)]
        for _ in range(20):
            async with socket_of(server, table.table):
                pass
        heard = []
        for socket in looking:
            told = 0
            while True:
                try:
                    await asyncio.wait_for(socket.recv(), 0.05)
                except TimeoutError:
                    break
                told += 1
            heard.append(told)
            await socket.close()
        assert max(heard[:5]) <= 30
        assert min(heard) >= 1
        assert sum(heard) < 25 * 20
        assert httpx.get(f"{server.address}/api/health").status_code == 200


async def test_somebody_who_sits_down_does_not_wait_behind_the_spectators(tmp_path):
    with serving(tmp_path, module=MODULE, options=["--no-limits"]) as server:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        table = anna.open_table(2)
        looking = [await socket_of(server, table) for _ in range(40)]
        try:
            for socket in looking:
                await socket.recv()
            async with asyncio.timeout(10), ben.at(table) as talk:
                await talk.say({"type": "sit", "seat": 1})
                await talk.until(lambda t: t["you"] == 1)
        finally:
            for socket in looking:
                await socket.close()
