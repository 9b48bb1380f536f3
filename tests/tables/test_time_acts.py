"""Time acts once per move: however often a table is looked at, a move asks the rules no more than needed."""

from collections import Counter
from functools import partial

import pytest

from spieltisch.games.registry import GAMES
from spieltisch.tables.commands import Play, carry_out
from tests.core.sprint import Sprint
from tests.tables.people import ANNA, open_tables
from tests.tables.sprint_tables import all_ready, race


class Counting(Sprint):
    """Counts how often it is asked when time acts, and how often it lets time act."""

    def __init__(self):
        self.calls = Counter()

    def due(self, state):
        self.calls["due"] += 1
        return super().due(state)

    def elapse(self, state, at):
        self.calls["elapse"] += 1
        return super().elapse(state, at)


@pytest.fixture
async def tables(tmp_path):
    async with open_tables(tmp_path) as opened:
        yield opened


async def test_a_move_lets_time_act_once(tables, monkeypatch):
    game = Counting()
    monkeypatch.setitem(GAMES, "sprint", game)
    table = await all_ready(tables, await race(tables, 2))
    game.calls.clear()
    await tables.act(table.id, partial(Play({"tap": True}, table.fresh_from).entry, guest=ANNA))
    assert game.calls["elapse"] == 0
    in_quiet = game.calls["due"]

    at = table.at + 1
    game.calls.clear()
    carry_out(table, partial(Play({"tap": True}, table.fresh_from).entry, guest=ANNA), at)
    assert game.calls == {"due": 1}
    assert in_quiet <= 2, "one for the move, one for the runner that sets its clock"


async def test_what_was_due_before_a_move_acts_once(tables, monkeypatch):
    game = Counting()
    monkeypatch.setitem(GAMES, "sprint", game)
    table = await all_ready(tables, await race(tables, 2, glass=1000))
    due = game.due(table.state)
    game.calls.clear()
    carry_out(table, partial(Play({"tap": True}, table.fresh_from).entry, guest=ANNA), due)
    assert game.calls == {"due": 2, "elapse": 1}
