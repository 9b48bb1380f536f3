"""U3D-13, U3D-14, U3D-19, U3D-21, U3D-22 and U3D-24: the course of the rounds."""

import pytest

from spieltisch.games.ubongo3d import rules
from spieltisch.games.ubongo3d.boards import board_numbered
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.material import ANIMALS
from spieltisch.games.ubongo3d.moves import Call, Ready
from spieltisch.games.ubongo3d.rounds import TIE_BREAK
from spieltisch.games.ubongo3d.scoring import Gems
from tests.games.ubongo3d.races import (
    acted,
    all_ready,
    building,
    built,
    game_won_by,
    gone_on,
    played,
    round_won_by,
    run_out,
    solved,
    started,
    turned,
)
from tests.games.ubongo3d.test_rules import refused


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_round_has_its_animal_and_everyone_a_board_of_it(players):
    """U3D-13: each animal's round is played with one of its boards for each player."""
    state = game_won_by(started(players), *[(0,)] * 9)
    assert sorted(each.animal for each in state.ended) == sorted(ANIMALS)
    for each in state.ended:
        boards = [work.task.board for work in each.works]
        assert len(set(boards)) == players
        assert {board_numbered(board).animal for board in boards} == {each.animal}


def test_the_order_of_animals_and_boards_is_drawn():
    """U3D-13"""
    firsts = {started(2, words).animal for words in "abcdefghijklmnop"}
    assert len(firsts) > 4
    boards = {building(2, words).work_of(0).task.board % 4 for words in "abcdefghijklmnop"}
    assert boards == {0, 1, 2, 3}


def test_nine_sapphires_and_nine_ambers_are_the_display():
    """U3D-14: the other 40 gems are in the bag."""
    supply = started(3).supply
    assert supply.display == Gems(0, 9, 0, 9)
    assert supply.bag == Gems(10, 10, 10, 10)


def test_the_display_counts_the_rounds():
    """U3D-14, U3D-21"""
    state = started(2)
    for number in range(9):
        state = gone_on(state, state.since + 1) if number else state
        assert state.supply.display == Gems(0, 9 - number, 0, 9 - number)
        state = round_won_by(state, *[(), (0,), (0, 1)][number % 3])
    assert state.supply.display == Gems(0, 0, 0, 0)


def test_when_nobody_has_solved_the_sandglass_is_turned_once_more():
    """U3D-19"""
    state = acted(building(2))
    assert state.phase == "building"
    assert state.second_chance
    assert rules.due(state) == 124_000
    state = solved(state, 1, 100_000)
    assert state.building == (0,)
    state = acted(state)
    assert state.phase == "shown"
    assert state.ended[0].second_chance
    assert state.ended[0].called == (1,)
    assert state.ended[0].works[1].solved == 96_000


def test_after_the_second_chance_the_round_is_over():
    """U3D-19, U3D-21: both gems go into the bag."""
    state = acted(acted(building(2)))
    assert state.phase == "shown"
    assert state.ended[0].won == ((), ())
    assert state.supply.bag == Gems(10, 11, 10, 11)
    assert state.supply.display == Gems(0, 8, 0, 8)


def test_what_was_built_stays_for_the_second_chance():
    """U3D-19"""
    state = acted(built(building(2), 0, 63_999))
    assert len(state.work_of(0).laid) == 3
    assert played(state, 0, Call(), 64_000).called == (0,)


def test_the_second_chance_also_gives_extra_time():
    """U3D-19"""
    state = building(2, handicaps=[{}, {"extra": 100}])
    state = acted(acted(state))
    assert state.second_chance
    assert [work.ends for work in state.works] == [124_000 + 60_000, 124_000 + 120_000]


def tied(players=3):
    """Play nine rounds without luck, after which seats 0 and 1 share the lead."""
    state = started(players, variant="without_luck")
    return game_won_by(state, *[(0, 1)] * 4, *[(1, 0)] * 4, ())


def test_a_tie_is_broken_by_a_race_of_the_tied():
    """U3D-24"""
    state = tied()
    assert state.phase == "shown"
    assert UBONGO_3D.outcome(state) is None
    assert state.tie == (0, 1)
    state = gone_on(state, state.since + 1)
    assert (state.phase, state.round) == ("ready", 10)
    assert rules.to_move(state) == {0, 1}
    refused("not_awaited", state, 2, Ready(10), state.since + 1)
    state = turned(all_ready(state, state.since + 10))
    assert state.building == (0, 1)
    assert state.works[2] is None
    refused("not_building", state, 2, Call(), state.since + 1)
    state = solved(state, 1, state.since + 500_000)
    assert state.phase == "over"
    assert state.winner == 1
    outcome = UBONGO_3D.outcome(state)
    assert outcome.places == (2, 1, 3)
    assert outcome.scores[0] == outcome.scores[1]


def test_played_boards_do_not_come_again():
    """U3D-22"""
    state = game_won_by(started(4), *[(0,)] * 9)
    boards = [work.task.board for each in state.ended for work in each.works]
    assert sorted(boards) == list(range(1, 37))


def test_a_tie_break_has_no_sandglass_but_ends_eventually():
    """U3D-24: players who have not solved after ten minutes share the win."""
    state = tied()
    state = turned(all_ready(gone_on(state, state.since + 1), state.since + 10))
    assert rules.due(state) == state.since + TIE_BREAK
    state = run_out(state)
    assert state.phase == "over"
    assert state.winner is None
    assert UBONGO_3D.outcome(state).places == (1, 1, 3)


def test_without_a_tie_the_game_ends_with_the_ninth_round():
    """U3D-23, U3D-24"""
    state = game_won_by(started(3), *[(2, 0)] * 9)
    assert state.phase == "over"
    assert state.tie == ()
    assert UBONGO_3D.outcome(state).places[2] == 1
    assert rules.due(state) is None
    assert rules.to_move(state) == frozenset()
