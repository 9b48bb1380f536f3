"""Hints and reviews for UGO!. The search that they need is compiled code, loaded on first use."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spieltisch.core.analysis import Advice, Analysis, GameReview, MoveEvaluation
from spieltisch.core.record import Record

if TYPE_CHECKING:  # a view holds teaching marks, which live in this folder
    from spieltisch.games.ugo.view import View


def advise(view: "View") -> Advice:
    """Find what seems best for the seat that has this view."""
    from spieltisch.games.ugo.analysis import hints  # noqa: PLC0415

    return hints.advise(view)


def evaluate(
    record: Record, simulations: int, first: int, most: int
) -> tuple[Sequence[MoveEvaluation], int]:
    """Evaluate some of a record's choices; return the evaluations, and how many choices there are in all."""
    from spieltisch.games.ugo.analysis import review  # noqa: PLC0415

    return review.evaluate_some(record, simulations, first, most)


def gather(record: Record, simulations: int, evaluations: Sequence[MoveEvaluation]) -> GameReview:
    """Assemble a review from the evaluations of its moves."""
    from spieltisch.games.ugo.analysis import review  # noqa: PLC0415

    return review.gather(record, simulations, evaluations)


ANALYSIS = Analysis(advise, needs=("master",), evaluate=evaluate, gather=gather)
