"""Following hints leads from any layout to seven cards laid correctly, if the hand allows it."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.codec import convert_verb
from spieltisch.games.ubongocards import rules
from spieltisch.games.ubongocards.ai.solver import largest
from spieltisch.games.ubongocards.analysis.hints import advise, next_step
from spieltisch.games.ubongocards.layout import Placed, check
from spieltisch.games.ubongocards.material import GOAL, HAND, STACK
from spieltisch.games.ubongocards.moves import FAR, MOVES, Agree, Call, Lay, Spot, Take
from spieltisch.games.ubongocards.state import Board, sides_in
from spieltisch.games.ubongocards.view import view_of
from tests.games.ubongocards.tables import begun, lay, sides_of, solution
from tests.games.ubongocards.test_practice import practice

hands = st.lists(st.integers(0, STACK - 1), min_size=HAND, max_size=HAND, unique=True)
near, anywhere = st.integers(-7, 7), st.integers(-FAR, FAR)
turns = st.integers(0, 3)


def with_hand(cards, number):
    """Return a practice whose hand is these cards."""
    state = msgspec.structs.replace(practice(), round=number)
    return msgspec.structs.replace(state, boards=(Board(tuple(sorted(cards))),))


def laid_by(data, state, cards):
    """Lay some cards anywhere: right, wrong or apart; refused cards stay in the hand."""
    for card in cards:
        fits = [Placed(card, 0, 0, 0)]
        layout = state.boards[0].laid
        if layout and data.draw(st.booleans()):
            x, y = (data.draw(st.one_of(near, anywhere)) for _ in "xy")
            fits = [Placed(card, x, y, data.draw(turns))]
        elif layout:
            whole = largest_layout(state)
            fits = [each for each in whole if each.card == card] or fits
        try:
            state = lay(state, 0, (fits[0],))
        except rules.IllegalMove:
            continue
    return state


def largest_layout(state):
    return largest(sides_of(state, 0), GOAL).layout


def followed(state):
    """Follow hints to the end; return the state, the last move and the reasons."""
    whys = []
    while True:
        advice = advise(view_of(state, 0))
        whys.append(advice.reason.code)
        move = convert_verb(advice.move, MOVES)
        if isinstance(move, Call | Agree):
            return state, move, whys
        assert len(whys) <= 3 * HAND, "hints lead in circles"
        state = rules.play(state, 0, move, state.starts)


@settings(max_examples=120, deadline=None)
@given(st.data(), hands, st.integers(1, 6))
def test_hints_lead_from_any_layout_to_the_most_that_a_hand_allows(data, cards, number):
    """UC-6, UC-8, UC-9"""
    state = laid_by(data, with_hand(cards, number), cards[: data.draw(st.integers(0, HAND))])
    most = len(largest(sides_of(state, 0), GOAL).layout)
    state, last, whys = followed(state)
    laid = state.boards[0].laid
    assert check(laid, sides_of(state, 0)) == ()
    assert len(laid) >= most
    assert isinstance(last, Call if most >= GOAL else Agree)
    assert whys[-1] == ("complete" if most >= GOAL else "most")


def test_a_hint_names_the_card_that_comes_next_and_its_place():
    state = practice()
    first = advise(view_of(state, 0))
    assert first.reason.code == "first"
    assert first.reason.details == {"most": 7, "card": first.move["lay"]["card"]}
    state = rules.play(state, 0, convert_verb(first.move, MOVES), 2000)
    assert advise(view_of(state, 0)).reason.code == "fits"


def test_only_the_card_that_lies_wrong_is_moved():
    state = practice()
    *right, last = solution(state, 0)
    state = lay(state, 0, (*right[:4], Placed(last.card, 40, 40, 0)))
    advice = advise(view_of(state, 0))
    assert advice.reason.code == "wrong"
    assert advice.reason.details["card"] == last.card
    moved = rules.play(state, 0, convert_verb(advice.move, MOVES), 2000)
    assert check(moved.boards[0].laid, sides_of(moved, 0)) == ()


def blocking():
    """Find two cards that touch correctly and yet prevent seven."""
    for words in range(500):
        for number in (5, 6):
            state = begun(2, f"blocking {words}", number)
            sides = sides_of(state, 0)
            whole = largest(sides, GOAL).layout
            if len(whole) < GOAL:
                continue
            for card in sides:
                alone = (Placed(card, 0, 0, 0),)
                if next_step(alone, sides).why == "blocks":
                    return alone, sides
    raise AssertionError("every card goes with six others")


def test_a_card_that_fits_no_six_others_is_said_to_be_in_the_way():
    laid, sides = blocking()
    step = next_step(laid, sides)
    assert check(laid, sides) == ()
    assert step.move == Take(laid[0].card)
    assert step.most == GOAL


def test_the_first_hint_says_that_a_hand_cannot_lay_seven():
    """UC-3: such a hand is rare."""
    for number in range(2000):
        state = practice(f"hard {number}")
        if len(largest(sides_of(state, 0), GOAL).layout) < GOAL:
            break
    advice = advise(view_of(state, 0))
    assert advice.reason.details["most"] < GOAL
    state, last, whys = followed(state)
    assert last == Agree("wish")
    assert whys[-1] == "most"


def test_what_lies_at_the_edge_is_moved_where_there_is_room():
    state = practice()
    state = lay(state, 0, (Placed(state.boards[0].cards[0], FAR, FAR, 0),))
    state, last, _ = followed(state)
    assert last == Call()


def test_a_spectator_gets_no_hint():
    with pytest.raises(ValueError, match="spectator"):
        advise(view_of(practice(), None))


def test_a_hint_follows_from_the_cards_alone():
    """The same layout gets the same hint, in whatever order it was laid."""
    state = practice()
    two = solution(state, 0)[:2]
    sides = sides_in(1)
    nine = {card: sides[card] for card in state.boards[0].cards}
    assert next_step(two, nine) == next_step(two, dict(nine))
    assert isinstance(next_step(two, nine).move, Lay)
    assert Spot.of(two[0]) != next_step(two, nine).move.lay
