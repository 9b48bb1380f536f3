"""UC-7 to UC-9 and UC-11: what may touch, and what is wrong where."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.games.ubongocards import layout
from spieltisch.games.ubongocards.layout import WAYS, Breach, Contact, Placed, check, contacts
from tests.games.ubongocards.ai.plain import places, quarter_turned
from tests.games.ubongocards.cards import hands, placed, side

FIRST = Placed(1, 0, 0, 0)
"""The card a b / c d / e f, upright at the origin, in most of these tests."""


def checked(other: Placed, letters: str) -> tuple[Breach, ...]:
    return check((FIRST, other), {1: side("abcdef"), 2: side(letters)})


def wrongs(other: Placed, letters: str) -> list[str]:
    return [breach.wrong for breach in checked(other, letters)]


@pytest.mark.parametrize(
    ("x", "y", "turn", "letters"),
    [
        (2, 1, 0, "dgfhij"),  # long sides, two of three: d f faces d f
        (2, -1, 0, "ghbjdi"),  # the same upwards: b d
        (-2, 1, 0, "gchehi"),  # on the left: c e
        (0, 3, 0, "efghij"),  # short side to short side: e f
        (0, -3, 2, "bahgij"),  # upside down on top: a b faces a b
        (2, 0, 1, "ghijbd"),  # a quarter turn: the short side b d against the long side
        (2, 1, 3, "fdghij"),  # three quarters: d f
        (0, 3, 1, "ghfjei"),  # a long side under the short one, turned by a quarter
        (-1, 3, 1, "fgehij"),
    ],
)
def test_two_equal_pairs_are_allowed_in_every_turn(x, y, turn, letters):
    """UC-7, UC-8"""
    assert checked(Placed(2, x, y, turn), letters) == ()


def test_one_pair_is_not_enough():
    """UC-8"""
    other = Placed(2, 2, 2, 0)
    assert checked(other, "fghijk") == (Breach("one_pair", (1, 2), ((1, 2), (2, 2))),)


def test_three_pairs_are_too_many():
    """UC-8"""
    assert wrongs(Placed(2, 2, 0, 0), "bgdhfi") == ["three_pairs"]


def test_two_equal_pairs_and_a_third_unequal_one():
    """UC-8"""
    found = checked(Placed(2, 2, 0, 0), "bgdhgi")
    assert [breach.wrong for breach in found] == ["three_pairs", "unequal"]
    assert found[1].squares == ((1, 2), (2, 2))


def test_the_right_symbols_crosswise():
    """UC-8"""
    found = checked(Placed(2, 0, 3, 0), "feghij")
    assert found == (Breach("crosswise", (1, 2), ((0, 2), (0, 3), (1, 2), (1, 3))),)


def test_a_facing_pair_that_differs():
    """UC-8"""
    found = checked(Placed(2, 0, 3, 0), "eghijk")
    assert found == (Breach("unequal", (1, 2), ((1, 2), (1, 3))),)
    assert wrongs(Placed(2, 2, 2, 0), "ghijkl") == ["one_pair", "unequal"]


def test_a_corner_is_no_contact():
    """UC-8, UC-9"""
    corner = Placed(2, 2, 3, 0)
    assert contacts((FIRST, corner), {1: side("abcdef"), 2: side("fghijk")}) == ()
    assert wrongs(corner, "fghijk") == ["apart"]


def test_a_corner_beside_a_contact_does_no_harm():
    """UC-8: the third card touches the second and meets the first only at a corner."""
    sides = {1: side("abcdef"), 2: side("dgfhij"), 3: side("ijkkll")}
    laid = (FIRST, Placed(2, 2, 1, 0), Placed(3, 2, 4, 0))
    assert check(laid, sides) == ()
    assert [contact.cards for contact in contacts(laid, sides)] == [(1, 2), (2, 3)]


def test_each_neighbour_is_checked_by_itself():
    """UC-8: a card between two others must match both."""
    sides = {1: side("abcdef"), 2: side("efghij"), 3: side("dgfhbb")}
    laid = (FIRST, Placed(2, 0, 3, 0), Placed(3, 2, 1, 0))
    assert [(breach.wrong, breach.cards) for breach in check(laid, sides)] == [
        ("one_pair", (2, 3)),
        ("unequal", (2, 3)),
    ]


def test_overlapping_cards():
    found = checked(Placed(2, 1, 1, 0), "dghijk")
    assert found == (Breach("overlap", (1, 2), ((1, 1), (1, 2))),)


def test_a_card_laid_twice():
    laid = (FIRST, Placed(1, 0, 9, 0))
    assert [breach.wrong for breach in check(laid, {1: side("abcdef")})] == ["twice", "apart"]


def test_all_cards_must_be_connected():
    """UC-9"""
    sides = {1: side("abcdef"), 2: side("efghij"), 3: side("klklkl"), 4: side("lklklk")}
    laid = (FIRST, Placed(2, 0, 3, 0), Placed(3, 9, 9, 0), Placed(4, -9, 0, 1))
    found = check(laid, sides)
    assert [(breach.wrong, breach.cards) for breach in found] == [("apart", (3,)), ("apart", (4,))]
    assert found[0].squares == layout.squares(laid[2])


def test_a_card_with_three_neighbours():
    """UC-9: one below, one above, and one crosswise beside it that meets those at corners only."""
    sides = {1: side("abcdef"), 2: side("efghij"), 3: side("ghijbd"), 4: side("bahgij")}
    laid = (FIRST, Placed(2, 0, 3, 0), Placed(3, 2, 0, 1), Placed(4, 0, -3, 2))
    assert check(laid, sides) == ()
    assert [contact.cards for contact in contacts(laid, sides)] == [(1, 2), (1, 3), (1, 4)]


def test_a_wrong_touch_is_not_a_gap_as_well():
    """UC-9"""
    assert wrongs(Placed(2, 0, 3, 0), "ghijkl") == ["unequal"]


def test_nothing_and_one_card_are_correct():
    assert check((), {}) == ()
    assert check((FIRST,), {1: side("abcdef")}) == ()


def test_each_player_has_a_table_of_their_own():
    """UC-11: two layouts on the same squares do not affect each other."""
    mine, theirs = {1: side("abcdef")}, {2: side("ghijkl")}
    assert check((FIRST,), mine) == check((Placed(2, 0, 0, 0),), theirs) == ()


def test_contacts_say_where_they_are():
    found = contacts((FIRST, Placed(2, 0, 3, 0)), {1: side("abcdef"), 2: side("efghij")})
    assert found == (Contact((1, 2), (((0, 2), (0, 3)), ((1, 2), (1, 3)))),)


def test_there_are_28_ways_to_touch_in_every_turn():
    """UC-7, UC-8: 6 + 6 for parallel cards, 8 + 8 for crossed ones."""
    for turn, ways in enumerate(WAYS):
        assert len(set(ways)) == 28
        assert Counter((way.turn - turn) % 4 for way in ways) == {0: 6, 1: 8, 2: 6, 3: 8}


def test_places_are_listed_once_and_keep_the_layout_correct():
    sides = {1: side("aaaaaa"), 2: side("aaaaaa"), 3: side("aaaaab")}
    laid = (FIRST, Placed(2, 0, 3, 0))
    spots = places(laid, 3, sides)
    assert len(set(spots)) == len(spots) > 0
    assert all(check((*laid, spot), sides) == () for spot in spots)
    assert places((), 3, sides) == ()


def laid_cards(sides):
    return st.lists(placed(sorted(sides)), max_size=5) if sides else st.just([])


@given(st.data(), hands(most=4))
def test_turning_and_moving_a_whole_layout_changes_nothing(data, sides):
    """UC-7"""
    laid = data.draw(laid_cards(sides))
    moved = [Placed(each.card, each.x + 7, each.y - 3, each.turn) for each in laid]
    turned = [quarter_turned(each) for each in laid]
    kinds = [(breach.wrong, breach.cards) for breach in check(laid, sides)]
    assert [(breach.wrong, breach.cards) for breach in check(moved, sides)] == kinds
    assert [(breach.wrong, breach.cards) for breach in check(turned, sides)] == kinds
    assert len(contacts(turned, sides)) == len(contacts(laid, sides))


@given(hands(fewest=2, most=3))
def test_places_are_exactly_those_where_nothing_is_wrong(sides):
    """UC-8: of all squares around a card, only the places listed make a correct pair."""
    one, other = sorted(sides)[:2]
    first = Placed(one, 0, 0, 0)
    around = [Placed(other, x, y, t) for x in range(-4, 5) for y in range(-4, 5) for t in range(4)]
    correct = {spot for spot in around if not check((first, spot), sides)}
    assert set(places((first,), other, sides)) == correct
