"""How the bots of UGO! compare: the same deals, the same seats, every time."""

import pytest

from spieltisch.cli.simulating import play_game
from spieltisch.core.setup import seed_from
from spieltisch.games.ugo.game import UGO


def wins_of_casual(players: int, games: int) -> float:
    """Let one casual bot play among beginners, on every seat in turn."""
    wins = 0.0
    for number in range(games):
        seat = number % players
        levels = tuple("casual" if each == seat else "beginner" for each in range(players))
        _, outcome = play_game(UGO, levels, seed_from(f"strength {number}"))
        wins += seat in outcome.winners and 1 / len(outcome.winners)
    return wins


def test_casual_beats_beginner_clearly():
    assert wins_of_casual(2, 20) >= 15


@pytest.mark.slow
@pytest.mark.parametrize(("players", "share"), [(2, 0.8), (3, 0.6), (4, 0.5)])
def test_casual_beats_beginners_at_every_table(players, share):
    assert wins_of_casual(players, 120) >= share * 120
