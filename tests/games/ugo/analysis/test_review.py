"""The review evaluates every choice once, and puts the costliest moves into words."""

from itertools import pairwise

import msgspec
import pytest

from spieltisch.core import fold
from spieltisch.core.analysis import cost_of, grade_of
from spieltisch.core.codec import convert_verb
from spieltisch.core.record import decode
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.analysis import review as reviewing
from spieltisch.games.ugo.analysis.review import decisions
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.moves import Lay, Play
from tests.games.ugo.analysis.reviewing import RECORDS, review


def same(move, other):
    """Return whether two moves do the same, whatever the order of the top cards."""
    if isinstance(move, Play) or isinstance(other, Play):
        return move == other
    return (move.lay.new, set(move.lay.tops)) == (other.lay.new, set(other.lay.tops))


def test_every_choice_is_evaluated_once_and_in_order(record, reviewed):
    numbers = [each.number for each in reviewed.moves]
    assert numbers == sorted(set(numbers))
    chosen = [
        step.number
        for step, _ in decisions(list(fold.steps(UGO, record)))
        if isinstance(step.move, Play)
        and sum(isinstance(each, Play) for each in rules.moves(step.before, step.seat)) > 1
    ]
    assert set(chosen) <= set(numbers)


def test_the_best_choice_is_never_worth_less(reviewed):
    assert all(each.best_win_probability >= each.win_probability for each in reviewed.moves)
    assert all(each.cost == 0 for each in reviewed.moves if each.played == each.best)
    assert all(0 <= each.win_probability <= 1 for each in reviewed.moves)


def test_three_moves_of_each_seat_cost_most(reviewed):
    for seat, costly in enumerate(reviewed.costly):
        own = sorted((each.cost for each in reviewed.moves if each.seat == seat), reverse=True)
        assert [each.cost for each in costly] == own[: len(costly)]
        assert 0 < len(costly) <= 3
        assert all("% to win; better: " in each.words for each in costly)
        assert all(each.grade in {"slip", "costly"} for each in costly)
        assert not any("−0 % to win" in each.words for each in costly)


def test_what_is_about_as_good_as_the_best_is_not_called_costly(reviewed):
    near, slip = (
        msgspec.structs.replace(
            reviewed.moves[0],
            win_probability=rng,
            best_win_probability=0.5,
            points=1.0,
            best_points=2.0,
            grade=grade_of(cost_of(rng, 0.5), is_best=False),
        )
        for rng in (0.4925, 0.49)
    )
    assert reviewing._costliest([near, slip], near.seat) == (slip,)


def test_a_move_that_costs_nothing_is_not_among_the_costly_ones(reviewed):
    """A little win probability alone may be luck; together with points, or if it is a lot, it is a cost."""

    def costs(cost, points):
        changed = {
            "win_probability": 0.5 - cost,
            "best_win_probability": 0.5,
            "points": 3.0,
            "best_points": 3.0 + points,
            "grade": grade_of(cost, is_best=False),
        }
        each = msgspec.structs.replace(reviewed.moves[0], bot=None, **changed)
        return reviewing._costliest([each], each.seat) == (each,)

    assert [costs(0.0, 2.0), costs(0.009, 2.0)] == [False, False]
    assert [costs(0.02, 0.0), costs(0.02, 0.04), costs(0.02, -1.0)] == [False] * 3
    assert [costs(0.02, 0.1), costs(0.05, 0.0)] == [True, True]
    for each in [one for seat in reviewed.costly for one in seat]:
        assert each.cost >= 0.01
        assert each.grade == "costly" or round(each.best_points - each.points, 1) > 0


def test_a_grade_follows_what_a_move_gave_away(reviewed):
    for each in reviewed.moves:
        assert each.grade == grade_of(each.cost, is_best=each.played == each.best)
    assert grade_of(0.0, is_best=True) == "best"
    costs = (0.0, 0.0099, 0.01, 0.0399, 0.04)
    grades = ["good", "good", "slip", "slip", "costly"]
    assert [grade_of(cost, is_best=False) for cost in costs] == grades
    assert grade_of(cost_of(0.135, 0.145), is_best=False) == "slip", "though floats say 0.00999…"


def test_win_probabilities_run_through_the_game_to_its_end(record, reviewed):
    last = len(record.moves)
    outcome = UGO.outcome(fold.fold(UGO, record))
    for seat, line in enumerate(reviewed.win_probabilities):
        own = tuple((m.number, m.win_probability) for m in reviewed.moves if m.seat == seat)
        assert line[:-1] == tuple(each for each in own if each[0] < last)
        assert line[-1] == (last, 1 / len(outcome.winners) if outcome.places[seat] == 1 else 0)
    assert sum(line[-1][1] for line in reviewed.win_probabilities) == pytest.approx(1)


def test_an_unfinished_game_ends_with_the_last_probability(record):
    broken = msgspec.structs.replace(record, moves=record.moves[:20], digest=None)
    found = review(broken, 20, lambda *_: None)
    for seat, line in enumerate(found.win_probabilities):
        assert line == tuple((m.number, m.win_probability) for m in found.moves if m.seat == seat)


def test_a_stand_ins_moves_are_not_blamed_on_the_player(record, reviewed):
    blamed = reviewed.costly[1][0].number
    moves = list(record.moves)
    moves[blamed - 1] = msgspec.structs.replace(moves[blamed - 1], bot="casual")
    stood_in = review(
        msgspec.structs.replace(record, moves=tuple(moves), digest=None), 60, lambda *_: None
    )
    assert [each.bot for each in stood_in.moves if each.number == blamed] == ["casual"]
    assert blamed not in {each.number for each in stood_in.costly[1]}
    assert stood_in.costly[0] == reviewed.costly[0]


def test_a_review_is_repeatable_and_reports_its_progress(record, reviewed):
    told = []
    assert review(record, 60, lambda done, total: told.append((done, total))) == reviewed
    assert told[-1][0] == told[-1][1] > told[0][0]


def test_of_several_layings_the_last_counts(record):
    steps = list(fold.steps(UGO, record))
    again = [step for step in steps if isinstance(step.move, Lay) and not step.before.must_lay]
    assert again, "the golden game has a player who changes their mind"
    final = {last.number for _, last in decisions(steps)}
    last = [
        step
        for step in again
        if not isinstance(steps[step.number].move, Lay) or steps[step.number].before.must_lay
    ]
    assert {step.number for step in last} <= final
    assert len(final) == len(steps) - len(again)


@pytest.mark.parametrize("name", ["ugo-3", "ugo-4"])
def test_an_evaluated_move_has_the_number_of_the_step_that_made_it(name):
    """This holds for changed layings too, which are listed but not evaluated."""
    played = decode((RECORDS / f"{name}.json").read_bytes())
    steps = list(fold.steps(UGO, played))
    told = review(played, 60, lambda *_: None)
    for each in told.moves:
        assert same(convert_verb(each.played, UGO.move_types), steps[each.number - 1].move)
    changed = [
        step.number
        for step, following in pairwise(steps)
        if isinstance(following.move, Lay) and not following.before.must_lay
    ]
    assert changed
    assert list(told.changed) == changed
    assert not {each.number for each in told.moves} & set(told.changed)


def test_a_review_survives_encoding_as_json(reviewed):
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=type(reviewed)) == reviewed
