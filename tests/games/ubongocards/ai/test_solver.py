"""UC-6: the kernel finds what the plain twin finds, in hands and in layouts."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.ubongocards.ai import codes, layout_kernel, solver
from spieltisch.games.ubongocards.decks import frozen_decks, sides_of
from spieltisch.games.ubongocards.layout import breaches_between, check, touch
from tests.games.ubongocards.ai import plain
from tests.games.ubongocards.cards import hands, placed, seven, side


@settings(deadline=None)
@given(hands(), st.integers(1, 6))
def test_the_kernel_finds_as_many_cards_as_the_twin(sides, goal):
    """UC-6"""
    fast, slow = solver.largest(sides, goal).layout, plain.largest(sides, goal)
    assert len(fast) == len(slow)
    assert check(fast, sides) == check(slow, sides) == ()
    assert len({each.card for each in fast}) == len(fast)


@settings(deadline=None)
@given(st.data(), hands(fewest=2))
def test_the_kernel_judges_two_cards_as_the_rules_do(data, sides):
    """UC-8: apart, touching wrongly, or touching in one of the ways that match."""
    one, other = data.draw(placed(sorted(sides)[:1])), data.draw(placed(sorted(sides)[1:2]))
    number = {card: place for place, card in enumerate(sides)}
    rows = [np.array([number[each.card], each.x, each.y, each.turn]) for each in (one, other)]
    fits = layout_kernel.read_hand(solver.numbered(tuple(sides.values())))
    found = layout_kernel.relation(fits, *rows)
    assert (found == codes.FREE) == (not touch(one, other))
    assert (found == codes.WRONG) == bool(breaches_between(one, other, sides))


@given(hands())
def test_possible_contacts_are_counted_alike(sides):
    assert solver.contacts_in(sides) == plain.contacts_in(sides)


@pytest.mark.parametrize("number", range(1, 7))
def test_seven_of_a_dealt_hand_are_a_correct_layout(number):
    """UC-6"""
    sides = sides_of(frozen_decks(), number)
    for first in range(0, 36, 3):
        hand = {card % 36: sides[card % 36] for card in range(first, first + 27, 3)}
        laid = seven(hand)
        most = solver.largest(hand).layout
        assert (laid is not None) == (len(most) >= 7)
        assert check(most, hand) == ()
        assert laid is None or (len(laid) == 7 and check(laid, hand) == ())


def test_a_hand_without_seven_is_proved_to_have_none():
    """UC-6: six cards in a ring of contacts, three that fit nowhere."""
    rich = {card: side("ababab") for card in range(6)}
    poor = {6: side("cdefgh"), 7: side("ijklij"), 8: side("kcldke")}
    assert seven(rich | poor) is None
    assert len(solver.largest(rich | poor).layout) == 6


def test_cards_that_could_touch_but_never_together():
    """UC-6: both other cards fit only against the same two symbols of the first."""
    sides = {1: side("abcdef"), 2: side("efghgh"), 3: side("efijij")}
    assert len(solver.largest(sides).layout) == len(plain.largest(sides, 9)) == 2


def test_no_cards_lay_nothing():
    assert solver.largest({}).layout == ()
