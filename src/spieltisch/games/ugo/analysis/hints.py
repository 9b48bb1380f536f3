"""Hints: what a strong player would do, found from a view and nothing else."""

import msgspec

from spieltisch.core.analysis import SLIP, Advice, Reason, cost_of
from spieltisch.core.rng import Rng
from spieltisch.core.setup import seed_from
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.search import Choice, choose
from spieltisch.games.ugo.analysis.evaluation import as_sent, compare, of, tried
from spieltisch.games.ugo.analysis.reasons import reason_for, tempting
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.view import View

HINTING = SearchConfig(simulations=40_000)
"""A hint is found as the strongest bot finds its move, in less time."""
EVALUATING_A_HINT = 10_000
"""The simulations that then measure what the move is worth, as in a review."""


def advise(view: View) -> Advice:
    """Find the move that seems best; the rng is seeded from the view, so equal views get equal hints."""
    rng = Rng(seed_from(msgspec.json.encode(view).decode()), "hint")
    best = _verified(view, rng)
    return Advice(
        move=as_sent(best.move),
        points=round(best.points, 2),
        win_probability=round(best.reward, 4),
        reason=_reason(view, best, rng),
    )


def _reason(view: View, best: Choice, rng: Rng) -> Reason:
    """Return the reason for a move, and what speaks against a card that seems to bring more now.

    A teaching mark shows what a trick brings at once. So that the two do not seem to contradict each other,
    the hint says how far behind that card ends the round. Both are evaluated with the same draws;
    probabilities are in per mille.
    """
    reason = reason_for(view, best.move)
    temptation = tempting(view, best.move.play) if isinstance(best.move, Play) else None
    if temptation is None:
        return reason
    card, brings = temptation
    found = tried(view, Play(card), EVALUATING_A_HINT, rng.branch("temptation"))
    other, same = of(found, Play(card)), of(found, best.move)
    behind = {
        "tempting": card,
        "brings": brings,
        "behind": round(same.points - other.points),
        "behind_probability": round(1000 * (same.reward - other.reward)),
    }
    return msgspec.structs.replace(reason, details={**reason.details, **behind})


def _verified(view: View, rng: Rng) -> Choice:
    """Check a hint by the review's measure, and never advise laying cards again for no gain.

    Equal scores are not enough: which land comes first may still decide the round. So the offered laying is
    advised only where a review would call it as good.
    """
    offer = view.laying.offer if view.must_lay and view.laying is not None else None
    move = choose(view, rng, HINTING) if offer is None else Lay(offer)
    advised, best = compare(view, move, EVALUATING_A_HINT, rng.branch("weighing"))
    return advised if cost_of(advised.reward, best.reward) < SLIP else best
