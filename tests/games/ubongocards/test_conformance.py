"""Ubongo, the card game, keeps every law of the protocol."""

import pytest

from spieltisch.core.conformance import check_bots, check_game
from spieltisch.games.registry import game_named
from spieltisch.games.ubongocards.game import UBONGO_CARDS


def test_it_is_registered():
    assert game_named("ubongocards") is UBONGO_CARDS


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_keep_every_law(players):
    """tests/core plays one random game for each number of players, as for every game."""
    for number in range(2):
        check_game(UBONGO_CARDS, players, f"cards {number}")


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_random_games_with_marks_keep_every_law(players):
    check_game(UBONGO_CARDS, players, "marks", {"window": 0, "marks": True})


def test_random_practice_with_marks_and_hints_keeps_every_law():
    for number in range(5):
        check_game(UBONGO_CARDS, 1, f"practice {number}", {"marks": True, "hints": True})


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_of_bots_keep_every_law(players):
    check_bots(UBONGO_CARDS, players, "cards")


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_random_games_keep_every_law(players):
    for number in range(20):
        check_game(UBONGO_CARDS, players, f"many cards {number}", {"window": 50 * number})
