"""The rollout policy: its compiled weights equal the plain ones, and the learned weights are used."""

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.errors import BadSetup
from spieltisch.games import frozen_data
from spieltisch.games.ugo.ai import (
    bits_kernel,
    codes,
    encoding,
    policy_kernel,
    rollout_kernel,
    table_kernel,
)
from spieltisch.games.ugo.ai.policy import decode, policy_for, weights_from
from tests.games.ugo.ai.plain_policy import situation_of
from tests.games.ugo.walks import whole_game

games = st.builds(whole_game, st.integers(2, 4), st.text(max_size=4))
some = settings(max_examples=60, deadline=None)
SIZE = codes.ROLES * codes.ROW
TOOL = Path(__file__).parents[4] / "tools" / "learn_policy.py"
NOISE = np.random.default_rng(1).uniform(0.5, 2.0, SIZE)
"""A policy with a different number in every place."""


def table_of(state, supply=None):
    left = state.supply if supply is None else supply
    return encoding.table_of(state.hands, state.kingdoms, state.leader, state.trick, left)


def held_in(state):
    return encoding.mask_of([card for hand in (*state.hands, state.aside) for card in hand])


def plain_weights(table, gone, policy):
    """Weigh every card that may be played, one by one."""
    moment, mask = situation_of(table, gone), int(table_kernel.legal(table))
    cards = [card for card in range(codes.NUMBER) if mask >> card & 1]
    return {card: float(np.prod(policy[moment.features(card)])) for card in cards}


@some
@given(games, st.data())
def test_the_compiled_weights_are_the_plain_ones(states, data):
    """This holds when few farmers are left, too."""
    state = data.draw(st.sampled_from([each for each in states[:-1] if not each.must_lay]))
    table = table_of(state, data.draw(st.sampled_from([state.supply, 0, 1])))
    gone, sums = codes.ALL & ~held_in(state), np.zeros(codes.NUMBER)
    expected = plain_weights(table, gone, NOISE)
    total = policy_kernel.weigh_at(table, int(table_kernel.legal(table)), gone, NOISE, sums)
    assert np.diff(sums[: len(expected)], prepend=0.0) == pytest.approx(list(expected.values()))
    assert total == sums[len(expected) - 1]


PARTS = [
    codes.VALUE,
    codes.LAND,
    codes.FARMING,
    codes.LENGTH,
    codes.HIGHER,
    codes.APART,
    codes.ROW,
]


@some
@given(games, st.data())
def test_every_place_is_in_its_part_of_the_row(states, data):
    state = data.draw(st.sampled_from([each for each in states[:-1] if not each.must_lay]))
    moment = situation_of(table_of(state), codes.ALL & ~held_in(state))
    for card in state.hands[state.turn]:
        number = encoding.NUMBER_OF[card]
        row = codes.ROW * moment.role(number)
        for place, (begin, end) in zip(moment.features(number), pairwise(PARTS), strict=True):
            assert begin <= place - row < end


@some
@given(games, st.data(), st.integers(1, 2**63))
def test_other_seats_in_the_tree_draw_by_the_same_weights(states, data, word):
    """Cards set aside still count as out for every player, because they were not played."""
    state = data.draw(st.sampled_from([each for each in states[:-1] if not each.must_lay]))
    table, mask = table_of(state), int(table_kernel.legal(table_of(state)))
    weights = plain_weights(table, codes.ALL & ~held_in(state), NOISE)
    draws, sums = np.array([word], np.uint64), np.zeros(codes.NUMBER)
    aside = encoding.mask_of(state.aside)
    found = policy_kernel.draw_by_policy(table, mask, aside, NOISE, sums, draws)
    reach = (int(bits_kernel.next_word(np.uint64(word))) >> 11) / 2**53 * sum(weights.values())
    passed = dict(zip(weights, np.cumsum(list(weights.values())), strict=True))
    assert found == next(card for card, total in passed.items() if total > reach - 1e-9)


def test_a_policy_of_another_shape_is_refused(tmp_path):
    file = tmp_path / "policy.json"
    file.write_text(json.dumps({"2": [[0] * codes.ROW] * 4}))
    with pytest.raises(ValueError, match="5 rows"):
        policy_for(2, str(file))


@some
@given(st.integers(1, codes.SUIT), st.integers(1, 2**64 - 1))
def test_a_card_is_drawn_as_often_as_its_weight(mask, word):
    """The draw selects the first card whose cumulative weight exceeds it."""
    cards = [card for card in range(codes.VALUES) if mask >> card & 1]
    sums = np.cumsum(np.arange(1.0, len(cards) + 1))
    reach = (word >> 11) / 2**53 * sums[-1]
    expected = next(card for card, passed in zip(cards, sums, strict=True) if passed > reach)
    assert policy_kernel.draw_weighted(mask, sums, sums[-1], np.uint64(word)) == expected


@some
@given(games, st.data(), st.integers(1, 2**63))
def test_a_rollout_is_made_of_the_same_steps(states, data, word):
    """Card by card, with the same draws, the rollout plays what the weights and the rules say."""
    state = data.draw(st.sampled_from([each for each in states[:-1] if not each.must_lay]))
    aside, sums = encoding.mask_of(state.aside), np.zeros(codes.NUMBER)
    fast, slow = table_of(state), table_of(state)
    policy = policy_for(state.players)
    plays = rollout_kernel.rollout(fast, aside, policy, sums, np.array([word], np.uint64))
    assert plays == sum(len(hand) for hand in state.hands)
    draw = np.uint64(word)
    for _ in range(plays):
        mask, held = int(table_kernel.legal(slow)), aside | int(np.bitwise_or.reduce(slow[:4]))
        card = mask.bit_length() - 1
        if mask & (mask - 1):
            draw = np.uint64(bits_kernel.next_word(draw))
            total = policy_kernel.weigh_at(slow, mask, codes.ALL & ~held, policy, sums)
            card = int(policy_kernel.draw_weighted(mask, sums, total, draw))
        if table_kernel.play(slow, card):
            table_kernel.lay(slow)
    assert list(fast[:8]) == list(slow[:8])


def test_a_policy_is_read_as_it_was_written(tmp_path):
    rows = {"2": [[0] * codes.ROW for _ in range(4)] + [list(range(codes.ROW))]}
    file = tmp_path / "policy.json"
    file.write_text(json.dumps(rows))
    assert decode(file.read_bytes()) == rows
    weights = policy_for(2, str(file))
    assert weights.shape == (SIZE,)
    assert weights[-1] == pytest.approx(np.exp((codes.ROW - 1) / 20))


def test_weights_are_powers_and_their_inverses():
    assert weights_from([[0, 20, -20]]) == pytest.approx([1.0, np.e, 1 / np.e])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_a_policy_for_every_table(players):
    policy = policy_for(players)
    assert policy.shape == (SIZE,)
    assert policy.min() > 0
    assert len(set(policy)) > 50


def test_a_changed_policy_is_refused(tmp_path, monkeypatch):
    (tmp_path / "ugo-policy.json").write_bytes(b"{}")
    (tmp_path / frozen_data.CHECKSUMS).write_text("", encoding="utf-8")
    monkeypatch.setattr(frozen_data, "_folder", lambda: tmp_path)
    policy_for.cache_clear()
    with pytest.raises(BadSetup, match="checksum"):
        policy_for(2)
    policy_for.cache_clear()


@pytest.mark.slow
def test_a_policy_is_learned_from_nothing_and_the_same_every_time(tmp_path):
    """Three generations of very few games: each is written, and plays by the policy before it."""
    for name in ("one", "two"):
        words = [sys.executable, str(TOOL), str(tmp_path / f"{name}.json"), "1", "7"]
        subprocess.run(words, check=True, capture_output=True)
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    generations = [decode((tmp_path / f"one.{n}.json").read_bytes()) for n in range(3)]
    assert not np.any(generations[0]["2"])
    assert generations[1] != generations[2] != decode((tmp_path / "one.json").read_bytes())
