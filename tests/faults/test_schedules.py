"""Seeded random faults over real processes: no acknowledged move is lost or doubled, everyone converges."""

import pytest

from tests.faults.schedule import Schedule

EXPECTED = {"stale", "store_unavailable", "busy"}
"""What a player may be refused while things break: nothing of it is called their fault."""


async def survive(seed, folder, postgres, faults):
    schedule = Schedule(seed, folder, postgres)
    await schedule.run(faults)
    assert schedule.moves > 0
    assert schedule.refusals <= EXPECTED, schedule.done
    assert "Traceback" not in schedule.logs, schedule.logs


@pytest.mark.parametrize("seed", [1])
async def test_one_server_survives(tmp_path, seed):
    await survive(seed, tmp_path, None, faults=3)


@pytest.mark.parametrize("seed", [2])
async def test_workers_survive(tmp_path, postgres, seed):
    await survive(seed, tmp_path, postgres, faults=3)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 200))
async def test_one_server_survives_a_hundred(tmp_path, seed):
    await survive(seed, tmp_path, None, faults=6)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(200, 300))
async def test_workers_survive_a_hundred(tmp_path, postgres, seed):
    await survive(seed, tmp_path, postgres, faults=6)
