"""Seeded random faults over real processes: no acknowledged move is lost or doubled, everyone converges.

`SCHEDULE="137 208" pytest tests/faults -k a_hundred` runs some of the long schedules alone.
"""

import asyncio
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.faults.onlookers import SlowReader
from tests.faults.schedule import Schedule
from tests.postgres import Postgres, running
from tests.server.client import PATIENCE, Person, first_move, serving

EXPECTED = {"stale", "store_unavailable", "busy"}
"""What a player may be refused while things break: nothing of it is called their fault."""
LATE = {"not_building"}
"""What a builder may be refused where the clock has jumped: the sandglass ran out before their move."""
LANES = 3
"""How many long schedules run at once, each with servers and a PostgreSQL of its own: they mostly wait."""
BATCH = 10
"""How many long schedules are one test."""
FAULTS = 6
"""How many faults a long schedule has."""


async def survive(seed, folder, postgres, faults, kinds=()):
    schedule = Schedule(seed, folder, postgres, kinds)
    await schedule.run(faults)
    print(
        f"{seed} survived {' '.join(schedule.done)}: {schedule.moves} moves, {schedule.bot_moves} by bots"
    )
    assert schedule.moves > 0
    assert schedule.bot_moves > 0
    late = LATE if "jump" in schedule.done else set()
    assert schedule.refusals <= EXPECTED | late, schedule.done
    assert "Traceback" not in schedule.logs, schedule.logs


async def test_who_reads_nothing_is_not_listened_to_and_others_play_on(tmp_path):
    """A server that buffered for slow readers would be filled by them."""
    with serving(tmp_path, options=["--no-limits"]) as server:
        anna = Person(server, "Anna")
        table = anna.open_table(2, "beginner", starts=True)
        async with anna.at(table) as talk:
            readers = [SlowReader(server.address, table, each) for each in (None, anna.cookie)]
            for reader in readers:
                await asyncio.to_thread(reader.begin)
                async with asyncio.timeout(PATIENCE):
                    while not reader.is_stuck:
                        reader.ask()
                        await asyncio.sleep(0.01)
            for _ in range(5):
                await talk.until(lambda t: 0 in t["to_move"])
                n = talk.newest["n"]
                await talk.say({"type": "play", "move": first_move(talk.newest), "after": n})
                await talk.until(lambda t, n=n: t["n"] > n)
        server.end(signal.SIGTERM)  # they hold nothing up
        for reader in readers:
            reader.end()
        server.start()


async def test_one_server_survives(tmp_path):
    kinds = ["kill", "jump", "fill", "stop", "storm"]
    await survive(1, tmp_path, None, len(kinds), kinds)


async def test_workers_survive(tmp_path, postgres):
    kinds = ["kill", "restart_postgres", "stop", "cut", "fill_postgres", "drain"]
    await survive(2, tmp_path, postgres, len(kinds), kinds)


@pytest.mark.slow
@pytest.mark.parametrize("only", ["slow_readers", "doze", "jump", "set_clock", "storm"])
async def test_one_server_survives_more_of_a_kind(tmp_path, only):
    await survive(3, tmp_path, None, 4, [only] * 4)


@pytest.mark.slow
@pytest.mark.parametrize(
    "only", ["slow_readers", "doze", "jump", "set_clock", "storm", "fill_postgres"]
)
async def test_workers_survive_more_of_a_kind(tmp_path, postgres, only):
    await survive(4, tmp_path, postgres, 4, [only] * 4)


@pytest.fixture(scope="module")
def clusters():
    """A PostgreSQL for each lane: one schedule stops it while the others' must run."""
    with ExitStack() as stack:
        yield [stack.enter_context(running()) for _ in range(LANES)]


def wanted(first: int) -> list[int]:
    """Return the seeds of a batch, or those of them that are asked for."""
    asked = os.environ.get("SCHEDULE", "").split()
    seeds = [each for each in range(first, first + BATCH) if not asked or str(each) in asked]
    return seeds or pytest.skip(f"only {asked} are wanted")


async def survive_all(seeds: list[int], folder: Path, lanes: Sequence[Postgres | None]) -> None:
    """Let every schedule run, whatever becomes of the others; say of which seed a failure is."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(32))  # starts block a thread
    left, failures = iter(seeds), list[Exception]()

    async def run(postgres: Postgres | None) -> None:
        for seed in left:
            try:
                await survive(seed, folder / str(seed), postgres, FAULTS)
            except Exception as error:
                error.add_note(f"seed {seed}")
                failures.append(error)

    await asyncio.gather(*map(run, lanes))
    if failures:
        raise ExceptionGroup("some schedules were not survived", failures)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(100, 200, BATCH))
async def test_one_server_survives_a_hundred(tmp_path, first):
    await survive_all(wanted(first), tmp_path, [None] * LANES)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(200, 300, BATCH))
async def test_workers_survive_a_hundred(tmp_path, clusters, first):
    await survive_all(wanted(first), tmp_path, clusters)
