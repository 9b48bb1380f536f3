"""How the bots of UGO! compare: the same deals, the same seats, every time."""

from functools import partial

import pytest

from spieltisch.cli.simulating import play_game
from spieltisch.core.playing import play_out
from spieltisch.core.setup import seed_from
from spieltisch.games.ugo.bots import LEVELS
from spieltisch.games.ugo.game import UGO, Ugo
from spieltisch.games.ugo.search import think
from spieltisch.games.ugo.thinking import Thinking


def wins_of(thinking: Thinking, players: int, games: int) -> float:
    """Let one bot that searches play among casual ones, on every seat in turn."""
    game, searching = Ugo(), partial(think, thinking=thinking)
    game.bots = {**LEVELS, "searching": searching}
    wins = 0.0
    for number in range(games):
        seat = number % players
        levels = tuple("searching" if each == seat else "casual" for each in range(players))
        outcome = play_out(game, levels, seed_from(f"strength {number // players}"))[1]
        wins += seat in outcome.winners and 1 / len(outcome.winners)
    return wins


def test_a_short_search_beats_casual():
    assert wins_of(Thinking(simulations=200), 2, 20) >= 12


@pytest.mark.slow
@pytest.mark.parametrize(("players", "share"), [(2, 0.65), (3, 0.48), (4, 0.40)])
def test_a_search_beats_casual_bots_at_every_table(players, share):
    assert wins_of(Thinking(simulations=2000), players, 60) >= share * 60


def test_levels_are_listed_from_the_weakest_and_casual_stands_in():
    assert list(UGO.bots) == ["beginner", "casual", "club", "expert", "master"]
    assert UGO.stand_in == "casual"


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
