"""A table's life: seats, ready, start, moves, end, rematch; and every refusal on the way."""

import asyncio

import pytest
from msgspec.structs import replace

from spieltisch.core import fold
from spieltisch.core.errors import Refused
from spieltisch.core.record import decode, encode, verify
from spieltisch.tables import table_index
from spieltisch.tables.commands import Clear, PlaceBot, Play, Ready, Sit, Stand
from spieltisch.tables.table import record
from spieltisch.tables.table_cache import BYTES_A_TABLE, TableCache
from tests.tables.people import (
    ANNA,
    BEN,
    CLEO,
    SetClock,
    legal_move,
    open_tables,
    order,
    play_one,
    started,
)


@pytest.fixture
async def tables(tmp_path):
    async with open_tables(tmp_path) as opened:
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
    table = await tables.act(table.id, lambda t: Ready(True).entry(t, ANNA))
    assert table.phase == "open"
    table = await tables.act(table.id, lambda t: Sit(1).entry(t, BEN, "Ben"))
    assert table.phase == "open"
    table = await tables.act(table.id, lambda t: Ready(True).entry(t, BEN))
    assert table.phase == "playing"
    assert len(table.to_move) == 1


async def test_a_bot_on_the_last_seat_starts_the_game_of_one_who_is_ready(tables):
    table = await tables.open(ANNA, "Anna", order(2))
    await tables.act(table.id, lambda t: Ready(True).entry(t, ANNA))
    table = await tables.act(table.id, lambda t: PlaceBot(1, "casual").entry(t, ANNA))
    assert table.phase == "playing"


async def test_people_change_seats_and_stand_up(tables):
    table = await tables.open(ANNA, "Anna", order(3))
    table = await tables.act(table.id, lambda t: Sit(2).entry(t, ANNA, "Anna"))
    assert [place.name for place in table.places] == [None, None, "Anna"]
    await tables.act(table.id, lambda t: Sit(0).entry(t, BEN, "Ben"))
    table = await tables.act(table.id, lambda t: Stand().entry(t, ANNA))
    assert table.host == 0
    assert table.phase == "open"


async def test_a_table_closes_when_the_last_person_leaves(tables):
    table = await tables.open(ANNA, "Anna", order(2, ("casual",), listed=True))
    table = await tables.act(table.id, lambda t: Stand().entry(t, ANNA))
    assert table.phase == "closed"
    assert await tables.store.query(table_index.listed, ("open",), 0, 10) == {"open": []}
    await refused("table_closed", tables.act(table.id, lambda t: Sit(0).entry(t, BEN, "Ben")))


async def test_refusals_before_the_start(tables):
    table = await tables.open(ANNA, "Anna", order(3))
    await tables.act(table.id, lambda t: Sit(1).entry(t, BEN, "Ben"))
    for code, decide in {
        "seat_taken": lambda t: Sit(1).entry(t, CLEO, "Cleo"),
        "already_seated": lambda t: Sit(1).entry(t, BEN, "Ben"),
        "seat_unknown": lambda t: Sit(7).entry(t, CLEO, "Cleo"),
        "name_empty": lambda t: Sit(2).entry(t, CLEO, ""),
        "not_seated": lambda t: Ready(True).entry(t, CLEO),
        "not_host": lambda t: PlaceBot(2, "casual").entry(t, BEN),
        "unknown_level": lambda t: PlaceBot(2, "genius").entry(t, ANNA),
        "seat_free": lambda t: Clear(2).entry(t, ANNA),
        "already_so": lambda t: Ready(False).entry(t, ANNA),
        "not_playing": lambda t: Play({"play": "red 6"}, t.n).entry(t, ANNA),
    }.items():
        await refused(code, tables.act(table.id, decide))
    await refused(
        "seat_taken", tables.act(table.id, lambda t: PlaceBot(1, "casual").entry(t, ANNA))
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


async def test_a_game_that_was_left_open_against_bots_makes_room(tables):
    seen, oldest, *_ = [
        await tables.open(ANNA, "Anna", replace(order(2, ("casual",)), starts=True))
        for _ in range(30)
    ]
    tables.presence.come(seen.id, ANNA)
    await tables.open(ANNA, "Anna", order(2))
    assert (await tables.newest(oldest.id)).phase == "closed"
    assert (await tables.newest(seen.id)).phase == "playing", "she is looking at it"
    assert len(await tables.store.seated(ANNA, ("open", "playing"))) == 30


async def test_refusals_while_playing(tables):
    table = await started(tables)
    guest, move = legal_move(table)
    other = BEN if guest == ANNA else ANNA
    await refused("not_your_turn", tables.act(table.id, lambda t: Play(move, t.n).entry(t, other)))
    await refused("not_seated", tables.act(table.id, lambda t: Play(move, t.n).entry(t, CLEO)))
    await refused("stale", tables.act(table.id, lambda t: Play(move, t.n - 1).entry(t, guest)))
    await refused("stale", tables.act(table.id, lambda t: Play(move, t.n + 1).entry(t, guest)))
    await refused("unknown_message", tables.act(table.id, lambda t: Play({}, t.n).entry(t, guest)))
    await refused(
        "malformed", tables.act(table.id, lambda t: Play({"play": "red 9"}, t.n).entry(t, guest))
    )
    await refused("not_open", tables.act(table.id, lambda t: Ready(False).entry(t, guest)))
    assert await tables.newest(table.id) == table


async def test_a_whole_game_its_record_and_a_rematch(tables):
    table = await started(tables, 3)
    while table.phase == "playing":
        table = await play_one(tables, table)
    written = record(table)
    verify(written)
    assert table.game.outcome(fold.fold(table.game, decode(encode(written)))) == table.outcome
    await refused("game_over", tables.act(table.id, lambda t: Play({}, t.n).entry(t, ANNA)))

    again = await tables.rematch(table.id, BEN)
    assert (await tables.rematch(table.id, ANNA)).id == again.id
    table = await tables.newest(table.id)
    assert (table.rematch, table.rematch_by) == (again.id, 1)
    assert [place.name for place in again.places] == ["Anna", "Ben", "Cleo"]
    assert again.phase == "open"
    assert again.opening.seed != table.opening.seed
    await refused("not_seated", tables.rematch(table.id, "d" * 32))


async def test_who_leaves_a_running_game_hands_his_seat_to_a_bot(tables):
    table = await started(tables)
    table = await tables.act(table.id, lambda t: Stand().entry(t, BEN))
    assert table.phase == "playing"
    assert table.places[1].bot == "casual"
    assert record(table).seats[1].name == "Ben"
    assert record(table).seats[1].bot is None
    assert await tables.store.seated(BEN, ("open", "playing"), 10) == []
    table = await tables.act(table.id, lambda t: Stand().entry(t, ANNA))
    assert table.phase == "closed"
    await refused("not_seated", tables.act(table.id, lambda t: Play({}, t.n).entry(t, ANNA)))


async def test_a_table_cannot_be_filled_with_nothing(tables, monkeypatch):
    monkeypatch.setattr("spieltisch.tables.checks.MOST_CHANGES", 20)
    table = await tables.open(ANNA, "Anna", order(2))
    for number in range(20):
        wanted = number % 2 == 0
        await tables.act(table.id, lambda t, w=wanted: Ready(w).entry(t, ANNA))
    await refused("too_many_changes", tables.act(table.id, lambda t: Ready(True).entry(t, ANNA)))


async def test_a_table_of_another_version_is_named_and_hurts_no_other(
    tables, tmp_path, monkeypatch
):
    table = await started(tables)
    other = await tables.open(ANNA, "Anna", order(2))
    for version in ("rules_version", "oldest_rules_version"):
        monkeypatch.setattr(f"spieltisch.games.ugo.game.Ugo.{version}", 2)
    async with open_tables(tmp_path) as later:
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


async def test_few_tables_are_kept_in_memory_and_none_is_lost(tables):
    tables._kept = TableCache(3 * BYTES_A_TABLE)
    made = [await tables.open(ANNA, "Anna", order(2)) for _ in range(8)]
    in_memory = [table.id for table in made if tables._kept.get(table.id) is not None]
    assert in_memory == [table.id for table in made[-3:]]
    assert [(await tables.newest(table.id)).id for table in made] == [table.id for table in made]
    with pytest.raises(asyncio.CancelledError), tables.watch(made[0].id):
        assert tables.watchers.tables() == [made[0].id]
        raise asyncio.CancelledError
    assert not tables.watchers.tables()
    assert not tables._kept._watched


async def test_a_watched_table_stays_in_memory_however_many_others_there_are(tables):
    tables._kept = TableCache(3 * BYTES_A_TABLE)
    watched = await started(tables)
    with tables.watch(watched.id):
        watched = await play_one(tables, watched)
        for _ in range(5):
            await tables.open(ANNA, "Anna", order(2))
        assert tables._kept.get(watched.id) == watched
    for _ in range(3):
        await tables.open(ANNA, "Anna", order(2))
    assert tables._kept.get(watched.id) is None
    assert await tables.newest(watched.id) == watched


async def test_times_never_run_back(tmp_path):
    clock = SetClock()
    async with open_tables(tmp_path, clock=clock) as tables:
        clock.now += 1000
        table = await started(tables)
        clock.now -= 5000
        later = await play_one(tables, table)
        assert later.at == table.at


async def test_the_lobby_lists_what_waits(tables):
    listed = await tables.open(ANNA, "Anna", order(2, listed=True))
    await tables.open(ANNA, "Anna", order(2))
    assert await tables.store.query(table_index.listed, ("open",), 0, 10) == {"open": [listed.id]}
    assert len(await tables.store.seated(ANNA, ("open",), 10)) == 2
    assert await tables.store.seated(BEN, ("open", "playing"), 10) == []
