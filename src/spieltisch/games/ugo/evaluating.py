"""The numbers behind the search: what a score is worth as a chance to win, and how curious a search is."""

from functools import cache

import numpy as np

from spieltisch.games.ugo import search_kernel
from spieltisch.games.ugo.kernel import Array

SPREAD = (0.8, 7.0, 10.0, 12.0)
"""By rounds to come: the points behind at which the odds to win fall to 1 in e. When none are to come all is
decided; that bots take one point ahead for nearly safe is how they were measured, not proved better."""


@cache
def odds_by_points(rounds_to_come: int, calm: float = 1.0) -> Array:
    """Give the odds to win by points behind the best, before they are shared among the seats.

    Calm widens the spread, except in the last round, where points are all there is. Without it the odds
    are what they are: whoever is ahead in the end has won.
    """
    behind = np.arange(search_kernel.FARTHEST + 1)
    if rounds_to_come:
        return np.exp(-behind / (SPREAD[rounds_to_come] * calm))
    return np.where(behind == 0, 1.0, 0.0) if calm == 1.0 else np.exp(-behind / SPREAD[0])


@cache
def bounds(simulations: int, curiosity: float) -> tuple[Array, Array]:
    """Give the two parts of a node's bound, by how often it was possible and how often visited."""
    times = np.maximum(np.arange(simulations + 2), 1)
    return search_kernel.REWARD_UNIT * curiosity * np.sqrt(np.log(times)), 1 / np.sqrt(times)
