"""The numbers behind the search: scores as win probabilities, and the terms of UCB."""

from functools import cache

import numpy as np

from spieltisch.games.ugo.ai import codes
from spieltisch.games.ugo.ai.codes import Array

SPREAD = (0.8, 7.0, 10.0, 12.0)
"""By rounds to come: how many points behind the best the odds of winning fall to 1 in e. The first entry is
for temperatures other than 1. The bots' strength was measured with it, but it was not shown to be better
than the exact rule, which temperature 1 applies."""


@cache
def odds_by_points(rounds_to_come: int, temperature: float = 1.0) -> Array:
    """Return the odds of winning by points behind the best, before they are normalized over the seats.

    A temperature above 1 widens the spread. The last round has its own spread, except at temperature 1, where
    it has none: the seat that is ahead at the end has won.
    """
    behind = np.arange(codes.MOST_BEHIND + 1)
    if rounds_to_come:
        return np.exp(-behind / (SPREAD[rounds_to_come] * temperature))
    return np.where(behind == 0, 1.0, 0.0) if temperature == 1.0 else np.exp(-behind / SPREAD[0])


@cache
def ucb_terms(simulations: int, exploration: float) -> tuple[Array, Array]:
    """Return c * sqrt(ln n) by a node's times available, and 1 / sqrt(n) by its visits."""
    times = np.maximum(np.arange(simulations + 2), 1)
    return codes.REWARD_UNIT * exploration * np.sqrt(np.log(times)), 1 / np.sqrt(times)
