"""The host changes the table before the start: players, options, bots, clock; people keep their seats."""

from functools import partial

import pytest

from spieltisch.core.errors import Refused
from spieltisch.tables import table_index
from spieltisch.tables.commands import Clear, Configure, PlaceBot, Ready, Sit
from spieltisch.tables.table import folded
from tests.tables.people import ANNA, BEN, CLEO, open_tables, order, started


@pytest.fixture
async def tables(tmp_path):
    async with open_tables(tmp_path) as opened:
        yield opened


async def do(tables, table, command, guest=ANNA, name=""):
    return await tables.act(table.id, partial(command.entry, guest=guest, name=name))


async def with_ben(tables, players=4, seat=3):
    table = await tables.open(ANNA, "Anna", order(players))
    return await do(tables, table, Sit(seat), BEN, "Ben")


def guests(table):
    return [place.guest for place in table.places]


async def test_everything_is_another_table_with_the_same_seed_and_people(tables):
    before = await with_ben(tables)
    options = {"hints": True, "teaching": False}
    change = Configure(4, options, ("club", None), listed=True, turn_clock=30)
    table = await do(tables, before, change)
    assert table.opening.options == options
    assert (table.opening.listed, table.opening.turn_clock) == (True, 30)
    assert table.commitment == before.commitment
    assert [place.bot for place in table.places] == [None, "club", None, None]
    assert guests(table) == [ANNA, None, None, BEN]


async def test_whoever_sits_on_a_seat_that_goes_away_gets_the_first_other_one(tables):
    table = await with_ben(tables)
    table = await do(tables, table, PlaceBot(1, "casual"))
    table = await do(tables, table, Configure(2))
    assert guests(table) == [ANNA, BEN]
    assert await tables.store.seated(BEN, ["open"], 5) == [table.id]
    table = await do(tables, table, Configure(3, bots=("club",)))
    assert [place.bot for place in table.places] == [None, None, "club"]


async def test_whoever_was_ready_says_so_again_unless_only_bots_changed(tables):
    table = await with_ben(tables, players=3, seat=1)
    table = await do(tables, table, Ready(True), BEN)
    table = await do(tables, table, Configure(3, bots=("club",), listed=True))
    assert table.places[1].ready
    table = await do(tables, table, Configure(3, {"hints": True}, ("club",), listed=True))
    assert not table.places[1].ready
    assert table.places[2].ready
    table = await do(tables, table, Ready(True), BEN)
    table = await do(tables, table, Ready(True))
    assert table.phase == "playing"
    with pytest.raises(Refused, match="has started"):
        await do(tables, table, Configure(3))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (Configure(5), "wrong_players"),
        (Configure(1), "wrong_players"),
        (Configure(3, bots=("club",) * 4), "wrong_players"),
        (Configure(3, bots=("genius",)), "unknown_level"),
        (Configure(3, {"hints": "yes"}), "bad_option"),
        (Configure(3, {"wings": True}), "bad_option"),
    ],
)
async def test_what_cannot_be_played_is_refused_and_nothing_changes(tables, change, code):
    table = await with_ben(tables)
    with pytest.raises(Refused) as refused:
        await do(tables, table, change)
    assert refused.value.code == code
    assert (await tables.newest(table.id)) == table


async def test_only_the_host_changes_it_and_never_below_its_people(tables):
    table = await with_ben(tables)
    table = await do(tables, table, Sit(1), CLEO, "Cleo")
    for change, guest, code in (
        (Configure(4), BEN, "not_host"),
        (Configure(2), ANNA, "too_many_people"),
    ):
        with pytest.raises(Refused) as refused:
            await do(tables, table, change, guest)
        assert refused.value.code == code
    table = await do(tables, table, Clear(1))
    assert guests(await do(tables, table, Configure(2))) == [ANNA, BEN]


async def test_the_lobby_and_the_fold_know_of_it(tables):
    table = await with_ben(tables)
    assert await tables.store.query(table_index.listed, ("open",), 0, 5) == {"open": []}
    table = await do(tables, table, Configure(3, listed=True))
    assert await tables.store.query(table_index.listed, ("open",), 0, 5) == {"open": [table.id]}
    log = await tables.store.read(table.id)
    assert folded(table.id, ((entry, at) for _, at, entry in log)) == table


async def test_a_race_has_no_turn_clock_there_either(tables):
    race = order(2)
    race = type(race)("ubongocards", 2, {}, (), listed=False)
    table = await tables.open(ANNA, "Anna", race)
    with pytest.raises(Refused) as refused:
        await do(tables, table, Configure(2, turn_clock=30))
    assert refused.value.code == "no_turns"


async def test_a_running_game_stays_as_it_is(tables):
    table = await started(tables)
    with pytest.raises(Refused) as refused:
        await do(tables, table, Configure(3))
    assert refused.value.code == "not_open"
