"""A random walk through a game, time included, for the conformance suite to check."""

from typing import Any

import msgspec

from spieltisch.core.game import AnyGame
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis, Seat, Setup

MOST_STEPS = 5000
"""A walk longer than this is taken to be endless."""
TIME_ACTS_ONCE_IN = 10
"""In one of this many steps, nobody moves until time acts."""
LONGEST_PAUSE: Millis = 1000


class Nonconforming(AssertionError):
    """A game breaks a law of the protocol."""


def hold(holds: bool, otherwise: str) -> None:
    """Raise Nonconforming unless a law holds."""
    if not holds:
        raise Nonconforming(otherwise)


class Walked(msgspec.Struct, frozen=True):
    """One step of a walk: the state, and the move made in it at that time; without a move, time acted."""

    state: Any
    at: Millis
    seat: Seat | None = None
    move: Any = None


class Walk(msgspec.Struct):
    """A game played with random moves: every step, and the final state."""

    steps: list[Walked]
    last: Any

    @property
    def moved(self) -> list[Walked]:
        """The steps that were moves."""
        return [step for step in self.steps if step.seat is not None]


def walked(game: AnyGame, setup: Setup) -> Walk:
    """Play a game with moves and pauses drawn from its seed."""
    state, now = game.start(setup), 0
    hold(game.due(state) is None, "time acts before the first move, when nobody knows the time")
    rng = Rng(setup.seed, "conformance walk")
    walk = Walk([], state)
    while game.outcome(walk.last) is None:
        hold(len(walk.steps) < MOST_STEPS, "the game does not end")
        step = _drawn(game, walk.last, now, rng)
        walk.steps.append(step)
        walk.last, now = taken(game, step), step.at
        due = game.due(walk.last)
        hold(due is None or due > now, "time is due again at the same moment or before")
    return walk


def _drawn(game: AnyGame, state: Any, now: Millis, rng: Rng) -> Walked:
    """Draw what happens next: usually a move, but sometimes nobody moves until time acts."""
    due, waiting = game.due(state), sorted(game.to_move(state))
    hold(bool(waiting) or due is not None, "nobody is to move before the end")
    if due is not None and (not waiting or rng.below(TIME_ACTS_ONCE_IN) == 0):
        return Walked(state, due)
    at = now + rng.below(LONGEST_PAUSE)
    at = at if due is None else min(at, due - 1)  # at the due time itself, time acts first
    seat = rng.choice(waiting)
    moves = game.moves(state, seat)
    hold(bool(moves), f"seat {seat} is to move and has no move")
    return Walked(state, at, seat, rng.choice(moves))


def taken(game: AnyGame, step: Walked) -> Any:
    """Return the state after a step."""
    if step.seat is not None:
        return game.play(step.state, step.seat, step.move, step.at)
    return game.elapse(step.state, step.at)
