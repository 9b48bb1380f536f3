"""How far a hand can still get: as well as the compiled search, even from a layout."""

from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.ubongocards import rules
from spieltisch.games.ubongocards.ai.completion import largest_with
from spieltisch.games.ubongocards.ai.solver import largest
from spieltisch.games.ubongocards.layout import check
from spieltisch.games.ubongocards.material import HAND, STACK
from spieltisch.games.ubongocards.state import sides_in
from spieltisch.games.ubongocards.view import view_of
from tests.games.ubongocards.tables import agreed, begun, lay, sides_of, solution, solvable

hands = st.lists(st.integers(0, STACK - 1), min_size=HAND, max_size=HAND, unique=True)


@settings(max_examples=60, deadline=None)
@given(hands, st.integers(1, 6))
def test_it_lays_as_many_cards_as_the_compiled_search(cards, number):
    """UC-6, UC-8, UC-9"""
    sides = {card: sides_in(number)[card] for card in cards}
    layout = largest_with((), sides)
    assert check(layout, sides) == ()
    assert len(layout) == len(largest(sides, 7).layout)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 7))
def test_what_lies_stays_and_is_added_to(kept):
    state = solvable(2)
    sides = sides_of(state, 0)
    laid = solution(state, 0)[:kept]
    layout = largest_with(laid, sides)
    assert layout[:kept] == laid
    assert len(layout) == 7
    assert check(layout, sides) == ()


def test_how_a_hand_could_have_been_laid_is_shown_to_its_owner_after_the_round_only():
    """UC-6, UC-11: it follows from the cards, so old records show it as well."""
    state = solvable(2)
    state = lay(state, 0, solution(state, 0)[:3])
    assert view_of(state, 0).possible == ()
    ended = agreed(state, state.starts + 5)
    shown = view_of(ended, 0).possible
    sides = sides_of(ended, 0)
    assert len(shown) == 7
    assert check([spot.placed for spot in shown], sides) == ()
    assert {spot.card for spot in view_of(ended, 1).possible} <= set(ended.boards[1].cards)
    assert view_of(ended, None).possible == ()
    assert ended.awaited is not None
    again = rules.play(ended, 0, rules.Ready(ended.awaited), ended.starts + 9)
    again = rules.play(again, 1, rules.Ready(ended.awaited), ended.starts + 9)
    assert view_of(again, 0).possible == ()


def test_a_hand_without_seven_shows_the_most_there_are():
    """UC-3: such a hand is rare."""
    for number in range(2000):
        state = begun(4, f"hard {number}")
        few = [seat for seat in range(4) if len(largest_with((), sides_of(state, seat))) < 7]
        if few:
            break
    else:
        raise AssertionError("every hand can lay seven")
    ended = agreed(state, state.starts)
    shown = view_of(ended, few[0]).possible
    assert len(shown) == len(largest(sides_of(ended, few[0]), 7).layout) < 7
