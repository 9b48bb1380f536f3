"""People who are there but keep the others waiting: a nudge, a vote, a bot until they do something."""

import asyncio

import pytest

from spieltisch.core.errors import Refused
from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.presence import Presence
from spieltisch.tables.table import Table
from spieltisch.tables.view import table_view
from tests.core.sprint import Ready
from tests.tables.people import ANNA, BEN, CLEO, open_tables, play_one, running, started, until
from tests.tables.sprint_tables import all_ready, make, race, register_sprint

IDLE, ANSWER = 60.0, 20.0


class Watch(Clock):
    """A steady clock that a test advances."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def steady(self) -> float:
        return self.now


@pytest.fixture
def watch():
    return Watch()


async def waiting(tables, watch: Watch, players: int = 2) -> Table:
    """Seat everyone, all there, with Ben to move."""
    tables.presence = Presence(Timing(60.0, IDLE, ANSWER), watch)
    table = await started(tables, players)
    for guest in table.guests:
        tables.presence.come(table.id, guest)
    while table.to_move != (1,):
        table = await play_one(tables, table)
    tables.presence.idlers.look(table)
    return table


def idle(tables, table: Table, seat: int = 1):
    return tables.presence.idlers.state(table, table.places[seat])


def stand_in(tables, table: Table, seat: int = 1):
    return tables.presence.stand_in(table, table.places[seat])


def code(refusal) -> str:
    return str(refusal.value.code)


async def test_nobody_is_idle_before_the_time_or_where_nobody_else_waits(tmp_path, watch):
    async with open_tables(tmp_path) as tables:
        table = await waiting(tables, watch)
        watch.now += IDLE - 1
        assert idle(tables, table) is None
        with pytest.raises(Refused) as early:
            tables.presence.idlers.nudge(table, ANNA, 1)
        assert code(early) == "not_idle"
        watch.now += 1
        assert idle(tables, table).needed == 1
        assert idle(tables, table, 0) is None
        tables.presence.go(table.id, ANNA)
        assert idle(tables, table) is None


STALLING = Timing().stalling


async def stall(tables, watch: Watch, table: Table, *, flickers: bool = False) -> None:
    """Show signs of life every few seconds, or come and go, but never move, until others may nudge."""
    presence = tables.presence
    for _ in range(int(STALLING // 5)):
        watch.now += 5
        if flickers:
            presence.go(table.id, BEN)
            presence.idlers.look(table)
            presence.come(table.id, BEN)
        presence.idlers.note_activity(table.id, BEN)
        presence.idlers.look(table)


@pytest.mark.parametrize("flickers", [False, True])
async def test_signs_of_life_do_not_put_off_a_vote_for_ever(tmp_path, watch, flickers):
    async with open_tables(tmp_path) as tables:
        table = await waiting(tables, watch)
        idlers = tables.presence.idlers
        await stall(tables, watch, table, flickers=flickers)
        assert idle(tables, table) is not None
        idlers.nudge(table, ANNA, 1)
        idlers.note_activity(table.id, BEN)
        assert idle(tables, table).nudged, "a sign of life is no move"
        watch.now += ANSWER
        idlers.vote(table, ANNA, 1)
        assert stand_in(tables, table) == "casual"
        idlers.note_activity(table.id, BEN)
        idlers.look(table)
        assert stand_in(tables, table) == "casual", "the bot makes this move"
        table = await play_one(tables, table)
        idlers.look(table)
        assert stand_in(tables, table) is None, "who asked for the seat has it back after that move"


async def test_two_moves_in_a_row_are_waited_for_one_by_one(tmp_path, watch):
    """The winner of a trick of UGO! lays it and leads to the next."""
    async with open_tables(tmp_path) as tables:
        table = await waiting(tables, watch)
        twice = 0
        while not twice:
            seat = table.to_move[0]
            tables.presence.idlers.look(table)
            watch.now += STALLING - 1
            table = await play_one(tables, table)
            twice += table.to_move == (seat,)
        watch.now += 2
        tables.presence.idlers.look(table)
        assert idle(tables, table, table.to_move[0]) is None


async def test_a_staller_who_is_quiet_gets_the_seat_back_when_they_speak(tmp_path, watch):
    async with open_tables(tmp_path) as tables:
        table = await waiting(tables, watch)
        idlers = tables.presence.idlers
        await stall(tables, watch, table)
        idlers.nudge(table, ANNA, 1)
        watch.now += ANSWER
        idlers.vote(table, ANNA, 1)
        table = await play_one(tables, table)
        idlers.look(table)
        assert stand_in(tables, table) == "casual"
        idlers.note_activity(table.id, BEN)
        assert stand_in(tables, table) is None


async def test_whoever_moves_in_time_has_all_the_time_again(tmp_path, watch):
    async with open_tables(tmp_path) as tables:
        table = await waiting(tables, watch)
        for _ in range(6):
            watch.now += STALLING / 2
            tables.presence.idlers.note_activity(table.id, BEN)
            table = await play_one(tables, table)
            tables.presence.idlers.look(table)
            while table.to_move != (1,):
                table = await play_one(tables, table)
            tables.presence.idlers.look(table)
        assert idle(tables, table) is None


async def test_a_nudge_comes_before_a_vote_and_one_other_is_enough(tmp_path, watch):
    async with open_tables(tmp_path) as tables:
        table = await waiting(tables, watch)
        idlers = tables.presence.idlers
        watch.now += IDLE
        with pytest.raises(Refused) as first:
            idlers.vote(table, ANNA, 1)
        assert code(first) == "nudge_first"
        with pytest.raises(Refused) as own:
            idlers.nudge(table, BEN, 1)
        assert code(own) == "not_idle"
        idlers.nudge(table, ANNA, 1)
        with pytest.raises(Refused) as again:
            idlers.nudge(table, ANNA, 1)
        assert code(again) == "already_so"
        with pytest.raises(Refused) as later:
            idlers.vote(table, ANNA, 1)
        assert code(later) == "vote_later"
        watch.now += ANSWER
        assert idle(tables, table).can_vote
        idlers.vote(table, ANNA, 1)
        assert idle(tables, table) is None
        assert stand_in(tables, table) == "casual"
        assert table_view(table, ANNA, tables.presence, table.at).seats[1].stand_in == "casual"


async def test_the_bot_plays_until_the_person_stirs(tmp_path, watch):
    async with open_tables(tmp_path) as tables:
        table = await waiting(tables, watch)
        idlers = tables.presence.idlers
        watch.now += IDLE
        idlers.nudge(table, ANNA, 1)
        watch.now += ANSWER
        idlers.vote(table, ANNA, 1)
        async with running(tables, table):
            table = await until(tables, table, lambda t: t.to_move == (0,))
            assert table.moves[-1].bot == "casual"
            while table.to_move == (0,):
                table = await play_one(tables, table)
            before = table.n
            table = await until(tables, table, lambda t: t.n > before)
            assert table.moves[-1].bot == "casual"
            told = table_view(table, BEN, tables.presence, table.at).stood_in
            assert list(told) == [timed.move for timed in table.moves if timed.bot]
            assert table_view(table, ANNA, tables.presence, table.at).stood_in == ()
            assert idlers.note_activity(table.id, BEN)
            assert stand_in(tables, table) is None
            assert not idlers.note_activity(table.id, BEN)


async def test_somebody_nudged_who_moves_is_waited_for_afresh(tmp_path, watch):
    async with open_tables(tmp_path) as tables:
        table = await waiting(tables, watch)
        idlers = tables.presence.idlers
        watch.now += IDLE
        idlers.nudge(table, ANNA, 1)
        watch.now += ANSWER
        assert idlers.note_activity(table.id, BEN)
        assert idle(tables, table) is None
        watch.now += IDLE
        assert idle(tables, table) is not None
        assert not idle(tables, table).nudged


async def test_all_others_who_are_there_must_agree(tmp_path, watch):
    async with open_tables(tmp_path) as tables:
        table = await waiting(tables, watch, players=3)
        idlers = tables.presence.idlers
        watch.now += IDLE
        idlers.nudge(table, CLEO, 1)
        watch.now += ANSWER
        idlers.vote(table, ANNA, 1)
        assert idle(tables, table).votes == (0,)
        assert idle(tables, table).needed == 2
        assert stand_in(tables, table) is None
        with pytest.raises(Refused) as again:
            idlers.vote(table, ANNA, 1)
        assert code(again) == "already_so"
        tables.presence.go(table.id, CLEO)
        idlers.look(table)
        assert stand_in(tables, table) == "casual"


async def test_two_who_never_answer_cannot_hold_a_race_between_them(tmp_path, watch, monkeypatch):
    register_sprint(monkeypatch)
    async with open_tables(tmp_path) as tables:
        tables.presence = Presence(Timing(60.0, IDLE, ANSWER), watch)
        table = await race(tables, 3)
        table = await make(tables, table, ANNA, Ready(1))
        idlers = tables.presence.idlers
        idlers.look(table)
        watch.now += IDLE
        for seat in (1, 2):
            idlers.nudge(table, ANNA, seat)
        watch.now += ANSWER
        for seat in (1, 2):
            idlers.vote(table, ANNA, seat)
        assert stand_in(tables, table, 1) == stand_in(tables, table, 2) == "slow"


async def test_nobody_is_idle_in_a_race_while_the_sandglass_runs(tmp_path, watch, monkeypatch):
    register_sprint(monkeypatch)
    async with open_tables(tmp_path) as tables:
        tables.presence = Presence(Timing(60.0, IDLE, ANSWER), watch)
        table = await race(tables, 2)
        assert table.awaited == (0, 1)
        table = await all_ready(tables, table)
        tables.presence.idlers.look(table)
        watch.now += IDLE
        assert table.awaited == ()
        assert idle(tables, table) is None


async def test_everyone_is_woken_when_somebody_becomes_idle(tmp_path):
    async with open_tables(tmp_path) as tables:
        tables.presence = Presence(Timing(60.0, 0.2, ANSWER), Clock())
        table = await started(tables)
        for guest in table.guests:
            tables.presence.come(table.id, guest)
        (seat,) = table.to_move
        async with asyncio.timeout(10), running(tables, table):
            with tables.watch(table.id) as changed:
                while idle(tables, table, seat) is None:
                    await changed.wait()
                    changed.clear()
        assert await tables.newest(table.id) == table
