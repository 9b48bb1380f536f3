"""Hands are dealt and measured for the figures of a round."""

from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.ubongocards.ai import layout_kernel, solver
from spieltisch.games.ubongocards.generator import sampling_kernel
from spieltisch.games.ubongocards.layout import Placed, check
from tests.games.ubongocards.ai.plain import places
from tests.games.ubongocards.cards import hands, side


def state(seed: int):
    return np.array([seed], np.uint64)


def read(sides):
    return layout_kernel.read_hand(solver.numbered(tuple(sides.values())))


def test_draws_are_splitmix64():
    """The first word of the seed 1234567, as its authors print it, is 6457827717110365317."""
    assert sampling_kernel.draw(state(1234567), 2**31) == 6457827717110365317 >> 33
    counts = Counter(sampling_kernel.draw(stream, 3) for stream in [state(5)] for _ in range(3000))
    assert set(counts) == {0, 1, 2}
    assert min(counts.values()) > 900


def test_a_hand_has_different_cards_and_every_card_comes():
    stream, hand, met = state(1), np.zeros(9, np.int64), Counter()
    for _ in range(400):
        sampling_kernel.deal(stream, 36, hand)
        assert len(set(hand.tolist())) == 9
        met.update(hand.tolist())
    assert set(met) == set(range(36))
    assert min(met.values()) > 60


@settings(deadline=None)
@given(hands(fewest=1), st.integers(1, 5), st.integers(0, 2**64 - 1))
def test_laying_at_random_is_correct_and_ends_only_when_nothing_fits(sides, goal, seed):
    layout = np.zeros((len(sides), 4), np.int8)
    room = np.empty((2, len(sides) ** 2 * 28, 4), np.int8)
    goal = min(goal, len(sides))
    laid, held = sampling_kernel.lay_at_random(read(sides), state(seed), goal, layout, room)
    cards = list(sides)
    rows = layout[:laid].tolist()
    grown = tuple(Placed(cards[card], x, y, turn) for card, x, y, turn in rows)
    assert check(grown, sides) == ()
    assert held >= laid - 1
    left = set(sides) - {each.card for each in grown}
    assert laid == goal or not any(places(grown, card, sides) for card in left)


def test_poor_hands_take_more_effort():
    rich = {card: side("aabbaa") for card in range(5)}
    poor = {0: side("abcdef"), 1: side("efghij"), 2: side("ijklkl"), 3: side("bbbbbb")}
    easy = sampling_kernel.effort(read(rich), state(1), 3)
    hard = sampling_kernel.effort(read(poor), state(1), 3)
    assert easy < hard < sampling_kernel.ENDLESS
    assert sampling_kernel.effort(read(poor), state(1), 4) == sampling_kernel.ENDLESS


def test_the_figures_of_a_hand_are_its_own():
    sides = {card: side(letters) for card, letters in enumerate(("abcdef", "efghij", "ijklkl"))}
    figures, dealt = np.zeros((4, 3), np.int64), np.zeros((4, 3), np.int64)
    sampling_kernel.measure(read(sides), state(1), 3, dealt, figures)
    assert figures[:, 0].tolist() == [3] * 4
    assert figures[:, 1].tolist() == [solver.contacts_in(sides)] * 4
    assert sorted(dealt[0].tolist()) == [0, 1, 2]
