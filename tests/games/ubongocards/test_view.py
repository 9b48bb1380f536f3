"""What a seat sees: never another's hand, marks only if the table has them, and every breach afterwards."""

import json

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.random_walk import walked
from spieltisch.core.rng import Rng
from spieltisch.games.ubongocards import rules
from spieltisch.games.ubongocards.game import UBONGO_CARDS
from spieltisch.games.ubongocards.hidden import resample_hidden
from spieltisch.games.ubongocards.layout import Placed, check, contacts, squares
from spieltisch.games.ubongocards.moves import Agree, Call, Lay, Ready, Spot, Take
from spieltisch.games.ubongocards.rounds import COUNTDOWN
from spieltisch.games.ubongocards.spots import spots
from spieltisch.games.ubongocards.view import view_of
from tests.games.ubongocards.ai.plain import places
from tests.games.ubongocards.tables import (
    begun,
    lay,
    next_round,
    setup,
    sides_of,
    solution,
    solvable,
    wrong_end,
)

MOST_BYTES = 16_000
"""A view is sent after every move of a race; more than this would be too much."""


def test_no_hand_is_seen_before_all_are_ready_and_then_only_ones_own():
    state = rules.start(setup(2))
    assert view_of(state, 0).hand == ()
    for seat in range(2):
        state = rules.play(state, seat, Ready(1), 0)
    for seat in range(2):
        hand = view_of(state, seat).hand
        assert tuple(card.card for card in hand) == state.boards[seat].cards
        assert all(card.symbols == state.sides[card.card] for card in hand)
    assert view_of(state, None).hand == ()
    assert view_of(state, 0).starts_at == COUNTDOWN


def test_laid_cards_are_seen_by_all_and_cards_in_hand_by_nobody_else():
    """UC-11"""
    state = begun(3)
    card = state.boards[0].cards[4]
    state = rules.play(state, 0, Lay(Spot(card, 3, -2, 1)), state.starts + 70)
    for seat in (None, 0, 1, 2):
        player = view_of(state, seat).players[0]
        assert [(each.card, each.at) for each in player.laid] == [(card, Spot(card, 3, -2, 1))]
        assert player.laid[0].symbols == state.sides[card]
        assert (player.in_hand, player.steps, player.moved_at) == (8, 1, state.starts + 70)
    state = rules.play(state, 0, Take(card), state.starts + 90)
    assert view_of(state, 1).players[0].laid == ()


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.text(max_size=3), st.data())
def test_a_view_names_no_hidden_card_and_does_not_depend_on_one(players, words, data):
    steps = walked(UBONGO_CARDS, setup(players, words)).steps
    state = data.draw(st.sampled_from(steps)).state
    for seat in (None, *range(players)):
        seen = json.loads(msgspec.json.encode(view_of(state, seat)))
        hidden = {
            card for other, board in enumerate(state.boards) if other != seat for card in board.hand
        }
        shown = {card["card"] for each in seen["players"] for card in each["laid"]}
        assert not (shown | {card["card"] for card in seen["hand"]}) & hidden
        other = resample_hidden(state, seat, Rng(words, "exchange"))
        assert view_of(other, seat) == view_of(state, seat)
        cards = [card for board in other.boards for card in board.cards]
        assert len(cards) == len(set(cards)) == 9 * len(state.boards)


def test_resampling_keeps_what_others_saw_of_the_same_cards_in_the_round_before():
    """UC-5: players who watched know some of the cards that are turned over."""
    state = solvable(2)
    known = {placed.card for placed in solution(state, 0)}
    state = lay(state, 0, solution(state, 0))
    state = next_round(rules.play(state, 0, Call(), state.starts), 50_000)
    others = [resample_hidden(state, 1, Rng(str(number), "exchange")) for number in range(20)]
    assert all(known <= set(other.boards[0].cards) for other in others)
    assert len({other.boards[0].cards for other in others}) > 1


def test_breaches_and_spots_are_shown_only_where_the_table_marks_them():
    """UC-8, UC-9: for learners; players see only their own marks."""
    for marks in (False, True):
        state = solvable(2, marks=marks)
        state = lay(state, 0, wrong_end(solution(state, 0)[:3]))
        view = view_of(state, 0)
        assert [each.wrong for each in view.breaches] == (["apart"] if marks else [])
        assert bool(view.spots) == marks
        assert view_of(state, 1).breaches == ()
        assert view_of(state, 1).spots == ()
        assert view_of(state, None).breaches == ()


def test_every_spot_can_be_laid_and_leaves_no_breach():
    """UC-8"""
    state = solvable(2, marks=True)
    sides = sides_of(state, 0)
    state = lay(state, 0, solution(state, 0)[:4])
    view = view_of(state, 0)
    in_hand = [spot for spot in view.spots if spot.card in {card.card for card in view.hand}]
    assert in_hand
    for spot in in_hand:
        after = rules.play(state, 0, Lay(spot), state.starts)
        assert check(after.boards[0].laid, sides) == ()


@settings(max_examples=60, deadline=None)
@given(
    st.integers(1, 6), st.lists(st.tuples(*[st.integers(-4, 4)] * 2, st.integers(0, 3)), max_size=5)
)
def test_spots_are_the_places_of_the_plain_reading(number, wanted):
    """UC-8: whether what lies there is correct or not."""
    state = begun(2, "spots", number)
    sides = sides_of(state, 0)
    *cards, card = sorted(sides)
    laid = ()
    for other, (x, y, turn) in zip(cards, wanted, strict=False):
        placed = Placed(other, x, y, turn)
        if not any(set(squares(placed)) & set(squares(each)) for each in laid):
            laid = (*laid, placed)
    assert spots(laid, card, sides) == places(laid, card, sides)


def test_the_call_says_why_it_would_be_refused():
    """UC-12"""
    state = solvable(2)
    assert view_of(state, None).call.code == "not_seated"
    assert view_of(state, 0).call.code == "too_few_laid"
    assert view_of(state, 0).call.details == {"laid": 0}
    state = lay(state, 0, solution(state, 0))
    state = lay(state, 1, solution(state, 1))
    assert view_of(state, 0).call is None
    state = rules.play(state, 0, Call(), state.starts)
    assert view_of(state, 0).call.code == "called_already"
    assert view_of(state, 1).call is None
    view = view_of(state, 1)
    assert (view.phase, view.ends_at, view.players[0].called_at) == (
        "window",
        state.starts + 301,
        state.starts,
    )


def test_the_check_shows_every_contact_and_every_breach_to_all():
    """UC-13"""
    state = solvable(3)
    layouts = (solution(state, 0), wrong_end(solution(state, 1)[:5]), ())
    for seat, layout in enumerate(layouts):
        state = lay(state, seat, layout)
    sides = state.sides
    state = rules.play(state, 0, Call(), state.starts)
    for seat in (None, 0, 1, 2):
        shown = view_of(state, seat).checked
        assert [each.points for each in shown.players] == [10, 0, 0]
        assert [each.is_correct for each in shown.players] == [True, False, True]
        for each, layout in zip(shown.players, layouts, strict=True):
            assert [one.cards for one in each.contacts] == [
                one.cards for one in contacts(layout, sides)
            ]
            assert [one.squares for one in each.breaches] == [
                one.squares for one in check(layout, sides)
            ]
    later = next_round(state, 50_000)
    assert view_of(later, 0).checked is None
    assert [line.points for line in view_of(later, 0).ended[0].players] == [10, 0, 0]
    assert [player.tens for player in view_of(later, 0).players] == [1, 0, 0]


def test_agreements_are_seen_by_all():
    """UC-16"""
    state = begun(2)
    state = rules.play(state, 1, Agree("wish"), state.starts + 3)
    agreed = view_of(state, None).players[1].agreed
    assert (agreed.how, agreed.at) == ("wish", state.starts + 3)


def test_a_view_stays_small_even_with_marks_and_four_whole_layouts():
    state = solvable(4, marks=True)
    for seat in range(4):
        state = lay(state, seat, solution(state, seat))
    laying = view_of(state, 0)
    checked = view_of(rules.play(state, 0, Call(), state.starts), 0)
    assert max(len(msgspec.json.encode(view)) for view in (laying, checked)) < MOST_BYTES


def test_the_material_says_which_symbols_meet():
    """UC-8: a client offers places by these tables and knows no geometry."""
    material = UBONGO_CARDS.material
    assert len(material["SYMBOLS"]) == 12
    for turn, ways in enumerate(material["WAYS"]):
        assert len(ways) == 28
        for x, y, other, *pairs in (map(int, way.split()) for way in ways):
            mine = [tuple(map(int, square.split())) for square in material["SQUARES"][turn]]
            theirs = [tuple(map(int, square.split())) for square in material["SQUARES"][other]]
            for one, two in (pairs[:2], pairs[2:]):
                a, b = mine[one], theirs[two]
                assert abs(a[0] - b[0] - x) + abs(a[1] - b[1] - y) == 1
