"""A worker that runs a table is killed while one of its bots is to move: another plays on."""

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import psycopg

from tests.server.client import Person, ServerProcess, Talk, first_move, socket_of
from tests.tables.worker import until

PAUSE = 1.5
"""Seconds that a bot waits before it moves, in which its worker is killed."""
WORKERS = "SELECT id FROM workers"
RUNNERS = "SELECT worker FROM runners"
BEATS = "SELECT until FROM workers WHERE id <> '{}'"


@contextmanager
def two_workers(folder: Path, database: str) -> Iterator[tuple[ServerProcess, ServerProcess, str]]:
    """Run two workers; return both, and the name of the first among them."""
    options = ["--database", database, "--no-limits"]
    servers = [ServerProcess(folder / name, pause=PAUSE, options=options) for name in "ab"]
    started = []
    try:
        for server in servers:
            started.append(server)
            server.start()
            if server is servers[0]:
                name = _wait_for_one(database)
        yield servers[0], servers[1], name
    finally:
        for server in started:
            server.kill()


def _wait_for_one(database: str) -> str:
    while len(found := asked(database, WORKERS)) != 1:
        time.sleep(0.05)
    return found[0]


def asked(database: str, query: str) -> list[str]:
    """Ask the database for some names."""
    with psycopg.connect(database) as connection:
        return [str(name) for (name,) in connection.execute(query)]


class TakenOver(msgspec.Struct, frozen=True):
    """How long a table's bot waited for a worker."""

    seconds: float
    """From the death of one worker until the bot has moved at the other, its usual pause included."""
    heartbeats: int
    """How many heartbeats the other worker gave until it ran the table."""


async def taken_over(folder: Path, database: str) -> TakenOver:
    """Kill the worker that runs a table while its bot is to move; return how long the takeover took.

    Somebody plays at the first worker and looks on at the second, which has nothing to run until then.
    """
    with two_workers(folder, database) as (first, second, name):
        anna = Person(first, "Anna")
        table = anna.open_table(2, "casual")
        async with anna.at(table) as here:
            await until(lambda: asked(database, RUNNERS) == [name])
            async with socket_of(second, table, Cookie=anna.cookie) as connection:
                there = Talk(connection)
                await there.table()
                await here.say({"type": "ready", "ready": True})
                n = await _moved(here)
                assert asked(database, RUNNERS) == [name]
                began = time.monotonic()
                await asyncio.to_thread(first.end, signal.SIGKILL)
                beating = asyncio.create_task(_beats_until_taken(database, name))
                await there.until(lambda t: t["n"] > n)
                took = time.monotonic() - began
                assert there.newest["view"]["seat"] == 0
                beats = await beating
    assert "Traceback" not in second.log, second.log
    return TakenOver(took, beats)


async def _beats_until_taken(database: str, dead: str) -> int:
    """Count another worker's heartbeats until it runs the table of a dead one."""
    beats = set[str]()
    while True:
        beats.update(await asyncio.to_thread(asked, database, BEATS.format(dead)))
        if await asyncio.to_thread(asked, database, RUNNERS) not in ([dead], []):
            return len(beats)
        await asyncio.sleep(0.1)


async def _moved(talk: Talk) -> int:
    """Move until it is the bot's turn; return the newest entry's number."""
    while True:
        mine = await talk.until(lambda t: t["phase"] == "playing" and t["you"] in t["to_move"])
        await talk.say({"type": "play", "move": first_move(mine), "after": mine["n"]})
        after = await talk.until(lambda t, n=mine["n"]: t["n"] > n)
        if 0 not in after["to_move"]:
            return int(after["n"])
