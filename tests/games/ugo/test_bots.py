"""How the bots of UGO! compare, with the same deals and seats every time."""

import subprocess
import sys
from functools import partial

import msgspec
import pytest

from spieltisch.core.deadline import limited
from spieltisch.core.playout import play_out
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.heuristic import FARMER, Heuristic
from spieltisch.games.ugo.ai.search import choose
from spieltisch.games.ugo.bots import LEVELS
from spieltisch.games.ugo.game import UGO, Ugo
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.moves import Play
from spieltisch.games.ugo.trick import farmers_due
from spieltisch.games.ugo.view import view_of
from tests.games.ugo.tables import kingdom, moment


def wins_of(config: SearchConfig, players: int, games: int) -> float:
    """Let one searching bot play against casual ones, on every seat in turn."""
    game, searching = Ugo(), partial(choose, config=config)
    game.bots = {**LEVELS, "searching": searching}
    wins = 0.0
    for number in range(games):
        seat = number % players
        levels = tuple("searching" if each == seat else "casual" for each in range(players))
        outcome = play_out(game, levels, seed_from(f"strength {number // players}"))[1]
        wins += seat in outcome.winners and 1 / len(outcome.winners)
    return wins


def test_a_short_search_beats_casual():
    assert wins_of(SearchConfig(simulations=200), 2, 20) >= 12


def test_casual_hopes_for_no_farmers_that_are_not_there():
    """UGO-31: played last in the trick, the grey 1 loses and earns farmers while the supply lasts."""
    state = moment(["green 5", "red 1"], ["grey 1", "red 2"], kingdoms=[kingdom("red 8")] * 2)
    view = view_of(rules.play(state, 0, Play(Card.GREEN_5)), 1)
    due = farmers_due(Card.GREY_1, Card.GREEN_5)
    taken_first = Card.GREEN_5.farmers
    worth = [
        Heuristic(msgspec.structs.replace(view, supply=supply)).value_of(Card.GREY_1)
        for supply in (taken_first, taken_first + due)
    ]
    assert due == 2
    assert worth[1] - worth[0] >= due * FARMER


@pytest.mark.slow
@pytest.mark.parametrize(("players", "share"), [(2, 0.65), (3, 0.48), (4, 0.40)])
def test_a_search_beats_casual_bots_at_every_table(players, share):
    assert wins_of(SearchConfig(simulations=2000), players, 60) >= share * 60


def test_a_bot_that_needs_no_search_stands_in():
    assert UGO.stand_in == "casual"
    assert UGO.stand_in not in UGO.searching


def wins_of_casual(players: int, games: int) -> float:
    """Let one casual bot play against beginners, on every seat in turn."""
    wins = 0.0
    for number in range(games):
        seat = number % players
        levels = tuple("casual" if each == seat else "beginner" for each in range(players))
        _, outcome = play_out(UGO, levels, seed_from(f"strength {number}"))
        wins += seat in outcome.winners and 1 / len(outcome.winners)
    return wins


def test_casual_beats_beginner_clearly():
    assert wins_of_casual(2, 20) >= 15


@pytest.mark.slow
@pytest.mark.parametrize(("players", "share"), [(2, 0.8), (3, 0.6), (4, 0.5)])
def test_casual_beats_beginners_at_every_table(players, share):
    assert wins_of_casual(players, 120) >= share * 120


def test_preparing_loads_all_that_a_master_needs():
    """In a new process, where nothing else has loaded it, a whole game loads nothing more."""
    words = """
import sys
from spieltisch.compiling import machine_code
from spieltisch.core.playout import play_out
from spieltisch.games.ugo import bots
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.game import UGO
bots.SEARCHES["master"] = SearchConfig(simulations=40)
UGO.prepare({"master"})
loaded = len(machine_code._alive)
play_out(UGO, ("master", "master"), "1")
print(loaded, len(machine_code._alive), "numba" in sys.modules)
"""
    run = [sys.executable, "-c", words]
    for _ in range(2):  # the first run may have to compile
        done = subprocess.run(run, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["8", "8", "False"]


def test_at_a_table_a_search_answers_in_time(monkeypatch):
    """A limit around the call reaches the search; without one the search has no limit."""
    asked = []

    def note(view, rng, config):
        asked.append(config.seconds)
        return choose(view, rng, config)

    monkeypatch.setattr("spieltisch.games.ugo.ai.search.choose", note)
    state = UGO.start(Setup(2, seed_from("limit"), UGO.options_type()))
    for_him = UGO.view(state, state.turn), Rng("seed", "bot")
    LEVELS["master"](*for_him)
    with limited(0.7):
        LEVELS["master"](*for_him)
    assert asked == [None, 0.7]
