"""A lone player lays hand after hand, without a start signal, a window for calls or a required end."""

import pytest

from spieltisch.core.errors import BadSetup, IllegalMove
from spieltisch.core.outcome import Achievement
from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ubongocards import rules
from spieltisch.games.ubongocards.game import UBONGO_CARDS
from spieltisch.games.ubongocards.material import HAND, MOST_HANDS
from spieltisch.games.ubongocards.moves import Agree, Call, Finish, Ready
from spieltisch.games.ubongocards.options import Options
from spieltisch.games.ubongocards.view import view_of
from tests.games.ubongocards.tables import begun, lay, solution, wrong_end


def practice(words="practice", **options):
    """Begin a practice with its first hand."""
    state = rules.start(Setup(1, seed_from(words), Options(**options)))
    return rules.play(state, 0, Ready(1), 1000)


def solved(state, at):
    return rules.play(lay(state, 0, solution(state, 0), at), 0, Call(), at)


def left(state, at):
    return rules.play(state, 0, Agree("wish"), at)


def test_a_hand_begins_at_once_and_time_never_acts():
    state = practice()
    assert state.phase == "laying"
    assert state.starts == 1000
    assert UBONGO_CARDS.due(state) is None
    assert len(view_of(state, 0).hand) == HAND


def test_a_call_is_checked_at_once():
    """UC-12, UC-13: nobody else could call, so there is no window."""
    state = practice()
    ended = solved(state, 61_000)
    line = view_of(ended, 0).ended[0]
    assert ended.phase == "checked"
    assert (line.players[0].points, line.lasted) == (10, 60_000)
    assert UBONGO_CARDS.due(ended) is None


def test_a_wrong_call_is_no_solved_hand():
    """UC-13"""
    state = practice()
    ended = rules.play(lay(state, 0, wrong_end(solution(state, 0))), 0, Call(), 2000)
    over = rules.play(ended, 0, Finish(), 3000)
    assert UBONGO_CARDS.outcome(over).scores == (0,)


def test_a_hand_that_is_left_shows_how_it_could_have_been_laid():
    """UC-16: a lone player needs nobody else to agree."""
    ended = left(practice(), 5000)
    assert ended.phase == "checked"
    assert len(view_of(ended, 0).possible) == 7


def test_hands_are_dealt_turned_over_and_dealt_again_until_the_player_stops():
    """UC-4, UC-5: after six hands the three stacks begin again, newly shuffled."""
    state, hands = practice(), []
    for number in range(1, 9):
        assert state.round == number
        hands.append(state.boards[0].cards)
        state = rules.play(left(state, 2000 * number), 0, Ready(number + 1), 2000 * number + 1)
    assert hands[0] == hands[1] != hands[2] == hands[3] != hands[4] == hands[5]
    assert hands[6] == hands[7] != hands[0]
    assert state.round == 9
    assert state.sides == begun(2, number=3).sides


def test_the_practice_ends_between_two_hands():
    ended = solved(practice(), 3000)
    over = rules.play(ended, 0, Finish(), 4000)
    assert over.phase == "over"
    assert UBONGO_CARDS.outcome(over).scores == (1,)
    assert UBONGO_CARDS.achievement(over) is None
    assert UBONGO_CARDS.to_move(over) == frozenset()
    assert view_of(over, 0).checked == view_of(ended, 0).checked


def test_a_chosen_number_of_hands_is_played_for_time():
    """UC-18: their time counts if all are solved without hints."""

    def timed(finish, **options):
        state = practice(hands=2, **options)
        state = rules.play(solved(state, 11_000), 0, Ready(2), 20_000)
        return finish(state, 25_000)

    over = timed(solved)
    assert over.phase == "over"
    assert UBONGO_CARDS.achievement(over) == Achievement("hands-2", 15_000, False, True)
    assert not UBONGO_CARDS.achievement(timed(left)).counts
    assert not UBONGO_CARDS.achievement(timed(solved, hints=True)).counts
    with pytest.raises(BadSetup) as refused:
        rules.start(Setup(2, seed_from("two"), Options(hands=2)))
    assert refused.value.code == "bad_option"


def test_a_hand_is_called_or_left_before_the_practice_ends():
    with pytest.raises(IllegalMove) as refused:
        rules.play(practice(), 0, Finish(), 4000)
    assert refused.value.code == "hand_first"


def test_only_a_lone_player_can_finish():
    with pytest.raises(IllegalMove) as refused:
        rules.play(begun(2), 0, Finish(), 9000)
    assert refused.value.code == "only_alone"


def test_after_the_last_hand_it_is_over():
    state = practice()
    for number in range(1, MOST_HANDS + 1):
        state = left(state, 2000 * number)
        if state.phase == "checked":
            state = rules.play(state, 0, Ready(number + 1), 2000 * number + 1)
    assert state.phase == "over"
    assert state.round == MOST_HANDS


@pytest.mark.parametrize(
    ("players", "options", "option"),
    [(1, {"window": 0}, "window"), (2, {"hints": True}, "hints"), (4, {"hints": True}, "hints")],
)
def test_options_that_make_no_sense_are_refused_with_advice(players, options, option):
    with pytest.raises(BadSetup) as refused:
        rules.start(Setup(players, seed_from(""), Options(**options)))
    assert refused.value.code == "bad_option"
    assert refused.value.details == {"option": option}
