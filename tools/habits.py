"""Learn the habits of UGO!'s bots from nothing, by play against themselves.

    python tools/habits.py OUT [GAMES] [SEED]

First everybody plays any card by habit. Bots that search with such habits play so many games with two, three
and four players; then the numbers are fitted until they tell best which cards these bots played. The next
generation searches with these habits and plays again. The last one plays twice as many games. What each
generation played by is kept beside OUT.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from spieltisch.core.chance import Chance
from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ugo import bits, kernel, rules
from spieltisch.games.ugo.habit_kernel import ALL, ROW
from spieltisch.games.ugo.habits import DEEDS, SIZE, TWENTIETHS, encode, moment_of
from spieltisch.games.ugo.rules import Play
from spieltisch.games.ugo.search import think
from spieltisch.games.ugo.state import State
from spieltisch.games.ugo.thinking import Thinking
from spieltisch.games.ugo.view import view_of

Array = np.ndarray[Any, Any]
SIMULATIONS = (500, 1_000, 2_000)
"""How long the bots of each generation think."""
RIDGE = 1.0
"""How much numbers are held back that few plays speak for."""
STEPS, RATE = 600, 0.1
PLACES = 6
PLAYERS = (2, 3, 4)

Choice = tuple[list[list[int]], int]
"""The places of all cards that could be played, and which of them was."""


def main() -> None:
    asked = ArgumentParser(
        description="Learn the habits of UGO!'s bots, by play against themselves."
    )
    asked.add_argument("out", type=Path, help="the file to write")
    asked.add_argument("games", type=int, nargs="?", default=300, help="games of a generation")
    asked.add_argument("seed", nargs="?", default="1")
    found = asked.parse_args()
    if found.games < 1:
        asked.error("a generation plays one game or more")
    if not found.out.parent.is_dir():
        asked.error(f"there is no folder {found.out.parent} to write into")
    learn(found.out, found.games, found.seed)


def learn(out: Path, games: int, seed: str) -> None:
    """Let generations play and fit, and write the habits of the last one."""
    habits = {players: np.zeros(SIZE) for players in PLAYERS}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for generation, simulations in enumerate(SIMULATIONS, 1):
            before = out.with_suffix(f".{generation - 1}.json")
            write(before, habits)
            thinking = Thinking(simulations, habits=str(before))
            number = games * (2 if generation == len(SIMULATIONS) else 1)
            for players in PLAYERS:
                play = partial(choices_of_a_game, players, thinking)
                labels = [f"{seed} {generation} {game}" for game in range(number)]
                title = f"generation {generation}, {players} players"
                plays = track(pool.map(play, labels), title, number, console=Console(stderr=True))
                habits[players] = fit([choice for each in plays for choice in each], title)
    write(out, habits)


def choices_of_a_game(players: int, thinking: Thinking, label: str) -> list[Choice]:
    """Play a game; give every choice of a card."""
    return list(_choices(players, thinking, label))


def _choices(players: int, thinking: Thinking, label: str) -> Iterator[Choice]:
    state = rules.start(Setup(players, seed_from(label), rules.Options()))
    number = 0
    while not state.is_over:
        number += 1
        move = think(view_of(state, state.turn), Chance(label, f"move {number}"), thinking)
        if isinstance(move, Play):
            cards = bits.cards_in(int(kernel.legal(table_of(state))))
            if len(cards) > 1:
                yield places_in(state, [bits.NUMBER_OF[c] for c in cards]), cards.index(move.play)
        state = rules.play(state, state.turn, move)


def table_of(state: State) -> Array:
    return bits.table_of(state.hands, state.kingdoms, state.leader, state.trick, state.supply)


def places_in(state: State, cards: Sequence[int]) -> list[list[int]]:
    held = bits.mask_of([card for hand in (*state.hands, state.aside) for card in hand])
    moment = moment_of(table_of(state), ALL & ~held)
    return [moment.places(card) for card in cards]


def fit(choices: Sequence[Choice], title: str) -> Array:
    """Find the logarithms that make the plays likeliest, by steps up the slope; say how likely."""
    places = np.array([row for rows, _ in choices for row in rows])
    sizes = np.array([len(rows) for rows, _ in choices])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    chosen = starts + np.array([which for _, which in choices])
    found, speed, square = np.zeros(SIZE), np.zeros(SIZE), np.zeros(SIZE)
    for step in range(1, STEPS + 1):
        weights = np.exp(found[places].sum(axis=1))
        shares = weights / np.repeat(np.add.reduceat(weights, starts), sizes)
        missing = -shares
        missing[chosen] += 1
        slope = np.bincount(places.ravel(), np.repeat(missing, PLACES), SIZE) - RIDGE * found
        speed, square = 0.9 * speed + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        rate = RATE * (1 - step / (STEPS + 1))
        found += rate * speed / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    likely, even = np.log(shares[chosen]).mean(), -np.log(sizes).mean()
    print(f"{title}: {len(choices)} plays, {likely:.3f} each instead of {even:.3f}", flush=True)
    return found


def write(out: Path, habits: dict[int, Array]) -> None:
    rounded = {
        str(players): np.rint(TWENTIETHS * table).astype(int).reshape(DEEDS, ROW).tolist()
        for players, table in habits.items()
    }
    out.write_bytes(encode(rounded))


if __name__ == "__main__":
    main()
