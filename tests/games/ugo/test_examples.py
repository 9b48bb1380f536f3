"""The rulebook's worked examples a to g and the two-player example, to the last farmer and point."""

from spieltisch.games.ugo import rules
from spieltisch.games.ugo.laying import Laying
from spieltisch.games.ugo.material import Card, Colour
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.scoring import kingdom_score, section_scores
from tests.games.ugo.tables import kingdom, laid, moment, trick


def test_examples_a_b_and_f():
    """UGO-11 UGO-14 UGO-15 UGO-16 UGO-17 UGO-18 UGO-20 UGO-22 UGO-24 UGO-26"""
    # Richard 0, Susan 1, Frank 2, Lucy 3; in b Frank leads, then Lucy, Richard, Susan.
    state = moment(
        ["red 3", "blue 1", "grey 0"],
        ["blue 5", "red 0", "yellow 0"],
        ["red 6", "blue 8", "yellow 3"],
        ["red 4", "green 6", "green 0"],
    )
    # Susan has no red in example a: her red 0 comes to her hand only for example b.
    state = _swap(state, 1, "red 0", "grey 5")
    for seat, card in enumerate(["red 3", "blue 5", "red 6", "red 4"]):
        state = rules.play(state, seat, Play(Card(card)))
    assert state.tricks[-1].winner == 2
    assert state.tricks[-1].earned == (0, 0, 1, 0)
    state = rules.play(state, 2, Lay(Laying((Colour.RED, Colour.BLUE), (Card.RED_6, Card.BLUE_5))))
    frank = state.kingdoms[2]
    assert frank.farmers_in(2) == 1
    assert frank.piles[0][-1] == "red 6"
    assert frank.piles[1] == ("blue 5",)
    assert section_scores(frank)[:2] == (6, 5)
    assert kingdom_score(frank) == 11

    state = _swap(state, 1, "grey 5", "red 0")
    for seat, card in ((2, "blue 8"), (3, "green 6"), (0, "blue 1"), (1, "red 0")):
        state = rules.play(state, seat, Play(Card(card)))
    assert state.tricks[-1].winner == 2
    assert state.tricks[-1].earned == (1, 0, 0, 0)
    state = laid(state)
    frank = state.kingdoms[2]
    assert [pile[-1] for pile in frank.piles[:3]] == ["red 0", "blue 8", "green 6"]
    assert section_scores(frank) == (0, 8, -5, 0, 0)
    assert kingdom_score(frank) == 3  # example f: the same kingdom at the end of a round


def _swap(state, seat, old, new):
    hands = list(state.hands)
    hands[seat] = tuple(Card(new) if card == old else card for card in hands[seat])
    return rules.replace(state, hands=tuple(hands))


def test_example_c():
    """UGO-12 UGO-20 UGO-22"""
    state = trick("blue 3", "green 7", "red 1", "blue 7")
    assert state.tricks[-1].winner == 3
    assert state.tricks[-1].earned == (0, 0, 2, 1)


def test_example_d():
    """UGO-13 UGO-20 UGO-23"""
    state = trick("blue 2", "green 8", "red 2", "red 8")
    assert state.tricks[-1].winner == 1
    assert state.tricks[-1].earned == (1, 0, 1, 0)


def test_example_e():
    """UGO-11 UGO-23"""
    state = trick("blue 7", "green 2", "green 8", "blue 2")
    assert state.tricks[-1].winner == 2
    assert state.tricks[-1].earned == (0, 0, 0, 1)


def test_example_g():
    """UGO-25 UGO-27"""
    susan = kingdom("red 8", "blue 6", "green 2", farmers=5)
    assert section_scores(susan) == (8, 6, 2, 3, 0)
    assert kingdom_score(susan) == 19


def test_two_players_the_last_farmers():
    """UGO-30 UGO-31"""
    state = trick("red 7", "yellow 1", supply=2)
    assert state.tricks[-1].winner == 0
    assert state.tricks[-1].earned == (1, 1)
    assert state.supply == 0
