"""How tables begin: at once among bots, and from any moment of a finished game."""

import threading
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from spieltisch.core.errors import Refused
from spieltisch.core.fold import scenes
from spieltisch.games.registry import GAMES
from spieltisch.tables import live
from spieltisch.tables.clock import Clock
from spieltisch.tables.commands import Play
from spieltisch.tables.entries import Again
from spieltisch.tables.openings import Moment, Order, ordered, rewound
from spieltisch.tables.table import Table, record
from tests.server.finished import golden_table
from tests.tables.finished_tables import finish
from tests.tables.people import ANNA, BEN, SetClock, open_tables
from tests.tables.sprint_tables import register_sprint

FINISHED = ("ugo-4", "ubongo3d-2", "ubongocards-2")


def after_all(table: Table, seat: int, move: int) -> Table:
    moment = Moment(seat, move, "casual")
    return rewound(table, ANNA, "Anna", moment, Clock())[-1].table


@pytest.mark.parametrize("game", GAMES)
def test_among_bots_only_nobody_says_ready(game):
    order = Order(game, 2, {}, ("casual",), listed=False, starts=True)
    assert ordered(ANNA, "Anna", order, 0)[-1].table.phase == "playing"


def test_a_table_with_a_free_seat_waits_for_its_people():
    order = Order("ugo", 3, {}, ("casual",), listed=False, starts=True)
    assert ordered(ANNA, "Anna", order, 0)[-1].table.phase == "open"


@pytest.mark.parametrize("name", FINISHED)
@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_a_game_goes_on_from_any_moment_as_it_was(name, share):
    over = golden_table(name)
    number = int(len(over.moves) * share)
    table = after_all(over, 1, number)
    assert table.state == golden_table(name, number).state
    assert table.moves == over.moves[:number]
    assert table.opening.origin == Again(over.id, number)
    assert [place.guest for place in table.places][1] == ANNA
    assert all(place.bot for seat, place in enumerate(table.places) if seat != 1)


def test_time_goes_on_where_the_game_was():
    over, clock = golden_table("ubongo3d-2"), SetClock()
    table = rewound(over, ANNA, "Anna", Moment(0, 5), clock)[-1].table
    now = clock.at_table(table.opening.when, clock.wall())
    assert now == over.moves[4].at


@pytest.mark.parametrize("name", ["ubongo3d-2", "ubongocards-2"])
def test_a_race_goes_on_in_the_middle_of_a_round_with_the_time_that_was_left(name):
    over, clock = golden_table(name), SetClock()
    second = over.game.timeline_maker.timeline(scenes(over.game, record(over)))[1]
    assert list(second.made) == sorted(second.made)
    half = second.lasted // 2
    within = [made for made in second.made if made <= half]
    assert 0 < within[-1] <= half
    number = second.moves + len(within)
    table = rewound(over, ANNA, "Anna", Moment(0, number), clock)[-1].table
    now = clock.at_table(table.opening.when, clock.wall())
    assert (table.state.round, table.outcome) == (2, None)
    assert now == over.moves[number - 1].at == table.state.starts + within[-1]
    due = table.game.due(table.state)
    assert due is None or due > now


@pytest.mark.parametrize(
    ("seat", "move", "level", "code"),
    [
        (4, 0, None, "seat_unknown"),
        (0, 10_000, None, "unknown_step"),
        (0, -1, None, "unknown_step"),
        (0, 0, "grandmaster", "unknown_level"),
    ],
)
def test_a_moment_that_was_not_is_refused(seat, move, level, code):
    with pytest.raises(Refused) as refused:
        rewound(golden_table("ugo-4"), ANNA, "Anna", Moment(seat, move, level), Clock())
    assert refused.value.code == code


def test_whoever_plays_again_has_a_name():
    with pytest.raises(Refused) as refused:
        rewound(golden_table("ugo-4"), ANNA, "", Moment(0, 0), Clock())
    assert refused.value.code == "name_empty"


def test_there_is_nothing_to_play_after_the_end_and_nothing_to_repeat_before_it():
    over = golden_table("ugo-4")
    with pytest.raises(Refused) as refused:
        after_all(over, 0, len(over.moves))
    assert refused.value.code == "game_over"
    with pytest.raises(Refused) as refused:
        after_all(golden_table("ugo-4", 10), 0, 5)
    assert refused.value.code == "not_over"


def test_a_long_game_is_not_kept_once_for_each_of_its_moves():
    over = golden_table("ugo-4")
    number = len(over.moves) - 1
    writings = rewound(over, ANNA, "Anna", Moment(0, number), Clock())
    assert sum(len(writing.table.moves) for writing in writings) == number
    assert sum(writing.table.state is not None for writing in writings[-number:]) == 1


async def test_a_long_game_is_written_in_as_few_steps_as_a_short_one(tmp_path: Path):
    over, steps = golden_table("ugo-4"), list[str]()

    def note(_connection, _cursor, statement, *_):
        steps.append(statement)

    async def steps_for(number):
        writings = rewound(over, ANNA, "Anna", Moment(0, number), Clock())
        steps.clear()
        await tables.store.open(writings)
        return list(steps)

    async with open_tables(tmp_path) as tables:
        event.listen(Engine, "before_cursor_execute", note)
        try:
            assert await steps_for(2) == await steps_for(len(over.moves) - 1)
        finally:
            event.remove(Engine, "before_cursor_execute", note)


@pytest.mark.parametrize(("long", "is_apart"), [(5, True), (6, False)])
async def test_a_long_game_is_folded_beside_the_others(tmp_path: Path, monkeypatch, long, is_apart):
    register_sprint(monkeypatch)
    threads = []

    def fold(*wanted):
        threads.append(threading.current_thread())
        return rewound(*wanted)

    monkeypatch.setattr(live, "LONG_LOG", long)
    monkeypatch.setattr(live, "rewound", fold)
    async with open_tables(tmp_path) as tables:
        over = await finish(tables.store, "over", [ANNA, BEN])
        table = await tables.play_again(over.id, ANNA, "Anna", Moment(0, 5))
        assert table.moves == over.moves[:5]
        assert table == await live.Tables(tables.store).newest(table.id)
    assert [thread is not threading.main_thread() for thread in threads] == [is_apart]


async def test_such_a_table_is_read_from_its_log_like_any_other(tmp_path: Path):
    over = golden_table("ubongocards-2")
    writings = rewound(over, ANNA, "Anna", Moment(0, 12), Clock())
    async with open_tables(tmp_path) as tables:
        await tables.store.open(writings)
        table = await tables.newest(writings[-1].table.id)
        assert table == writings[-1].table
        with pytest.raises(Refused):
            await tables.play(table.id, ANNA, Play({"call": 99}, table.n))
