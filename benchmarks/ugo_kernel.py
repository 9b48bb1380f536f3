"""How many cards a second do the kernels play in random games? Beside OpenSpiel's own hearts, in one run.

OpenSpiel plays hearts natively, in a search of few steps with many random rollouts at each, so that nearly
all of its time goes into them; all 52 cards of a rollout are counted. We count every card of whole games of
UGO!, with deals, layings and scores. Both run on one core, in turns, and the best of each counts.
"""

import sys
import time
from collections.abc import Callable
from functools import partial

import pyspiel

from spieltisch.core.rng import Rng
from spieltisch.games.ugo.ai.encoding import random_games

TURNS = int(sys.argv[1]) if len(sys.argv) > 1 else 5
GAMES = 20_000
SEARCH_STEPS, ROLLOUTS, HEARTS = 20, 200, 52


def hearts_plays() -> int:
    """Roll out hearts from its second card, for the first is forced; count the cards."""
    state = pyspiel.load_game("hearts(pass_cards=false)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    pyspiel.ISMCTSBot(1, rollouts, 2.0, SEARCH_STEPS, -1, policy, False, False).step(state)
    return SEARCH_STEPS * ROLLOUTS * HEARTS


def ugo_plays(players: int) -> int:
    return random_games(players, GAMES, Rng("1", "benchmark"))[0]


def rate(task: Callable[[], int]) -> float:
    """Give plays for each second of this thread's own time."""
    begun = time.thread_time()
    plays = task()
    return plays / (time.thread_time() - begun)


def main() -> None:
    random_games(4, 1, Rng("1", "compile"))
    theirs, ours = 0.0, dict.fromkeys((2, 3, 4), 0.0)
    for _ in range(TURNS):
        theirs = max(theirs, rate(hearts_plays))
        for players, best in ours.items():
            ours[players] = max(best, rate(partial(ugo_plays, players)))
    print(f"OpenSpiel, hearts, 4 players: {theirs / 1e6:5.2f} million cards a second")
    for players, best in ours.items():
        print(
            f"Spieltisch, UGO!, {players} players: {best / 1e6:5.2f} million, "
            f"ratio {best / theirs:.1f}"
        )


if __name__ == "__main__":
    main()
