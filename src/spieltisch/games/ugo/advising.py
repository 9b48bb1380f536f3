"""Hints: what a strong player would do, found from a view and nothing else."""

import msgspec

from spieltisch.core.chance import Chance
from spieltisch.core.setup import seed_from
from spieltisch.games.reviewed import SLIP, Advice, cost_of
from spieltisch.games.ugo.reasons import reason_for
from spieltisch.games.ugo.rules import Lay
from spieltisch.games.ugo.search import Choice, think
from spieltisch.games.ugo.thinking import Thinking
from spieltisch.games.ugo.view import View
from spieltisch.games.ugo.weighing import as_sent, compare

HINTING = Thinking(simulations=40_000)
"""A hint is found as the strongest bot finds its move, in less time."""
WEIGHING_A_HINT = 10_000
"""Simulations that then tell what it is worth, by the same measure as in a review."""


def advise(view: View) -> Advice:
    """Find what seems best; even the draws follow from the view."""
    chance = Chance(seed_from(msgspec.json.encode(view).decode()), "hint")
    best = _verified(view, chance)
    return Advice(
        move=as_sent(best.move),
        points=round(best.points, 2),
        chance=round(best.reward, 4),
        reason=reason_for(view, best.move),
    )


def _verified(view: View, chance: Chance) -> Choice:
    """Let the measure of reviews have the last word, and nobody lay anew for nothing.

    That a kingdom scores the same however it is laid is not enough: which land comes first may still
    decide the round. So the ready-made laying is advised where a review would call it as good.
    """
    offer = view.laying.offer if view.must_lay and view.laying is not None else None
    move = think(view, chance, HINTING) if offer is None else Lay(offer)
    advised, best = compare(view, move, WEIGHING_A_HINT, chance.branch("weighing"))
    return advised if cost_of(advised.reward, best.reward) < SLIP else best
