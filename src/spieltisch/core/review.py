"""Reviews a finished game in parts, so that the process can serve others in between."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from spieltisch.core.analysis import Advice, GameReview, MoveEvaluation
from spieltisch.core.codec import convert
from spieltisch.core.errors import Refused
from spieltisch.core.game import AnyGame
from spieltisch.core.record import Record

Progress = Callable[[int, int], None]
"""Called with the number of choices evaluated so far and the number of all choices."""
Call = Callable[..., Awaitable[Any]]
"""Calls a function, in this process or another."""

T = TypeVar("T")

PART = 5
"""How many choices are evaluated at a time: half a second at most."""


async def review(
    game: AnyGame, record: Record, simulations: int, progress: Progress, call: Call
) -> GameReview:
    """Evaluate every move of a record that offered a choice, or refuse if the game has no review."""
    evaluate, gather = game.analysis.evaluate, game.analysis.gather
    if evaluate is None or gather is None:
        raise Refused("no_review", f"{game.name} cannot be reviewed.")
    evaluations: list[MoveEvaluation] = []
    done, of = 0, 1
    while done < of:
        some, of = await call(evaluate, record, simulations, done, PART)
        evaluations += some
        done = min(done + PART, of)
        progress(done, of)
    made: GameReview = await call(gather, record, simulations, evaluations)
    return made


def accuracies(review: GameReview) -> list[float | None]:
    """Return each seat's share of choices that were the best or about as good; None without choices.

    The moves of a stand-in bot do not count.
    """
    found: list[float | None] = []
    for seat in range(review.players):
        grades = [move.grade for move in review.moves if move.seat == seat and move.bot is None]
        good = sum(grade in {"best", "good"} for grade in grades)
        found.append(good / len(grades) if grades else None)
    return found


async def here(function: Callable[..., T], *arguments: object) -> T:
    """Call a function in this process, when nobody else needs it meanwhile."""
    return function(*arguments)


def adviser(game: AnyGame, options: dict[str, Any]) -> Callable[[Any], Advice] | None:
    """Return the function that finds hints in a game with these options; None where hints are not allowed."""
    if game.analysis.advise is None or not convert(options, game.options_type).hints:
        return None
    return game.analysis.advise
