"""The numbers behind the search: rules of thumb as a table, and what a score is worth as a chance to win."""

from functools import cache

import numpy as np

from spieltisch.games.ugo import search_kernel, thumb, thumb_kernel
from spieltisch.games.ugo.kernel import Array
from spieltisch.games.ugo.material import (
    FARMER_PLACES,
    FARMERS_NEEDED,
    HAND,
    PENALTY,
    POINTS_PRINTED,
)

UNIT = 64
"""The thumb's table is in 64ths."""
WHIM = 32
"""How often of 64 a rollout plays any card."""
HOLDING = 0.4
"""How sure a high card is to hold against each player to come."""


@cache
def thumb_table() -> Array:
    """Write the rules of thumb for rollouts."""
    table = np.zeros(thumb_kernel.LENGTH, np.int64)
    for left in range(HAND + 1):
        for farmers in range(FARMER_PLACES + 1):
            row = (left * (FARMER_PLACES + 1) + farmers) * thumb_kernel.ROW
            table[row : row + 11] = _row(left, farmers)
    for to_come in range(4):
        for value in range(9):
            chance = ((value + 0.5) / 8.5) ** (HOLDING * to_come)
            table[thumb_kernel.HOLD + 9 * to_come + value] = round(UNIT * min(1.0, chance))
    table[thumb_kernel.WEIGHT] = round(UNIT * thumb.WEIGHT)
    table[thumb_kernel.SPITE] = round(UNIT * thumb.SPITE)
    table[thumb_kernel.WHIM] = WHIM
    return table


def _row(left: int, farmers: int) -> list[int]:
    """Give what `thumb.promise` counts: the weight of each top, and the points beside them."""
    hope, standing = thumb.HOPE * left, farmers
    full, short = [], []
    for needed in FARMERS_NEEDED:
        missing = max(0, needed - standing)
        standing -= needed - missing
        coming = min(missing, hope)
        hope -= coming
        full.append(max(0.0, 1.0 - (missing - coming)))
        short.append(missing - coming)
    fixed = [
        thumb.FARMER * farmers
        - PENALTY * sum(short[:sections])
        + sum(
            weight * points
            for weight, points in zip(full[sections:], POINTS_PRINTED[sections:], strict=True)
        )
        for sections in range(len(FARMERS_NEEDED) + 1)
    ]
    return [round(UNIT * number) for number in [*full, *fixed]]


SPREAD = (0.8, 7.0, 10.0, 12.0)
"""By rounds to come: the points behind at which the odds to win fall to 1 in e."""


@cache
def odds_by_points(rounds_to_come: int, calm: float = 1.0) -> Array:
    """Give the odds to win by points behind the best, before they are shared among the seats.

    Calm widens the spread, except in the last round, where points are all there is.
    """
    spread = SPREAD[rounds_to_come] * (calm if rounds_to_come else 1.0)
    return np.exp(-np.arange(search_kernel.FARTHEST + 1) / spread)


@cache
def bounds(simulations: int, curiosity: float) -> tuple[Array, Array]:
    """Give the two parts of a node's bound, by how often it was possible and how often visited."""
    times = np.maximum(np.arange(simulations + 2), 1)
    return search_kernel.REWARD_UNIT * curiosity * np.sqrt(np.log(times)), 1 / np.sqrt(times)
