"""UC-1, UC-2, UC-4, UC-5, UC-6: the contents of the box, and what is dealt."""

from spieltisch.games.ubongocards.decks import frozen_decks, sides_of
from spieltisch.games.ubongocards.material import (
    GOAL,
    HAND,
    ROUNDS,
    STACK,
    SYMBOLS,
    colour_of,
    smallest,
    stack_of,
    upside_down,
)
from tests.games.ubongocards.cards import side


def test_three_stacks_of_36_for_two_rounds_each():
    """UC-1"""
    stacks = frozen_decks().stacks
    assert [stack.rounds for stack in stacks] == [(1, 2), (3, 4), (5, 6)]
    assert [len(stack.cards) for stack in stacks] == [36, 36, 36]
    assert [stack_of(number) for number in range(1, 7)] == [0, 0, 1, 1, 2, 2]
    first = stacks[1].cards[0]
    assert sides_of(frozen_decks(), 3)[0] == first.white
    assert sides_of(frozen_decks(), 4)[0] == first.black


def test_a_side_shows_six_symbols():
    """UC-2"""
    for stack in frozen_decks().stacks:
        for card in stack.cards:
            assert len(card.white) == len(card.black) == 6
    assert len(SYMBOLS) == 12


def test_nine_cards_for_each_of_four_are_a_whole_stack():
    """UC-4"""
    assert ROUNDS == 6
    assert HAND == 9
    assert 4 * HAND == STACK


def test_the_second_round_of_a_stack_turns_its_cards_over():
    """UC-5"""
    colours = [colour_of(number) for number in range(1, 7)]
    assert colours == ["white", "black"] * 3


def test_the_goal_is_seven():
    """UC-6"""
    assert GOAL == 7


def test_a_side_and_its_half_turn_are_one():
    assert upside_down(side("abcdef")) == side("fedcba")
    assert smallest(side("abcdef")) == smallest(side("fedcba"))
    assert smallest(side("abcdef")) != smallest(side("badcfe"))
