"""Games played without the server, solved by our own solver."""

from datetime import date
from typing import Any

import msgspec

from spieltisch.games.ubongo3d.moves import Put
from spieltisch.games.ubongo3d.placing import Building, Laid, way_to
from spieltisch.games.ubongo3d.solutions import solution_of
from spieltisch.tables.daily_puzzles import order_for
from spieltisch.tables.offline import OfflineMove, begun, frames
from spieltisch.tables.openings import Order

DAY = date(2026, 11, 18)
NOON = 1_795_003_200_000
"""On that day, in milliseconds since 1970, UTC."""
PACE = 1500
"""Milliseconds between two moves."""


def solved(view: Any, first: int) -> list[OfflineMove]:
    """Solve the task of a lone player's first view, and call."""
    task = view.players[0].task
    area, kinds = tuple(task.squares), [piece.kind for piece in task.pieces]
    laid: Building = ()
    moves: list[dict[str, Any]] = []
    for step in solution_of(area, kinds) or ():
        there = Laid(step.kind, step.cells)
        moves.append(msgspec.to_builtins(Put(way_to(laid, there))))
        laid = (*laid, there)
    made = [*moves, {"call": True}]
    return [OfflineMove(first + PACE * number, move) for number, move in enumerate(made, 1)]


def run_of(order: Order) -> list[OfflineMove]:
    """Begin a game of Ubongo 3-D and solve it."""
    last = list(frames(begun("0" * 32, "-", order, 0)[-1].table))[-1]
    return solved(last.view, last.now)


def easy() -> Order:
    """Order the easy task of the day."""
    return order_for(DAY, "easy")
