"""A move whose message arrives twice, late or on two connections is played once and answered once."""

import asyncio
import gc
import weakref

import msgspec
import pytest

from spieltisch.core.errors import Refused
from spieltisch.tables.commands import Play
from spieltisch.tables.entries import Moved, MoveId, entry_from
from spieltisch.tables.places import MOST_CLIENTS, MOST_REFUSED
from spieltisch.tables.table import record
from spieltisch.tables.view import table_view
from tests.core.sprint import HIGHEST, Call, Ready, Tap
from tests.tables.people import ANNA, BEN, legal_move, open_tables, play_one, started
from tests.tables.sprint_tables import all_ready, make, race, register_sprint

HERE, THERE = "here0000", "there000"


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


@pytest.fixture
async def tables(tmp_path):
    async with open_tables(tmp_path) as opened:
        yield opened


async def say(tables, table, number, move=None, *, client=HERE, after=None):
    """Send a move of Anna's, a tap by default; return the table after it."""
    plain = msgspec.to_builtins(move or Tap())
    newest = (await tables.newest(table.id)).n if after is None else after
    await tables.play(table.id, ANNA, Play(plain, newest, MoveId(client, number)))
    return await tables.newest(table.id)


async def refused(code, *saying, **more):
    with pytest.raises(Refused) as caught:
        await say(*saying, **more)
    assert caught.value.code == code


def heard(tables, table, guest=ANNA):
    view = table_view(table, guest, tables.presence, tables.now(table))
    return {each.client: (each.number, each.refused) for each in view.heard}


async def test_a_copy_changes_nothing(tables):
    table = await all_ready(tables, await race(tables, 1))
    first = await say(tables, table, 1)
    assert await say(tables, table, 1) == first
    second = await say(tables, table, 2)
    assert await say(tables, table, 1) == second
    assert second.state.taps == (2,)


async def test_copies_at_the_same_moment_are_one_move(tables):
    table = await all_ready(tables, await race(tables, 1))
    await asyncio.gather(*(say(tables, table, 1) for _ in range(5)))
    assert (await tables.newest(table.id)).state.taps == (1,)


async def test_a_copy_that_was_made_for_an_older_view_is_no_stale_move_in_a_turn_game(tables):
    table = await started(tables, 2)
    guest, move = legal_move(table)
    played = Play(move, table.n, MoveId(HERE, 1))
    await tables.play(table.id, guest, played)
    await tables.play(table.id, guest, played)
    assert (await tables.newest(table.id)).n == table.n + 1
    with pytest.raises(Refused, match="stale"):
        await tables.play(table.id, guest, Play(move, table.n, MoveId(HERE, 2)))


async def test_a_copy_of_a_refused_move_is_refused_though_it_would_be_right_by_now(tables):
    """The player has seen it taken back: it must stay so."""
    table = await all_ready(tables, await race(tables, 1))
    number = table.state.numbers[0]
    await refused("wrong_call", tables, table, 1, Call())
    for each in range(number):
        table = await say(tables, table, 1, client=f"other{each:03}")
    assert table.state.taps == (number,)
    await refused("wrong_call", tables, table, 1, Call())
    later = await say(tables, table, 2, Call())
    assert later.state.round == 2


class Watched(dict[str, str]):
    """A move that reveals whether it is still in memory."""


async def test_what_is_kept_of_a_refusal_does_not_hold_on_to_the_move(tables):
    """Thousands of refusals are kept, and a move may be long; an exception holds on to all that led to it."""
    table = await all_ready(tables, await race(tables, 1))
    move = Watched(call="x" * 10_000)
    known = weakref.ref(move)
    play = Play(move, table.n, MoveId(HERE, 1))
    del move
    with pytest.raises(Refused):
        await tables.play(table.id, ANNA, play)
    del play
    gc.collect()
    assert known() is None


async def test_a_refused_move_is_never_taken_for_one_that_counted(tables):
    table = await all_ready(tables, await race(tables, 1))
    await say(tables, table, 1)
    await refused("not_now", tables, table, 2, Ready(1))
    table = await say(tables, table, 3)
    assert heard(tables, table) == {HERE: (3, (2,))}
    await refused("not_now", tables, table, 2, Ready(1))


async def test_a_restart_forgets_no_move(tmp_path):
    async with open_tables(tmp_path) as tables:
        table = await all_ready(tables, await race(tables, 1))
        await say(tables, table, 1)
        await refused("not_now", tables, table, 2, Ready(1))
        table = await say(tables, table, 3)
    async with open_tables(tmp_path) as tables:
        assert heard(tables, await tables.newest(table.id)) == {HERE: (3, (2,))}
        assert await say(tables, table, 1) == table
        assert await say(tables, table, 3) == table
        await refused("stale", tables, table, 2)
        assert (await say(tables, table, 4)).state.taps == (3,)


async def test_two_servers_play_a_move_once(tmp_path):
    async with open_tables(tmp_path) as one, open_tables(tmp_path) as other:
        table = await all_ready(one, await race(one, 1))
        await other.newest(table.id)
        await say(one, table, 1, after=table.n)
        await other.play(table.id, ANNA, Play({"tap": True}, table.n, MoveId(HERE, 1)))
        assert (await other.newest(table.id)).state.taps == (1,)


async def test_two_tabs_count_for_themselves_and_only_their_own_seat_hears_of_it(tables):
    table = await all_ready(tables, await race(tables, 2))
    await say(tables, table, 1)
    table = await say(tables, table, 1, client=THERE)
    assert table.state.taps == (2, 0)
    assert heard(tables, table) == {HERE: (1, ()), THERE: (1, ())}
    assert heard(tables, table, BEN) == {}
    assert heard(tables, table, None) == {}


async def test_what_is_remembered_of_clients_is_bounded(tables):
    table = await all_ready(tables, await race(tables, 1))
    for each in range(MOST_CLIENTS + 3):
        table = await say(tables, table, 2**31, client=f"tab{each:05}")
    told = heard(tables, table)
    assert list(told) == [f"tab{each:05}" for each in range(3, MOST_CLIENTS + 3)]
    assert all(len(skipped) == MOST_REFUSED for _, skipped in told.values())


async def test_a_move_for_an_earlier_round_is_stale(tables):
    """A piece that was laid offline must not land on the next round's board."""
    table = await all_ready(tables, await race(tables, 1))
    before = table.n
    while table.state.taps != table.state.numbers:
        table = await make(tables, table, ANNA, Tap())
    table = await make(tables, table, ANNA, Call())
    assert table.state.round == 2
    table = await all_ready(tables, table)
    await refused("stale", tables, table, 1, after=before)
    assert (await say(tables, table, 2)).state.taps == (1,)


async def test_moves_without_a_name_are_played_as_ever(tables):
    table = await all_ready(tables, await race(tables, 1))
    for _ in range(2):
        await tables.play(table.id, ANNA, Play({"tap": True}, table.n, None))
    assert (await tables.newest(table.id)).state.taps == (2 % HIGHEST,)


async def test_the_name_is_in_the_log_and_never_in_the_record(tables):
    table = await all_ready(tables, await race(tables, 1))
    table = await say(tables, table, 1)
    *_, (_, _, last) = await tables.store.read(table.id)
    assert last == Moved(0, {"tap": True}, id=MoveId(HERE, 1))
    assert HERE not in msgspec.json.encode(record(table)).decode()


async def test_moves_without_a_name_are_read_as_0_1_0_wrote_them(tables):
    table = await play_one(tables, await started(tables, 2))
    assert all(place.heard == () for place in table.places)
    line = b'{"moved":{"play":"blue 3"},"seat":1,"bot":"casual"}'
    assert entry_from(line) == Moved(1, {"play": "blue 3"}, bot="casual")
