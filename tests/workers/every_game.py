"""What a worker process may be asked in all its life: moves, hints and reviews of every game.

Puzzles of the atlas are left out: bots of Ubongo 3-D do not search, so the server itself asks them.
"""

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from spieltisch.core import fold
from spieltisch.core.deadline import limited
from spieltisch.core.game import AnyGame
from spieltisch.core.playout import plan
from spieltisch.core.record import Record, decode
from spieltisch.core.rng import Rng
from spieltisch.games.registry import game_named

RECORDS = Path(__file__).parents[1] / "records"
MOVES = 12
"""How many moments of each golden game are thought about."""


def play_everything() -> float:
    """Let the strongest bots move in every golden game, find hints, review; return the memory after that."""
    for file in sorted(RECORDS.glob("*-[1-4].json")):
        record = decode(file.read_bytes())
        game = game_named(record.game)
        game.prepare(game.bots.keys())
        for view, at in islice(_moments(game, record), MOVES):
            _think(game, view, at)
        if game.analysis.evaluate is not None:
            game.analysis.evaluate(record, 1000, 0, 5)
    return megabytes()


def _moments(game: AnyGame, record: Record) -> Iterator[tuple[Any, int]]:
    """Yield the view of each player who moved, just before they did."""
    for step in fold.steps(game, record):
        if game.to_move(step.before):
            yield game.view(step.before, step.seat), step.at


def _think(game: AnyGame, view: Any, at: int) -> None:
    with limited(0.5):
        plan(game, [*game.bots][-1], view, Rng("any", "bot"), at)
    if game.analysis.advise is not None:
        game.analysis.advise(view)


def megabytes() -> float:
    """Return the memory of this process, what it shares with others included."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
