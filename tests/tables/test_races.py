"""Races at a table: time acts, everyone moves at once, bots keep to their plans, nothing happens twice."""

import asyncio
import itertools
import threading

import pytest

from spieltisch.core import fold
from spieltisch.core.errors import Refused
from spieltisch.core.game import Planned
from spieltisch.core.record import decode, encode, verify
from spieltisch.tables.clock import Clock
from spieltisch.tables.commands import Play, Stand
from spieltisch.tables.entries import Ticked
from spieltisch.tables.table import record
from spieltisch.tables.table_runner import TableRunner
from spieltisch.tables.view import table_view
from spieltisch.workers.pool import WorkerPool
from tests.core.sprint import HIGHEST, SPRINT, Call, Ready, Sprint, Tap, slow
from tests.tables.people import ANNA, BEN, CLEO, SetClock, open_tables, running, started, until
from tests.tables.sprint_tables import all_ready, make, race, register_sprint


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


@pytest.fixture
def clock():
    return SetClock()


@pytest.fixture
async def tables(tmp_path, request):
    """Return tables with a real clock, or with one that the test controls."""
    by = request.getfixturevalue("clock") if "clock" in request.fixturenames else None
    async with open_tables(tmp_path, clock=by, after_refusal=0.01) as opened:
        yield opened


def seen(tables, table, guest=ANNA):
    return table_view(table, guest, tables.presence, tables.now(table))


async def entries(tables, table, kind):
    return [each for _, _, each in await tables.store.read(table.id) if isinstance(each, kind)]


async def test_a_race_waits_until_everyone_has_loaded(tables):
    table = await race(tables, 2, "fast")
    async with running(tables, table):
        table = await until(tables, table, lambda t: t.state.ready == {2})
        table = await make(tables, table, ANNA, Ready(1))
        assert table.due is None
        assert table.to_move == (1,)
        table = await make(tables, table, BEN, Ready(1))
        assert table.state.turned == table.at
        assert table.to_move == (0, 1, 2)


async def test_what_others_did_meanwhile_makes_no_move_stale(tables):
    table = await all_ready(tables, await race(tables, 2))
    for guest in (ANNA, BEN, ANNA, ANNA):
        table = await make(tables, table, guest, Tap())
    assert table.state.taps == (3, 1)
    with pytest.raises(Refused, match="stale"):
        await tables.act(table.id, lambda t: Play({"tap": True}, t.n + 1).entry(t, ANNA))
    with pytest.raises(Refused, match="not_now"):
        await make(tables, table, ANNA, Ready(1))


async def test_a_view_never_shows_a_sandglass_that_has_run_out(tables, clock):
    """Time acts in the view before anything is written."""
    table = await all_ready(tables, await race(tables, 1, glass=1000))
    clock.now += 999
    assert not seen(tables, table).view.second_chance
    clock.now += 1
    assert seen(tables, table).view.second_chance
    clock.now += 1000
    assert seen(tables, table).view.round == 2
    assert await tables.newest(table.id) == table
    with pytest.raises(Refused, match="not_now"):
        await make(tables, table, ANNA, Tap())


async def test_a_sleeping_race_is_over_when_somebody_looks_again(tables, tmp_path, clock):
    table = await all_ready(tables, await race(tables, 1, glass=1000))
    clock.now += 5000
    table = await make(tables, table, ANNA, Ready(2))
    clock.now += 3_600_000
    assert (await tables.newest(table.id)).phase == "playing"
    assert seen(tables, table).phase == "over"
    assert seen(tables, table).seed == table.opening.seed
    for code, decide in {
        "not_open": lambda t: Stand().entry(t, ANNA),
        "game_over": lambda t: Play({"tap": True}, t.n).entry(t, ANNA),
    }.items():
        with pytest.raises(Refused, match=code):
            await tables.act(table.id, decide)
    table = await tables.ticked(table.id)
    assert (table.phase, table.due) == ("over", None)
    assert await tables.store.seated(ANNA, ("playing",), 9) == []
    assert await tables.ticked(table.id) == table
    async with open_tables(tmp_path, clock=clock) as later:
        assert await later.newest(table.id) == table


async def test_a_game_that_time_ends_is_over_in_the_store_and_in_its_record(tables):
    table = await race(tables, 1, glass=100)
    async with running(tables, table):
        table = await all_ready(tables, table)
        table = await until(tables, table, lambda t: t.state.round == 2)
        table = await all_ready(tables, table)
        table = await until(tables, table, lambda t: t.phase == "over")
    assert 2 <= len(await entries(tables, table, Ticked)) <= 4  # a late one reports two acts
    assert await tables.store.seated(ANNA, ("over",), 9) == [table.id]
    written = record(table)
    verify(written)
    assert written.until == table.acted
    assert fold.fold(SPRINT, decode(encode(written))) == table.state

    again = await tables.rematch(table.id, ANNA)
    assert (again.phase, again.opening.players) == ("playing", 1)  # alone nobody waits
    assert record(await tables.newest(table.id)) == written


async def test_a_rematch_needs_no_tick(tables, clock):
    table = await race(tables, 2, glass=1000)
    for _ in range(2):
        table = await all_ready(tables, await tables.ticked(table.id))
        clock.now += 5000
    again = await tables.rematch(table.id, BEN)
    assert [place.name for place in again.places] == ["Anna", "Ben"]
    assert (await tables.newest(table.id)).phase == "over"


async def test_doubled_ticks_are_harmless(tables, tmp_path, clock):
    table = await all_ready(tables, await race(tables, 1, glass=1000))
    clock.now += 1000
    async with open_tables(tmp_path, clock=clock) as there:
        await asyncio.gather(*(each.ticked(table.id) for each in (tables, there) * 5))
        assert (await there.newest(table.id)).state.second_chance
    assert len(await entries(tables, table, Ticked)) == 1


@pytest.mark.parametrize("arrivals", list(itertools.permutations([ANNA, BEN, CLEO])))
async def test_calls_of_the_same_millisecond_keep_their_order(clock, tables, monkeypatch, arrivals):
    before = clock.now
    monkeypatch.setattr(Sprint, "start", _alike(Sprint.start))
    table = await all_ready(tables, await race(tables, 3))
    for guest in arrivals:
        await make(tables, table, guest, Tap())
    # the last one would end the round, so they send something else
    moves = [*((guest, Call()) for guest in arrivals[:2]), (arrivals[2], Tap())]
    await asyncio.gather(*(make(tables, table, guest, move) for guest, move in moves))
    table = await tables.newest(table.id)
    assert [timed.at for timed in table.moves[-3:]] == [table.at] * 3
    assert [timed.seat for timed in table.moves[-3:]] == [table.seat_of(each) for each in arrivals]
    assert table.state.called == tuple(table.seat_of(each) for each in arrivals[:2])
    assert clock.now == before


async def test_a_call_counts_from_when_it_arrived(tables, clock, monkeypatch):
    """It waits behind a slow commit until the sandglass has run out, and the tick waits behind it."""
    disk = asyncio.Event()
    monkeypatch.setattr(Sprint, "start", _alike(Sprint.start))
    table = await all_ready(tables, await race(tables, 2, glass=1000))
    table = await make(tables, table, BEN, Tap())
    append = tables.store.append

    async def slow_append(writing):
        await disk.wait()
        await append(writing)

    monkeypatch.setattr(tables.store, "append", slow_append)
    async with asyncio.TaskGroup() as at_once:
        at_once.create_task(make(tables, table, ANNA, Tap()))
        await asyncio.sleep(0)
        clock.now += 999
        call = at_once.create_task(make(tables, table, BEN, Call()))
        await asyncio.sleep(0)
        clock.now += 1
        ticking = at_once.create_task(tables.ticked(table.id))
        await asyncio.sleep(0.02)
        disk.set()
    assert call.result().state.called == (1,)
    assert call.result().at == table.due - 1
    assert ticking.result().state.round == 2
    assert ticking.result().state.points == (0, 2)


def _alike(start):
    """Give everyone the number 1."""

    def started_alike(self, setup):
        state = start(self, setup)
        return type(state)(setup, 1, (1,) * setup.players, state.points, state.taps)

    return started_alike


async def test_bots_keep_to_their_plans(tables):
    table = await race(tables, 1, "slow", "fast")
    async with running(tables, table):
        table = await all_ready(tables, table)
        table = await until(tables, table, lambda t: t.state.turned is not None)
        for _ in range(30):  # a person who keeps moving makes no bot slower or faster
            table = await make(tables, table, ANNA, Tap())
            await asyncio.sleep(0.01)
        table = await until(tables, table, lambda t: len(t.state.called) == 2)
    for seat, pace in ((1, 150), (2, 30)):
        moves = [timed for timed in table.moves if timed.seat == seat]
        number = table.state.numbers[seat]
        wanted = [{"ready": 1}, *[{"tap": True}] * number, {"call": True}]
        assert [timed.move for timed in moves] == wanted
        for taps, timed in enumerate(moves[1:], 1):
            assert timed.at >= table.state.turned + taps * pace
        assert all(timed.bot is None for timed in moves)


async def test_two_runners_make_no_move_twice(tables, tmp_path, clock, monkeypatch):
    """Both have the same plan for the same moment, and neither is faster."""
    both_are_here = asyncio.Barrier(2)
    async with open_tables(tmp_path, clock=clock) as there:
        table = await race(tables, 1, "fast")
        there.presence.come(table.id, ANNA)
        runners = [TableRunner(each, table.id, WorkerPool()) for each in (tables, there)]
        assert await runners[0].play() == 0.0  # the bot says that it is ready
        table = await all_ready(tables, table)
        waits = await asyncio.gather(*(runner.play() for runner in runners))
        assert waits[0] == waits[1] > 0
        clock.now += 100
        for each in (tables, there):
            monkeypatch.setattr(each, "act", _after(both_are_here, each.act))
        await asyncio.gather(*(runner.play() for runner in runners))
        table = await tables.newest(table.id)
    assert table.state.taps == (0, 1)


def _after(barrier, act):
    async def acting(table_id, decide):
        await barrier.wait()
        return await act(table_id, decide)

    return acting


async def test_a_bot_races_for_an_absent_person_after_the_grace(tmp_path):
    async with open_tables(tmp_path, grace=0.1) as tables:
        table = await race(tables, 2)
        tables.presence.go(table.id, BEN)
        async with running(tables, table):
            table = await make(tables, table, ANNA, Ready(1))
            table = await until(tables, table, lambda t: 1 in t.state.called)
    by_ben = [timed for timed in table.moves if timed.seat == 1]
    assert by_ben[0].move == {"ready": 1}
    assert {timed.bot for timed in by_ben} == {"slow"}


async def test_a_person_who_comes_back_takes_over_from_his_bot_in_the_middle(tmp_path):
    async with open_tables(tmp_path, grace=0.0) as tables:
        table = await race(tables, 2)
        tables.presence.go(table.id, BEN)
        async with running(tables, table):
            table = await make(tables, table, ANNA, Ready(1))
            table = await until(tables, table, lambda t: t.state.taps[1] or t.state.called)
            tables.presence.come(table.id, BEN)
            tables.wake(table.id)
            table = await make(tables, table, BEN, Tap())
            before = len(table.moves)
            await asyncio.sleep(0.5)
            table = await tables.newest(table.id)
    assert table.moves[before - 1].bot is None
    assert [timed for timed in table.moves[before:] if timed.bot] == []


async def test_a_bot_that_plans_what_is_not_allowed_stops_nobody(tables, monkeypatch):
    def stubborn(view, rng):
        plan = slow(view, rng)
        return Planned(Call(), plan.at) if isinstance(plan, Planned) else plan

    monkeypatch.setitem(SPRINT.bots, "slow", stubborn)
    table = await race(tables, 1, "slow", "fast")
    async with running(tables, table):
        table = await all_ready(tables, table)
        table = await until(tables, table, lambda t: 2 in t.state.called)
    assert table.state.taps[1] == 0


async def test_a_bot_that_fails_stops_nobody(tables, monkeypatch, caplog):
    def broken(view, rng):
        if view.turned is not None:
            raise RuntimeError("never again")
        return slow(view, rng)

    monkeypatch.setitem(SPRINT.bots, "slow", broken)
    table = await race(tables, 1, "slow", "fast")
    async with running(tables, table):
        table = await all_ready(tables, table)
        table = await until(tables, table, lambda t: 2 in t.state.called)
    assert caplog.text.count("a bot failed") == 1  # it rests, however much happens meanwhile


async def test_a_bot_that_thinks_stops_no_sandglass(tables, monkeypatch):
    thought = threading.Event()

    def thinker(view, rng):
        if view.turned is not None:
            thought.wait(20)
        return slow(view, rng)

    monkeypatch.setitem(SPRINT.bots, "slow", thinker)
    table = await race(tables, 1, "slow", glass=150)
    async with running(tables, table):
        table = await all_ready(tables, table)
        table = await until(tables, table, lambda t: t.state.round == 2)
        thought.set()
    assert 1 <= len(await entries(tables, table, Ticked)) <= 2  # a late one reports two acts


async def test_who_comes_back_while_the_runner_goes_finds_one_who_keeps_time(tables, monkeypatch):
    """The runner cannot stop at once because a bot is thinking; then somebody comes back."""
    thinking, thought = threading.Event(), threading.Event()

    def thinker(view, rng):
        thinking.set()
        thought.wait(20)
        return slow(view, rng)

    monkeypatch.setitem(SPRINT.bots, "slow", thinker)
    table = await race(tables, 1, "slow", glass=100)
    async with running(tables, table) as runners:
        await asyncio.to_thread(thinking.wait, 20)
        runners.look_away(table.id)
        await asyncio.sleep(0.05)
        runners.look(table.id)
        thought.set()
        table = await make(tables, table, ANNA, Ready(1))
        await until(tables, table, lambda t: t.acted is not None)
    assert await entries(tables, table, Ticked)


async def test_a_whole_race_alone(tables):
    table = await race(tables, 1)
    while table.phase == "playing":
        table = await all_ready(tables, table)
        for _ in range(HIGHEST):
            if Call() in SPRINT.moves(table.state, 0):
                break
            table = await make(tables, table, ANNA, Tap())
        table = await make(tables, table, ANNA, Call())
    assert table.outcome.places == (1,)
    assert record(table).until is None
    assert fold.fold(SPRINT, record(table)) == table.state


async def test_time_never_acts_where_a_game_has_none(tables, clock):
    table = await started(tables)
    clock.now += 10**9
    assert await tables.ticked(table.id) == table
    assert await entries(tables, table, Ticked) == []


async def test_a_fast_clock_makes_everything_at_the_table_take_a_tenth(tmp_path):
    """Its record is that of an ordinary game: it replays anywhere."""
    async with open_tables(tmp_path, clock=Clock(rate=10)) as tables:
        table = await race(tables, 1, glass=2000)
        began = tables.clock.steady()
        async with running(tables, table):
            for number in (1, 2):
                table = await until(tables, table, lambda t, n=number: t.state.round == n)
                table = await all_ready(tables, table)
            table = await until(tables, table, lambda t: t.phase == "over")
        took = tables.clock.steady() - began
    assert table.acted >= 8000, "four sandglasses of 2 s each at the table"
    assert 0.8 <= took < 4.0
    assert seen(tables, table).rate == 10
    assert fold.fold(SPRINT, decode(encode(record(table)))) == table.state
