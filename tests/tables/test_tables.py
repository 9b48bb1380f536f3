"""A table's life: seats, ready, start, moves, end, rematch; and every refusal on the way."""

import asyncio

import pytest

from spieltisch.core import fold
from spieltisch.core.errors import Refused
from spieltisch.core.record import decode, encode, verify
from spieltisch.tables import deeds
from spieltisch.tables.table import record
from tests.tables.people import ANNA, BEN, CLEO, house, legal_move, order, play_one, started


@pytest.fixture
async def tables(tmp_path):
    async with house(tmp_path) as opened:
        yield opened


async def refused(code, awaitable):
    with pytest.raises(Refused) as refusal:
        await awaitable
    assert refusal.value.code == code
    assert refusal.value.why.endswith(".")


async def test_the_maker_sits_and_bots_sit_where_they_are_wanted(tables):
    table = await tables.open(ANNA, "Anna", order(4, ("beginner", None, "casual")))
    assert [place.name or place.bot for place in table.places] == [
        "Anna",
        "beginner",
        None,
        "casual",
    ]
    assert table.phase == "open"
    assert table.host == 0


async def test_a_game_starts_when_everyone_sits_and_is_ready(tables):
    table = await tables.open(ANNA, "Anna", order(2))
    table = await tables.act(table.id, lambda t: deeds.ready(t, ANNA, True))
    assert table.phase == "open"
    table = await tables.act(table.id, lambda t: deeds.sit(t, BEN, "Ben", 1))
    assert table.phase == "open"
    table = await tables.act(table.id, lambda t: deeds.ready(t, BEN, True))
    assert table.phase == "playing"
    assert len(table.to_move) == 1


async def test_a_bot_on_the_last_seat_starts_the_game_of_one_who_is_ready(tables):
    table = await tables.open(ANNA, "Anna", order(2))
    await tables.act(table.id, lambda t: deeds.ready(t, ANNA, True))
    table = await tables.act(table.id, lambda t: deeds.place_bot(t, ANNA, 1, "casual"))
    assert table.phase == "playing"


async def test_people_change_seats_and_stand_up(tables):
    table = await tables.open(ANNA, "Anna", order(3))
    table = await tables.act(table.id, lambda t: deeds.sit(t, ANNA, "Anna", 2))
    assert [place.name for place in table.places] == [None, None, "Anna"]
    await tables.act(table.id, lambda t: deeds.sit(t, BEN, "Ben", 0))
    table = await tables.act(table.id, lambda t: deeds.stand(t, ANNA))
    assert table.host == 0
    assert table.phase == "open"


async def test_a_table_closes_when_the_last_person_leaves(tables):
    table = await tables.open(ANNA, "Anna", order(2, ("casual",), listed=True))
    table = await tables.act(table.id, lambda t: deeds.stand(t, ANNA))
    assert table.phase == "closed"
    assert await tables.store.listed(0, 10) == []
    await refused("table_closed", tables.act(table.id, lambda t: deeds.sit(t, BEN, "Ben", 0)))


async def test_refusals_before_the_start(tables):
    table = await tables.open(ANNA, "Anna", order(3))
    await tables.act(table.id, lambda t: deeds.sit(t, BEN, "Ben", 1))
    for code, deed in {
        "seat_taken": lambda t: deeds.sit(t, CLEO, "Cleo", 1),
        "already_seated": lambda t: deeds.sit(t, BEN, "Ben", 1),
        "seat_unknown": lambda t: deeds.sit(t, CLEO, "Cleo", 7),
        "name_empty": lambda t: deeds.sit(t, CLEO, "", 2),
        "not_seated": lambda t: deeds.ready(t, CLEO, True),
        "not_host": lambda t: deeds.place_bot(t, BEN, 2, "casual"),
        "unknown_level": lambda t: deeds.place_bot(t, ANNA, 2, "genius"),
        "seat_free": lambda t: deeds.clear(t, ANNA, 2),
        "already_so": lambda t: deeds.ready(t, ANNA, False),
        "not_playing": lambda t: deeds.play(t, ANNA, {"play": "red 6"}, t.n),
    }.items():
        await refused(code, tables.act(table.id, deed))
    await refused(
        "seat_taken", tables.act(table.id, lambda t: deeds.place_bot(t, ANNA, 1, "casual"))
    )
    await refused("not_over", tables.rematch(table.id, ANNA))
    await refused("unknown_table", tables.newest("nowhere"))
    assert (await tables.newest(table.id)).n == 2


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (order(5), "wrong_players"),
        (order(2, ("casual", "casual")), "wrong_players"),
        (order(3, ("genius",)), "unknown_level"),
    ],
)
async def test_orders_that_cannot_be(tables, wanted, code):
    await refused(code, tables.open(ANNA, "Anna", wanted))


async def test_a_person_may_not_sit_at_endless_tables(tables):
    for _ in range(30):
        await tables.open(ANNA, "Anna", order(2))
    await refused("too_many_tables", tables.open(ANNA, "Anna", order(2)))
    await tables.open(BEN, "Ben", order(2))


async def test_refusals_while_playing(tables):
    table = await started(tables)
    guest, move = legal_move(table)
    other = BEN if guest == ANNA else ANNA
    await refused("not_your_turn", tables.act(table.id, lambda t: deeds.play(t, other, move, t.n)))
    await refused("not_seated", tables.act(table.id, lambda t: deeds.play(t, CLEO, move, t.n)))
    await refused("stale", tables.act(table.id, lambda t: deeds.play(t, guest, move, t.n - 1)))
    await refused("stale", tables.act(table.id, lambda t: deeds.play(t, guest, move, t.n + 1)))
    await refused("unknown_message", tables.act(table.id, lambda t: deeds.play(t, guest, {}, t.n)))
    await refused(
        "malformed", tables.act(table.id, lambda t: deeds.play(t, guest, {"play": "red 9"}, t.n))
    )
    await refused("not_open", tables.act(table.id, lambda t: deeds.ready(t, guest, False)))
    assert await tables.newest(table.id) == table


async def test_a_whole_game_its_record_and_a_rematch(tables):
    table = await started(tables, 3)
    while table.phase == "playing":
        table = await play_one(tables, table)
    written = record(table)
    verify(written)
    assert table.game.outcome(fold.fold(table.game, decode(encode(written)))) == table.outcome
    await refused("game_over", tables.act(table.id, lambda t: deeds.play(t, ANNA, {}, t.n)))

    again = await tables.rematch(table.id, BEN)
    assert (await tables.rematch(table.id, ANNA)).id == again.id
    table = await tables.newest(table.id)
    assert (table.rematch, table.rematch_by) == (again.id, 1)
    assert [place.name for place in again.places] == ["Anna", "Ben", "Cleo"]
    assert again.phase == "open"
    assert again.opened.seed != table.opened.seed
    await refused("not_seated", tables.rematch(table.id, "d" * 32))


async def test_who_leaves_a_running_game_hands_his_seat_to_a_bot(tables):
    table = await started(tables)
    table = await tables.act(table.id, lambda t: deeds.stand(t, BEN))
    assert table.phase == "playing"
    assert table.places[1].bot == "casual"
    assert record(table).seats[1].name == "Ben"
    assert record(table).seats[1].bot is None
    assert await tables.store.seated(BEN, ("open", "playing"), 10) == []
    table = await tables.act(table.id, lambda t: deeds.stand(t, ANNA))
    assert table.phase == "closed"
    await refused("not_seated", tables.act(table.id, lambda t: deeds.play(t, ANNA, {}, t.n)))


async def test_a_table_cannot_be_filled_with_nothing(tables, monkeypatch):
    monkeypatch.setattr("spieltisch.tables.deeds.MOST_CHANGES", 20)
    table = await tables.open(ANNA, "Anna", order(2))
    for number in range(20):
        wanted = number % 2 == 0
        await tables.act(table.id, lambda t, w=wanted: deeds.ready(t, ANNA, w))
    await refused("too_many_changes", tables.act(table.id, lambda t: deeds.ready(t, ANNA, True)))


async def test_a_table_of_another_version_is_named_and_hurts_no_other(
    tables, tmp_path, monkeypatch
):
    table = await started(tables)
    other = await tables.open(ANNA, "Anna", order(2))
    for version in ("rules_version", "oldest_rules_version"):
        monkeypatch.setattr(f"spieltisch.games.ugo.game.Ugo.{version}", 2)
    async with house(tmp_path) as later:
        await refused("table_outdated", later.newest(table.id))
        assert (await later.newest(other.id)).phase == "open"


async def test_two_rematches_at_once_lead_to_one_table(tables):
    table = await started(tables, 2)
    while table.phase == "playing":
        table = await play_one(tables, table)
    one, other = await asyncio.gather(tables.rematch(table.id, ANNA), tables.rematch(table.id, BEN))
    assert one.id == other.id


async def test_running_games_count_among_ones_tables(tables, monkeypatch):
    monkeypatch.setattr("spieltisch.tables.live.MOST_TABLES", 1)
    await started(tables)
    await refused("too_many_tables", tables.open(BEN, "Ben", order(2)))


async def test_few_tables_are_kept_in_memory_and_none_is_lost(tables, monkeypatch):
    monkeypatch.setattr("spieltisch.tables.live.KEPT", 3)
    made = [await tables.open(ANNA, "Anna", order(2)) for _ in range(8)]
    assert len(tables._kept) == 3
    assert [(await tables.newest(table.id)).id for table in made] == [table.id for table in made]
    with tables.watch(made[0].id):
        assert tables._watchers
    assert not tables._watchers


async def test_times_never_run_back(tables, monkeypatch):
    table = await started(tables)
    monkeypatch.setattr("spieltisch.tables.live._wall_clock", lambda: table.opened.when - 5000)
    later = await play_one(tables, table)
    assert later.at == table.at


async def test_the_lobby_lists_what_waits(tables):
    listed = await tables.open(ANNA, "Anna", order(2, listed=True))
    await tables.open(ANNA, "Anna", order(2))
    assert await tables.store.listed(0, 10) == [listed.id]
    assert len(await tables.store.seated(ANNA, ("open",), 10)) == 2
    assert await tables.store.seated(BEN, ("open", "playing"), 10) == []
