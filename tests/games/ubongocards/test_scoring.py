"""Points, ties, and the check that decides: the rulebook's example, and random layouts."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.errors import IllegalMove
from spieltisch.games.ubongocards import rules, scoring
from spieltisch.games.ubongocards.layout import Placed, check
from spieltisch.games.ubongocards.moves import Call, Lay, Spot
from spieltisch.games.ubongocards.spots import spots
from spieltisch.games.ubongocards.state import Checked, Round
from tests.games.ubongocards.tables import (
    agreed,
    begun,
    lay,
    sides_of,
    solution,
    solvable,
    wrong_end,
)


def points(state):
    return [each.points for each in state.ended[-1].checked]


def test_the_example_of_the_rulebook():
    """UC-13, UC-14: seven laid and called is 10; four laid is 4; five laid, one wrongly, is 0."""
    state = solvable(3)
    state = lay(state, 0, solution(state, 0))
    state = lay(state, 1, solution(state, 1)[:4])
    state = lay(state, 2, wrong_end(solution(state, 2)[:5]))
    state = rules.play(state, 0, Call(), state.starts)
    assert points(state) == [10, 4, 0]
    assert [len(each.breaches) for each in state.ended[-1].checked] == [0, 0, 1]


def test_a_wrong_caller_gets_nothing_and_the_others_their_cards():
    """UC-13: the caller's breach costs only the caller."""
    state = solvable(3)
    state = lay(state, 0, wrong_end(solution(state, 0)))
    state = lay(state, 1, solution(state, 1)[:6])
    state = rules.play(state, 0, Call(), state.starts)
    assert points(state) == [0, 6, 0]
    assert state.ended[-1].checked[0].breaches[0].wrong == "apart"


def test_one_wrong_of_two_who_call_at_the_same_time_gets_nothing():
    """UC-13, UC-15"""
    state = solvable(2)
    state = lay(state, 0, wrong_end(solution(state, 0)))
    state = lay(state, 1, solution(state, 1))
    state = rules.play(state, 0, Call(), state.starts)
    state = rules.play(state, 1, Call(), state.starts + 300)
    assert points(state) == [0, 10]


def test_seven_without_a_call_are_seven_points():
    """UC-14, UC-16"""
    state = solvable(2)
    assert points(agreed(lay(state, 0, solution(state, 0)), state.starts)) == [7, 0]


drawn = st.tuples(st.integers(0, 8), st.integers(-5, 5), st.integers(-5, 5), st.integers(0, 3))


@settings(max_examples=80, deadline=None)
@given(st.integers(1, 6), st.integers(0, 7), st.lists(drawn, max_size=5))
def test_a_layout_scores_its_cards_if_and_only_if_the_plain_check_finds_no_breach(
    number, fit, free
):
    """UC-13, UC-16: whether it began correctly or not, and whatever is laid beside it."""
    state = begun(2, "drawn", number)
    cards, sides = state.boards[0].cards, sides_of(state, 0)
    for spot in grown(sides, fit):
        state = lay(state, 0, (spot,))
    for card, *place in free:
        try:
            state = rules.play(state, 0, Lay(Spot(cards[card], *place)), state.starts)
        except IllegalMove:
            continue
    laid = state.boards[0].laid
    ended = agreed(state, state.starts)
    is_right = not check(laid, sides)
    assert points(ended)[0] == (len(laid) if is_right else 0)


def grown(sides, most):
    """Lay cards one by one where they first fit."""
    laid = (Placed(min(sides), 0, 0, 0),) if most else ()
    for card in sorted(sides)[1:most]:
        laid = (*laid, *spots(laid, card, sides)[:1])
    return laid


def ended(*points: tuple[int, ...]) -> list[Round]:
    """Return rounds with these points for each seat."""
    nothing = Checked(laid=(), contacts=(), breaches=(), called=False, points=0)
    return [
        Round(
            number,
            is_agreed=False,
            checked=tuple(msgspec.structs.replace(nothing, points=each) for each in of),
            lasted=0,
        )
        for number, of in enumerate(points, 1)
    ]


@pytest.mark.parametrize(
    ("points", "places", "scores"),
    [
        ([(10, 4), (3, 10), (6, 6)], (2, 1), (19, 20)),
        ([(10, 5), (0, 5)], (1, 2), (10, 10)),
        ([(10, 5, 5), (0, 5, 5)], (1, 2, 2), (10, 10, 10)),
        ([(10, 0), (0, 10)], (1, 1), (10, 10)),
        ([(0, 0, 0, 0)], (1, 1, 1, 1), (0, 0, 0, 0)),
    ],
)
def test_the_highest_total_wins_then_the_tens_then_the_place_is_shared(points, places, scores):
    """UC-17"""
    outcome = scoring.outcome_of(ended(*points), len(places))
    assert (outcome.places, outcome.scores) == (places, scores)
