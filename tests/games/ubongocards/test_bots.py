"""Bots of the card game play at a human pace, are stronger by level, and never block people who agree."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.errors import IllegalMove
from spieltisch.core.game import Planned
from spieltisch.core.playout import play_out
from spieltisch.core.rng import Rng
from spieltisch.core.setup import seed_from
from spieltisch.games.ubongocards import rules
from spieltisch.games.ubongocards.ai.script import laid_after, script, wrong_spots
from spieltisch.games.ubongocards.ai.solver import largest
from spieltisch.games.ubongocards.bots import BEGINNER, LEVELS, MASTER, NEVER, PATIENCE
from spieltisch.games.ubongocards.game import UBONGO_CARDS
from spieltisch.games.ubongocards.layout import check
from spieltisch.games.ubongocards.moves import Agree, Call, Disagree, Lay, Spot, Take
from spieltisch.games.ubongocards.view import view_of
from tests.games.ubongocards.tables import begun, lay, sides_of, solution, solvable, wrong_end

LUCK = Rng("luck", "bot on seat 0")


def plan(level, state, seat=0, rng=LUCK):
    return LEVELS[level](view_of(state, seat), rng)


def played_alone(level, state, seat=0, rng=LUCK):
    """Let one bot lay until it calls or lets the round end; return the state and its moves."""
    moves, now = [], state.starts
    while not moves or not isinstance(moves[-1].move, Call | Agree):
        planned = plan(level, state, seat, rng)
        now = max(now, planned.at)
        assert now < NEVER
        state = rules.play(state, seat, planned.move, now)
        moves.append(msgspec.structs.replace(planned, at=now))
    return state, moves


def hand_of(state, seat=0):
    return tuple(sorted(sides_of(state, seat).items()))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_lays_card_by_card_at_a_human_tempo(level):
    state = solvable(2)
    _, moves = played_alone(level, state)
    assert sum(isinstance(planned.move, Lay) for planned in moves) >= 2
    gaps = [after.at - before.at for before, after in pairwise(moves)]
    assert min(gaps) >= 200
    assert moves[0].at - state.starts >= 1000


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 6), st.text(max_size=4))
def test_a_master_lays_a_best_layout_but_not_at_once(number, words):
    """UC-6"""
    state = begun(2, words, number)
    sides = sides_of(state, 0)
    steps = script(MASTER, hand_of(state), number)
    laid = laid_after([step.move for step in steps])
    assert check(laid, sides) == ()
    assert len(laid) == len(largest(sides, 7).layout)
    assert (len(laid) == 7) == isinstance(steps[-1].move, Call)
    assert sum(step.after for step in steps) >= 1500 * len(laid)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(sorted(LEVELS)), st.integers(1, 6), st.text(max_size=4))
def test_every_script_can_be_played_and_ends_with_a_call_or_with_giving_way(level, number, words):
    """UC-16: a bot that finds nothing more lets the round end."""
    rng = Rng(words, "bot")
    state, moves = played_alone(level, begun(2, words, number), rng=rng)
    if isinstance(moves[-1].move, Call):
        assert len(state.ended) == number
    else:
        assert moves[-1].move == Agree("give_way")
        assert plan(level, state, rng=rng).at == NEVER


def test_the_plan_does_not_depend_on_what_others_lay():
    state = solvable(3)
    before = plan("casual", state)
    state = lay(state, 1, solution(state, 1), state.starts + 20)
    assert plan("casual", state) == before
    assert plan("casual", state, rng=Rng("other luck", "bot")) != before


def test_the_same_draws_give_the_same_plan_and_each_round_its_own():
    state = solvable(2)
    assert plan("club", state) == plan("club", state)
    lucks = {Rng("luck", "bot").branch(f"round {number}").below(2**64) for number in range(1, 7)}
    assert len({script(BEGINNER, hand_of(state), luck) for luck in lucks}) == 6


def test_nobody_ends_a_round_against_bots_that_has_just_begun():
    """UC-16: bots give way to a wish, but only after laying for a long time."""
    state = solvable(2)
    wished = rules.play(state, 1, Agree("wish"), state.starts + 10)
    for level in LEVELS:
        assert isinstance(plan(level, wished).move, Lay)
    lucks = (Rng(f"luck {number}", "bot on seat 0") for number in range(100))
    slow = next(
        luck
        for luck in lucks
        if played_alone("beginner", state, rng=luck)[1][-1].at > state.starts + 2 * PATIENCE
    )
    ended, moves = played_alone("beginner", wished, rng=slow)
    assert moves[-1].move == Agree("give_way")
    assert 0 <= moves[-1].at - state.starts - PATIENCE <= 2500
    assert ended.phase == "checked"


def test_bots_give_way_at_once_to_two_people():
    """UC-16: if two or more people sit at the table, their agreement is enough."""
    state = solvable(4)
    state = rules.play(state, 1, Agree("wish"), state.starts + 10)
    state = rules.play(state, 3, Agree("wish"), state.starts + 700)
    for level in LEVELS:
        assert plan(level, state, 0) == Planned(Agree("give_way"), state.starts + 700)
    state = rules.play(state, 0, Agree("give_way"), state.starts + 701)
    assert state.phase == "laying"
    assert rules.play(state, 2, Agree("give_way"), state.starts + 702).phase == "checked"


def test_a_third_person_still_has_a_say():
    """UC-16: all seated people must agree."""
    state = solvable(4)
    for seat in (0, 1):
        state = rules.play(state, seat, Agree("wish"), state.starts + 10)
    given = plan("master", state, 3)
    state = rules.play(state, 3, given.move, given.at)
    assert state.phase == "laying"
    assert rules.play(state, 2, Agree("wish"), state.starts + 20).phase == "checked"


def test_a_wish_taken_back_leaves_a_person_alone_among_bots():
    """UC-16"""
    state = solvable(3)
    for seat in (1, 2):
        state = rules.play(state, seat, Agree("wish"), state.starts + 10)
    state = rules.play(state, 2, Disagree(), state.starts + 20)
    assert isinstance(plan("master", state).move, Lay)


def test_a_bot_that_gave_way_lays_on():
    """UC-16"""
    three = solvable(3)
    three = rules.play(three, 0, Agree("give_way"), three.starts + 10)
    assert three.phase == "laying"
    assert isinstance(plan("club", three).move, Lay)


def test_another_stuck_bot_does_not_make_a_bot_give_way():
    """UC-16"""
    state = solvable(2)
    state = rules.play(state, 1, Agree("give_way"), state.starts + 10)
    assert isinstance(plan("master", state).move, Lay)


def test_a_stand_in_calls_for_a_person_who_had_laid_seven():
    state = solvable(2)
    other = tuple(msgspec.structs.replace(each, x=each.x + 9) for each in solution(state, 0))
    state = lay(state, 0, other)
    assert plan("casual", state).move == Call()
    state = lay(state, 1, solution(state, 1))
    state = rules.play(state, 1, Call(), state.starts + 5)
    assert plan("casual", state).move == Call()


@settings(max_examples=20, deadline=None)
@given(
    st.sampled_from(sorted(LEVELS)),
    st.lists(
        st.tuples(st.integers(0, 8), *[st.integers(-9, 9)] * 2, st.integers(0, 3)), max_size=9
    ),
)
def test_a_stand_in_goes_on_from_whatever_a_person_has_laid(level, wanted):
    state = solvable(2)
    for number, x, y, turn in wanted:
        spot = Spot(state.boards[0].cards[number], x, y, turn)
        try:
            state = rules.play(state, 0, Lay(spot), state.starts)
        except IllegalMove:
            continue
    state, moves = played_alone(level, state)
    assert len(moves) < 60
    assert state.phase == "checked" or moves[-1].move == Agree("give_way")


def test_a_stand_in_of_a_person_who_moved_too_often_does_not_try_in_vain():
    state = solvable(2)
    card = state.boards[0].cards[0]
    for step in range(600):
        state = rules.play(state, 0, Lay(Spot(card, step % 2, 0, 0)), state.starts)
    assert plan("casual", state).move == Agree("give_way")


def test_slips_look_right_and_are_wrong():
    """UC-8, UC-13"""
    state = solvable(2)
    sides = sides_of(state, 0)
    *laid, last = solution(state, 0)
    spots = wrong_spots(tuple(laid), last.card, sides)
    assert spots
    assert all(check((*laid, spot), sides) for spot in spots)
    hasty = msgspec.structs.replace(MASTER, slips=100, fumbles=0)
    slipped = laid_after([step.move for step in script(hasty, hand_of(state), 1)])
    assert len(slipped) == 7
    assert check(slipped, sides)


def test_fumbles_are_put_right():
    state = solvable(2)
    clumsy = msgspec.structs.replace(MASTER, fumbles=100)
    steps = script(clumsy, hand_of(state), 1)
    assert len(steps) > 8
    assert check(laid_after([step.move for step in steps]), sides_of(state, 0)) == ()


def test_a_wrong_layout_of_a_person_is_cleared_up():
    state = solvable(2)
    state = lay(state, 0, wrong_end(solution(state, 0)))
    taken = plan("master", state).move
    assert isinstance(taken, Take)


def test_a_table_of_beginners_reaches_the_end():
    """UC-16: even if nobody can finish."""
    for number in range(3):
        record, outcome = play_out(UBONGO_CARDS, ("beginner",) * 4, seed_from(f"end {number}"))
        assert max(outcome.scores) > 0
        assert len(record.moves) < 600
