"""U3D-24: a tie-break uses boards of one animal, with tasks that nobody has seen in this game."""

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.ubongo3d.boards import board_numbered
from spieltisch.games.ubongo3d.material import SIDES
from tests.games.ubongo3d.races import all_ready, game_won_by, gone_on, started, turned


def tie_break(players, words, tie=None, **options):
    """Play nine rounds that leave all or some seats level, and begin the tie-break."""
    rounds = [] if tie is None else [(seat,) for seat in tie]
    if tie is not None:
        options["variant"] = (
            "without_luck"  # everyone gets a ruby, because nobody draws from the bag
        )
    state = game_won_by(started(players, words, **options), *rounds, *[()] * (9 - len(rounds)))
    assert state.tie == (tuple(range(players)) if tie is None else tie)
    return turned(all_ready(gone_on(state, state.since + 1), state.since + 10))


def tasks_of(works):
    return [work.task for work in works if work is not None]


def seen_in(state):
    return set(chain.from_iterable(tasks_of(each.works) for each in state.ended))


@st.composite
def tables(draw):
    """Draw the number of players, which of them are level, and options that go together."""
    players = draw(st.integers(2, 4))
    side = draw(st.sampled_from("AB"))
    options = {"side": side, "die": side == "B" or draw(st.booleans())}
    if side == "B" and draw(st.booleans()):
        options["handicaps"] = [{"easy": draw(st.booleans())} for _ in range(players)]
    seats = draw(st.sets(st.integers(0, players - 1), min_size=2))
    tie = None if len(seats) == players else tuple(sorted(seats))
    return players, tie, options


@settings(max_examples=150, deadline=None)
@given(tables(), st.integers(0, 10**6))
def test_a_tie_break_has_tasks_that_nobody_has_seen(table, seed):
    players, tie, options = table
    state = tie_break(players, str(seed), tie, **options)
    tasks = tasks_of(state.works)
    assert len(tasks) == len(set(tasks)) == len(state.tie)
    assert not set(tasks) & seen_in(state)
    assert len({task.board for task in tasks}) == len(tasks)
    assert {board_numbered(task.board).animal for task in tasks} == {state.animal}
    for seat in state.tie:
        task = state.work_of(seat).task
        assert task.side == state.options.side_of(seat)
        assert task.numbers == ("3|4" if state.die is None else SIDES[task.side].task_of(state.die))


@pytest.mark.parametrize(("players", "tie"), [(2, None), (3, (0, 2)), (3, None), (4, None)])
def test_without_the_die_it_stays_in_the_box_as_long_as_boards_do(players, tie):
    """U3D-30: with two players two boards of every animal are left; with more players too few are."""
    for seed in range(20):
        state = tie_break(players, f"first game {seed}", tie, die=False)
        assert (state.die is None) == (players == 2)
        assert all((task.numbers == "3|4") == (players == 2) for task in tasks_of(state.works))


def test_by_rules_1_tasks_came_from_the_played_boards_whatever_they_were():
    """Old records must replay; without the die every task had been seen."""
    for seed in range(20):
        state = tie_break(4, f"old {seed}", die=False, rules=1)
        assert set(tasks_of(state.works)) <= seen_in(state)
    shown = [tie_break(2, f"old {seed}", rules=1) for seed in range(40)]
    for state in shown:
        boards = {task.board for task in seen_in(state)}
        assert {task.board for task in tasks_of(state.works)} <= boards
    assert any(set(tasks_of(state.works)) & seen_in(state) for state in shown)
