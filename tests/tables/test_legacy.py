"""What 0.1.0 wrote still opens: its database is read as it is, and its games go on.

The fixture was played at real tables of 0.1.0: `tables.sql` is its database, `expected.json` how it folded
each table, and the other files are records that it gave out.
"""

import hashlib
import json
import sqlite3
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from spieltisch.core import fold
from spieltisch.core.record import decode, encode, verify
from spieltisch.games.registry import game_named
from spieltisch.server.replays import Replays
from spieltisch.tables import history, personal_bests, table_index
from spieltisch.tables.commands import Play, Ready, Sit
from spieltisch.tables.entries import (
    AnyEntry,
    BotSat,
    ChatSwitched,
    Configured,
    Left,
    Moved,
    MoveId,
    Readied,
    Rematched,
    Sat,
    Ticked,
    entry_from,
)
from spieltisch.tables.indexing import index_finished
from spieltisch.tables.table import record
from spieltisch.tables.view import table_view
from tests.tables.people import ANNA, BEN, SetClock, open_tables, running, until

OLD = Path(__file__).parents[1] / "fixtures" / "0.1.0"
EXPECTED = json.loads((OLD / "expected.json").read_text())
RECORDS = sorted(file for file in OLD.glob("*.json") if file.name != "expected.json")
RUNNING = [what for what, each in EXPECTED.items() if each["phase"] == "playing"]


@pytest.fixture
def folder(tmp_path):
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.executescript((OLD / "tables.sql").read_text())
    connection.close()
    return tmp_path


def lines(folder):
    connection = sqlite3.connect(folder / "tables.sqlite")
    rows = connection.execute('select "table", n, at, entry from log order by 1, 2').fetchall()
    connection.close()
    return rows


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def clock_at(folder, what):
    """Return a clock that shows the time at which the table was left."""
    connection = sqlite3.connect(folder / "tables.sqlite")
    query = "select opened from tables where id = ?"
    (opened,) = connection.execute(query, [EXPECTED[what]["id"]]).fetchone()
    connection.close()
    return SetClock(opened + EXPECTED[what]["at"])


def found(table):
    views = None
    if table.state is not None:
        seats = [*range(len(table.places)), None]
        views = [digest(table.game.draw(table.game.view(table.state, seat))) for seat in seats]
    return {
        "id": table.id,
        "n": table.n,
        "at": table.at,
        "phase": table.phase,
        "to_move": list(table.to_move),
        "due": table.due,
        "record": None if table.state is None else record(table).digest,
        "views": views,
        "scores": None if table.outcome is None else list(table.outcome.scores),
    }


@pytest.mark.parametrize("what", EXPECTED)
async def test_every_table_folds_as_it_did_and_shows_itself_to_everybody(folder, what):
    before = lines(folder)
    async with open_tables(folder, clock=clock_at(folder, what)) as tables:
        table = await tables.newest(EXPECTED[what]["id"])
        assert found(table) == EXPECTED[what]
        for guest in (*table.guests, "stranger", None):
            view = table_view(table, guest, tables.presence, tables.now(table))
            assert json.loads(msgspec.json.encode(view))["phase"] == EXPECTED[what]["phase"]
    assert lines(folder) == before, "nothing is rewritten"


@pytest.mark.parametrize("what", RUNNING)
async def test_a_running_game_goes_on(folder, what):
    before = lines(folder)
    clock = clock_at(folder, what)
    async with open_tables(folder, clock=clock, grace=0.0) as tables:
        table = await tables.newest(EXPECTED[what]["id"])
        for _ in range(3):
            seat = table.to_move[0]
            if table.places[seat].guest is None:
                table = await bots_move(tables, table)
                continue
            first = table.game.moves(table.state, seat)[0]
            move = msgspec.json.decode(msgspec.json.encode(first))
            command = Play(move, table.n, MoveId("client00", table.n))
            await tables.play(table.id, str(table.places[seat].guest), command)
            clock.now += 10
            table = await tables.newest(table.id)
    assert table.n >= EXPECTED[what]["n"] + 3
    async with open_tables(folder, clock=clock) as again:
        assert await again.newest(table.id) == table, "old and new entries fold together"
    assert set(before) < set(lines(folder))


async def bots_move(tables, table):
    tables.presence.come(table.id, ANNA)
    before = table.n
    async with running(tables, table):
        await until(tables, table, lambda t: t.n > before)
    return await tables.newest(table.id)


async def test_an_open_table_fills_and_starts(folder):
    async with open_tables(folder, clock=clock_at(folder, "open")) as tables:
        table_id = EXPECTED["open"]["id"]
        assert await tables.store.query(table_index.listed, ("open",), 0, 9) == {"open": [table_id]}
        await tables.act(table_id, lambda t: Sit(1).entry(t, "c" * 32, "Cléo"))
        for guest in (ANNA, BEN, "c" * 32):
            table = await tables.act(table_id, lambda t, g=guest: Ready(True).entry(t, g))
        assert table.phase == "playing"


async def test_a_game_that_is_over_is_replayed_and_played_again(folder):
    async with open_tables(folder, clock=clock_at(folder, "ugo over")) as tables:
        replays = Replays()
        for what in ("ugo over", "ubongo3d over", "ubongocards over", "alone"):
            table = await tables.ticked(EXPECTED[what]["id"])
            last = await replays.step(table, len(table.moves), 0)
            assert last.view == table.game.view(table.state, 0)
        replays.close()
        again = await tables.rematch(EXPECTED["ugo over"]["id"], ANNA)
        assert again.id == EXPECTED["rematch"]["id"]
        new = await tables.rematch(EXPECTED["ubongo3d over"]["id"], BEN)
        assert [place.name for place in new.places] == ["Anna", "Ben"]


async def test_a_stand_ins_moves_and_personal_bests_are_known(folder):
    async with open_tables(folder, clock=clock_at(folder, "stood in")) as tables:
        table = await tables.newest(EXPECTED["stood in"]["id"])
        assert {timed.bot for timed in table.moves} == {None, "casual"}
        view = table_view(table, BEN, tables.presence, tables.now(table))
        assert view.stood_in
        [best] = await tables.store.query(personal_bests.all_of, ANNA)
        assert (best.kind, best.value, best.table) == ("record-5-A", 55004, EXPECTED["alone"]["id"])


async def test_finished_games_of_0_1_0_are_in_the_history(folder):
    before = lines(folder)
    over = {each["id"]: each for each in EXPECTED.values() if each["phase"] == "over"}
    async with open_tables(folder) as tables:
        assert await index_finished(tables.store) == len(over)
        kept = await tables.store.query(history.results_at, over)
        mine = await tables.store.query(history.games_of, ANNA, history.Filter(), 99)
        assert {table: [each.score for each in kept[table]] for table in kept} == {
            table: each["scores"] for table, each in over.items()
        }
        assert {each.table for each in mine} == set(over)
        assert {each.name for each in mine} == {"Anna"}
        assert await tables.store.name_of(ANNA) == "Anna"
    assert lines(folder) == before, "nothing is rewritten"


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_records_read_fold_and_are_written_alike(file):
    data = file.read_bytes()
    written = decode(data)
    verify(written)
    fold.fold(game_named(written.game), written)
    assert encode(written) == data


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        (b'{"sat":1,"guest":"b","name":"Ben"}', Sat(1, "b", "Ben")),
        (b'{"bot":"club","seat":2}', BotSat(2, "club")),
        (b'{"left":1}', Left(1)),
        (b'{"ready":false,"seat":1}', Readied(1, False)),
        (b'{"moved":{"ready":1},"seat":1,"bot":"club"}', Moved(1, {"ready": 1}, "club")),
        (
            b'{"moved":{"play":"red 6"},"seat":1,"id":{"client":"client00","number":3}}',
            Moved(1, {"play": "red 6"}, id=MoveId("client00", 3)),
        ),
        (b'{"ticked":63000}', Ticked(63_000)),
        (b'{"rematched":"abc","by":0}', Rematched("abc", 0)),
    ],
)
def test_each_kind_of_old_entry_is_read(line, entry):
    assert entry_from(line) == entry


def test_the_fixture_has_every_kind_of_entry(folder):
    kinds = {type(entry_from(entry)) for _, _, _, entry in lines(folder)}
    newer = {ChatSwitched, Configured}
    assert kinds == set(get_args(AnyEntry)) - newer
