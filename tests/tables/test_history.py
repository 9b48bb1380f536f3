"""The history of finished games: an index of the logs that is written with the entry that ends a game."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from spieltisch.tables import history, offline
from spieltisch.tables.entries import Again
from spieltisch.tables.history import Filter
from spieltisch.tables.indexing import index_finished
from tests.tables.finished_tables import change_rows, finish, forget_results
from tests.tables.offline_runs import DAY, NOON, easy, run_of
from tests.tables.people import ANNA, BEN, CLEO, SetClock, open_tables, play_one, started
from tests.tables.sprint_tables import register_sprint


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


async def found(tables, guest=ANNA, most=100, before=None, **wanted):
    return await tables.store.query(history.games_of, guest, Filter(**wanted), most, before)


async def everything(tables):
    rows = await tables.store.query(history.all_after, None)
    return sorted(rows, key=lambda each: (each.table, each.seat))


async def test_a_finished_game_has_a_row_for_each_seat(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "one", [ANNA, "slow", BEN], first=[2, 0, 1], when=5_000)
        rows = await everything(tables)
    assert [(r.guest, r.bot, r.name, r.place, r.score) for r in rows] == [
        (ANNA, None, "Anna", 2, 4),
        (None, "slow", None, 3, 2),
        (BEN, None, "Ben", 1, 6),
    ]
    assert {(r.game, r.players, r.counts, r.accuracy) for r in rows} == {("sprint", 3, True, None)}
    assert {r.ended > 5_000 and 0 < r.length < r.ended - 5_000 for r in rows} == {True}


async def test_a_running_game_has_none(database):
    async with open_tables(database, clock=SetClock()) as tables:
        await play_one(tables, await started(tables))
        assert await found(tables) == []


SEATS = st.sampled_from([ANNA, BEN, CLEO, "slow", "fast"])
GAMES = st.lists(
    st.tuples(
        st.lists(SEATS, min_size=1, max_size=4, unique=True),
        st.integers(0, 3),
        st.booleans(),
    ),
    min_size=1,
    max_size=5,
)


@settings(max_examples=8, deadline=None)
@given(GAMES)
async def test_the_index_is_what_folding_all_logs_gives(games):
    with tempfile.TemporaryDirectory() as folder:
        async with open_tables(Path(folder)) as tables:
            for number, (seats, when, fresh) in enumerate(games):
                origin = None if fresh else Again("before", 0)
                await finish(tables.store, f"t{number}", seats, when=1000 * when, origin=origin)
            ids = [f"t{number}" for number in range(len(games))]
            written = await tables.store.query(history.results_at, ids)
            folds = {name: history.results_of(await tables.newest(name)) for name in ids}
            assert written == folds
            forget_results(tables.store)
            assert await index_finished(tables.store) == len(games)
            assert await tables.store.query(history.results_at, ids) == folds


async def test_games_are_found_by_game_company_name_and_level(database):
    async with open_tables(database) as tables:
        store = tables.store
        await finish(store, "alone", [ANNA], when=1_000)
        await finish(store, "slow", [ANNA, "slow"], when=2_000)
        await finish(store, "ben", [BEN, ANNA], when=3_000)
        await finish(store, "mixed", [CLEO, "fast", ANNA], when=4_000)

        async def ids(**wanted):
            return [each.table for each in await found(tables, **wanted)]

        assert await ids() == ["mixed", "ben", "slow", "alone"]
        assert await ids(game="sprint") == ["mixed", "ben", "slow", "alone"]
        assert await ids(game="ugo") == []
        assert await ids(company="alone") == ["alone"]
        assert await ids(company="bots") == ["slow"]
        assert await ids(company="people") == ["mixed", "ben"]
        assert await ids(name="Ben") == ["ben"]
        assert await ids(name="Anna") == []
        assert await ids(level="fast") == ["mixed"]
        assert await ids(game="sprint", company="people", level="fast") == ["mixed"]


async def test_pages_of_games_that_ended_together_miss_and_repeat_none(database):
    async with open_tables(database) as tables:
        for name in "cabd":
            await finish(tables.store, name, [ANNA], when=1_000)
        pages, before = [], None
        while page := await found(tables, most=3, before=before):
            pages += [each.table for each in page]
            before = (page[-1].ended, page[-1].table)
    assert sorted(pages) == ["a", "b", "c", "d"]


async def test_a_damaged_log_is_skipped_with_a_line(database, caplog):
    async with open_tables(database) as tables:
        for name in ("good", "bad", "cut"):
            await finish(tables.store, name, [ANNA, BEN])
        damaged = "UPDATE log SET entry = :entry WHERE \"table\" = 'bad' AND n = 7"
        change_rows(tables.store, damaged, entry=b"{")
        change_rows(tables.store, "DELETE FROM log WHERE \"table\" = 'cut' AND n > 7")
        forget_results(tables.store)
        assert await index_finished(tables.store) == 1
        assert [each.table for each in await found(tables)] == ["good"]
    assert "table bad is not in the history" in caplog.text
    assert "table cut is not in the history" in caplog.text


async def test_indexing_is_bounded_and_goes_on_after_the_next_start(database):
    async with open_tables(database) as tables:
        for number in range(3):
            await finish(tables.store, f"t{number}", [ANNA], when=number)
        forget_results(tables.store)
        assert await index_finished(tables.store, most=2) == 2
        assert [each.table for each in await found(tables)] == ["t2", "t1"]
        assert await index_finished(tables.store, most=2) == 1
        assert await index_finished(tables.store) == 0


async def test_a_deal_from_elsewhere_or_with_hints_counts_for_no_rating(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "again", [ANNA, BEN], origin=Again("other", 0))
        assert await everything(tables) == []
        assert [each.counts for each in await found(tables)] == [False]


async def test_accuracy_is_noted_for_each_seat(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "one", [ANNA, "slow"])
        await tables.store.change(history.note_accuracies, "one", [0.75, None])
        assert [each.accuracy for each in await everything(tables)] == [0.75, None]


async def test_puzzles_of_an_earlier_version_are_completed(database):
    writings = offline.played(ANNA, "Anna", easy(), NOON, run_of(easy()))
    async with open_tables(database) as tables:
        await tables.store.open(writings)
        [written] = await found(tables, company="daily")
        assert written.is_puzzle
        assert (written.day, written.daily) == (DAY.isoformat(), "easy")
        assert (written.puzzle, written.kind) == (
            writings[-1].table.state.work_of(0).task.name,
            None,
        )
        assert 0 < written.value < written.length
        assert await found(tables, company="puzzles") == []
        table = written.table
        await tables.store.change(history.note_accuracies, table, [0.5])
        older = "UPDATE results SET puzzle = NULL, day = NULL, daily = NULL, value = NULL"
        change_rows(tables.store, older)
        assert await found(tables, company="daily") == []
        assert await index_finished(tables.store) == 0, "nothing is indexed again"
        [again] = await found(tables, company="daily")
        assert again == replace(written, accuracy=0.5)
        assert await tables.store.query(history.incomplete, 9) == []


async def test_a_puzzle_is_no_game_on_the_leaderboard(database):
    async with open_tables(database) as tables:
        await tables.store.open(offline.played(ANNA, "Anna", easy(), NOON, run_of(easy())))
        await finish(tables.store, "one", [BEN])
        assert await tables.store.query(history.games_by_guest) == [(BEN, 1)]
        assert await tables.store.query(history.has_results, ANNA)
        assert not await tables.store.query(history.has_results, CLEO)
