"""What a move is worth compared with the best one, from its player's view: used by reviews and hints."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from spieltisch.core.analysis import MoveEvaluation, cost_of, grade_of
from spieltisch.core.rng import Rng
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.observation import onto_of
from spieltisch.games.ugo.ai.search import Choice, choices, possible_moves
from spieltisch.games.ugo.analysis.reasons import PLAIN, WORSE, reason_against, reason_for
from spieltisch.games.ugo.moves import Lay, Move
from spieltisch.games.ugo.text import done, sentence
from spieltisch.games.ugo.view import View

THOROUGH = 4.0
"""How much more evenly than a bot's search this tries the moves, so that poor moves are evaluated too."""
SECOND_LOOK = 3
"""How many times the simulations are spent on deciding whether another move is really better."""


def evaluate(
    view: View, move: Move, number: int, simulations: int, rng: Rng
) -> Iterator[MoveEvaluation]:
    """Evaluate one move from what its player could see; yield nothing if there was no choice."""
    if view.seat is None:
        raise ValueError("a spectator does not play")
    move = _in_order(view, move)
    if len({done(view, each) for each in (*possible_moves(view), move)}) < 2:
        return
    played, best = compare(view, move, simulations, rng)
    rewards = round(played.reward, 4), round(best.reward, 4)
    grade = grade_of(cost_of(*rewards), is_best=played.move == best.move)
    reason = reason_against(view, move, best.move, grade)
    yield MoveEvaluation(
        number=number,
        seat=view.seat,
        played=as_sent(move),
        best=as_sent(best.move),
        points=round(played.points, 2),
        best_points=round(best.points, 2),
        win_probability=rewards[0],
        best_win_probability=rewards[1],
        reason=reason,
        grade=grade,
        best_reason=reason_for(view, best.move) if grade in WORSE else PLAIN,
        words=_words(done(view, move) + sentence(reason), done(view, best.move), played, best),
    )


def compare(view: View, move: Move, simulations: int, rng: Rng) -> tuple[Choice, Choice]:
    """Evaluate a move and the one that seems best, which may be the same.

    The best of many estimates is partly luck. So a move that seems better than the given one is evaluated
    again with new draws, and only that result counts.
    """
    found = tried(view, move, simulations, rng)
    best = max(found, key=worth)
    if worth(best) <= worth(of(found, move)):
        return of(found, move), of(found, move)
    again = tried(view, move, SECOND_LOOK * simulations, rng.branch("second look"))
    played, better = of(again, move), of(again, best.move)
    return (played, better) if worth(better) > worth(played) else (played, played)


def tried(view: View, move: Move, simulations: int, rng: Rng) -> Sequence[Choice]:
    """Try all choices about equally often; the reward is the win probability alone."""
    config = SearchConfig(
        simulations,
        root_exploration=THOROUGH,
        lead_weight=0.0,
        temperature=1.0,
        endgame_cards=0,
        stops_early=False,
    )
    return choices(view, rng, config, also=move)


def worth(choice: Choice) -> tuple[float, float]:
    """Return the sort key of a choice: its win probability, rounded as shown, then its points."""
    return round(choice.reward, 4), choice.points


def of(found: Sequence[Choice], move: Move) -> Choice:
    """Find the choice of a move."""
    return next(choice for choice in found if choice.move == move)


def as_sent(move: Move) -> Any:
    """Return a move as a client sends it."""
    return msgspec.json.decode(msgspec.json.encode(move))


def _in_order(view: View, move: Move) -> Move:
    """Name a laying's top cards in the order of the sections, as all other choices do."""
    return Lay(lands.in_order(onto_of(view), move.lay)) if isinstance(move, Lay) else move


def _words(told: str, better: str, played: Choice, best: Choice) -> str:
    """Return what was done, what it cost, and what would have been better."""
    if played.move == best.move:
        return f"{told}: the best move"
    points, probability = played.points - best.points, played.reward - best.reward
    return (
        f"{told}: {_signed(points, '.1f')} points, {_signed(100 * probability, '.0f')} % to win; "
        f"better: {better.split(' ', 1)[1]}"
    )


def _signed(number: float, form: str) -> str:
    size = f"{abs(number):{form}}"
    return size if not float(size) else f"{'−' if number < 0 else '+'}{size}"
