"""Habits: the compiled weights are those that the plain words give, and the learnt ones tell something."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.errors import BadSetup
from spieltisch.games import frozen as shelf
from spieltisch.games.ugo import bits, habit_kernel, kernel, rollout_kernel, search_kernel
from spieltisch.games.ugo.habits import SIZE, decode, encode, habits_of, moment_of, weights_from
from tests.games.ugo.walks import whole_game

games = st.builds(whole_game, st.integers(2, 4), st.text(max_size=4))
some = settings(max_examples=60, deadline=None)
TOOL = Path(__file__).parents[3] / "tools" / "habits.py"
NOISE = np.random.default_rng(1).uniform(0.5, 2.0, SIZE)
"""Habits that are different at every place."""


def table_of(state, supply=None):
    left = state.supply if supply is None else supply
    return bits.table_of(state.hands, state.kingdoms, state.leader, state.trick, left)


def held_in(state):
    return bits.mask_of([card for hand in (*state.hands, state.aside) for card in hand])


def plain_weights(table, gone, habits):
    """Weigh every card that may be played, one by one."""
    moment, mask = moment_of(table, gone), int(kernel.legal(table))
    cards = [card for card in range(kernel.NUMBER) if mask >> card & 1]
    return {card: float(np.prod(habits[moment.places(card)])) for card in cards}


@some
@given(games, st.data())
def test_the_compiled_weights_are_the_plain_ones(states, data):
    """Also when few farmers are left."""
    state = data.draw(st.sampled_from([each for each in states[:-1] if not each.must_lay]))
    table = table_of(state, data.draw(st.sampled_from([state.supply, 0, 1])))
    gone, sums = habit_kernel.ALL & ~held_in(state), np.zeros(kernel.NUMBER)
    expected = plain_weights(table, gone, NOISE)
    total = habit_kernel.weigh_at(table, int(kernel.legal(table)), gone, NOISE, sums)
    assert np.diff(sums[: len(expected)], prepend=0.0) == pytest.approx(list(expected.values()))
    assert total == sums[len(expected) - 1]


PARTS = [
    habit_kernel.VALUE,
    habit_kernel.LAND,
    habit_kernel.FARMING,
    habit_kernel.LENGTH,
    habit_kernel.HIGHER,
    habit_kernel.APART,
    habit_kernel.ROW,
]


@some
@given(games, st.data())
def test_every_place_is_in_its_part_of_the_row(states, data):
    state = data.draw(st.sampled_from([each for each in states[:-1] if not each.must_lay]))
    moment = moment_of(table_of(state), habit_kernel.ALL & ~held_in(state))
    for card in state.hands[state.turn]:
        number = bits.NUMBER_OF[card]
        row = habit_kernel.ROW * moment.deed(number)
        for place, (begin, end) in zip(moment.places(number), pairwise(PARTS), strict=True):
            assert begin <= place - row < end


@some
@given(games, st.data(), st.integers(1, 2**63))
def test_others_in_the_tree_draw_by_the_same_weights(states, data, word):
    """With the cards that lie aside: they are out for everybody, but not gone."""
    state = data.draw(st.sampled_from([each for each in states[:-1] if not each.must_lay]))
    table, mask = table_of(state), int(kernel.legal(table_of(state)))
    weights = plain_weights(table, habit_kernel.ALL & ~held_in(state), NOISE)
    draws, sums = np.array([word], np.uint64), np.zeros(kernel.NUMBER)
    aside = bits.mask_of(state.aside)
    found = search_kernel.by_habit(table, mask, aside, NOISE, sums, draws)
    reach = (int(kernel.next_word(np.uint64(word))) >> 11) / 2**53 * sum(weights.values())
    passed = dict(zip(weights, np.cumsum(list(weights.values())), strict=True))
    assert found == next(card for card, total in passed.items() if total > reach - 1e-9)


def test_habits_of_another_shape_are_refused(tmp_path):
    file = tmp_path / "habits.json"
    file.write_bytes(encode({"2": [[0] * habit_kernel.ROW] * 4}))
    with pytest.raises(ValueError, match="5 rows"):
        habits_of(2, str(file))


@some
@given(st.integers(1, kernel.SUIT), st.integers(1, 2**64 - 1))
def test_a_card_is_drawn_as_often_as_its_weight(mask, word):
    """The draw falls on the first card whose sum it does not reach."""
    cards = [card for card in range(kernel.VALUES) if mask >> card & 1]
    sums = np.cumsum(np.arange(1.0, len(cards) + 1))
    reach = (word >> 11) / 2**53 * sums[-1]
    expected = next(card for card, passed in zip(cards, sums, strict=True) if passed > reach)
    assert habit_kernel.drawn_by(mask, sums, sums[-1], np.uint64(word)) == expected


@some
@given(games, st.data(), st.integers(1, 2**63))
def test_a_rollout_by_habit_is_made_of_the_same_steps(states, data, word):
    """Card by card, with the same draws, it plays what the weights and the rules say."""
    state = data.draw(st.sampled_from([each for each in states[:-1] if not each.must_lay]))
    aside, sums = bits.mask_of(state.aside), np.zeros(kernel.NUMBER)
    fast, slow = table_of(state), table_of(state)
    habits = habits_of(state.players)
    plays = rollout_kernel.finish_by_habit(fast, aside, habits, sums, np.array([word], np.uint64))
    assert plays == sum(len(hand) for hand in state.hands)
    draw = np.uint64(word)
    for _ in range(plays):
        mask, held = int(kernel.legal(slow)), aside | int(np.bitwise_or.reduce(slow[:4]))
        card = mask.bit_length() - 1
        if mask & (mask - 1):
            draw = np.uint64(kernel.next_word(draw))
            total = habit_kernel.weigh_at(slow, mask, habit_kernel.ALL & ~held, habits, sums)
            card = int(habit_kernel.drawn_by(mask, sums, total, draw))
        if kernel.play(slow, card):
            kernel.lay(slow)
    assert list(fast[:8]) == list(slow[:8])


def test_habits_are_read_as_they_were_written(tmp_path):
    rows = {"2": [[0] * habit_kernel.ROW for _ in range(4)] + [list(range(habit_kernel.ROW))]}
    assert decode(encode(rows)) == rows
    file = tmp_path / "habits.json"
    file.write_bytes(encode(rows))
    weights = habits_of(2, str(file))
    assert weights.shape == (SIZE,)
    assert weights[-1] == pytest.approx(np.exp((habit_kernel.ROW - 1) / 20))


def test_weights_are_powers_and_their_inverses():
    assert weights_from([[0, 20, -20]]) == pytest.approx([1.0, np.e, 1 / np.e])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_habits_of_the_box_are_there(players):
    habits = habits_of(players)
    assert habits.shape == (SIZE,)
    assert habits.min() > 0
    assert len(set(habits)) > 50


def test_changed_habits_are_refused(tmp_path, monkeypatch):
    (tmp_path / "ugo-habits.json").write_bytes(b"{}")
    (tmp_path / shelf.CHECKSUMS).write_text("", encoding="utf-8")
    monkeypatch.setattr(shelf, "_folder", lambda: tmp_path)
    habits_of.cache_clear()
    with pytest.raises(BadSetup, match="checksum"):
        habits_of(2)
    habits_of.cache_clear()


@pytest.mark.slow
def test_habits_are_learnt_from_nothing_and_the_same_every_time(tmp_path):
    """Three generations of very few games: each is written, and plays by the one before."""
    for name in ("one", "two"):
        words = [sys.executable, str(TOOL), str(tmp_path / f"{name}.json"), "1", "7"]
        subprocess.run(words, check=True, capture_output=True)
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    generations = [decode((tmp_path / f"one.{n}.json").read_bytes()) for n in range(3)]
    assert not np.any(generations[0]["2"])
    assert generations[1] != generations[2] != decode((tmp_path / "one.json").read_bytes())
