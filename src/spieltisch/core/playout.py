"""Asks bots for their moves, and lets them play whole games without a table."""

from typing import Any

import msgspec

from spieltisch.core.fold import setup_of
from spieltisch.core.game import AnyGame, Planned
from spieltisch.core.outcome import Outcome
from spieltisch.core.record import Record, RecordSeat, TimedMove, recorded
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis, Seat

A_MOVE: Millis = 1000
"""How long a move takes if the bot does not plan its time."""
MOST_STEPS = 100_000
"""A game with more moves than this is taken to be endless."""


def rng_of(game: AnyGame, seed: str, seat: Seat, entry: int) -> Rng:
    """Return a bot's rng: a new one after each entry, or the same one throughout a race."""
    label = f"bot on seat {seat}"
    return Rng(seed, label if game.is_race else f"{label} after entry {entry}")


def plan(game: AnyGame, level: str, view: Any, rng: Rng, at: Millis) -> Planned[Any]:
    """Ask a bot for its plan. A bare move is a plan for `at`; a plan for an earlier time is moved to `at`."""
    answer = game.bots[level](view, rng)
    if not isinstance(answer, Planned):
        return Planned(answer, at)
    return answer if answer.at >= at else Planned(answer.move, at)


def play_out(
    game: AnyGame, levels: tuple[str, ...], seed: str, options: dict[str, Any] | None = None
) -> tuple[Record, Outcome]:
    """Let bots play one game to its end, on a clock that jumps to whatever comes next."""
    chosen = options or {}
    playout = Playout(game, levels, seed, game.start(setup_of(game, len(levels), seed, chosen)))
    while (outcome := game.outcome(playout.state)) is None:
        playout.go_on()
    seats = [RecordSeat(name=level, bot=level) for level in levels]
    return recorded(game, chosen, seats, seed, playout.moves, playout.acted), outcome


class Playout(msgspec.Struct):
    """A game that bots are playing."""

    game: AnyGame
    levels: tuple[str, ...]
    seed: str
    state: Any
    now: Millis = 0
    moves: list[TimedMove] = []
    acted: Millis | None = None
    """When time last acted."""

    def go_on(self) -> None:
        """Take the next step: time acts, or the earliest plan is carried out."""
        if len(self.moves) > MOST_STEPS:
            raise RuntimeError(f"{self.game.name} does not end")
        due = self.game.due(self.state)
        earliest = min(self._plans(), key=lambda each: (each[1].at, each[0]), default=None)
        if earliest is not None and (due is None or earliest[1].at < due):
            self._move(*earliest)
        elif due is not None:
            self.state = self.game.elapse(self.state, due)
            self.now = self.acted = due
        else:
            raise RuntimeError(f"{self.game.name} waits for nothing")

    def _plans(self) -> list[tuple[Seat, Planned[Any]]]:
        at = self.now if self.game.is_race else self.now + A_MOVE
        waiting = sorted(self.game.to_move(self.state))
        asked = waiting if self.game.is_race else waiting[:1]
        return [(seat, self._plan(seat, at)) for seat in asked]

    def _plan(self, seat: Seat, at: Millis) -> Planned[Any]:
        rng = rng_of(self.game, self.seed, seat, len(self.moves))
        return plan(self.game, self.levels[seat], self.game.view(self.state, seat), rng, at)

    def _move(self, seat: Seat, planned: Planned[Any]) -> None:
        self.now = planned.at
        self.state = self.game.play(self.state, seat, planned.move, self.now)
        move = msgspec.to_builtins(planned.move)
        self.moves.append(TimedMove(at=self.now, seat=seat, move=move))
