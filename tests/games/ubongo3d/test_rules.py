"""U3D-12, U3D-15 to U3D-18, U3D-30 and U3D-31, each by its id, and refusals."""

import pytest

from spieltisch.core import fold
from spieltisch.core.errors import BadSetup, IllegalMove, Refused
from spieltisch.games.ubongo3d import rules
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.material import SIDES
from spieltisch.games.ubongo3d.moves import (
    Aside,
    Call,
    Dropped,
    Hint,
    Next,
    Pause,
    Put,
    Ready,
    Resume,
    Take,
)
from spieltisch.games.ubongo3d.placing import drops
from spieltisch.games.ubongo3d.state import MOST_STEPS, solution
from spieltisch.games.ubongo3d.view import view_of
from tests.games.ubongo3d.races import (
    acted,
    all_ready,
    building,
    built,
    dropped,
    game_won_by,
    gone_on,
    played,
    round_won_by,
    run_out,
    solved,
    started,
    turned,
)


def refused(code, state, seat, move, at=10_000):
    with pytest.raises(IllegalMove) as illegal:
        played(state, seat, move, at)
    assert illegal.value.code == code
    assert illegal.value.why.endswith(".")
    return illegal.value


@pytest.mark.parametrize("side", ["A", "B"])
def test_one_side_is_played_all_the_time(side):
    """U3D-12"""
    state = game_won_by(started(3, side=side), *[(0,)] * 9)
    works = [work for each in state.ended for work in each.works]
    assert len(works) == 27
    assert {work.task.side for work in works} == {side}
    assert {len(work.kinds) for work in works} == {SIDES[side].pieces}


def test_the_youngest_rolls_first_then_the_next_to_the_left():
    """U3D-15"""
    state = game_won_by(started(3, youngest=2), *[(0,)] * 9)
    assert [each.roller for each in state.ended] == [2, 0, 1] * 3


def test_the_youngest_is_drawn_unless_named():
    """U3D-15"""
    assert {started(4, words).roller for words in "abcdefghijklmnop"} == {0, 1, 2, 3}


def test_all_build_the_task_that_the_die_means_on_boards_of_one_animal():
    """U3D-15"""
    dice = set()
    for words in "abcdefghijklmnop":
        state = building(4, words, side="B")
        dice.add(state.die)
        assert state.die in range(1, 11)
        assert {work.task.numbers for work in state.works} == {SIDES["B"].task_of(state.die)}
        assert {view_of(state, 0).players[seat].task.animal for seat in range(4)} == {state.animal}
        assert len({work.task.board for work in state.works}) == 4
    assert len(dice) > 5


def test_the_sandglass_waits_until_everyone_has_their_pieces():
    """U3D-16"""
    state = started(3)
    for seat, at in ((2, 1000), (0, 50_000)):
        state = played(state, seat, Ready(1), at)
        assert state.phase == "ready"
        assert rules.due(state) is None
        assert view_of(state, 0).die is None
        assert all(player.task is None for player in view_of(state, 1).players)
    state = played(state, 1, Ready(1), 70_000)
    assert state.phase == "countdown"
    assert rules.due(state) == 73_000
    assert all(player.task is not None for player in view_of(state, 1).players)
    refused("not_building", state, 0, Call(), 72_999)
    assert turned(state).phase == "building"
    assert [work.ends for work in turned(state).works] == [133_000] * 3


def test_the_others_go_on_after_a_call_until_the_sandglass_has_run_out():
    """U3D-18"""
    state = solved(building(3), 1, 10_000)
    assert state.phase == "building"
    assert state.building == (0, 2)
    refused("solved_already", state, 1, Call(), 11_000)
    state = solved(state, 2, 63_999)
    assert state.building == (0,)
    state = acted(state)
    assert state.phase == "shown"
    assert state.since == 64_000
    refused("not_building", state, 0, Call(), 64_000)
    assert state.ended[0].called == (1, 2)
    assert [work.solved for work in state.ended[0].works] == [None, 6000, 59_999]


def test_a_call_counts_until_the_last_millisecond_and_not_at_the_end():
    """U3D-18"""
    ready_to_call = built(solved(building(2), 0, 5000), 1, 60_000)
    assert played(ready_to_call, 1, Call(), 63_999).ended[0].called == (0, 1)
    refused("not_building", ready_to_call, 1, Call(), 64_000)


def test_when_all_have_solved_the_round_ends_at_once():
    """U3D-18"""
    state = solved(solved(building(2), 1, 8000), 0, 9000)
    assert state.phase == "shown"
    assert state.since == 9000


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_calls_in_the_same_millisecond_keep_their_order(order):
    """U3D-20"""
    state = building(3)
    for seat in order:
        state = built(state, seat, 20_000)
    for seat in order:
        state = played(state, seat, Call(), 21_000)
    assert state.ended[0].called == order
    assert state.ended[0].won[order[0]][0] == "sapphire"
    assert state.ended[0].won[order[1]][0] == "amber"


def test_without_the_die_everyone_builds_three_four():
    """U3D-30"""
    state = game_won_by(started(2, die=False), *[(0,)] * 9)
    assert {work.task.numbers for each in state.ended for work in each.works} == {"3|4"}
    assert {each.die for each in state.ended} == {None}
    alone = building(1, die=False)
    assert alone.work_of(0).task.numbers == "3|4"


@pytest.mark.parametrize(
    ("options", "seconds"),
    [({}, 60), ({"side": "B"}, 90), ({"seconds": 15}, 15), ({"side": "B", "seconds": 900}, 900)],
)
def test_the_sandglass_runs_as_long_as_the_table_chose(options, seconds):
    """U3D-31"""
    state = building(2, **options)
    assert [work.ends - work.begun for work in state.works] == [seconds * 1000] * 2


def test_extra_time_lengthens_only_the_players_own_sandglass():
    """U3D-31: the round ends when the last sandglass has run out."""
    state = building(3, handicaps=[{}, {"extra": 50}, {"extra": 200}])
    assert [work.ends for work in state.works] == [64_000, 94_000, 184_000]
    assert state.building == (0, 1, 2)
    state = acted(state)
    assert state.building == (1, 2)
    refused("time_up", state, 0, Call(), 65_000)
    assert not view_of(state, 0).players[0].is_building
    state = solved(state, 1, 93_999)
    assert state.building == (2,)
    assert solved(state, 2, 94_000).phase == "shown"  # all the others have finished
    assert acted(state).since == 184_000


def test_the_easy_side_against_the_hard_one():
    """U3D-12: a handicap."""
    state = building(2, side="B", handicaps=[{"easy": True}, {}])
    assert [work.task.side for work in state.works] == ["A", "B"]
    assert [work.task.numbers for work in state.works] == [
        SIDES["A"].task_of(state.die),
        SIDES["B"].task_of(state.die),
    ]


@pytest.mark.parametrize(
    ("players", "options", "named"),
    [
        (2, {"die": False, "side": "B"}, "die"),
        (2, {"youngest": 2}, "youngest"),
        (3, {"handicaps": [{}, {}]}, "handicaps"),
        (2, {"handicaps": [{"easy": True}, {}]}, "handicaps"),
        (2, {"solo": "clock"}, "solo"),
        (2, {"size": 5}, "size"),
        (4, {"hints": True}, "hints"),
        (1, {"handicaps": [{}]}, "handicaps"),
        (1, {"seconds": 30}, "seconds"),
        (1, {"variant": "without_luck"}, "variant"),
        (1, {"youngest": 0}, "youngest"),
    ],
)
def test_options_that_do_not_go_together_are_refused(players, options, named):
    with pytest.raises(BadSetup) as bad:
        started(players, **options)
    assert bad.value.code == "bad_option"
    assert bad.value.details["option"] == named


@pytest.mark.parametrize(
    "options",
    [
        {"side": "C"},
        {"seconds": 14},
        {"seconds": 901},
        {"size": 7},
        {"handicaps": [{"extra": 201}, {}]},
        {"luck": True},
    ],
)
def test_options_are_read_strictly(options):
    with pytest.raises(Refused, match="bad_option"):
        started(2, **options)


def test_more_than_four_cannot_play():
    with pytest.raises(BadSetup, match="wrong_players"):
        started(5)


def test_moves_out_of_place_are_refused():
    state = started(2)
    refused("not_building", state, 0, Call())
    refused("not_awaited", state, 0, Next(1))
    refused("not_awaited", state, 0, Ready(2))
    refused("already_so", played(state, 0, Ready(1), 1), 0, Ready(1))
    state = building(2)
    refused("not_awaited", state, 0, Ready(1))
    for move in (Aside(1), Hint("piece"), Pause(), Resume()):
        refused("only_alone", state, 0, move)
    state = run_out(state)
    refused("not_awaited", state, 0, Next(2), 999_999)
    refused("already_so", played(state, 0, Next(1), 999_999), 0, Next(1), 999_999)
    over = game_won_by(started(2), *[(0, 1)] * 9)
    refused("game_over", over, 0, Ready(9), 10**7)


def test_wrong_pieces_are_refused():
    state = building(2)
    work = state.work_of(0)
    kind = work.kinds[0]
    good = drops(work.area, kind)[0]
    other = next(each for each in range(1, 17) if each not in work.kinds)
    refused("not_your_piece", state, 0, Put(drops(work.area, other)[0]))
    refused("wrong_form", state, 0, Put(Dropped(kind, tuple((x, 0, 0) for x in range(5)))))
    refused("wrong_form", state, 0, Put(Dropped(kind, good.cells[:3] + good.cells[:1])))
    beside = Dropped(kind, tuple((x - 7, y, z) for x, y, z in good.cells))
    refused("beside_area", state, 0, Put(beside))
    refused("not_laid", state, 0, Take(kind))
    laid = played(state, 0, Put(good), 10_000)
    refused("lies_there", laid, 0, Put(good), 10_000)
    taken = played(laid, 0, Take(kind), 10_000)
    assert taken.work_of(0).laid == ()
    assert [step.back for step in taken.work_of(0).steps] == [(), (kind,)]


@pytest.mark.parametrize(
    "move",
    [
        {"put": {"kind": 17, "cells": [[0, 0, 0]] * 3}},
        {"put": {"kind": 1, "cells": [[0, 0]] * 3}},
        {"put": {"kind": 1, "cells": [[99, 0, 0]] * 5}},
        {"put": {"kind": 1, "cells": [[0, 0, 0]] * 6}},
        {"put": {"kind": 1, "cells": [[0, 0, 0]] * 3, "solved": True}},
        {"call": False},
        {"call": True, "at": 1},
    ],
)
def test_moves_are_read_strictly(move):
    with pytest.raises(Refused, match="malformed"):
        fold.play(UBONGO_3D, building(2), 0, move, 10_000)


def test_the_moves_of_a_round_are_bounded():
    """A call is still correct afterwards."""
    state = building(2)
    work = state.work_of(0)
    first = solution(work.area, work.kinds)[0]
    wrong = next(each for each in drops(work.area, first.kind) if each != dropped(first))
    for number in range(MOST_STEPS - 3):
        move = Take(first.kind) if number % 2 else Put(wrong)
        state = played(state, 0, move, 10_000)
    state = built(state, 0, 10_000)
    refused("too_many_moves", state, 0, Take(first.kind))
    assert rules.to_move(state) == {0, 1}
    assert UBONGO_3D.moves(state, 0) == [Call()]
    assert rules.to_move(played(state, 0, Call(), 10_000)) == {1}


def test_a_next_round_begins_when_everyone_has_seen_the_last():
    state = round_won_by(started(2), 1)
    assert state.phase == "shown"
    assert rules.to_move(state) == {0, 1}
    first = played(state, 0, Next(1), 90_000)
    assert first.phase == "shown"
    again = gone_on(state, 90_000)
    assert (again.phase, again.round, again.works, again.called) == ("ready", 2, (), ())
    assert all_ready(again, 91_000).phase == "countdown"
