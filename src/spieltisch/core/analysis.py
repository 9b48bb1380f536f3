"""What a game can say about its moves: hints for a player, and an evaluation of every move."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from spieltisch.core.setup import Seat

if TYPE_CHECKING:
    from spieltisch.core.record import Record

Grade = Literal["best", "good", "slip", "costly"]
"""How good a move was: the best available, about as good, slightly worse, or costly."""
SLIP = 0.01
"""A move that gives away at least this much win probability counts as worse than the best one."""
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
    """A remark about a move: a code that the game defines, and the values that a translation fills in."""

    code: str
    details: dict[str, str | int] = {}


class Advice(msgspec.Struct, frozen=True):
    """The move that seems best now, found from one seat's own view."""

    move: dict[str, Any]
    """The move as a client would send it."""
    points: float
    """Points expected from this round after it."""
    win_probability: float
    """The probability of winning the game after it, from 0 to 1."""
    reason: Reason


class MoveEvaluation(msgspec.Struct, frozen=True):
    """One move, evaluated from what its player could see, and compared with the best move at that moment."""

    number: int
    """Its position in the record, from 1."""
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
    """What stands out about the move that was played."""
    best_reason: Reason
    """Why the best move is better, if the move was worse."""
    grade: Grade
    words: str
    """An English sentence: what the move was, why it cost what it did, and what was better."""
    bot: str | None = None
    """The level of the stand-in bot, if it moved for an absent player."""

    @property
    def cost(self) -> float:
        """How much win probability it gave away."""
        return cost_of(self.win_probability, self.best_win_probability)


def cost_of(probability: float, best: float) -> float:
    """Return the win probability given away, rounded to four places as all win probabilities are."""
    return round(max(0.0, best - probability), 4)


class GameReview(msgspec.Struct, frozen=True):
    """Every move of a game that offered a choice, and each seat's three costliest."""

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
    """For each seat, its win probability over the game: pairs of a move's number and the value after it.
    The last entry is the seat's share of the win."""


class Analysis(NamedTuple):
    """What a game offers besides play. Its functions load compiled code only when they are called.

    They run in another process, so their arguments must be picklable.
    """

    advise: Callable[[Any], Advice] | None = None
    """Finds a hint from nothing but the view of the seat to move."""
    needs: Sequence[str] = ()
    """The bot levels whose compiled code the hints use; it is loaded before the first request."""
    evaluate: "Callable[[Record, int, int, int], tuple[Sequence[MoveEvaluation], int]] | None" = (
        None
    )
    """Evaluates part of a record's choices. Takes the simulations for each, the first choice and how many to
    evaluate at most; also returns how many choices there are in all."""
    gather: "Callable[[Record, int, Sequence[MoveEvaluation]], GameReview] | None" = None
    """Assembles a review from the evaluations of its moves."""
