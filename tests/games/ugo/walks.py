"""Whole games of UGO! with random moves, to look at every state along the way."""

from functools import cache

from spieltisch.core.rng import Rng
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.state import State
from tests.games.ugo.tables import setup


@cache
def whole_game(players: int, words: str) -> list[State]:
    """Play a game with random moves and return every state."""
    state, rng = rules.start(setup(players, words)), Rng(words, "walk")
    states = [state]
    while not state.is_over:
        state = rules.play(state, state.turn, rng.choice(rules.moves(state, state.turn)))
        states.append(state)
    return states
