"""Learns the rollout policy of UGO!'s bots from nothing, by self-play.

    python tools/learn_policy.py OUT [GAMES] [SEED]

The first policy plays every legal card equally often. In each generation, bots that search with the current
policy play GAMES games each with two, three and four players. Then the policy, a conditional logit model, is
fitted to the cards that they chose. The last generation plays twice as many games. The policies that the
generations used are kept beside OUT.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import track

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.ai import encoding, table_kernel
from spieltisch.games.ugo.ai.codes import ALL, ROLES, ROW
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.search import choose
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.moves import Play
from spieltisch.games.ugo.options import Options
from spieltisch.games.ugo.state import State
from spieltisch.games.ugo.view import view_of

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.games.ugo.ai.plain_policy import cards_in, situation_of

Array = np.ndarray[Any, Any]
SIMULATIONS = (500, 1_000, 2_000)
"""The simulations of one search, by generation."""
RIDGE = 1.0
"""The strength of the ridge penalty, which keeps features small that few plays show."""
STEPS, RATE = 600, 0.1
FEATURES = 6
PLAYERS = (2, 3, 4)
SIZE = ROLES * ROW
RESOLUTION = 20
"""The file holds the logarithms of the weights in twentieths."""

Choice = tuple[list[list[int]], int]
"""The features of all legal cards, and which of the cards was chosen."""


def main() -> None:
    asked = ArgumentParser(description="Learn the rollout policy of UGO!'s bots by self-play.")
    asked.add_argument("out", type=Path, help="the file to write")
    asked.add_argument("games", type=int, nargs="?", default=300, help="games in each generation")
    asked.add_argument("seed", nargs="?", default="1")
    found = asked.parse_args()
    if found.games < 1:
        asked.error("a generation needs at least one game")
    if not found.out.parent.is_dir():
        asked.error(f"there is no folder {found.out.parent} to write into")
    learn(found.out, found.games, found.seed)


def learn(out: Path, games: int, seed: str) -> None:
    """Alternate self-play and fitting, and write the policy of the last generation."""
    policies = {players: np.zeros(SIZE) for players in PLAYERS}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for generation, simulations in enumerate(SIMULATIONS, 1):
            before = out.with_suffix(f".{generation - 1}.json")
            write(before, policies)
            config = SearchConfig(simulations, policy=str(before))
            number = games * (2 if generation == len(SIMULATIONS) else 1)
            for players in PLAYERS:
                play = partial(choices_of_a_game, players, config)
                labels = [f"{seed} {generation} {game}" for game in range(number)]
                title = f"generation {generation}, {players} players"
                plays = track(pool.map(play, labels), title, number, console=Console(stderr=True))
                policies[players] = fit([choice for each in plays for choice in each], title)
    write(out, policies)


def choices_of_a_game(players: int, config: SearchConfig, label: str) -> list[Choice]:
    """Play a game and return every choice among several cards."""
    return list(_choices(players, config, label))


def _choices(players: int, config: SearchConfig, label: str) -> Iterator[Choice]:
    state = rules.start(Setup(players, seed_from(label), Options()))
    number = 0
    while not state.is_over:
        number += 1
        move = choose(view_of(state, state.turn), Rng(label, f"move {number}"), config)
        if isinstance(move, Play):
            cards = cards_in(int(table_kernel.legal(table_of(state))))
            if len(cards) > 1:
                yield features_of(state, cards), cards.index(move.play)
        state = rules.play(state, state.turn, move)


def table_of(state: State) -> Array:
    return encoding.table_of(state.hands, state.kingdoms, state.leader, state.trick, state.supply)


def features_of(state: State, cards: Sequence[Card]) -> list[list[int]]:
    held = encoding.mask_of([card for hand in (*state.hands, state.aside) for card in hand])
    situation = situation_of(table_of(state), ALL & ~held)
    return [situation.features(encoding.NUMBER_OF[card]) for card in cards]


def fit(choices: Sequence[Choice], title: str) -> Array:
    """Fit the log-weights to the choices by gradient ascent (Adam), and print the mean log-likelihood."""
    features = np.array([row for rows, _ in choices for row in rows])
    sizes = np.array([len(rows) for rows, _ in choices])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    chosen = starts + np.array([which for _, which in choices])
    found, momentum, square = np.zeros(SIZE), np.zeros(SIZE), np.zeros(SIZE)
    for step in range(1, STEPS + 1):
        weights = np.exp(found[features].sum(axis=1))
        shares = weights / np.repeat(np.add.reduceat(weights, starts), sizes)
        residual = -shares
        residual[chosen] += 1
        gradient = (
            np.bincount(features.ravel(), np.repeat(residual, FEATURES), SIZE) - RIDGE * found
        )
        momentum, square = 0.9 * momentum + 0.1 * gradient, 0.99 * square + 0.01 * gradient**2
        rate = RATE * (1 - step / (STEPS + 1))
        found += rate * momentum / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    likely, even = np.log(shares[chosen]).mean(), -np.log(sizes).mean()
    print(f"{title}: {len(choices)} plays, {likely:.3f} each instead of {even:.3f}", flush=True)
    return found


def write(out: Path, policies: dict[int, Array]) -> None:
    rounded = {
        str(players): np.rint(RESOLUTION * table).astype(int).reshape(ROLES, ROW).tolist()
        for players, table in policies.items()
    }
    out.write_bytes(encode(rounded))


def encode(policies: Mapping[str, Sequence[Sequence[int]]]) -> bytes:
    """Write policies as JSON, one row to a line."""
    tables = [
        f'"{players}":[\n' + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]"
        for players, rows in policies.items()
    ]
    return ("{" + ",\n".join(tables) + "}\n").encode()


if __name__ == "__main__":
    main()
