"""The turn clock: a bot makes the move for which a player ran out of time. And the pace of bots."""

import asyncio
from functools import partial

import msgspec
import pytest

from spieltisch.core.errors import Refused
from spieltisch.core.record import encode
from spieltisch.tables.commands import Ready, Sit
from spieltisch.tables.entries import Opened, entry_from
from spieltisch.tables.openings import Order
from spieltisch.tables.table import record
from spieltisch.tables.view import table_view
from tests.tables.people import (
    ANNA,
    BEN,
    SetClock,
    open_tables,
    order,
    play_one,
    running,
    started,
    until,
)

OLD = (
    b'{"opened":"ugo","rules":1,"players":2,"options":{},"seed":"' + b"0" * 64 + b'","host":"'
    b"" + b"a" * 32 + b'","listed":false,"when":1700000000000}'
)
"""The first entry of a table's log, as 0.1.0 wrote it."""


async def timed(tables, seconds: int = 30):
    """Seat Anna and Ben at a table with a turn clock, both there."""
    table = await tables.open(ANNA, "Anna", msgspec.structs.replace(order(2), turn_clock=seconds))
    await tables.act(table.id, partial(Sit(1).entry, guest=BEN, name="Ben"))
    for guest in (ANNA, BEN):
        tables.presence.come(table.id, guest)
        table = await tables.act(table.id, partial(Ready(True).entry, guest=guest))
    return table


def test_tables_of_old_have_no_turn_clock():
    entry = entry_from(OLD)
    assert isinstance(entry, Opened)
    assert entry.turn_clock is None
    assert b"turn_clock" not in msgspec.json.encode(entry)


def test_a_race_has_no_turns(tmp_path):
    async def opened():
        async with open_tables(tmp_path) as tables:
            await tables.open(ANNA, "Anna", Order("ubongo3d", 2, {}, (), False, 30))

    with pytest.raises(Refused) as refused:
        asyncio.run(opened())
    assert refused.value.code == "no_turns"


async def test_when_the_time_is_up_a_bot_makes_that_one_move(tmp_path):
    clock = SetClock()
    async with open_tables(tmp_path, clock=clock) as tables:
        table = await timed(tables)
        seat = table.to_move[0]
        async with running(tables, table):
            clock.now += 29_000
            tables.wake(table.id)
            await asyncio.sleep(0.1)
            assert (await tables.newest(table.id)).n == table.n
            view = table_view(table, ANNA, tables.presence, tables.now(table))
            assert view.turn_clock == 30
            assert view.turn_ends == view.now + 1000
            clock.now += 1_000
            before = table.n
            tables.wake(table.id)
            table = await until(tables, table, lambda t: t.n > before)
            assert (table.moves[-1].seat, table.moves[-1].bot) == (seat, "casual")
            other = 1 - seat
            assert table.to_move == (other,)
            assert tables.presence.stand_in(table, table.places[seat]) is None
            await asyncio.sleep(0.1)
            assert (await tables.newest(table.id)).n == table.n
        assert b"turn" not in encode(record(table))


async def test_the_clock_of_a_table_that_slept_starts_again(tmp_path):
    clock = SetClock()
    async with open_tables(tmp_path, clock=clock) as tables:
        table = await timed(tables)
        place = table.places[table.to_move[0]]
        for guest in (ANNA, BEN):
            tables.presence.go(table.id, guest)
        clock.now += 3_600_000
        assert tables.presence.turn_left(table, place, tables.now(table)) is None
        tables.presence.come(table.id, ANNA)
        clock.now += 10_000
        assert tables.presence.turn_left(table, place, tables.now(table)) == 20.0


async def test_who_reconnects_all_the_time_wins_no_time(tmp_path):
    """The clock restarts only when everyone was away; here the waiting player stayed."""
    clock = SetClock()
    async with open_tables(tmp_path, clock=clock) as tables:
        table = await timed(tables)
        seat = table.to_move[0]
        staller = (ANNA, BEN)[seat]
        place = table.places[seat]
        before = table.n
        async with running(tables, table):
            for second in range(1, 30):
                tables.presence.go(table.id, staller)
                tables.wake(table.id)
                await asyncio.sleep(0)
                tables.presence.come(table.id, staller)
                clock.now += 1000
                left = tables.presence.turn_left(table, place, tables.now(table))
                assert left == 30.0 - second
            clock.now += 1000
            tables.wake(table.id)
            table = await until(tables, table, lambda t: t.n > before)
        assert (table.moves[-1].seat, table.moves[-1].bot) == (seat, "casual")


async def test_a_rematch_keeps_the_clock_and_a_table_without_one_has_none(tmp_path):
    async with open_tables(tmp_path) as tables:
        table = await timed(tables, 600)
        async with running(tables, table):
            while table.phase == "playing":
                table = await play_one(tables, table)
        again = await tables.rematch(table.id, ANNA)
        assert again.opening.turn_clock == 600
        plain = await started(tables)
        tables.presence.come(plain.id, ANNA)
        assert table_view(plain, ANNA, tables.presence, plain.at).turn_ends is None


async def test_the_slowest_pace_of_those_who_sit_there_counts(tmp_path):
    async with open_tables(tmp_path) as tables:
        table = await started(tables)
        presence = tables.presence
        for guest, pace in ((ANNA, "fast"), (BEN, "slow"), ("d" * 32, "slow")):
            presence.come(table.id, guest)
            presence.prefer(table.id, guest, pace)
        assert presence.pause(table) == 2.0
        assert presence.prefer(table.id, BEN, "normal")
        assert not presence.prefer(table.id, BEN, "normal")
        assert presence.pause(table) == 1.0
        presence.go(table.id, BEN)
        assert presence.pause(table) < 0.5
        presence.come(table.id, BEN)
        assert presence.pause(table) == 1.0


async def test_bots_move_sooner_when_everybody_asks_for_it(tmp_path):
    async with open_tables(tmp_path, pause=3600.0, fast=0.0) as tables:
        table = await tables.open(ANNA, "Anna", order(2, ("casual",)))
        tables.presence.come(table.id, ANNA)
        table = await tables.act(table.id, lambda t: Ready(True).entry(t, ANNA))
        async with running(tables, table):
            while table.to_move == (0,):
                table = await play_one(tables, table)
            before = table.n
            await asyncio.sleep(0.1)
            assert (await tables.newest(table.id)).n == before
            tables.presence.prefer(table.id, ANNA, "fast")
            tables.wake(table.id)
            await until(tables, table, lambda t: t.n > before)


async def test_a_turn_takes_a_tenth_of_its_time_by_a_fast_clock(tmp_path):
    clock = SetClock()
    clock.rate = 10
    async with open_tables(tmp_path, clock=clock) as tables:
        table = await timed(tables)
        place = table.places[table.to_move[0]]
        clock.now += 1_000
        assert tables.presence.turn_left(table, place, tables.now(table)) == 2.0
        view = table_view(table, ANNA, tables.presence, tables.now(table))
        assert view.turn_ends == view.now + 20_000
