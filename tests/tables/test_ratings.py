"""Ratings: people against people, people against anchored bots, always what folding all results gives."""

import random

import pytest

from spieltisch.games.registry import GAMES
from spieltisch.tables import history, ratings
from spieltisch.tables.entries import Again
from spieltisch.tables.history import Result
from spieltisch.tables.ratings import RECOUNT, Ratings, best, fold
from tests.tables.finished_tables import finish
from tests.tables.people import ANNA, BEN, CLEO, SetClock, open_tables
from tests.tables.sprint_tables import register_sprint


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


def result(table, seat, place, *, guest=None, bot=None, name=None, game="ugo"):
    name = name or guest
    return Result(table, seat, guest, bot, name, game, 2, place, 0, 1, 1, True)


def test_the_winner_rises_and_the_loser_falls_as_much():
    courses = {}
    fold([result("a", 0, 1, guest="x"), result("a", 1, 2, guest="y")], courses)
    [x], [y] = courses["x", "ugo", "people"], courses["y", "ugo", "people"]
    assert x.shown - 1000 == 1000 - y.shown > 50
    assert x.margin == y.margin < 333


def test_a_tie_of_equals_changes_nobody():
    courses = {}
    fold([result("a", 0, 1, guest="x"), result("a", 1, 1, guest="y")], courses)
    assert courses["x", "ugo", "people"][-1].shown == 1000


def test_bots_are_not_in_the_pool_of_people_and_stand_ins_in_none():
    courses = {}
    at_table = [
        result("a", 0, 1, guest="x"),
        result("a", 1, 2, bot="club"),
        result("a", 2, 3, bot="casual", name="Ben, who left"),
    ]
    fold(at_table, courses)
    assert set(courses) == {("x", "ugo", "bots")}
    alone = {}
    fold(at_table[:2], alone)
    assert alone == courses


def test_beating_a_master_is_worth_more_than_beating_a_beginner():
    shown = {}
    for level in GAMES["ugo"].strengths:
        courses = {}
        fold([result("a", 0, 1, guest="x"), result("a", 1, 2, bot=level)], courses)
        shown[level] = courses["x", "ugo", "bots"][-1].shown
    assert list(shown.values()) == sorted(shown.values())


@pytest.mark.parametrize("level", ["casual", "club", "master"])
def test_whoever_is_as_good_as_a_bot_comes_to_its_anchor(level):
    rng, courses = random.Random(level), {}
    for number in range(300):
        won = rng.random() < 0.5
        table = f"t{number}"
        seats = [result(table, 0, 2 - won, guest="x"), result(table, 1, 1 + won, bot=level)]
        fold(seats, courses)
    last = courses["x", "ugo", "bots"][-1]
    assert abs(last.mu - GAMES["ugo"].strengths[level]) < 3


async def test_going_on_gives_what_folding_everything_gives(database):
    async with open_tables(database) as tables:
        clock = SetClock()
        going_on = Ratings(tables.store, clock.steady)
        plans = [([ANNA, BEN], [1, 0]), ([ANNA, "slow"], [0, 1]), ([CLEO, BEN, "fast"], [2, 0, 1])]
        for number, (seats, first) in enumerate(plans * 2):
            await finish(tables.store, f"t{number}", seats, first=first, when=10_000 * number)
            assert await going_on.all() == await Ratings(tables.store).all()
        early = await finish(tables.store, "early", [ANNA, BEN], when=5)
        clock.now += int(RECOUNT * 1000)
        assert await going_on.all() == await Ratings(tables.store).all()
        assert (await going_on.of(ANNA))["sprint", "people"][0].table == early.id
        before = await going_on.all()
        await finish(tables.store, "again", [BEN, ANNA], when=99_999, origin=Again("t0", 0))
        assert await going_on.all() == before, "a deal that is played again counts for nothing"


async def test_older_games_are_looked_for_only_now_and_then(database, monkeypatch):
    async with open_tables(database) as tables:
        clock, counts = SetClock(), []
        count_until = history.count_until

        def count(connection, moment):
            counts.append(moment)
            return count_until(connection, moment)

        monkeypatch.setattr(history, "count_until", count)
        going_on = Ratings(tables.store, clock.steady)
        for number in range(3):
            await finish(tables.store, f"t{number}", [ANNA, BEN], when=10_000 * number)
            assert len((await going_on.of(ANNA))["sprint", "people"]) == number + 1
        assert counts == []
        clock.now += int(RECOUNT * 1000)
        for _ in range(2):
            await going_on.all()
        assert len(counts) == 1


async def test_the_best_are_those_whose_strength_is_proven(database):
    async with open_tables(database) as tables:
        for number in range(5):
            await finish(tables.store, f"t{number}", [ANNA, BEN], when=number)
        await finish(tables.store, "once", [CLEO, BEN], when=9_000)
        board = best(await Ratings(tables.store).all())["sprint", "people"]
    assert [(who, games) for who, _, games in board] == [(ANNA, 5), (CLEO, 1), (BEN, 6)]
    assert board[0][1].shown > ratings.SHOWN_AVERAGE


async def test_forgetting_while_results_are_folded_loses_nothing(database, monkeypatch):
    async with open_tables(database) as tables:
        await finish(tables.store, "t", [ANNA, BEN], first=[0, 1], when=5)
        wanted, forgetful = await Ratings(tables.store).all(), Ratings(tables.store)
        folds = []

        def fold_and_forget(results, courses):
            fold(results, courses)
            if not folds:
                forgetful.forget()
            folds.append(len(courses))

        monkeypatch.setattr(ratings, "fold", fold_and_forget)
        assert await forgetful.all() == wanted
        assert len(folds) == 2
