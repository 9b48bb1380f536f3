"""Bots play bots on a clock that jumps, and time itself ends some races."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core import fold
from spieltisch.core.errors import BadRecord
from spieltisch.core.game import Planned
from spieltisch.core.playout import plan, play_out, rng_of
from spieltisch.core.record import decode, encode, sealed
from spieltisch.core.setup import seed_from
from spieltisch.games.registry import game_named
from tests.core.sprint import SPRINT, Ready, Sprint, Tap

TOO_SHORT = {"glass": 20}
"""A sandglass that nobody can beat."""


def test_a_race_is_played_in_the_order_of_the_plans():
    record, outcome = play_out(SPRINT, ("slow", "fast", "fast"), seed_from("race"))
    times = [timed.at for timed in record.moves]
    assert times == sorted(times)
    assert len({timed.seat for timed in record.moves[3:8]}) > 1
    assert outcome.places[0] == 3
    assert play_out(SPRINT, ("slow", "fast", "fast"), seed_from("race")) == (record, outcome)


@given(st.text(max_size=8), st.sampled_from(["slow", "fast"]))
def test_a_bot_of_a_race_plans_the_same_whatever_the_others_do(words, other):
    """Seat 1 plays its first round, which begins at 0 and ends after one sandglass, at two tables."""
    here, there = (
        _of_first_round(play_out(SPRINT, levels, seed_from(words))[0], 1)
        for levels in (("fast", "slow"), (other, "slow", "fast"))
    )
    shared = min(len(here), len(there))
    assert shared > 1
    assert here[:shared] == there[:shared]


def _of_first_round(record, seat):
    own = [timed for timed in record.moves if timed.seat == seat]
    return own[: [timed.move for timed in own].index({"ready": 2})]


def test_time_that_ends_a_game_is_in_its_record():
    record, outcome = play_out(SPRINT, ("slow", "slow"), seed_from("too short"), TOO_SHORT)
    assert record.options == TOO_SHORT
    assert outcome.scores == (0, 0)
    second_ready = record.moves[-1].at
    assert record.until == second_ready + 2 * TOO_SHORT["glass"]
    assert decode(encode(record)) == record
    assert SPRINT.outcome(fold.fold(SPRINT, record)) == outcome


def test_a_record_of_an_unfinished_game_is_not_run_on():
    record, _ = play_out(SPRINT, ("slow", "slow"), seed_from("too short"), TOO_SHORT)
    assert record.until is not None
    for until in (None, record.moves[-1].at, record.until - 1):
        state = fold.fold(SPRINT, msgspec.structs.replace(record, until=until))
        assert SPRINT.outcome(state) is None
        assert state.round == 2


def test_a_record_cannot_end_before_its_last_move():
    record, _ = play_out(SPRINT, ("fast",), seed_from("cut"))
    with pytest.raises(BadRecord, match="record_time"):
        fold.fold(SPRINT, sealed(msgspec.structs.replace(record, until=1)))
    with pytest.raises(BadRecord, match="record_unreadable"):
        decode(encode(msgspec.structs.replace(record, until=-1)))


def test_a_step_begins_with_the_state_that_the_move_met():
    """The first sandglass ran out twice before the second round was begun."""
    record, _ = play_out(SPRINT, ("slow",), seed_from("met"), TOO_SHORT)
    _, second = fold.steps(SPRINT, record)
    assert second.before.round == 2
    assert second.before == fold.elapsed(SPRINT, second.before, second.at)


def test_a_bare_move_is_made_at_once_and_no_plan_is_for_the_past():
    view = SPRINT.view(SPRINT.start(fold.setup_of(SPRINT, 2, "0" * 64, {})), 0)
    rng = rng_of(SPRINT, "0" * 64, 0, 17)
    assert plan(SPRINT, "slow", view, rng, 500) == Planned(Ready(1), 500)
    running = msgspec.structs.replace(view, turned=0)
    assert plan(SPRINT, "slow", running, rng, 90_000) == Planned(Tap(), 90_000)
    assert 150 <= plan(SPRINT, "slow", running, rng, 0).at < 300


def test_draws_are_new_after_each_entry_except_in_a_race():
    ugo = game_named("ugo")
    draws = {
        (game.name, entry): rng_of(game, "0" * 64, 0, entry).below(2**64)
        for game in (ugo, SPRINT)
        for entry in (1, 2)
    }
    assert draws["ugo", 1] != draws["ugo", 2]
    assert draws["sprint", 1] == draws["sprint", 2]


def test_a_game_that_waits_for_nothing_does_not_loop_forever():
    class Stuck(Sprint):
        def to_move(self, state):
            return frozenset() if state.round == 2 else super().to_move(state)

    with pytest.raises(RuntimeError, match="waits for nothing"):
        play_out(Stuck(), ("fast", "fast"), seed_from("stuck"))
