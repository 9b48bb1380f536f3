"""The review of a game: every choice from its player's view, the costliest ones, and win probabilities."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

import msgspec

from spieltisch.core import fold
from spieltisch.core.analysis import GameReview, MoveEvaluation
from spieltisch.core.fold import Step
from spieltisch.core.record import Record
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Seat
from spieltisch.games.ugo.analysis.evaluation import evaluate
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.moves import Lay
from spieltisch.games.ugo.view import view_of

COSTLIEST = 3


def evaluate_some(
    record: Record, simulations: int, first: int, most: int
) -> tuple[tuple[MoveEvaluation, ...], int]:
    """Evaluate some of a record's choices; return the evaluations, and how many choices there are in all."""
    decided = list(decisions(list(fold.steps(UGO, record))))
    some = decided[first : first + most]
    return tuple(m for each in some for m in _evaluated(record, simulations, each)), len(decided)


def gather(record: Record, simulations: int, evaluations: Sequence[MoveEvaluation]) -> GameReview:
    """Assemble a review from the evaluations of its moves."""
    steps = list(fold.steps(UGO, record))
    settled = {last.number for _, last in decisions(steps)}
    seats = range(len(record.seats))
    return GameReview(
        game=UGO.name,
        simulations=simulations,
        players=len(record.seats),
        moves=tuple(evaluations),
        changed=tuple(step.number for step in steps if step.number not in settled),
        costly=tuple(_costliest(evaluations, seat) for seat in seats),
        win_probabilities=tuple(_win_probabilities(evaluations, seat, steps) for seat in seats),
    )


def decisions(steps: Sequence[Step]) -> Iterator[tuple[Step, Step]]:
    """Yield where each choice arose and which step settled it: a laying may change until the lead."""
    for place, step in enumerate(steps):
        if not _lays_again(step):
            *_, last = step, *takewhile(_lays_again, steps[place + 1 :])
            yield step, last


def _lays_again(step: Step) -> bool:
    return isinstance(step.move, Lay) and not step.before.must_lay


def _evaluated(
    record: Record, simulations: int, decision: tuple[Step, Step]
) -> Iterator[MoveEvaluation]:
    first, last = decision
    rng = Rng(record.seed, f"review {first.number}")
    view = view_of(first.before, first.seat)
    bot = record.moves[last.number - 1].bot
    for each in evaluate(view, last.move, last.number, simulations, rng):
        yield msgspec.structs.replace(each, bot=bot)


def _costliest(evaluations: Sequence[MoveEvaluation], seat: Seat) -> tuple[MoveEvaluation, ...]:
    own = [each for each in evaluations if each.seat == seat and each.bot is None]
    costly = [each for each in own if _costs(each)]
    return tuple(sorted(costly, key=lambda each: -each.cost)[:COSTLIEST])


def _costs(move: MoveEvaluation) -> bool:
    """Return whether a move is worth showing: it was costly, or a slip that lost points too."""
    lost = round(move.best_points - move.points, 1)
    return move.grade == "costly" or (move.grade == "slip" and lost > 0)


def _win_probabilities(
    evaluations: Sequence[MoveEvaluation], seat: Seat, steps: Sequence[Step]
) -> tuple[tuple[int, float], ...]:
    """Return a seat's win probability after each of its choices, and the final result."""
    hoped = [(each.number, each.win_probability) for each in evaluations if each.seat == seat]
    outcome = UGO.outcome(steps[-1].after) if steps else None
    if outcome is None:
        return tuple(hoped)
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return (*(each for each in hoped if each[0] < len(steps)), (len(steps), share))
