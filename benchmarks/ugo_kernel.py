"""How many cards a second do the kernels play in random games? Beside OpenSpiel's own hearts, in one run.

OpenSpiel plays hearts natively, in a search of few steps with many random rollouts at each, so that nearly
all of its time goes into rollouts; all 52 cards of each are counted. We count every card of whole games of
UGO!, including deals, layings and scores. Both run on one core, in turns, and the best of each counts.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial

from benchmarks.peers.measuring import NOT_RUN, Row, arguments, report
from benchmarks.peers.openspiel import IS_THERE, OPENSPIEL, best_of, hearts, searcher
from tests.games.ugo.ai.random_games_kernel import random_games

from spieltisch.core.rng import Rng

GAMES = 20_000
SEARCH_STEPS, ROLLOUTS, HEARTS = 20, 200, 52


def hearts_plays() -> int:
    """Roll out hearts from its second card, because the first is forced; return the number of cards."""
    searcher(SEARCH_STEPS, ROLLOUTS).step(hearts())
    return SEARCH_STEPS * ROLLOUTS * HEARTS


def ugo_plays(players: int) -> int:
    return random_games(players, GAMES, Rng("1", "benchmark"))[0]


def rate(task: Callable[[], int]) -> float:
    """Return the plays per second of this thread's CPU time."""
    begun = time.thread_time()
    plays = task()
    return plays / (time.thread_time() - begun)


def rows(turns: int) -> Iterator[Row]:
    """Run in turns, and yield the best of each."""
    random_games(4, 1, Rng("1", "compile"))
    theirs = {OPENSPIEL: partial(rate, hearts_plays)} if IS_THERE else {}
    ours = {
        f"random games of UGO!, {players} players": partial(rate, partial(ugo_plays, players))
        for players in (2, 3, 4)
    }
    best = best_of(theirs | ours, turns)
    peers = {OPENSPIEL: best.get(OPENSPIEL, NOT_RUN)}
    for work in ours:
        yield Row(work, "CPU time", best[work], peers, "cards a second", is_more_better=True)


if __name__ == "__main__":
    parser = arguments(__doc__)
    parser.add_argument("--turns", type=int, default=5)
    asked = parser.parse_args()
    report(__doc__, rows(asked.turns), asked.json, [OPENSPIEL])
