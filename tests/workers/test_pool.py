"""Bots think in other processes, so that only the people they play with wait for them."""

import asyncio
import os
import sys
import threading
import time
from pathlib import Path

import pytest

from spieltisch.core.machine import cores
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.registry import game_named
from spieltisch.games.ugo.options import Options
from spieltisch.workers.pool import QUICK, WorkerPool
from spieltisch.workers.worker import Worker, WorkerLost
from tests.server.client import PATIENCE
from tests.tables.people import ANNA, open_tables, order, running
from tests.tables.slow_bots import SlowBots

UGO = game_named("ugo")


def ask(pool, level, seconds=0.0):
    asking = pool.ask(SlowBots(), level, seconds, Rng("any", "bot"), 0)
    return asyncio.wait_for(asking, PATIENCE)


@pytest.fixture
async def pool():
    made = WorkerPool()
    try:
        yield made
    finally:
        await made.close()


async def test_searching_happens_in_another_process_and_instant_moves_in_a_thread(pool):
    process, _, drawn = (await ask(pool, "deep")).move
    assert process != os.getpid()
    assert drawn == Rng("any", "bot").below(1000)
    process, thread = (await ask(pool, "instant")).move
    assert process == os.getpid()
    assert thread != threading.current_thread().name


async def test_a_quick_bot_does_not_wait_behind_deep_ones(pool):
    """However many master bots are thinking, a game against a club bot goes on."""
    await ask(pool, "quick")  # now it is known to be quick
    deep = [asyncio.create_task(ask(pool, "deep", 60.0)) for _ in range(3 * os.cpu_count())]
    for _ in range(5):
        await ask(pool, "quick")
        await ask(pool, "instant")
    assert not any(each.done() for each in deep)
    await pool.close()
    await asyncio.gather(*deep, return_exceptions=True)


async def test_a_level_that_thinks_longer_than_it_did_is_quick_no_more(pool):
    quick = (await ask(pool, "quick")).move[0]
    assert (await ask(pool, "quick", 20 * QUICK)).move[0] != quick  # the first was asked as deep
    assert (await ask(pool, "quick")).move[0] == quick


@pytest.mark.skipif(sys.platform != "linux", reason="niceness is a thing of Unix")
async def test_deep_thoughts_step_back(pool):
    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert (await ask(pool, "deep")).move[1] > here or here == 19


async def test_a_real_bot_thinks_there_and_repeats_itself(pool):
    start = UGO.start(Setup(2, seed_from("pool"), Options()))
    view = UGO.view(start, start.turn)
    first, again = [await pool.ask(UGO, "club", view, Rng("any", "bot"), 7) for _ in range(2)]
    assert first == again
    assert first.at == 7
    assert first.move in UGO.moves(start, start.turn)


async def test_advice_has_a_worker_of_its_own(pool):
    """However many hints are wanted, no bot waits behind them."""
    advising = [asyncio.create_task(pool.advise(time.sleep, 600)) for _ in range(3)]
    await ask(pool, "deep")
    await ask(pool, "quick")
    await pool.close()
    assert [type(each) for each in await asyncio.gather(*advising, return_exceptions=True)] == [
        WorkerLost
    ] * 3


class DyingOnce(SlowBots):
    """Preparing it ends the first worker; later ones write a line."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def prepare(self, levels):  # noqa: ARG002
        with self.file.open("a") as lines:
            if lines.tell() == 0:
                lines.write("died\n")
                lines.flush()
                os._exit(1)
            lines.write(f"{os.getpid()}\n")


async def test_what_a_lost_worker_did_not_load_is_loaded_by_the_next(pool, tmp_path):
    game = DyingOnce(tmp_path / "prepared")
    with pytest.raises(WorkerLost):
        await pool.prepare(game, {"deep"})
    for _ in range(2):
        await pool.prepare(game, {"deep"})
    _, *loaded = game.file.read_text().split()
    assert len(loaded) == len(set(loaded)) == max(2, cores())


async def test_compiled_code_is_loaded_once_for_all_tables_and_not_by_the_event_loop(
    tmp_path, monkeypatch
):
    loaded, all_have = [], asyncio.Event()
    workers_of_bots = max(2, cores())  # the deep ones and the quick one

    async def prepare(worker, function, levels):
        loaded.append((worker, function, levels))
        if len(loaded) == workers_of_bots:
            all_have.set()

    monkeypatch.setattr(Worker, "prepare", prepare)
    async with open_tables(tmp_path) as tables:
        first = await tables.open(ANNA, "Anna", order(2, ("club",)))
        second = await tables.open(ANNA, "Anna", order(3, ("club", "casual")))
        async with running(tables, first) as runners:
            runners.look(second.id)
            await asyncio.wait_for(all_have.wait(), PATIENCE)
    assert all(function == UGO.prepare and levels == {"club"} for _, function, levels in loaded)
    workers = [worker for worker, _, _ in loaded]
    assert len(workers) == len(set(workers)) == workers_of_bots
