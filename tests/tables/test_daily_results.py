"""Puzzles of the day and solved puzzles: the best is kept for each guest."""

from functools import partial

import msgspec
import pytest

from spieltisch.core.rng import Rng
from spieltisch.tables import daily_results, solved_puzzles
from spieltisch.tables.daily_results import achievement_of
from spieltisch.tables.entries import Daily, Moved
from spieltisch.tables.openings import Order
from tests.server.finished import golden_table
from tests.tables.finished_tables import finish
from tests.tables.people import ANNA, BEN, open_tables
from tests.tables.sprint_tables import register_sprint

TODAY = Daily("2026-11-18", "race")


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


async def of_day(tables, day="2026-11-18"):
    return await tables.store.query(daily_results.on_day, day)


async def of_guest(tables, guest):
    return await tables.store.query(daily_results.of_guest, guest)


async def test_only_a_better_result_replaces_the_first(database):
    async with open_tables(database) as tables:
        second = {"first": [1, 0], "origin": TODAY}
        await finish(tables.store, "one", [ANNA, "slow"], **second)
        assert [(each.value, each.table) for each in await of_day(tables)] == [(2, "one")]
        await finish(tables.store, "two", [ANNA, "slow"], origin=TODAY, when=2_000_000)
        [best] = await of_day(tables)
        assert (best.guest, best.game, best.kind, best.value) == (ANNA, "sprint", "race", 4)
        assert (best.table, best.more_is_better, best.ended > 2_000_000) == ("two", True, True)
        await finish(tables.store, "three", [ANNA, "slow"], when=3_000_000, **second)
        assert await of_day(tables) == [best]
        assert best.first < 2_000_000 < best.ended, "a better run does not move the day it was done"


async def test_a_day_lists_the_best_first_and_a_guest_their_newest_day(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "one", [ANNA, "slow"], first=[1, 0], origin=TODAY)
        await finish(tables.store, "two", [BEN, "slow"], origin=TODAY)
        later = Daily("2026-11-19", "race")
        await finish(tables.store, "three", [ANNA, "slow"], origin=later)
        await finish(tables.store, "free", [ANNA, "slow"])
        assert [(each.guest, each.value) for each in await of_day(tables)] == [(BEN, 4), (ANNA, 2)]
        assert [each.day for each in await of_guest(tables, ANNA)] == ["2026-11-19", "2026-11-18"]
        assert await of_day(tables, "2026-11-20") == []


async def test_what_does_not_count_alone_is_no_result_of_the_day(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "helped", [ANNA], origin=TODAY, glass=999)
        assert await of_day(tables) == []
        await finish(tables.store, "honest", [ANNA], origin=TODAY)
        assert [each.table for each in await of_day(tables)] == ["honest"]


def test_in_company_a_seats_score_is_what_it_achieved():
    table = golden_table("ugo-4")
    assert table.outcome is not None
    for seat, score in enumerate(table.outcome.scores):
        achieved = achievement_of(table, seat)
        assert (achieved.value, achieved.more_is_better, achieved.counts) == (score, True, True)


async def test_a_deal_of_the_day_of_ugo_is_kept_when_it_ends(database):
    async with open_tables(database) as tables:
        order = Order("ugo", 2, {}, ("beginner",), False, starts=True, origin=TODAY)
        table = await tables.open(ANNA, "Anna", order)
        while table.phase != "over":
            (seat,) = table.to_move
            move = table.game.bots["beginner"](table.game.view(table.state, seat), Rng("ab", "x"))
            table = await tables.act(table.id, partial(moved, seat=seat, move=move))
        [kept] = await of_guest(tables, ANNA)
        assert table.outcome is not None
        assert (kept.value, kept.table) == (table.outcome.scores[0], table.id)


def moved(_, seat, move):
    return Moved(seat, msgspec.json.decode(msgspec.json.encode(move)))


async def test_the_best_run_of_a_puzzle_is_kept_and_runs_are_counted(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "one", [ANNA])
        await finish(tables.store, "two", [ANNA])
        note = solved_puzzles.note
        await tables.store.change(note, ANNA, "ubongo3d", "A25-1", 5_000, 10, "one")
        await tables.store.change(note, ANNA, "ubongo3d", "A25-1", 4_000, 20, "two")
        await tables.store.change(note, ANNA, "ubongo3d", "A25-1", 9_000, 15)
        await tables.store.change(note, ANNA, "ubongocards", "7", 1_000, 30)
        await tables.store.change(note, BEN, "ubongo3d", "A25-1", 1_000, 5)
        cards, board = await tables.store.query(solved_puzzles.of_guest, ANNA)
        only = await tables.store.query(solved_puzzles.of_guest, ANNA, "ubongo3d")
        assert (board.best, board.table, board.count) == (4_000, "two", 3)
        assert (board.first, board.last) == (10, 20)
        assert (cards.puzzle, cards.table, cards.count) == ("7", None, 1)
        assert only == [board]
