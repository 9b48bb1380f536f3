"""Many tables on one real server while its strongest bots think. benchmarks/server_load.py times it."""

import asyncio
from collections import Counter

import pytest

from spieltisch.tables.entries import Moved
from tests.load.crowd import HEAVY, Evening, levels_of, logs_of, play
from tests.server.client import serving

EVENING = Evening(tables=12, masters=3, seconds=15.0, seed=1, thought=(0.05, 0.5))
PERSON = 0


@pytest.mark.slow
def test_every_move_counts_while_masters_think(tmp_path):
    """The people stop only when it is their turn, so each bot has answered by then."""
    with serving(tmp_path, pause=0.1) as server:
        seen = asyncio.run(play(server, EVENING))
    logs = asyncio.run(logs_of(server, seen.tables))
    moves = [[entry for _, _, entry in log if isinstance(entry, Moved)] for log in logs]
    assert seen.refusals == []
    assert all(any(move.seat == PERSON for move in each) for each in moves[: EVENING.tables])
    assert sum(move.seat == PERSON for each in moves for move in each) == len(seen.waits)
    assert all(move.bot is None for each in moves for move in each)
    assert sum(HEAVY in levels_of(log).values() for log in logs) >= EVENING.masters
    for each in moves:
        cards = Counter(move.seat for move in each if "play" in move.move)
        assert max(cards.values()) - min(cards[seat] for seat in range(4)) <= 1
