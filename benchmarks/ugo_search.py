"""How many simulations a second does the search make at the start of a round? Beside OpenSpiel, in one run.

Both run information-set MCTS on one core, with one rollout to each simulation: OpenSpiel's in hearts by
random cards, ours in UGO! by the learned policy. They run in turns, and the best of each counts.
"""

import time
from collections.abc import Iterator
from functools import partial

from benchmarks.peers.measuring import NOT_RUN, Row, arguments, report
from benchmarks.peers.openspiel import IS_THERE, OPENSPIEL, best_of, hearts, searcher

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.search import choices
from spieltisch.games.ugo.bots import SEARCHES
from spieltisch.games.ugo.options import Options
from spieltisch.games.ugo.view import View, view_of

PLAYERS = (2, 3, 4)
SIMULATIONS, THEIRS = 20_000, 2_000


def hearts_rate() -> float:
    state, bot = hearts(), searcher(THEIRS, 1)
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


def our_rate(players: int) -> float:
    return SIMULATIONS / seconds(players, SearchConfig(SIMULATIONS, stops_early=False))


def rows(turns: int) -> Iterator[Row]:
    """Run in turns, and yield the best of each; then measure how long a player waits for a first card."""
    seconds(4, SearchConfig(100))
    theirs = {OPENSPIEL: hearts_rate} if IS_THERE else {}
    ours = {f"the search of UGO!, {each} players": partial(our_rate, each) for each in PLAYERS}
    best = best_of(theirs | ours, turns)
    peers = {OPENSPIEL: best.get(OPENSPIEL, NOT_RUN)}
    for work in ours:
        yield Row(work, "CPU time", best[work], peers, "simulations a second", True)
    for level, config in SEARCHES.items():
        slowest = max(min(seconds(each, config) for _ in range(turns)) for each in PLAYERS)
        what = f"{config.simulations:,} simulations, the slowest number of players"
        yield Row(f"{level}: the first card of a round", what, slowest)


if __name__ == "__main__":
    parser = arguments(__doc__)
    parser.add_argument("--turns", type=int, default=5)
    asked = parser.parse_args()
    report(__doc__, rows(asked.turns), asked.json, [OPENSPIEL])
