"""A worker stays small, whatever it was asked: it may take 110 MB."""

import sys

import pytest

from spieltisch.games.registry import GAMES
from spieltisch.workers import warm_up
from spieltisch.workers.worker import Worker
from tests.workers.every_game import megabytes, play_everything

MOST = 110
"""Megabytes, what it shares with other workers included."""


@pytest.fixture
async def worker():
    """A worker on a machine where everything is compiled: only that needs numba."""
    for kernels in warm_up.KERNELS:
        warm_up.warm_up(kernels)
    made = Worker()
    try:
        yield made
    finally:
        await made.close()


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
async def test_after_all_games_with_hints_and_reviews_a_worker_is_still_small(worker):
    begun = await worker.call(megabytes)
    after = await worker.call(play_everything)
    assert begun < after < MOST
    assert await worker.call(play_everything) < after + 5  # it does not grow
    assert len(GAMES) == 3
