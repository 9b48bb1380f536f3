"""UC-6: the kernel finds what the plain twin finds, in hands and in layouts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.ubongocards.ai import plain, solver
from spieltisch.games.ubongocards.decks import frozen_decks, sides_of
from spieltisch.games.ubongocards.layout import Placed, check
from tests.games.ubongocards.cards import hands, placed, side


@settings(deadline=None)
@given(hands(), st.integers(1, 6))
def test_the_kernel_finds_as_many_cards_as_the_twin(sides, goal):
    """UC-6"""
    fast, slow = solver.largest(sides, goal).layout, plain.largest(sides, goal)
    assert len(fast) == len(slow)
    assert check(fast, sides) == check(slow, sides) == ()
    assert len({each.card for each in fast}) == len(fast)


@settings(deadline=None)
@given(st.data(), hands(fewest=1))
def test_the_kernel_judges_any_layout_as_the_twin_does(data, sides):
    """UC-8, UC-9"""
    laid = data.draw(st.lists(placed(sorted(sides)), max_size=4))
    assert solver.is_correct(laid, sides) == (check(laid, sides) == ())


@settings(deadline=None)
@given(st.data(), hands(fewest=2))
def test_the_kernel_judges_a_nudged_layout_as_the_twin_does(data, sides):
    """UC-8, UC-9: correct layouts with one card moved by a square or turned, or none."""
    laid = list(solver.largest(sides).layout)
    which, nudge = data.draw(st.integers(0, len(laid) - 1)), st.integers(-1, 1)
    old, x, y = laid[which], data.draw(nudge), data.draw(nudge)
    turn = data.draw(st.sampled_from([old.turn, (old.turn + 2) % 4]))
    laid[which] = Placed(old.card, old.x + x, old.y + y, turn)
    assert solver.is_correct(laid, sides) == (check(laid, sides) == ())


@given(hands())
def test_possible_contacts_are_counted_alike(sides):
    assert solver.contacts_in(sides) == plain.contacts_in(sides)


@pytest.mark.parametrize("number", range(1, 7))
def test_seven_of_a_dealt_hand_are_a_correct_layout(number):
    """UC-6"""
    sides = sides_of(frozen_decks(), number)
    for first in range(0, 36, 3):
        hand = {card % 36: sides[card % 36] for card in range(first, first + 27, 3)}
        laid = solver.seven(hand)
        most = solver.largest(hand).layout
        assert (laid is not None) == (len(most) >= 7)
        assert check(most, hand) == ()
        assert laid is None or (len(laid) == 7 and check(laid, hand) == ())


def test_a_hand_without_seven_is_proved_to_have_none():
    """UC-6: six cards in a ring of contacts, three that fit nowhere."""
    rich = {card: side("ababab") for card in range(6)}
    poor = {6: side("cdefgh"), 7: side("ijklij"), 8: side("kcldke")}
    assert solver.seven(rich | poor) is None
    assert len(solver.largest(rich | poor).layout) == 6


def test_cards_that_could_touch_but_never_together():
    """UC-6: both others fit only onto the same two symbols of the first."""
    sides = {1: side("abcdef"), 2: side("efghgh"), 3: side("efijij")}
    assert len(solver.largest(sides).layout) == len(plain.largest(sides, 9)) == 2


def test_no_cards_lay_nothing():
    assert solver.largest({}).layout == ()
    assert solver.is_correct((), {})
