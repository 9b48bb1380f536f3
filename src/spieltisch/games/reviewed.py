"""A game looked at again, or a moment of it: what moves are worth, as their player sees the table."""

from typing import Any

import msgspec

from spieltisch.core.setup import Seat


class Reason(msgspec.Struct, frozen=True):
    """What is to be said of a move: a code of the game, and the words that a translation needs."""

    code: str
    details: dict[str, str | int] = {}


class Advice(msgspec.Struct, frozen=True):
    """What seems best now, found from one seat's own view."""

    move: dict[str, Any]
    """The move as it is sent."""
    points: float
    """Points of this round that are to be expected after it."""
    chance: float
    """The chance to win the game after it, from 0 to 1."""
    reason: Reason


class Weighed(msgspec.Struct, frozen=True):
    """One move: what it promised, and what the best choice promised."""

    number: int
    """Its place in the record, from 1."""
    seat: Seat
    played: dict[str, Any]
    """The move as it was sent."""
    best: dict[str, Any]
    """What seems best."""
    points: float
    """Points of this round that were to be expected after the move."""
    best_points: float
    chance: float
    """The chance to win the game after the move, from 0 to 1."""
    best_chance: float
    reason: Reason
    """What is to be said of the move that was played."""
    words: str
    """What it was, why it cost what it cost, and what was better: an English sentence."""

    @property
    def cost(self) -> float:
        """How much of the chance to win it gave away."""
        return max(0.0, self.best_chance - self.chance)


class GameReview(msgspec.Struct, frozen=True):
    """All moves of a game that left a choice, and the three of each seat that cost most."""

    game: str
    simulations: int
    players: int
    moves: tuple[Weighed, ...]
    costly: tuple[tuple[Weighed, ...], ...]
    """For each seat, the costliest first."""
    chances: tuple[tuple[tuple[int, float], ...], ...]
    """For each seat its chance to win over the game: the number of a move, and the chance after it."""
