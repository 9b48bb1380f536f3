"""UGO-1 to UGO-4: the contents of the box."""

from collections import Counter

from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import (
    FARMERS_NEEDED,
    FARMERS_SHOWN,
    POINTS_PRINTED,
    SECTIONS,
    SUPPLY,
    Card,
    Colour,
)


def test_45_lands_each_once():
    """UGO-1"""
    assert len(Card) == 45
    assert Counter(card.colour for card in Card) == dict.fromkeys(Colour, 9)
    assert {(card.colour, card.number) for card in Card} == {
        (colour, number) for colour in Colour for number in range(9)
    }
    assert all(card == f"{card.colour} {card.number}" for card in Card)


def test_five_sections_and_36_farmers():
    """UGO-2"""
    assert SECTIONS == ("A", "B", "C", "D", "E")
    assert SUPPLY[3] == SUPPLY[4] == 36


def test_farmers_needed():
    """UGO-3"""
    assert dict(zip(SECTIONS, FARMERS_NEEDED, strict=True)) == {
        "A": 0,
        "B": 0,
        "C": 2,
        "D": 3,
        "E": 4,
    }
    assert [Kingdom(farmers=2).missing_in(section) for section in range(5)] == [0, 0, 0, 3, 4]


def test_farmers_shown():
    """UGO-4"""
    shown = {8: 0, 7: 1, 6: 1, 5: 2, 4: 2, 3: 2, 2: 0, 1: 0, 0: 0}
    assert {number: FARMERS_SHOWN[number] for number in range(9)} == shown
    assert all(card.farmers == shown[card.number] for card in Card)


def test_points_printed():
    """UGO-27"""
    assert POINTS_PRINTED == (0, 0, 1, 3, 5)
