"""Bots take human times by a documented model, plan the same whatever others do, and keep to their level."""

from itertools import pairwise
from statistics import median

from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core import fold
from spieltisch.core.playout import play_out, rng_of
from spieltisch.core.rng import Rng
from spieltisch.core.setup import seed_from
from spieltisch.games.ubongo3d import bots, rules
from spieltisch.games.ubongo3d.ai.script import HANDS, LONGEST_TIE_BREAK, script, thinking_time
from spieltisch.games.ubongo3d.bots import BEGINNER, CASUAL, CLUB, LEVELS, MASTER
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.hidden import resample_hidden
from spieltisch.games.ubongo3d.moves import Call, Pause, Put, Take
from spieltisch.games.ubongo3d.placing import drops
from spieltisch.games.ubongo3d.view import view_of
from tests.games.ubongo3d.races import (
    all_ready,
    building,
    game_won_by,
    gone_on,
    played,
    solved,
    started,
    turned,
)
from tests.games.ubongo3d.walks import whole_game

MODELS = {"beginner": BEGINNER, "casual": CASUAL, "club": CLUB, "master": MASTER}


def task_of(words, side="B"):
    return view_of(building(2, words, side=side), 0).players[0].task


def times(level, task, count=60):
    return [thinking_time(level, task, Rng(str(number), "times")) for number in range(count)]


def test_a_higher_level_is_faster():
    task = task_of("a")
    middles = [median(times(level, task)) for level in MODELS.values()]
    assert all(slow > 1.2 * fast for slow, fast in pairwise(middles))


def test_a_harder_task_takes_longer():
    tasks = sorted([task_of(words) for words in "abcdef"], key=lambda task: task.difficulty)
    for level in MODELS.values():
        middles = [median(times(level, task)) for task in (tasks[0], tasks[-1])]
        assert middles[0] < middles[1]


@given(st.sampled_from("abcdefgh"), st.sampled_from("AB"), st.text(max_size=6))
def test_even_a_master_is_not_faster_than_hands(words, side, draws):
    task = task_of(words, side)
    least = 1000 * HANDS * (len(task.pieces) + 1)
    assert least >= 5000
    assert thinking_time(MASTER, task, Rng(draws, "times")) >= least


@given(st.sampled_from("abcdefgh"), st.sampled_from(list(MODELS.values())), st.text(max_size=6))
@settings(deadline=None)
def test_a_script_can_be_played_and_ends_with_the_call_or_never(words, level, draws):
    state = building(2, words, side="B")
    task = view_of(state, 0).players[0].task
    steps = script(level, task, Rng(draws, "script"))
    calls = [step for step in steps if isinstance(step.move, Call)]
    assert len(calls) == (task.difficulty < level.gives_up)
    assert all(one.at <= other.at for one, other in pairwise(steps))
    state = rules.replace(state, works=tuple(_without_end(work) for work in state.works))
    for step in steps:
        assert set(step.before) == set(state.work_of(0).laid)
        state = played(state, 0, step.move, state.starts + step.at)
    assert bool(state.called) == bool(calls)


def _without_end(work):
    return rules.replace(work, ends=2**50)


def test_a_level_never_solves_what_is_too_hard_for_it():
    """Over whole games on the hard side, with second chances."""
    seen = 0
    for words in "abcd":
        for level in ("beginner", "casual"):
            options = (("side", "B"), ("seconds", 300))
            for each in whole_game((level, "master"), words, options)[-1].ended[:9]:
                work = each.works[0]
                if work.task.difficulty >= MODELS[level].gives_up:
                    seen += 1
                    assert work.solved is None
    assert seen > 10


def test_in_a_tie_break_everything_is_solved_eventually():
    state = game_won_by(started(2, side="B", variant="without_luck"), *[()] * 9)
    assert state.tie == (0, 1)
    state = turned(all_ready(gone_on(state, state.since + 1), state.since + 10))
    view = view_of(state, 0)
    steps = script(BEGINNER, view.players[0].task, Rng("x", "y"), must_solve=True)
    assert isinstance(steps[-1].move, Call)
    assert steps[-1].at <= 1000 * LONGEST_TIE_BREAK
    hopeless = rules.replace(BEGINNER, gives_up=0.0)
    planned = bots.plan(hopeless, view, Rng("seed", "bot"))
    while not isinstance(planned.move, Call):
        state = played(state, 0, planned.move, planned.at)
        planned = bots.plan(hopeless, view_of(state, 0), Rng("seed", "bot"))
    assert played(state, 0, planned.move, planned.at).winner == 0


def test_bots_that_tie_reach_an_end():
    """Without time to solve anything, nine rounds end 0 : 0."""
    record, outcome = play_out(
        UBONGO_3D, ("beginner",) * 3, seed_from("tie"), {"side": "B", "seconds": 15}
    )
    state = fold.fold(UBONGO_3D, record)
    assert outcome.scores == (0, 0, 0)
    assert state.round == 10
    assert sorted(outcome.places) == [1, 2, 2]


def test_a_plan_does_not_depend_on_what_others_do():
    state = building(3)
    plans = [
        bots.LEVELS["club"](view_of(state, 0), rng_of(UBONGO_3D, "s", 0, entry)) for entry in (0, 9)
    ]
    other = state.work_of(1)
    moved = played(state, 1, Put(drops(other.area, other.kinds[0])[0]), 4500)
    moved = solved(moved, 2, 5000)
    plans.append(bots.LEVELS["club"](view_of(moved, 0), rng_of(UBONGO_3D, "s", 0, 17)))
    assert plans[0] == plans[1] == plans[2]


@given(st.sampled_from(sorted(LEVELS)), st.sampled_from("abc"), st.data())
@settings(max_examples=15, deadline=None)
def test_bots_do_not_peek_and_plan_the_same_again(level, words, data):
    states = whole_game(("casual", "club", "beginner"), words)
    state = data.draw(st.sampled_from([each for each in states if rules.to_move(each)]))
    seat = min(rules.to_move(state))
    other = resample_hidden(state, seat, Rng("other", "future"))
    one, same = (LEVELS[level](view_of(each, seat), Rng("seed", "bot")) for each in (state, other))
    assert one == same


def test_a_stand_in_goes_on_with_what_lies():
    """The player left a wrong piece behind: the bot takes it back and solves the task."""
    state = building(2)
    work = state.work_of(0)
    state = played(state, 0, Put(drops(work.area, work.kinds[1])[0]), 5000)
    rng = Rng("seed", "bot")
    planned = bots.LEVELS["master"](view_of(state, 0), rng)
    assert planned.at >= 6500
    for _ in range(8):
        if isinstance(planned.move, Call):
            break
        state = played(state, 0, planned.move, planned.at)
        planned = bots.LEVELS["master"](view_of(state, 0), rng)
    assert played(state, 0, planned.move, planned.at).called == (0,)


def test_a_bot_builds_piece_by_piece_and_errs_now_and_then():
    steps = [
        step.move
        for words in "abcdefgh"
        for step in script(BEGINNER, task_of(words, "A"), Rng(words, "script"))
    ]
    assert any(isinstance(move, Take) for move in steps)
    assert sum(isinstance(move, Put) for move in steps) >= 3 * 8


def test_a_bot_lets_a_persons_pause_stand():
    state = played(building(1), 0, Pause(), 10_000)
    assert bots.LEVELS["casual"](view_of(state, 0), Rng("a", "b")).at >= 10_000 + bots.A_DAY


def test_a_bot_alone_lays_aside_what_it_cannot_solve():
    options = (("side", "B"), ("solo", "record"))
    done = whole_game(("beginner",), "alone", options)[-1].solo.done
    assert sum(each.solved for each in done) == 5
    assert not all(each.solved for each in done)
