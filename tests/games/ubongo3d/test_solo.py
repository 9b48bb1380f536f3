"""U3D-26 to U3D-29: alone against the clock or the record, tasks laid aside, hints, pauses."""

import pytest

from spieltisch.core.outcome import Achievement
from spieltisch.games.ubongo3d import placing, rules, solo
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.moves import Aside, Call, Hint, Pause, Put, Ready, Resume, Take
from spieltisch.games.ubongo3d.placing import drops
from spieltisch.games.ubongo3d.state import solution
from spieltisch.games.ubongo3d.view import view_of
from tests.games.ubongo3d.races import acted, building, built, dropped, played, solved, started
from tests.games.ubongo3d.test_rules import refused


def solved_tasks(state, count, each=1000):
    for number in range(1, count + 1):
        state = solved(state, 0, 4000 + number * each)
    return state


@pytest.mark.parametrize("minutes", [5, 10, 20])
def test_against_the_clock(minutes):
    """U3D-26: as many tasks as possible in a number of minutes."""
    state = solved_tasks(building(1, size=minutes), 7)
    assert state.phase == "building"
    assert view_of(state, 0).solo.solved == 7
    end = 4000 + minutes * 60_000
    assert rules.due(state) == end
    state = solved(state, 0, end - 1)
    state = acted(state)
    assert state.phase == "over"
    assert UBONGO_3D.outcome(state).scores == (8,)
    assert UBONGO_3D.achievement(state) == Achievement(
        f"clock-{minutes}-A", 8, more_is_better=True, counts=True
    )


def test_a_call_when_the_time_is_up_is_too_late():
    """U3D-26"""
    refused("game_over", built(building(1), 0, 5000), 0, Call(), 304_000)


@pytest.mark.parametrize("tasks", [5, 10, 20])
def test_against_the_record(tasks):
    """U3D-27: the time for a number of tasks."""
    state = solved_tasks(building(1, solo="record", size=tasks, side="B"), tasks - 1, 7000)
    assert state.phase == "building"
    assert UBONGO_3D.achievement(state) is None
    state = solved(state, 0, 4000 + tasks * 7000 + 123)
    assert state.phase == "over"
    achievement = UBONGO_3D.achievement(state)
    assert achievement == Achievement(
        f"record-{tasks}-B", tasks * 7000 + 123, more_is_better=False, counts=True
    )
    assert view_of(state, 0).solo.used == achievement.value


def test_the_next_board_comes_at_once_and_no_board_twice_before_all_are_through():
    """U3D-26"""
    state, boards = building(1, size=20, side="B"), []
    for number in range(36):
        boards.append(state.work_of(0).task.board)
        assert state.work_of(0).begun == 4000 + number * 1000
        state = solved(state, 0, 5000 + number * 1000)
    assert sorted(boards) == list(range(1, 37))
    assert boards != sorted(boards)
    again = [state.work_of(0).task.board]
    for number in range(35):
        state = solved(state, 0, 50_000 + number)
        again.append(state.work_of(0).task.board)
    assert sorted(again) == sorted(boards)
    assert again != boards


def test_the_die_is_rolled_for_every_task():
    """U3D-26"""
    state, dice = building(1), set()
    for number in range(30):
        dice.add(state.die)
        state = solved(state, 0, 5000 + number)
    assert len(dice) > 6


def test_a_task_may_be_laid_aside():
    """U3D-28"""
    state = played(building(1, solo="record"), 0, Aside(1), 9000)
    assert view_of(state, 0).solo.aside == 1
    assert view_of(state, 0).solo.left == 5
    assert view_of(state, 0).solo.done[0].solved is False
    assert state.work_of(0).begun == 9000
    refused("other_task", state, 0, Aside(1))
    state = solved_tasks(state, 5, 10_000)
    assert UBONGO_3D.achievement(state).value == 50_000
    assert UBONGO_3D.achievement(state).counts


def test_what_was_laid_aside_is_shown_with_its_solution_until_the_next_task_is_done():
    """U3D-28, U3D-7"""
    state = building(1)
    left = state.work_of(0)
    assert view_of(state, 0).solo.left_last is None
    state = played(state, 0, Aside(1), 5000)
    shown = view_of(state, 0).solo.left_last
    assert (shown.task, shown.squares, shown.kinds) == (left.task.name, left.area, left.kinds)
    assert shown.solution == solution(left.area, left.kinds)
    assert placing.fault(left.area, left.kinds, shown.solution) is None
    assert shown.difficulty == left.task.difficulty
    assert view_of(solved(state, 0, 6000), 0).solo.left_last is None


def test_not_everything_can_be_laid_aside():
    """U3D-28: a bound for the record."""
    state = building(1)
    for number in range(1, solo.MOST_ASIDE + 1):
        state = played(state, 0, Aside(number), 5000)
    refused("aside_too_often", state, 0, Aside(solo.MOST_ASIDE + 1))
    assert view_of(state, 0).solo.asides_left == 0
    assert view_of(solved(state, 0, 6000), 0).solo.solved == 1


def test_kinds_of_results_are_kept_apart():
    """U3D-29: the first game's task is easier, so it has a kind of its own."""
    ends = [
        acted(building(1, **options))
        for options in ({}, {"side": "B"}, {"die": False}, {"size": 20}, {"solo": "record"})
    ]
    kinds = [UBONGO_3D.achievement(state).kind for state in ends]
    assert kinds == ["clock-5-A", "clock-5-B", "clock-5-A-first", "clock-20-A", "record-5-A"]
    assert UBONGO_3D.achievement(building(2)) is None


def test_an_unfinished_game_against_the_record_sets_none():
    """U3D-29"""
    state = acted(solved_tasks(building(1, solo="record"), 4))
    assert state.phase == "over"
    assert not UBONGO_3D.achievement(state).counts


def test_hints_name_first_the_piece_then_its_place_and_set_no_record():
    """U3D-29"""
    state = building(1, hints=True)
    refused("hint_piece_first", state, 0, Hint("place"))
    state = played(state, 0, Hint("piece"), 5000)
    told = view_of(state, 0).solo.hint
    assert told.cells is None
    refused("hint_given", state, 0, Hint("piece"))
    state = played(state, 0, Hint("place"), 5000)
    refused("hint_given", state, 0, Hint("place"))
    told = view_of(state, 0).solo.hint
    assert told.kind in state.work_of(0).kinds
    state = played(state, 0, Put(dropped(state.solo.hint.piece)), 6000)
    assert state.work_of(0).laid[0].cells == told.cells
    assert view_of(state, 0).solo.hint is None
    while not rules.can_call(state, 0):
        state = played(state, 0, Hint("piece"), 7000)
        state = played(state, 0, Put(dropped(state.solo.hint.piece)), 7000)
    state = played(state, 0, Call(), 8000)
    assert view_of(state, 0).solo.hints_used == 4
    assert not UBONGO_3D.achievement(acted(state)).counts


def test_a_hint_keeps_what_is_right_in_some_solution():
    """U3D-29: even if a task has several solutions."""
    for words in "abcdefgh":
        state = building(1, words, hints=True, side="B")
        work = state.work_of(0)
        first, *_ = solution(work.area, work.kinds)
        state = played(state, 0, Put(dropped(first)), 5000)
        for _ in range(3):
            state = played(state, 0, Hint("piece"), 5000)
            state = played(state, 0, Put(dropped(state.solo.hint.piece)), 5000)
        assert first in state.work_of(0).laid
        assert rules.can_call(state, 0)


def test_without_the_option_there_are_no_hints():
    refused("no_hints", building(1), 0, Hint("piece"))


def test_in_a_pause_time_stands_still_and_nothing_of_the_task_is_shown():
    state = building(1)
    work = state.work_of(0)
    piece = drops(work.area, work.kinds[0])[0]
    state = played(state, 0, Put(piece), 10_000)
    state = played(state, 0, Pause(), 14_000)
    assert rules.due(state) is None
    assert view_of(state, 0).solo.used == 10_000
    seen = view_of(state, 0)
    assert seen.players[0].task is None
    assert (seen.animal, seen.die) == (None, None)
    refused("paused", state, 0, Take(piece.kind), 15_000)
    refused("paused", state, 0, Pause(), 15_000)
    state = played(state, 0, Resume(), 1_014_000)
    refused("not_paused", state, 0, Resume(), 1_014_001)
    assert rules.due(state) == 1_304_000
    assert state.work_of(0).laid
    state = solved(state, 0, 1_015_000)
    assert view_of(state, 0).solo.done[0].time == 11_000


def test_pauses_are_bounded():
    state = building(1)
    for _ in range(solo.MOST_PAUSES):
        state = played(played(state, 0, Pause(), 10_000), 0, Resume(), 10_000)
    refused("too_many_pauses", state, 0, Pause())


def test_the_moves_of_a_whole_game_are_bounded(monkeypatch):
    monkeypatch.setattr(solo, "MOST_MOVES", 11)
    state = solved_tasks(building(1, hints=True), 2)  # 4 moves for each task
    state = played(state, 0, Hint("piece"), 9000)
    work = state.work_of(0)
    for piece in solution(work.area, work.kinds)[:2]:
        state = played(state, 0, Put(dropped(piece)), 9000)
    refused("too_many_moves", state, 0, Aside(3))
    refused("too_many_moves", state, 0, Hint("place"))
    assert rules.to_move(state) == frozenset()
    assert acted(state).phase == "over"


def test_a_lone_player_begins_when_everything_is_loaded():
    state = started(1)
    assert view_of(state, 0).players[0].task is None
    state = played(state, 0, Ready(1), 77_000)
    assert state.phase == "countdown"
    assert rules.due(state) == 80_000


def test_the_last_task_is_shown_with_its_solution():
    over = acted(building(1))
    shown = view_of(over, 0).shown.builders[0]
    assert shown.task == over.work_of(0).task.name
    assert shown.solution == solution(over.work_of(0).area, over.work_of(0).kinds)
