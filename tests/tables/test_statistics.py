"""Statistics of a guest: counted by hand here, from results that are written out."""

import msgspec
import pytest
from msgspec.structs import replace

from spieltisch.core.analysis import GameReview, MoveEvaluation, Reason
from spieltisch.core.review import accuracies
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongocards.game import UBONGO_CARDS
from spieltisch.games.ugo.game import UGO
from spieltisch.tables.history import Result
from spieltisch.tables.ratings import Rated
from spieltisch.tables.statistics import MOST_POINTS, Opponent, Point, Share, statistics, thinned
from tests.server.finished import golden_table

ME, BEN = "me", "ben"


def seat(table, number, place, *, guest=None, name=None, bot=None, **more):
    usual = {"game": "ugo", "players": 2, "score": 10 * (5 - place), "ended": 1, "length": 60_000}
    return Result(
        table=table,
        seat=number,
        guest=guest,
        bot=bot,
        name=name,
        place=place,
        counts=True,
        **{**usual, **more},
    )


def evaluation(number, seat, grade):
    reason, worth = Reason("plain"), (1.0, 1.0, 0.5, 0.5)
    return MoveEvaluation(number, seat, {}, {}, *worth, reason, reason, grade, "")


def alone(table, value, ended, kind="record-5-A"):
    game = {"game": "ubongo3d", "players": 1, "length": value}
    achieved = {"kind": kind, "value": value, "more_is_better": False}
    return seat(table, 0, 1, guest=ME, name="Me", ended=ended, **game, **achieved)


def test_wins_are_shared_out_by_opponent():
    won, lost = seat("a", 0, 1, guest=ME, accuracy=0.5), seat("b", 1, 2, guest=ME)
    drawn = seat("c", 0, 1, guest=ME, accuracy=1.0)
    at_tables = {
        "a": [won, seat("a", 1, 2, bot="club"), seat("a", 2, 3, bot="club")],
        "b": [seat("b", 0, 1, guest=BEN, name="Ben"), lost],
        "c": [drawn, seat("c", 1, 1, bot="casual", name="Ben")],
    }
    [ugo] = statistics([won, lost, drawn], at_tables, {})
    assert (ugo.games, ugo.together, ugo.wins) == (3, 3, 2)
    assert (ugo.with_people, ugo.with_bots) == (Share(1, 0), Share(2, 2))
    assert ugo.average_score == (40 + 30 + 40) / 3
    assert ugo.average_round == (40 + 30 + 40) / 3 / 4
    assert (ugo.average_length, ugo.accuracy, ugo.reviewed) == (60_000, 0.75, 2)
    assert ugo.opponents == (Opponent("Ben", None, 2, 1), Opponent(None, "club", 1, 1))


def test_puzzles_have_no_part_in_the_usual_length():
    puzzle = replace(alone("a", 30_000, 1, kind=None), puzzle="A25-1")
    hand = replace(alone("b", 20_000, 2, kind="hands-1"), day="2026-11-18", daily="hand")
    [shown] = statistics([puzzle, hand], {}, {})
    assert (shown.games, shown.average_length) == (2, None)
    [shown] = statistics([puzzle, hand, alone("c", 300_000, 3)], {}, {})
    assert (shown.games, shown.average_length) == (3, 300_000)


@pytest.mark.parametrize(("game", "rounds"), [("ugo", 4), ("ubongo3d", 9), ("ubongocards", 6)])
def test_the_average_round_is_the_score_in_parts(game, rounds):
    mine = [
        seat("a", 0, 1, guest=ME, game=game, score=36),
        seat("b", 0, 1, guest=ME, game=game, score=72),
    ]
    solved = seat("c", 0, 1, guest=ME, game=game, players=1, score=500)
    [shown] = statistics([*mine, solved], {}, {})
    assert (shown.average_score, shown.average_round) == (54, 54 / rounds)


@pytest.mark.parametrize(
    ("name", "game"), [("ugo-4", UGO), ("ubongo3d-3", UBONGO_3D), ("ubongocards-2", UBONGO_CARDS)]
)
def test_a_whole_game_has_the_rounds_that_it_names(name, game):
    rounds = golden_table(name).state.ended
    assert len(rounds) == game.rounds


def test_records_have_a_course_and_games_alone_are_no_wins():
    games = [alone("a", 90, 1), alone("b", 95, 2), alone("c", 80, 3), alone("d", 9, 4, "clock")]
    [solo] = statistics(games, {}, {})
    assert (solo.games, solo.together, solo.wins, solo.average_score) == (4, 0, 0, None)
    assert solo.average_round is None
    record, clock = solo.records
    assert (record.kind, record.value, record.table) == ("record-5-A", 80, "c")
    assert record.course == (Point(1, 90), Point(3, 80))
    assert clock.course == (Point(4, 9),)


def test_the_most_played_game_comes_first_with_its_ratings():
    mine = [seat("a", 0, 1, guest=ME), alone("b", 1, 1), alone("c", 1, 1)]
    courses = {("ugo", "bots"): [Rated(1, "a", 25.0, 8.0), Rated(2, "b", 26.0, 7.5)]}
    solo, ugo = statistics(mine, {}, courses)
    assert (solo.game, solo.ratings) == ("ubongo3d", ())
    [rating] = ugo.ratings
    assert (rating.pool, rating.rating, rating.margin, rating.games) == ("bots", 1040, 300, 2)
    assert rating.course == (Point(1, 1000), Point(2, 1040))


def test_a_long_course_is_thinned_and_keeps_its_ends():
    course = [Point(each, each) for each in range(5000)]
    few = thinned(course)
    assert len(few) == MOST_POINTS
    assert (few[0], few[-1]) == (course[0], course[-1])
    assert list(few) == sorted(few, key=lambda point: point.ended)


def test_accuracy_is_the_share_of_good_choices_that_one_made_oneself():
    moves = (
        evaluation(1, 0, "best"),
        evaluation(2, 0, "costly"),
        evaluation(3, 0, "good"),
        evaluation(4, 1, "slip"),
        msgspec.structs.replace(evaluation(5, 0, "costly"), bot="casual"),
    )
    review = GameReview("ugo", 1, 3, moves, (), (), ())
    assert accuracies(review) == [2 / 3, 0.0, None]
