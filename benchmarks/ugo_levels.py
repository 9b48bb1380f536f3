"""How strong are the levels, and what is each part of the search worth? Duplicate deals, 95 % intervals.

    python benchmarks/ugo_levels.py SERIES GAMES [SEED]

A series is one of these, followed by the number of players, such as `ladder-4`:

- `ladder`: each rung of a fixed ladder of levels against the one below, so that figures stay comparable;
- `master`: one master against casual bots;
- `time`: a master with 1 s against masters with 0.1 s;
- `haste`: a master with 0.1 s against masters with 0.01 s;
- `more`: 40,000 simulations against 4,000;
- `parts`: a bot of 1,000 simulations against the same bot without one of its parts.
"""

import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from spieltisch.core.game import Bot
from spieltisch.core.playout import play_out
from spieltisch.core.rng import Rng
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.search import choose
from spieltisch.games.ugo.bots import LEVELS
from spieltisch.games.ugo.game import Ugo
from spieltisch.games.ugo.moves import Move
from spieltisch.games.ugo.view import View
from spieltisch.research.statistics import Result, figures
from spieltisch.research.tournament import Contest, Pairing, pairings_of

PARTS, ENDLESS = 1_000, 1_000_000
VARIANTS: Mapping[str, SearchConfig] = {
    "1 s": SearchConfig(ENDLESS, seconds=1.0),
    "0.1 s": SearchConfig(ENDLESS, seconds=0.1),
    "0.01 s": SearchConfig(ENDLESS, seconds=0.01),
    "40,000": SearchConfig(40_000),
    "4,000": SearchConfig(4_000),
    "whole": SearchConfig(PARTS),
    "no belief weighting": SearchConfig(PARTS, policy_confidence=0),
    "no memory of voids": SearchConfig(PARTS, policy_confidence=0, remembers_voids=False),
    "no search of layings": SearchConfig(PARTS, searches_layings=False),
    "no exact endgame": SearchConfig(PARTS, endgame_cards=0),
    "a tenth": SearchConfig(PARTS // 10),
}
SERIES: Mapping[str, list[tuple[str, str]]] = {
    "ladder": [
        ("casual", "beginner"),
        ("club", "casual"),
        ("expert", "club"),
        ("master", "expert"),
    ],
    "master": [("master", "casual")],
    "time": [("1 s", "0.1 s")],
    "haste": [("0.1 s", "0.01 s")],
    "more": [("40,000", "4,000")],
    "parts": [
        ("whole", lacking)
        for lacking in (
            "casual",
            "a tenth",
            "no belief weighting",
            "no memory of voids",
            "no search of layings",
            "no exact endgame",
        )
    ],
}


def variant(config: SearchConfig) -> Callable[[View, Rng], Move]:
    return lambda view, rng: choose(view, rng, config)


class Trial(Ugo):
    """UGO! with the variants among its bots."""

    bots: Mapping[str, Bot[View, Move]] = {
        **LEVELS,
        **{name: variant(config) for name, config in VARIANTS.items()},
    }


def play(pairing: Pairing) -> Result:
    _, outcome = play_out(Trial(), pairing.levels, pairing.seed)
    return Result(pairing.deal, pairing.levels, outcome.scores, outcome.places)


def compare(
    pool: ProcessPoolExecutor, games: int, seed: str, players: int, pair: tuple[str, str]
) -> None:
    """Set one bot against as many of the other as the table holds."""
    bots = (pair[0], *[pair[1]] * (players - 1))
    contest = Contest("ugo", bots, players, games, seed)
    results = list(pool.map(play, pairings_of(contest)))
    ranking = figures("ugo", seed, players, results)
    one = next(bot for bot in ranking.standings if bot.bot == pair[0])
    print(
        f"{pair[0]} against {players - 1} {pair[1]}: wins {one.win_share:.1%} ± {one.win_within:.1%} "
        f"(par {one.par:.0%}), lead {one.lead:+.1f} ± {one.lead_within:.1f} points a game, "
        f"{ranking.games} games, seed {seed}",
        flush=True,
    )


def main() -> None:
    name, players = sys.argv[1].split("-")
    games, seed = int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "1"
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        run = partial(compare, pool, games, seed, int(players))
        for pair in SERIES[name]:
            run(pair)


if __name__ == "__main__":
    main()
