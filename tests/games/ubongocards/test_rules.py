"""The rules of Ubongo, the card game, one by one: dealing, laying, calling, agreeing."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.codec import convert, convert_verb
from spieltisch.core.errors import BadSetup, IllegalMove, Refused
from spieltisch.games.ubongocards import rules
from spieltisch.games.ubongocards.decks import frozen_decks
from spieltisch.games.ubongocards.layout import Placed, squares
from spieltisch.games.ubongocards.moves import (
    FAR,
    MOVES,
    Agree,
    Call,
    Disagree,
    Lay,
    Ready,
    Spot,
    Take,
)
from spieltisch.games.ubongocards.options import Options
from spieltisch.games.ubongocards.rounds import COUNTDOWN
from spieltisch.games.ubongocards.state import MOST_DOUBTS, MOST_STEPS
from tests.games.ubongocards.tables import (
    agreed,
    begun,
    lay,
    next_round,
    setup,
    solution,
    solvable,
)


def refused(state, seat, move, at=None) -> str:
    """Return the code with which a move is refused; the state must not change."""
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, seat, move, state.starts if at is None else at)
    assert caught.value.why.endswith(".")
    return caught.value.code


def put(card, x=0, y=0, turn=0) -> Lay:
    return Lay(Spot(card, x, y, turn))


@pytest.mark.parametrize("players", [0, 5])
def test_only_two_to_four_play_or_one_practises(players):
    """UC-4"""
    with pytest.raises(BadSetup) as caught:
        rules.start(setup(players))
    assert caught.value.code == "wrong_players"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_gets_nine_cards_of_the_shuffled_stack(players):
    """UC-4"""
    state = begun(players)
    cards = [card for board in state.boards for card in board.cards]
    assert [len(board.cards) for board in state.boards] == [9] * players
    assert len(set(cards)) == 9 * players
    assert set(cards) <= set(range(36))
    assert begun(players, "another seed").boards != state.boards


def test_cards_are_dealt_for_rounds_1_3_5_and_turned_over_for_2_4_6():
    """UC-1, UC-4, UC-5"""
    rounds = [begun(3, "six", number) for number in range(1, 7)]
    hands = [tuple(board.cards for board in state.boards) for state in rounds]
    assert hands[0] == hands[1] != hands[2] == hands[3] != hands[4] == hands[5]
    for number, state in enumerate(rounds):
        card = frozen_decks().stacks[number // 2].cards[hands[number][0][0]]
        shown = state.sides[hands[number][0][0]]
        assert shown == (card.black if number % 2 else card.white)


def test_the_last_one_ready_starts_the_countdown_and_nobody_lays_before_the_signal():
    """UC-6: all begin at once."""
    state = rules.start(setup(2))
    assert rules.due(state) is None
    assert refused(state, 0, Ready(2)) == "not_awaited"
    state = rules.play(state, 0, Ready(1), 100)
    assert state.phase == "ready"
    assert refused(state, 0, Ready(1)) == "already_so"
    state = rules.play(state, 1, Ready(1), 700)
    assert (state.phase, rules.due(state)) == ("countdown", 700 + COUNTDOWN)
    card = state.boards[0].cards[0]
    assert refused(state, 0, put(card)) == "not_laying"
    assert refused(state, 0, Call()) == "not_laying"
    assert refused(state, 0, Agree("wish")) == "not_laying"
    assert refused(state, 0, Ready(1)) == "not_awaited"
    state = rules.elapse(state, 700 + COUNTDOWN)
    assert rules.play(state, 0, put(card), 3700).boards[0].laid == (Placed(card, 0, 0, 0),)


def test_cards_are_laid_moved_turned_and_taken_back_in_any_order():
    """UC-10"""
    state = begun(2)
    one, two = state.boards[0].cards[:2]
    for move, laid in [
        (put(two), [(two, 0, 0, 0)]),
        (put(one, 7, 7, 1), [(two, 0, 0, 0), (one, 7, 7, 1)]),
        (put(two, 1, 1, 0), [(one, 7, 7, 1), (two, 1, 1, 0)]),
        (put(two, 1, 1, 3), [(one, 7, 7, 1), (two, 1, 1, 3)]),
        (Take(one), [(two, 1, 1, 3)]),
        (put(one, -5, 0, 2), [(two, 1, 1, 3), (one, -5, 0, 2)]),
    ]:
        state = rules.play(state, 0, move, state.starts)
        assert state.boards[0].laid == tuple(Placed(*each) for each in laid)
        assert set(state.boards[0].hand) == set(state.boards[0].cards) - {each[0] for each in laid}
    assert state.boards[0].steps == 6


def test_everyone_lays_on_a_table_of_their_own():
    """UC-11: the same squares on two tables are no contact and no overlap."""
    state = begun(2)
    first, second = (state.boards[seat].cards[0] for seat in range(2))
    state = rules.play(state, 0, put(first), state.starts)
    state = rules.play(state, 1, put(second), state.starts)
    assert [len(board.laid) for board in state.boards] == [1, 1]


def test_impossible_layings_are_refused():
    """UC-10: a wrong layout may be laid, but not an impossible one."""
    state = begun(2)
    one, two = state.boards[0].cards[:2]
    state = rules.play(state, 0, put(one), state.starts)
    assert refused(state, 0, put(state.boards[1].cards[0])) == "not_your_card"
    box = set(range(36)) - {card for board in state.boards for card in board.cards}
    assert refused(state, 0, put(min(box))) == "not_your_card"
    assert refused(state, 0, put(one)) == "card_lies_there"
    assert refused(state, 0, put(two, 1, 2)) == "cards_overlap"
    for x, y in [(FAR + 1, 0), (-FAR - 1, 0), (0, FAR + 1), (0, -FAR - 1)]:
        assert refused(state, 0, put(two, x, y)) == "far_outside"
    assert refused(state, 0, Take(two)) == "card_not_laid"
    assert refused(state, 0, Disagree()) == "not_agreed"
    for x, y in [(FAR, FAR), (-FAR, -FAR), (2, 2), (5, 0)]:
        assert len(rules.play(state, 0, put(two, x, y), state.starts).boards[0].laid) == 2


@pytest.mark.parametrize(
    "plain",
    [
        {"lay": {"card": 1, "x": 0, "y": 0, "turn": 4}},
        {"lay": {"card": 36, "x": 0, "y": 0, "turn": 0}},
        {"lay": {"card": 1, "x": 0.5, "y": 0, "turn": 0}},
        {"lay": {"card": 1, "x": 10**9, "y": 0, "turn": 0}},
        {"lay": {"card": 1, "x": 0, "y": 0}},
        {"lay": {"card": 1, "x": 0, "y": 0, "turn": 0, "z": 1}},
        {"take": "1"},
        {"call": False},
        {"agree": True},
        {"agree": "wish", "round": 1},
    ],
)
def test_malformed_moves_are_refused_before_any_rule_is_checked(plain):
    with pytest.raises(Refused) as caught:
        convert_verb(plain, MOVES)
    assert caught.value.code == "malformed"


@pytest.mark.parametrize("plain", [{"window": -1}, {"window": 2001}, {"marks": 1}, {"glass": 60}])
def test_bad_options_are_refused(plain):
    with pytest.raises(Refused) as caught:
        convert(plain, Options)
    assert caught.value.code == "malformed"


def test_the_laying_moves_of_a_round_are_bounded():
    state = begun(2)
    card = state.boards[0].cards[0]
    for step in range(MOST_STEPS):
        state = rules.play(state, 0, put(card, step % 2), state.starts)
    assert refused(state, 0, put(card, 5)) == "cards_moved_too_often"
    assert refused(state, 0, Take(card)) == "cards_moved_too_often"
    assert rules.moves(state, 0) == (Agree("wish"), Agree("give_way"))
    later = next_round(agreed(state, state.starts), state.starts)
    assert later.boards[0].steps == 0


def test_a_call_needs_seven_laid_cards_but_not_right_ones():
    """UC-12, UC-13"""
    state = begun(2)
    cards = state.boards[0].cards
    for number in range(6):
        state = rules.play(state, 0, put(cards[number], 4 * number), state.starts)
        assert refused(state, 0, Call()) == "too_few_laid"
    state = rules.play(state, 0, put(cards[6], 0, 9), state.starts)
    state = rules.play(state, 0, Call(), state.starts)
    assert state.phase == "checked"
    assert state.ended[0].checked[0].points == 0


def test_at_a_call_all_stop_at_once():
    """UC-12"""
    state = solvable(3)
    state = lay(lay(state, 0, solution(state, 0)), 1, solution(state, 1))
    state = rules.play(state, 0, Call(), state.starts + 5)
    assert state.phase == "window"
    other = state.boards[2].cards[0]
    assert refused(state, 2, put(other)) == "all_stop"
    assert refused(state, 1, Take(state.boards[1].laid[0].card)) == "all_stop"
    assert refused(state, 1, Agree("wish")) == "all_stop"
    assert refused(state, 2, Call()) == "too_few_laid"
    assert refused(state, 0, Call()) == "called_already"
    assert rules.to_move(state) == {1}
    assert rules.moves(state, 1) == (Call(),)


@pytest.mark.parametrize("window", [0, 1, 300, 2000])
def test_calls_within_the_window_count_as_one(window):
    """UC-15"""
    state = solvable(2, window=window)
    state = lay(lay(state, 0, solution(state, 0)), 1, solution(state, 1))
    first = state.starts + 5
    state = rules.play(state, 1, Call(), first)
    end = rules.due(state)
    assert end == first + window + 1
    both = rules.play(state, 0, Call(), end - 1)
    assert (both.phase, both.since) == ("checked", end - 1)
    assert [each.points for each in both.ended[0].checked] == [10, 10]
    one = rules.elapse(state, end)
    assert [each.points for each in one.ended[0].checked] == [7, 10]
    assert refused(one, 0, Call(), end) == "not_laying"


def test_where_nobody_else_has_laid_seven_the_check_comes_at_once():
    """UC-12, UC-15"""
    state = solvable(2)
    state = lay(lay(state, 0, solution(state, 0)), 1, solution(state, 1)[:6])
    state = rules.play(state, 0, Call(), state.starts + 5)
    assert (state.phase, rules.due(state)) == ("checked", None)
    assert [each.points for each in state.ended[0].checked] == [10, 6]


def test_all_must_agree_to_end_a_round():
    """UC-16"""
    state = solvable(3)
    state = lay(lay(state, 0, solution(state, 0)), 1, solution(state, 1)[:3])
    state = rules.play(state, 0, Agree("wish"), state.starts)
    state = rules.play(state, 1, Agree("give_way"), state.starts)
    assert refused(state, 0, Agree("wish")) == "already_so"
    assert refused(state, 0, Agree("give_way")) == "already_so"
    assert refused(state, 1, Agree("give_way")) == "already_so"
    state = rules.play(state, 1, Agree("wish"), state.starts)
    state = rules.play(state, 1, Disagree(), state.starts)
    state = rules.play(state, 2, Agree("wish"), state.starts)
    assert state.phase == "laying"
    state = lay(state, 0, (Placed(state.boards[0].laid[-1].card, 30, 30, 0),))
    state = rules.play(state, 1, Agree("wish"), state.starts + 9)
    assert (state.phase, state.since) == ("checked", state.starts + 9)
    assert state.ended[0].is_agreed
    assert [each.points for each in state.ended[0].checked] == [0, 3, 0]


def test_nobody_changes_their_mind_forever():
    """UC-16"""
    state = begun(2)
    for _ in range(MOST_DOUBTS):
        state = rules.play(state, 0, Agree("wish"), state.starts)
        state = rules.play(state, 0, Disagree(), state.starts)
    state = rules.play(state, 0, Agree("wish"), state.starts)
    assert refused(state, 0, Disagree()) == "doubted_too_often"


def test_the_next_round_begins_when_all_are_ready_again_and_the_sixth_is_the_last():
    """UC-4"""
    state = agreed(begun(2), 5000)
    assert (state.phase, state.awaited) == ("checked", 2)
    assert refused(state, 0, Ready(1)) == "not_awaited"
    assert refused(state, 0, put(state.boards[0].cards[0])) == "not_laying"
    state = next_round(state, 6000)
    assert (state.round, state.phase, state.boards[0].laid) == (2, "laying", ())
    last = agreed(begun(2, number=6), 100_000)
    assert (last.phase, last.awaited, len(last.ended)) == ("over", None, 6)
    assert refused(last, 0, Ready(7)) == "game_over"
    assert refused(last, 0, Call()) == "game_over"


spots = st.builds(
    lambda number, x, y, turn: (number, x, y, turn),
    st.integers(0, 8),
    st.integers(-4, 4),
    st.integers(-4, 4),
    st.integers(0, 3),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.one_of(spots, st.integers(0, 8)), max_size=25))
def test_cards_are_conserved_and_never_overlap(wanted):
    """UC-10: whatever is tried, nine cards are in hand or on the table, and no two share a square."""
    state = begun(2)
    cards = state.boards[0].cards
    for each in wanted:
        move = Take(cards[each]) if isinstance(each, int) else put(cards[each[0]], *each[1:])
        before = msgspec.json.encode(state.boards)
        try:
            after = rules.play(state, 0, move, state.starts)
        except IllegalMove:
            assert msgspec.json.encode(state.boards) == before
            continue
        state = after
        board = state.boards[0]
        laid = [placed.card for placed in board.laid]
        covered = [square for placed in board.laid for square in squares(placed)]
        assert sorted([*board.hand, *laid]) == list(cards)
        assert len(covered) == len(set(covered)) == 6 * len(laid)
        assert state.boards[1] == begun(2).boards[1]
