"""Belief weighting: determinizations that explain what the others played are drawn more often."""

import msgspec
import numpy as np

from spieltisch.compiling.marshalling import zeros
from spieltisch.core.setup import Seat
from spieltisch.games.ugo.ai import compiled
from spieltisch.games.ugo.ai.codes import Array, Hidden
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.encoding import NUMBER_OF
from spieltisch.games.ugo.ai.policy import policy_for
from spieltisch.games.ugo.view import View


class Evidence(msgspec.Struct, frozen=True):
    """The round so far as evidence of what the others hold."""

    start: Array
    """The table at the start of the round, with every card that is known by now."""
    seat: Seat
    plays: Array
    policy: Array
    policy_confidence: float


def evidence_of(view: View, table: Array, config: SearchConfig) -> Evidence | None:
    """Gather the cards played so far; None if there are none or belief weighting is off."""
    tricks = [trick.cards for trick in view.tricks]
    plays = np.array([NUMBER_OF[card] for cards in (*tricks, view.trick) for card in cards])
    if view.seat is None or config.policy_confidence == 0 or not len(plays):
        return None
    supply = view.supply + sum(kingdom.farmers for kingdom in view.kingdoms)
    start = start_of_round(table, plays, view.starter, supply)
    policy = policy_for(view.players, config.policy)
    return Evidence(start, view.seat, plays, policy, config.policy_confidence)


def start_of_round(table: Array, plays: Array, starter: Seat, supply: int) -> Array:
    """Rebuild the start of the round from a later table, with every played card back in its hand."""
    start = table.copy()
    compiled.rewind(start, plays, starter, supply, np.empty_like(start))
    return start


def likely_deals(evidence: Evidence | None, hidden: Hidden, number: int, draws: Array) -> Array:
    """Draw this many deals by how well they explain the evidence; without evidence, none at all."""
    if evidence is None:
        return np.empty((0, len(hidden.cards)), np.int64)
    chosen = np.empty((number, len(hidden.cards)), np.int64)
    compiled.likely_deals(
        evidence.start,
        hidden,
        evidence.seat,
        evidence.plays,
        evidence.policy,
        evidence.policy_confidence,
        draws,
        zeros(compiled.DEAL_WORKSPACE, deals=number, slots=len(hidden.cards)),
        chosen,
    )
    return chosen
