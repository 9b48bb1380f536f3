"""A game looked at again: what each move was worth against the best choice, as its player saw the table."""

import msgspec

from spieltisch.core.setup import Seat


class Weighed(msgspec.Struct, frozen=True):
    """One move: what it promised, and what the best choice promised."""

    number: int
    """Its place in the record, from 1."""
    seat: Seat
    move: str
    """What was done, in words."""
    best: str
    """What seems best."""
    points: float
    """Points of this round that were to be expected after the move."""
    best_points: float
    chance: float
    """The chance to win the game after the move, from 0 to 1."""
    best_chance: float
    words: str
    """Why it cost what it cost, in a sentence."""

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
