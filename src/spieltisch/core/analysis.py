"""What a game can say of its moves: hints for a player, and evaluations of the moves of a whole game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from spieltisch.core.setup import Seat

if TYPE_CHECKING:
    from spieltisch.core.record import Record

Grade = Literal["best", "good", "slip", "costly"]
"""How good a move was: the best there was, about as good, a little worse, or costly."""
SLIP = 0.01
"""From this share of the chance to win given away on, a move is worse than the best one."""
COSTLY = 0.04
"""From this share on it is costly."""


def grade_of(cost: float, *, is_best: bool) -> Grade:
    """Grade a move by how much of the chance to win it gave away."""
    if is_best:
        return "best"
    if cost < SLIP:
        return "good"
    return "slip" if cost < COSTLY else "costly"


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


class MoveEvaluation(msgspec.Struct, frozen=True):
    """One move: what it promised and what the best choice promised, as its player saw the table."""

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
    best_reason: Reason
    """What speaks for the best choice, where the move was worse."""
    grade: Grade
    words: str
    """What it was, why it cost what it cost, and what was better: an English sentence."""
    bot: str | None = None
    """The level of the bot that moved for somebody who was away."""

    @property
    def cost(self) -> float:
        """How much of the chance to win it gave away."""
        return cost_of(self.chance, self.best_chance)


def cost_of(chance: float, best_chance: float) -> float:
    """Say how much of the chance to win was given away, as exactly as chances are told."""
    return round(max(0.0, best_chance - chance), 4)


class GameReview(msgspec.Struct, frozen=True):
    """All moves of a game that left a choice, and the three of each seat that cost most."""

    game: str
    simulations: int
    players: int
    moves: tuple[MoveEvaluation, ...]
    changed: tuple[int, ...]
    """Numbers of moves that were changed before they counted: only the last one is evaluated."""
    costly: tuple[tuple[MoveEvaluation, ...], ...]
    """For each seat, the costliest first; moves that are about as good as the best are not among them, nor
    those of a bot that stood in."""
    chances: tuple[tuple[tuple[int, float], ...], ...]
    """For each seat its chance to win over the game: the number of a move, and the chance after it. When the
    game is over it is its share of the win."""


class Analysis(NamedTuple):
    """What a game offers beside playing it. Its functions load compiled code only when they are called.

    They are called in another process, with arguments that travel there.
    """

    advise: Callable[[Any], Advice] | None = None
    """Finds a hint from the view of the seat that is to move, and from nothing else."""
    needs: Sequence[str] = ()
    """The bot levels whose compiled code hints use; it is loaded before anybody asks."""
    evaluate: "Callable[[Record, int, int, int], tuple[Sequence[MoveEvaluation], int]] | None" = (
        None
    )
    """Evaluates with that many simulations the choices of a record from one on, at most so many; also
    counts all choices."""
    gather: "Callable[[Record, int, Sequence[MoveEvaluation]], GameReview] | None" = None
    """Puts a review together from the evaluations of its moves."""
