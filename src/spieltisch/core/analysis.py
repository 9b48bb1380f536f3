"""What a game can say about its moves: hints for a player, and evaluations of every move of a game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from spieltisch.core.setup import Seat

if TYPE_CHECKING:
    from spieltisch.core.record import Record

Grade = Literal["best", "good", "slip", "costly"]
"""How good a move was: the best there was, about as good, a little worse, or costly."""
SLIP = 0.01
"""A move that gives away at least this much win probability is worse than the best one."""
COSTLY = 0.04
"""A move that gives away at least this much is costly."""


def grade_of(cost: float, *, is_best: bool) -> Grade:
    """Grade a move by how much win probability it gave away."""
    if is_best:
        return "best"
    if cost < SLIP:
        return "good"
    return "slip" if cost < COSTLY else "costly"


class Reason(msgspec.Struct, frozen=True):
    """What there is to say about a move: a code of the game, and the words that a translation needs."""

    code: str
    details: dict[str, str | int] = {}


class Advice(msgspec.Struct, frozen=True):
    """The move that seems best now, found from one seat's own view."""

    move: dict[str, Any]
    """The move in the form a client sends."""
    points: float
    """Points expected from this round after it."""
    win_probability: float
    """The probability of winning the game after it, from 0 to 1."""
    reason: Reason


class MoveEvaluation(msgspec.Struct, frozen=True):
    """One move, evaluated as its player saw the table: what it promised, and what the best one promised."""

    number: int
    """Its place in the record, from 1."""
    seat: Seat
    played: dict[str, Any]
    """The move as it was sent."""
    best: dict[str, Any]
    """The move that seems best."""
    points: float
    """Points expected from this round after the move."""
    best_points: float
    win_probability: float
    """The probability of winning the game after the move, from 0 to 1."""
    best_win_probability: float
    reason: Reason
    """What there is to say about the move that was played."""
    best_reason: Reason
    """What speaks for the best choice, where the move was worse."""
    grade: Grade
    words: str
    """What it was, why it cost what it cost, and what was better: an English sentence."""
    bot: str | None = None
    """The level of the bot that moved for somebody who was away."""

    @property
    def cost(self) -> float:
        """How much win probability it gave away."""
        return cost_of(self.win_probability, self.best_win_probability)


def cost_of(probability: float, best: float) -> float:
    """Return the win probability given away, rounded as probabilities are."""
    return round(max(0.0, best - probability), 4)


class GameReview(msgspec.Struct, frozen=True):
    """Every move of a game that left a choice, and each seat's three costliest."""

    game: str
    simulations: int
    players: int
    moves: tuple[MoveEvaluation, ...]
    changed: tuple[int, ...]
    """The numbers of moves that were changed before they counted: only the final choice is evaluated."""
    costly: tuple[tuple[MoveEvaluation, ...], ...]
    """For each seat, the costliest first. Moves about as good as the best are left out, and so are those of a
    stand-in bot."""
    win_probabilities: tuple[tuple[tuple[int, float], ...], ...]
    """For each seat, its win probability over the game: the number of a move, and the probability after it.
    The last entry is the seat's share of the win."""


class Analysis(NamedTuple):
    """What a game offers beside playing it. Its functions load compiled code only when they are called.

    They run in another process, so their arguments must be picklable.
    """

    advise: Callable[[Any], Advice] | None = None
    """Finds a hint from the view of the seat to move, and from nothing else."""
    needs: Sequence[str] = ()
    """The bot levels whose compiled code the hints use; it is loaded before anybody asks."""
    evaluate: "Callable[[Record, int, int, int], tuple[Sequence[MoveEvaluation], int]] | None" = (
        None
    )
    """Evaluates part of a record's choices: takes the simulations for each, the first choice and the most
    choices. Also returns how many choices there are."""
    gather: "Callable[[Record, int, Sequence[MoveEvaluation]], GameReview] | None" = None
    """Puts a review together from the evaluations of its moves."""
