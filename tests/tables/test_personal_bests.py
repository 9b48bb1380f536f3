"""Personal bests of games played alone: kept per guest, beaten only by something better."""

from functools import partial

import pytest

from spieltisch.core.game import Planned
from spieltisch.core.rng import Rng
from spieltisch.tables import personal_bests
from spieltisch.tables.commands import Ready
from spieltisch.tables.entries import Again
from spieltisch.tables.openings import Order
from tests.core.sprint import Call, Tap
from tests.tables.finished_tables import finish
from tests.tables.people import ANNA, BEN, SetClock, open_tables
from tests.tables.sprint_tables import LONG, all_ready, make, race, register_sprint


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


async def alone(tables, rounds_won: int, glass: int = LONG) -> str:
    """Play Sprint alone: win some rounds, and let the sandglass run out in the others."""
    table = await race(tables, 1, glass=glass)
    for number in (1, 2):
        table = await all_ready(tables, table)
        if number <= rounds_won:
            for _ in range(table.state.numbers[0]):
                table = await make(tables, table, ANNA, Tap())
            table = await make(tables, table, ANNA, Call())
        else:
            tables.clock.now += 2 * glass + 1
            table = await tables.ticked(table.id)
    assert table.phase == "over"
    return table.id


async def test_the_first_result_is_a_record_and_a_better_one_breaks_it(database):
    async with open_tables(database, clock=SetClock()) as tables:
        first = await alone(tables, 1)
        assert [
            (b.kind, b.value, b.before, b.table)
            for b in await tables.store.query(personal_bests.all_of, ANNA)
        ] == [("points", 1, None, first)]
        better = await alone(tables, 2)
        [best] = await tables.store.query(personal_bests.all_of, ANNA)
        assert (best.game, best.value, best.before, best.table) == ("sprint", 2, 1, better)
        await alone(tables, 1)
        await alone(tables, 2)
        assert await tables.store.query(personal_bests.all_of, ANNA) == [best]
        assert await tables.store.query(personal_bests.all_of, BEN) == []


async def test_what_does_not_count_is_no_record(database):
    async with open_tables(database, clock=SetClock()) as tables:
        await alone(tables, 2, glass=999)
        assert await tables.store.query(personal_bests.all_of, ANNA) == []


async def test_a_game_that_is_played_again_sets_no_record(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "again", [ANNA], origin=Again("first", 0))
        assert await tables.store.query(personal_bests.all_of, ANNA) == []
        await finish(tables.store, "first", [ANNA])
        assert [best.table for best in await tables.store.query(personal_bests.all_of, ANNA)] == [
            "first"
        ]


async def test_solving_five_tasks_alone_is_a_record(database):
    """U3D-29: the result is kept, and a new record is named by its table."""
    clock = SetClock()
    async with open_tables(database, clock=clock) as tables:
        options = {"solo": "record", "size": 5}
        table = await tables.open(ANNA, "Anna", Order("ubongo3d", 1, options, (), False))
        tables.presence.come(table.id, ANNA)
        table = await tables.act(table.id, partial(Ready(True).entry, guest=ANNA))
        for _ in range(200):
            if table.phase == "over":
                break
            table = await one_move(tables, table, clock)
        [best] = await tables.store.query(personal_bests.all_of, ANNA)
        assert (best.game, best.kind, best.before) == ("ubongo3d", "record-5-A", None)
        assert best.table == table.id


async def one_move(tables, table, clock):
    """Do what the strongest bot would do, when it would do it."""
    game = table.game
    plan = game.bots["master"](game.view(table.state, 0), Rng(table.opening.seed, "test"))
    at, move = (plan.at, plan.move) if isinstance(plan, Planned) else (table.at, plan)
    clock.now = max(clock.now, table.opening.when + at)
    return await make(tables, table, ANNA, move)
