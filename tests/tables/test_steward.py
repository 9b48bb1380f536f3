"""Bots at seats, and bots for people who are away."""

import asyncio
import os
import sys
import threading

import pytest

from spieltisch.core.chance import Chance
from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ugo.bots import beginner
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.rules import Options
from spieltisch.tables import deeds
from spieltisch.tables.thinkers import Thinkers
from tests.tables.people import (
    ANNA,
    BEN,
    house,
    legal_move,
    order,
    play_one,
    started,
    steward_at,
    until,
)


async def test_bots_play_until_a_person_is_to_move(tmp_path):
    async with house(tmp_path) as tables:
        table = await tables.open(ANNA, "Anna", order(4, ("casual", "beginner", "casual")))
        tables.presence.come(table.id, ANNA)
        table = await tables.act(table.id, lambda t: deeds.ready(t, ANNA, True))
        async with steward_at(tables, table):
            while table.phase == "playing":
                table = await until(tables, table, lambda t: t.to_move == (0,) or t.phase == "over")
                if table.phase == "playing":
                    table = await play_one(tables, table)
        assert table.outcome is not None
        assert all(timed.bot is None for timed in table.moves)


async def test_a_bot_plays_for_an_absent_person_and_gives_the_seat_back(tmp_path):
    async with house(tmp_path, grace=0.0) as tables:
        table = await started(tables)
        tables.presence.come(table.id, ANNA)
        while table.to_move != (1,):
            table = await play_one(tables, table)
        before = table.n
        async with steward_at(tables, table):
            table = await until(tables, table, lambda t: t.n > before and t.to_move == (0,))
        assert table.moves[-1].seat == 1
        assert table.moves[-1].bot == "casual"
        assert tables.presence.stand_in(table, table.places[1]) == "casual"

        tables.presence.come(table.id, BEN)
        assert tables.presence.stand_in(table, table.places[1]) is None
        async with steward_at(tables, table):
            while table.to_move != (1,):
                table = await play_one(tables, table)
            await asyncio.sleep(0.1)
            assert await tables.newest(table.id) == table
            guest, move = legal_move(table)
            table = await tables.act(table.id, lambda t: deeds.play(t, guest, move, t.n))
        assert table.moves[-1].bot is None


async def test_everyone_is_told_when_a_bot_begins_to_stand_in(tmp_path):
    """Also while somebody else is to move, so that nothing is logged."""
    async with house(tmp_path, grace=0.2) as tables:
        table = await started(tables)
        tables.presence.come(table.id, ANNA)
        while table.to_move != (0,):
            table = await play_one(tables, table)
        with tables.watch(table.id) as changed:
            async with asyncio.timeout(10), steward_at(tables, table):
                while tables.presence.stand_in(table, table.places[1]) is None:
                    await changed.wait()
                    changed.clear()
        assert await tables.newest(table.id) == table


async def test_nobody_plays_for_an_absent_person_before_the_grace_is_over(tmp_path):
    async with house(tmp_path, grace=30.0) as tables:
        table = await started(tables)
        tables.presence.come(table.id, ANNA)
        left = tables.presence.grace_left(table, table.places[1])
        assert left is not None
        assert 29.0 < left <= 30.0
        assert tables.presence.stand_in(table, table.places[1]) is None


async def test_a_table_where_everyone_is_away_sleeps(tmp_path):
    """Who closes the lid on a game against bots finds it as he left it."""
    async with house(tmp_path, grace=0.0) as tables:
        table = await started(tables)
        async with steward_at(tables, table):
            await asyncio.sleep(0.1)
            assert await tables.newest(table.id) == table


async def test_two_stewards_of_one_table_are_harmless(tmp_path):
    async with house(tmp_path) as here, house(tmp_path) as there:
        table = await here.open(ANNA, "Anna", order(4, ("casual",) * 3))
        table = await here.act(table.id, lambda t: deeds.ready(t, ANNA, True))
        for each in (here, there):
            each.presence.come(table.id, ANNA)
        async with steward_at(here, table), steward_at(there, table):
            for _ in range(8):
                table = await until(here, table, lambda t: t.to_move == (0,))
                table = await play_one(here, table)
                there.nudge(table.id)  # as the nudge between two servers would
        log = await here.store.read(table.id)
        assert [n for n, _, _ in log] == list(range(len(log)))


async def test_a_bot_that_fails_tries_again(tmp_path, monkeypatch, caplog):
    faults = ["once", "twice"]

    def broken(view, chance):
        if faults:
            raise RuntimeError(faults.pop())
        return beginner(view, chance)

    monkeypatch.setattr("spieltisch.tables.steward.AFTER_A_FAULT", 0.02)
    async with house(tmp_path) as tables:
        table = await tables.open(ANNA, "Anna", order(2, ("casual",)))
        tables.presence.come(table.id, ANNA)
        monkeypatch.setitem(table.game.bots, "casual", broken)
        table = await tables.act(table.id, lambda t: deeds.ready(t, ANNA, True))
        async with steward_at(tables, table):
            while table.to_move == (0,):
                table = await play_one(tables, table)
            before = table.n
            await until(tables, table, lambda t: t.n > before)
        assert caplog.text.count("a bot failed") == 2


async def test_a_person_who_returns_while_the_bot_thinks_keeps_his_turn(tmp_path, monkeypatch):
    thinking, back = threading.Event(), threading.Event()

    def slow(view, chance):
        thinking.set()
        back.wait(10)
        return beginner(view, chance)

    async with house(tmp_path, grace=0.0) as tables:
        table = await started(tables)
        tables.presence.come(table.id, ANNA)
        while table.to_move != (1,):
            table = await play_one(tables, table)
        monkeypatch.setitem(table.game.bots, "casual", slow)
        async with steward_at(tables, table):
            await asyncio.to_thread(thinking.wait, 10)
            tables.presence.come(table.id, BEN)
            back.set()
        assert await tables.newest(table.id) == table


async def test_bots_play_on_when_the_clock_is_set_back(tmp_path, monkeypatch):
    async with house(tmp_path) as tables:
        table = await tables.open(ANNA, "Anna", order(2, ("casual",)))
        tables.presence.come(table.id, ANNA)
        table = await tables.act(table.id, lambda t: deeds.ready(t, ANNA, True))
        monkeypatch.setattr("spieltisch.tables.live._wall_clock", lambda: 0)
        async with steward_at(tables, table, pause=0.05):
            while table.to_move == (0,):
                table = await play_one(tables, table)
            before = table.n
            await until(tables, table, lambda t: t.n > before)


def ask(thinkers, level):
    """Ask a bot for the first move of some game."""
    start = UGO.start(Setup(2, seed_from("thinkers"), Options()))
    return thinkers.ask(UGO, level, UGO.view(start, start.turn), Chance("any", "bot"), 0)


async def test_a_quick_bot_does_not_wait_behind_deep_ones(monkeypatch):
    """However many masters think, somebody who plays against a beginner goes on playing."""
    enough = threading.Event()

    def deep(view, chance):
        enough.wait(30)
        return beginner(view, chance)

    monkeypatch.setitem(UGO.bots, "master", deep)
    thinkers = Thinkers()
    await ask(thinkers, "beginner")  # now it is known to be quick
    masters = [asyncio.create_task(ask(thinkers, "master")) for _ in range(3 * os.cpu_count())]
    async with asyncio.timeout(20):
        for _ in range(5):
            await ask(thinkers, "beginner")
    assert not any(master.done() for master in masters)
    enough.set()
    await asyncio.gather(*masters)
    thinkers.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux knows a thread's niceness")
async def test_deep_thoughts_step_back_and_quick_ones_do_not(monkeypatch):
    """A quick one holds Python's lock: the event loop would step back with it."""
    seen = []

    def watched(view, chance):
        seen.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return beginner(view, chance)

    monkeypatch.setitem(UGO.bots, "beginner", watched)
    thinkers = Thinkers()
    await ask(thinkers, "beginner")  # nobody knows yet that it is quick
    await ask(thinkers, "beginner")
    thinkers.close()
    here = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    assert seen[0] > here or here == 19
    assert seen[1] == here


async def test_compiled_code_is_loaded_once_for_all_tables_and_not_by_the_event_loop(
    tmp_path, monkeypatch
):
    loaded = []
    monkeypatch.setattr(
        type(UGO),
        "prepare",
        lambda _, levels: loaded.append((sorted(levels), threading.current_thread().name)),
    )
    async with house(tmp_path) as tables:
        first = await tables.open(ANNA, "Anna", order(2, ("club",)))
        second = await tables.open(ANNA, "Anna", order(3, ("club", "casual")))
        async with steward_at(tables, first) as stewards:
            stewards.look(second.id)
    assert sorted(level for levels, _ in loaded for level in levels) == ["casual", "club"]
    assert all(name.startswith("deep thought") for _, name in loaded)


async def test_the_threads_of_the_bots_end_with_the_stewards(tmp_path):
    before = set(threading.enumerate())
    async with house(tmp_path) as tables:
        table = await tables.open(ANNA, "Anna", order(2, ("casual",)))
        tables.presence.come(table.id, ANNA)
        table = await tables.act(table.id, lambda t: deeds.ready(t, ANNA, True))
        async with steward_at(tables, table) as stewards:
            while table.to_move == (0,):
                table = await play_one(tables, table)
            begun = table.n
            await until(tables, table, lambda t: t.n > begun)
            thoughts = [each for each in threading.enumerate() if "thought" in each.name]
        new = [each for each in thoughts if each not in before]
    assert new
    for thread in new:
        await asyncio.to_thread(thread.join, 10)
        assert not thread.is_alive()
    assert stewards  # kept until here: threads also end when their pool is forgotten
