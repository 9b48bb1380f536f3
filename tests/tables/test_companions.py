"""Several people on one guest's device: each has a seat; the guest alone is in the indexes."""

from functools import partial

import pytest

from spieltisch.core.errors import Refused
from spieltisch.tables import companions, history, identities
from spieltisch.tables.clock import Timing
from spieltisch.tables.commands import Configure, Ready, Sit
from spieltisch.tables.idling import Idlers
from spieltisch.tables.indexing import index_finished
from spieltisch.tables.openings import Order, ordered, reopened
from spieltisch.tables.places import Place
from spieltisch.tables.presence import Presence
from spieltisch.tables.ratings import Ratings
from spieltisch.tables.statistics import statistics
from spieltisch.tables.table import Table
from spieltisch.tables.view import Companion, table_view
from tests.tables.finished_tables import dump, finish, forget_results
from tests.tables.people import ANNA, BEN, NAMES, SetClock, open_tables
from tests.tables.sprint_tables import register_sprint
from tests.tables.test_identities import forget, merge, results

OTTO = companions.companion(ANNA, 1)
OTTO_AT_BENS = companions.companion(BEN, 1)


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)
    monkeypatch.setitem(NAMES, OTTO, "Otto")
    monkeypatch.setitem(NAMES, OTTO_AT_BENS, "Ottilie")


def shared(*names, players=3, bots=(), starts=True):
    return Order("ugo", players, {}, bots, listed=False, starts=starts, companions=names)


@pytest.mark.parametrize("number", ["0", "16", "-1", "1.0", "", "x", "٣", "1" * 40])
def test_a_number_that_no_companion_has_is_refused(number):
    with pytest.raises(Refused, match="number") as refused:
        companions.wanted(ANNA, number)
    assert refused.value.code == "unknown_companion"


def test_only_a_guest_has_companions():
    assert companions.wanted(ANNA, None) == ANNA
    assert companions.wanted(ANNA, "1") == OTTO
    assert companions.wanted(None, None) is None
    with pytest.raises(Refused):
        companions.wanted(None, "1")


async def test_a_table_on_one_device_starts_at_once(database):
    async with open_tables(database) as tables:
        table = await tables.open(ANNA, "Anna", shared("Otto", None, bots=(None, "casual")))
        assert table.phase == "playing"
        assert [place.name for place in table.places] == ["Anna", "Otto", None]
        assert table.on_device(ANNA) == [(0, ANNA), (1, OTTO)]
        assert table.on_device(BEN) == []
        assert await tables.store.seated(ANNA, ("playing",), 9) == [table.id]
        assert await tables.store.seated(OTTO, ("playing",), 9) == []


async def test_a_friend_elsewhere_is_waited_for_but_companions_are_ready(database):
    async with open_tables(database) as tables:
        table = await tables.open(ANNA, "Anna", shared("Otto", None))
        assert [place.ready for place in table.places] == [False, True, False]
        await tables.act(table.id, partial(Sit(2).entry, guest=BEN, name="Ben"))
        await tables.act(table.id, partial(Ready(True).entry, guest=BEN))
        table = await tables.act(table.id, partial(Ready(True).entry, guest=ANNA))
        assert table.phase == "playing"


async def test_companions_stay_ready_when_the_host_changes_the_table(database):
    async with open_tables(database) as tables:
        table = await tables.open(ANNA, "Anna", shared("Otto", None))
        change = Configure(3, {"hints": True}, ("casual",))
        table = await tables.act(table.id, partial(change.entry, guest=ANNA))
        assert [place.ready for place in table.places] == [False, True, True]
        table = await tables.act(table.id, partial(Ready(True).entry, guest=ANNA))
        assert table.phase == "playing"


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (shared("Otto", "Pia", "Zoe"), "wrong_players"),
        (shared("Otto", bots=("casual", None)), "seat_taken"),
        (shared(""), "name_empty"),
    ],
)
def test_companions_who_have_no_seat_or_no_name_are_refused(order, code):
    with pytest.raises(Refused) as refused:
        ordered(ANNA, "Anna", order, 0)
    assert refused.value.code == code


def test_only_ones_own_view_tells_of_companions():
    table = ordered(ANNA, "Anna", shared("Otto", None, bots=(None, "casual")), 0)[-1].table
    presence = Presence(Timing(), SetClock())
    assert table_view(table, ANNA, presence, 0).companions == (Companion(1, 1),)
    for other in (BEN, OTTO, None):
        assert table_view(table, other, presence, 0).companions == ()


def test_a_rematch_on_one_device_begins_at_once():
    table = ordered(ANNA, "Anna", shared("Otto", None, bots=(None, "casual")), 0)[-1].table
    again = reopened(table, 5)[-1].table
    assert again.phase == "playing"
    assert again.on_device(ANNA) == [(0, ANNA), (1, OTTO)]


def test_in_a_rematch_with_others_only_companions_are_ready():
    table = ordered(ANNA, "Anna", shared("Otto", None, starts=False), 0)[-1].table
    seated = (*table.places[:2], Place(guest=BEN, name="Ben", ready=True))
    again = reopened(Table(table.id, table.opening, seated), 5)[-1].table
    assert [place.ready for place in again.places] == [False, True, False]


async def test_a_game_with_companions_is_in_the_history_but_counts_for_no_rating(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "shared", [ANNA, OTTO, "slow"])
        [mine] = await results(tables, ANNA)
        assert not mine.counts
        seats = await tables.store.query(history.results_at, ["shared"])
        with_people = history.Filter(company="people")
        assert await tables.store.query(history.games_of, ANNA, with_people, 9) == [mine]
        assert [(each.guest, each.name) for each in seats["shared"]] == [
            (ANNA, "Anna"),
            (None, "Otto"),
            (None, None),
        ]
        assert await Ratings(tables.store).all() == {}
        [sums] = statistics([mine], seats, {})
        assert (sums.with_people.games, sums.with_bots.games) == (1, 0)


async def test_companions_go_along_when_two_guests_become_one(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "shared", [ANNA, OTTO])
        running = await tables.open(ANNA, "Anna", shared("Otto", None, bots=(None, "casual")))
        merged = await merge(tables, ANNA, BEN)
        assert (merged.games, merged.apart) == (1, 0)
        for table_id in ("shared", running.id):
            table = await tables.newest(table_id)
            assert table.on_device(BEN) == [(0, BEN), (1, OTTO_AT_BENS)]
            assert table.places[1].name == "Otto"
    assert ANNA not in dump(tables.store)


async def test_a_companion_beside_the_other_guest_keeps_them_apart(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "beside", [BEN, OTTO_AT_BENS, ANNA])
        assert await tables.store.query(identities.together, BEN, ANNA) == {"beside"}
        await merge(tables, BEN, ANNA)
        table = await tables.newest("beside")
        assert table.on_device(ANNA) == [(2, ANNA)]
        assert [place.name for place in table.places] == [identities.NOBODY] * 2 + ["Anna"]
        assert companions.owner(str(table.places[1].guest)) == table.places[0].guest
    assert "Ottilie" not in dump(tables.store)


async def test_nothing_leads_back_to_the_companions_of_a_forgotten_guest(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "shared", [ANNA, OTTO, BEN])
        running = await tables.open(ANNA, "Anna", shared("Otto", None, bots=(None, "casual")))
        await forget(tables, ANNA)
        text = dump(tables.store)
        assert ANNA not in text
        assert "Otto" not in text
        assert (await tables.newest(running.id)).phase == "closed"
        kept = await tables.store.query(history.results_at, ["shared"])
        forget_results(tables.store)
        await index_finished(tables.store)
        assert await tables.store.query(history.results_at, ["shared"]) == kept


def test_on_ones_own_device_nobody_is_nudged():
    table = ordered(ANNA, "Anna", shared("Otto", players=2), 0)[-1].table
    clock = SetClock()
    idlers = Idlers(Timing(), clock, lambda *_: True)
    idlers.look(table)
    clock.now += 3_600_000
    (seat,) = table.awaited
    idler = str(table.places[seat].guest)
    other = OTTO if idler == ANNA else ANNA
    assert idlers.state(table, table.places[seat]) is None
    with pytest.raises(Refused) as refused:
        idlers.nudge(table, other, seat)
    assert refused.value.code == "not_idle"
