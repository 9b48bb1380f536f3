"""Bots at seats, and bots for people who are away."""

import asyncio
import threading

import pytest

from spieltisch.games.ugo.bots import beginner
from spieltisch.tables.clock import Clock
from spieltisch.tables.commands import Play, Ready
from spieltisch.tables.table_runner import TableRunner
from spieltisch.tables.view import seat_views
from spieltisch.workers.pool import WorkerPool
from tests.tables.people import (
    ANNA,
    BEN,
    SetClock,
    legal_move,
    open_tables,
    order,
    play_one,
    running,
    started,
    until,
)


async def test_bots_play_until_a_person_is_to_move(tmp_path):
    async with open_tables(tmp_path) as tables:
        table = await tables.open(ANNA, "Anna", order(4, ("casual", "beginner", "casual")))
        tables.presence.come(table.id, ANNA)
        table = await tables.act(table.id, lambda t: Ready(True).entry(t, ANNA))
        async with running(tables, table):
            while table.phase == "playing":
                table = await until(tables, table, lambda t: t.to_move == (0,) or t.phase == "over")
                if table.phase == "playing":
                    table = await play_one(tables, table)
        assert table.outcome is not None
        assert all(timed.bot is None for timed in table.moves)


async def test_a_bot_plays_for_an_absent_person_and_gives_the_seat_back(tmp_path):
    async with open_tables(tmp_path, grace=0.0) as tables:
        table = await started(tables)
        tables.presence.come(table.id, ANNA)
        while table.to_move != (1,):
            table = await play_one(tables, table)
        before = table.n
        async with running(tables, table):
            table = await until(tables, table, lambda t: t.n > before and t.to_move == (0,))
        assert table.moves[-1].seat == 1
        assert table.moves[-1].bot == "casual"
        assert tables.presence.stand_in(table, table.places[1]) == "casual"

        tables.presence.come(table.id, BEN)
        assert tables.presence.stand_in(table, table.places[1]) is None
        async with running(tables, table):
            while table.to_move != (1,):
                table = await play_one(tables, table)
            await asyncio.sleep(0.1)
            assert await tables.newest(table.id) == table
            guest, move = legal_move(table)
            table = await tables.act(table.id, lambda t: Play(move, t.n).entry(t, guest))
        assert table.moves[-1].bot is None


async def test_everyone_is_told_when_a_bot_begins_to_stand_in(tmp_path):
    """Even while it is another player's turn, so nothing is logged."""
    async with open_tables(tmp_path, grace=0.2) as tables:
        table = await started(tables)
        tables.presence.come(table.id, ANNA)
        while table.to_move != (0,):
            table = await play_one(tables, table)
        with tables.watch(table.id) as changed:
            async with asyncio.timeout(10), running(tables, table):
                while tables.presence.stand_in(table, table.places[1]) is None:
                    await changed.wait()
                    changed.clear()
        assert await tables.newest(table.id) == table


class Ticking(SetClock):
    """A clock that goes on by a millisecond whenever somebody reads it."""

    def steady(self) -> float:
        self.now += 1
        return super().steady()


@pytest.mark.parametrize("millis", range(1, 16))
async def test_a_grace_that_ends_while_the_runner_looks_is_not_forgotten(tmp_path, millis):
    async with open_tables(
        tmp_path, clock=Ticking(), grace=millis / 1000, idle=0.0, stalling=0.0
    ) as tables:
        table = await started(tables)
        while table.to_move != (0,):
            table = await play_one(tables, table)
        tables.presence.come(table.id, ANNA)
        runner = TableRunner(tables, table.id, WorkerPool())
        with tables.watch(table.id) as changed:
            while not changed.is_set():
                wait = await runner.play()
                assert changed.is_set() or wait is not None
        assert tables.presence.stand_in(table, table.places[1]) == "casual"


async def test_nobody_plays_for_an_absent_person_before_the_grace_is_over(tmp_path):
    async with open_tables(tmp_path, grace=30.0) as tables:
        table = await started(tables)
        tables.presence.come(table.id, ANNA)
        left = tables.presence.grace_left(table, table.places[1])
        assert left is not None
        assert 29.0 < left <= 30.0
        assert tables.presence.stand_in(table, table.places[1]) is None


async def test_a_table_where_everyone_is_away_sleeps(tmp_path):
    """A player who closes the lid during a game against bots finds it as they left it."""
    async with open_tables(tmp_path, grace=0.0) as tables:
        table = await started(tables)
        async with running(tables, table):
            await asyncio.sleep(0.1)
            assert await tables.newest(table.id) == table


async def test_two_runners_of_one_table_are_harmless(tmp_path):
    async with open_tables(tmp_path) as here, open_tables(tmp_path) as there:
        table = await here.open(ANNA, "Anna", order(4, ("casual",) * 3))
        table = await here.act(table.id, lambda t: Ready(True).entry(t, ANNA))
        for each in (here, there):
            each.presence.come(table.id, ANNA)
        async with running(here, table), running(there, table):
            for _ in range(8):
                table = await until(here, table, lambda t: t.to_move == (0,))
                table = await play_one(here, table)
                there.wake(table.id)  # as the waking between two servers would
        log = await here.store.read(table.id)
        assert [n for n, _, _ in log] == list(range(len(log)))


async def test_a_bot_that_fails_tries_again(tmp_path, monkeypatch, caplog):
    faults = ["once", "twice"]

    def broken(view, rng):
        if faults:
            raise RuntimeError(faults.pop())
        return beginner(view, rng)

    async with open_tables(tmp_path, after_fault=0.02) as tables:
        table = await tables.open(ANNA, "Anna", order(2, ("casual",)))
        tables.presence.come(table.id, ANNA)
        monkeypatch.setitem(table.game.bots, "casual", broken)
        table = await tables.act(table.id, lambda t: Ready(True).entry(t, ANNA))
        async with running(tables, table):
            while table.to_move == (0,):
                table = await play_one(tables, table)
            before = table.n
            await until(tables, table, lambda t: t.n > before)
        assert caplog.text.count("a bot failed") == 2


async def test_a_person_who_returns_while_the_bot_thinks_keeps_his_turn(tmp_path, monkeypatch):
    thinking, back = threading.Event(), threading.Event()

    def slow(view, rng):
        thinking.set()
        back.wait(10)
        return beginner(view, rng)

    async with open_tables(tmp_path, grace=0.0) as tables:
        table = await started(tables)
        tables.presence.come(table.id, ANNA)
        while table.to_move != (1,):
            table = await play_one(tables, table)
        monkeypatch.setitem(table.game.bots, "casual", slow)
        async with running(tables, table):
            await asyncio.to_thread(thinking.wait, 10)
            tables.presence.come(table.id, BEN)
            back.set()
        assert await tables.newest(table.id) == table


class SetBack(Clock):
    """A clock whose wall time can be set back; its steady time stays steady."""

    wall_is_zero = False

    def wall(self):
        return 0 if self.wall_is_zero else super().wall()


async def test_bots_play_on_when_the_clock_is_set_back(tmp_path):
    clock = SetBack()
    async with open_tables(tmp_path, clock=clock, pause=0.05) as tables:
        table = await tables.open(ANNA, "Anna", order(2, ("casual",)))
        tables.presence.come(table.id, ANNA)
        table = await tables.act(table.id, lambda t: Ready(True).entry(t, ANNA))
        clock.wall_is_zero = True
        async with running(tables, table):
            while table.to_move == (0,):
                table = await play_one(tables, table)
            before = table.n
            await until(tables, table, lambda t: t.n > before)


async def test_the_threads_of_the_bots_end_with_the_runners(tmp_path):
    before = set(threading.enumerate())
    async with open_tables(tmp_path) as tables:
        table = await tables.open(ANNA, "Anna", order(2, ("casual",)))
        tables.presence.come(table.id, ANNA)
        table = await tables.act(table.id, lambda t: Ready(True).entry(t, ANNA))
        async with running(tables, table) as runners:
            while table.to_move == (0,):
                table = await play_one(tables, table)
            begun = table.n
            await until(tables, table, lambda t: t.n > begun)
            threads = [each for each in threading.enumerate() if "instant" in each.name]
        new = [each for each in threads if each not in before]
    assert new
    for thread in new:
        await asyncio.to_thread(thread.join, 10)
        assert not thread.is_alive()
    assert runners  # kept until here: threads also end when their pool is forgotten


async def test_everyone_is_told_while_the_table_waits_for_a_bot_that_still_loads(
    tmp_path, monkeypatch
):
    answers, loaded = WorkerPool.ask, asyncio.Event()

    async def loading(*asked):
        await loaded.wait()
        return await answers(*asked)

    monkeypatch.setattr(WorkerPool, "ask", loading)
    async with open_tables(tmp_path, late=0.05) as tables:
        table = await tables.open(ANNA, "Anna", order(2, ("beginner",)))
        tables.presence.come(table.id, ANNA)
        table = await tables.act(table.id, lambda t: Ready(True).entry(t, ANNA))
        while table.to_move != (1,):
            table = await play_one(tables, table)

        def is_late(newest):
            return [seat.late for seat in seat_views(newest, tables.presence)]

        async with running(tables, table):
            table = await until(tables, table, lambda t: is_late(t) == [False, True])
            loaded.set()
            table = await until(tables, table, lambda t: t.to_move == (0,))
            assert is_late(table) == [False, False]
