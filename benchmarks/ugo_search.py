"""How many simulations a second does the search make at the start of a round? Beside OpenSpiel, in one run.

Both run information-set MCTS on one core, with one rollout to each simulation: OpenSpiel's in hearts by
random cards, ours in UGO! by the learned policy. They run in turns, and the best of each counts.
"""

import sys
import time

import pyspiel

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.search import choices
from spieltisch.games.ugo.bots import SEARCHES
from spieltisch.games.ugo.options import Options
from spieltisch.games.ugo.view import View, view_of

TURNS = int(sys.argv[1]) if len(sys.argv) > 1 else 5
SIMULATIONS, THEIRS = 20_000, 2_000


def hearts_rate() -> float:
    state = pyspiel.load_game("hearts(pass_cards=false)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, THEIRS, -1, policy, False, False)
    begun = time.thread_time()
    bot.step(state)
    return THEIRS / (time.thread_time() - begun)


def first_view(players: int) -> View:
    state = rules.start(Setup(players, seed_from("benchmark"), Options()))
    return view_of(state, state.turn)


def seconds(players: int, config: SearchConfig) -> float:
    view = first_view(players)
    begun = time.thread_time()
    choices(view, Rng("1", "benchmark"), config)
    return time.thread_time() - begun


def main() -> None:
    seconds(4, SearchConfig(100))
    theirs, ours = 0.0, dict.fromkeys((2, 3, 4), 0.0)
    for _ in range(TURNS):
        theirs = max(theirs, hearts_rate())
        for players, best in ours.items():
            rate = SIMULATIONS / seconds(players, SearchConfig(SIMULATIONS, stops_early=False))
            ours[players] = max(best, rate)
    print(f"OpenSpiel, hearts, 4 players: {theirs:9,.0f} simulations a second")
    for players, best in ours.items():
        print(f"Spieltisch, UGO!, {players} players: {best:9,.0f}, ratio {best / theirs:.1f}")
    for level, config in SEARCHES.items():
        slowest = max(min(seconds(players, config) for _ in range(TURNS)) for players in ours)
        print(f"{level}: {config.simulations:,} simulations, the first card {slowest:.3f} s")


if __name__ == "__main__":
    main()
