"""One command, or the first start of a server, compiles everything before anyone waits."""

import asyncio
import subprocess
import sys
from functools import partial

import pytest

from spieltisch.compiling import cache
from spieltisch.core.rng import Rng
from spieltisch.workers import pool as pools
from spieltisch.workers import warm_up
from spieltisch.workers.pool import WorkerPool
from tests.server.client import PATIENCE
from tests.tables.slow_bots import SlowBots
from tests.tables.worker import until


@pytest.fixture
def cold(tmp_path, monkeypatch):
    """A machine on which nothing is kept."""
    monkeypatch.setenv(cache.FOLDER, str(tmp_path / "cache"))
    assert not warm_up.is_warm()


@pytest.mark.usefixtures("cold")
def test_a_change_of_any_source_asks_for_another_warm_up():
    before = warm_up.key()
    warm_up.mark_warm(b"other sources")
    assert not warm_up.is_warm()
    warm_up.mark_warm(before)
    assert warm_up.is_warm()


@pytest.mark.slow
@pytest.mark.usefixtures("cold")
def test_after_the_command_a_first_master_move_compiles_nothing(tmp_path):
    command = [sys.executable, "-m", "spieltisch.workers.warm_up"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert [line.split(":")[0] for line in said.splitlines()] == [*warm_up.KERNELS]
    assert warm_up.is_warm()
    kept = sorted((tmp_path / "cache").rglob("*"))
    again = [sys.executable, "-c", "from spieltisch.workers.warm_up import main; main()"]
    subprocess.run(again, capture_output=True, check=True)
    assert sorted((tmp_path / "cache").rglob("*")) == kept


@pytest.mark.usefixtures("cold")
async def test_the_first_start_compiles_each_set_once_and_the_second_none(monkeypatch):
    asked = []

    async def compile_set(name):
        asked.append(name)
        return True

    monkeypatch.setattr(pools, "_warm_up", compile_set)
    for _ in range(2):
        pool = WorkerPool()
        pool.warm_up()
        await until(warm_up.is_warm)
        await pool.close()
    assert asked == [*warm_up.KERNELS]


@pytest.mark.usefixtures("cold")
async def test_what_could_not_be_compiled_is_tried_again_at_the_next_start(monkeypatch):
    async def fail(_name):
        return False

    monkeypatch.setattr(pools, "_warm_up", fail)
    pool = WorkerPool()
    pool.warm_up()
    await asyncio.sleep(0.05)
    await pool.close()
    assert not warm_up.is_warm()


@pytest.mark.usefixtures("cold")
async def test_a_bot_that_is_asked_early_waits_for_its_own_kernels(monkeypatch):
    ready = asyncio.Event()

    async def compile_set(_name):
        await ready.wait()
        return True

    monkeypatch.setattr(pools, "_warm_up", compile_set)
    monkeypatch.setattr(warm_up, "KERNELS", {SlowBots.name: partial(int), "other": partial(int)})
    pool = WorkerPool()
    pool.warm_up()
    asking = asyncio.create_task(pool.ask(SlowBots(), "deep", 0.0, Rng("any", "bot"), 0))
    await asyncio.sleep(0.1)
    assert not asking.done()
    ready.set()
    await asyncio.wait_for(asking, PATIENCE)
    await pool.close()


@pytest.mark.usefixtures("cold")
async def test_a_hint_that_is_asked_early_compiles_nothing(monkeypatch):
    ready = asyncio.Event()

    async def compile_set(_name):
        await ready.wait()
        return True

    monkeypatch.setattr(pools, "_warm_up", compile_set)
    pool = WorkerPool()
    pool.warm_up()
    asking = asyncio.create_task(pool.advise(int, "7"))
    await asyncio.sleep(0.1)
    assert not asking.done()
    assert not pool.waiting
    ready.set()
    assert await asyncio.wait_for(asking, PATIENCE) == 7
    await pool.close()


@pytest.mark.usefixtures("cold")
async def test_a_server_that_closes_leaves_no_compiling_process(monkeypatch):
    monkeypatch.setattr(warm_up, "KERNELS", {"packing": partial(int)})
    pool = WorkerPool()
    pool.warm_up()
    await asyncio.sleep(0.05)
    await asyncio.wait_for(pool.close(), PATIENCE)
    assert not warm_up.is_warm()
