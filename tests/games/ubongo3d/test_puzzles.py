"""U3D-32: playing a single puzzle of the box or of the atlas alone."""

from random import Random

import pytest

from spieltisch.core.errors import BadSetup
from spieltisch.core.outcome import Achievement
from spieltisch.games.ubongo3d import placing, rules
from spieltisch.games.ubongo3d.area_cells import area_cells
from spieltisch.games.ubongo3d.boards import UnknownTask, box, places
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.generator.difficulty import grade
from spieltisch.games.ubongo3d.moves import Aside, Call, Hint, Pause, Put, Resume
from spieltisch.games.ubongo3d.puzzles import atlas, posed_named
from spieltisch.games.ubongo3d.state import solution
from spieltisch.games.ubongo3d.view import view_of
from spieltisch.packing import plain
from spieltisch.packing.areas import canonical
from tests.games.ubongo3d.races import acted, building, built, played, solved, started
from tests.games.ubongo3d.test_rules import refused

TASK, PUZZLE = "A25 - 1|2", "7.15-7.9.16"
MINUTE = 60_000


def sample(number, seed):
    rows = Random(seed).sample(range(len(atlas())), number)
    return [atlas().puzzle(row) for row in rows]


def test_the_atlas_has_every_solvable_puzzle_once():
    names = {atlas().puzzle(row).name for row in range(len(atlas()))}
    assert len(names) == 82_315
    assert all(area == canonical(area) for area in atlas().areas)


@pytest.mark.parametrize("puzzle", sample(12, seed=1), ids=lambda puzzle: puzzle.name)
def test_a_puzzle_of_the_atlas_is_solvable_by_the_plain_solver_and_is_graded_so(puzzle):
    posed = area_cells(puzzle.area).posed(puzzle.kinds)
    assert len(list(plain.solutions(posed))) == puzzle.solutions
    graded = grade(puzzle.area, puzzle.kinds)
    assert (graded.number, graded.solutions) == (puzzle.difficulty, puzzle.solutions)


@pytest.mark.parametrize("puzzle", sample(25, seed=2), ids=lambda puzzle: puzzle.name)
def test_a_puzzle_of_the_atlas_can_be_built_and_called(puzzle):
    """U3D-32"""
    assert posed_named(puzzle.name) == puzzle
    state = building(1, puzzle=puzzle.name)
    for piece in solution(puzzle.area, puzzle.kinds):
        way = placing.way_to(state.work_of(0).laid, piece)
        state = played(state, 0, Put(way), 5000)
    state = played(state, 0, Call(), 6000)
    assert UBONGO_3D.outcome(state).scores == (1,)


def test_every_task_of_the_box_is_found_by_its_name():
    """U3D-3, U3D-32"""
    for _, place in places(box().boards):
        assert posed_named(place.name) == place


@pytest.mark.parametrize("name", [TASK, "B7 - 10", PUZZLE, "10.1167-1.4.9.11"])
def test_a_single_puzzle_ends_when_it_is_solved(name):
    """U3D-32: its time counts, and the achievement names it."""
    state = building(1, puzzle=name)
    assert view_of(state, 0).players[0].task.name == name
    state = solved(state, 0, 9000)
    assert state.phase == "over"
    assert UBONGO_3D.outcome(state).scores == (1,)
    assert UBONGO_3D.achievement(state) == Achievement("puzzle", 5000, False, True, name)
    shown = view_of(state, 0).shown.builders[0]
    assert (shown.task, shown.solved) == (name, 5000)


def test_a_puzzle_of_the_atlas_has_no_board():
    """U3D-32"""
    view = view_of(building(1, puzzle=PUZZLE), 0)
    task = view.players[0].task
    assert (view.animal, view.die, view.side) == (None, None, "A")
    assert (task.board, task.animal, task.numbers, task.side) == (None, None, None, "A")
    assert view_of(building(1, puzzle="10.1167-1.4.9.11"), 0).side == "B"


def test_without_a_name_the_seed_draws_a_task_of_the_side():
    """U3D-32"""
    drawn = {building(1, words, solo="puzzle", side="B").work_of(0).task for words in "abcdef"}
    assert {task.side for task in drawn} == {"B"}
    assert len(drawn) > 3


def test_laying_a_single_puzzle_aside_gives_it_up():
    """U3D-28, U3D-32: that ends the game and shows a solution."""
    state = played(building(1, puzzle=PUZZLE), 0, Aside(1), 9000)
    assert state.phase == "over"
    achievement = UBONGO_3D.achievement(state)
    assert (achievement.value, achievement.counts) == (5000, False)
    view = view_of(state, 0)
    assert view.shown.builders[0].solved is None
    assert len(view.shown.builders[0].solution) == 3
    assert view.solo.left_last.task == PUZZLE


def test_after_an_hour_it_is_over():
    """U3D-32"""
    state = building(1, puzzle=TASK)
    assert rules.due(state) == 4000 + 60 * MINUTE
    state = acted(built(state, 0, 5000))
    assert state.phase == "over"
    assert not UBONGO_3D.achievement(state).counts


def test_with_a_hint_it_does_not_count():
    """U3D-32"""
    state = played(building(1, puzzle=PUZZLE, hints=True), 0, Hint("piece"), 5000)
    state = solved(state, 0, 9000)
    assert UBONGO_3D.outcome(state).scores == (1,)
    assert not UBONGO_3D.achievement(state).counts


def test_a_pause_takes_no_time():
    """U3D-32"""
    state = played(building(1, puzzle=PUZZLE), 0, Pause(), 5000)
    assert view_of(state, 0).players[0].task is None
    state = played(state, 0, Resume(), 95_000)
    assert UBONGO_3D.achievement(solved(state, 0, 96_000)).value == 2000


@pytest.mark.parametrize(
    ("option", "options"),
    [
        ("puzzle", {"puzzle": "A37 - 1|2"}),
        ("puzzle", {"puzzle": "A25 - 1"}),
        ("puzzle", {"puzzle": "7.15-1.2.3"}),
        ("puzzle", {"puzzle": "7.15-16.9.7"}),
        ("puzzle", {"puzzle": "7.999-7.9.16"}),
        ("puzzle", {"puzzle": "99.1-7.9.16"}),
        ("puzzle", {"puzzle": "7.15-7.9.16.99"}),
        ("puzzle", {"puzzle": ""}),
        ("puzzle", {"puzzle": "x" * 500}),
        ("puzzle", {"puzzle": 7}),
        ("puzzle", {"puzzle": PUZZLE, "solo": "clock"}),
        ("puzzle", {"puzzle": PUZZLE, "side": "B"}),
        ("puzzle", {"puzzle": TASK, "die": False}),
        ("puzzle", {"puzzle": TASK, "size": 5}),
        ("size", {"solo": "puzzle", "size": 5}),
    ],
)
def test_options_that_fit_no_puzzle_are_refused_by_name(option, options):
    with pytest.raises(BadSetup) as refusal:
        started(1, **options)
    assert (refusal.value.code, refusal.value.details["option"]) == ("bad_option", option)


def test_only_a_lone_player_chooses_a_puzzle():
    with pytest.raises(BadSetup):
        started(2, puzzle=PUZZLE)
    with pytest.raises(UnknownTask):
        posed_named("7.15-1.2.3.4.5")


def test_nothing_happens_after_the_end():
    state = solved(building(1, puzzle=PUZZLE), 0, 9000)
    refused("game_over", state, 0, Call(), 10_000)
