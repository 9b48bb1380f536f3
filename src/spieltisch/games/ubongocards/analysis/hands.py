"""Whether a hand can be laid, because a puzzle of the day must be solvable."""

from spieltisch.core.setup import Setup
from spieltisch.games.ubongocards.material import GOAL
from spieltisch.games.ubongocards.rounds import deal
from spieltisch.games.ubongocards.state import sides_in


def can_lay_first_hand(setup: Setup) -> bool:
    """Return whether the first hand of seat 0 allows a layout of seven cards."""
    from spieltisch.games.ubongocards.ai.solver import largest  # noqa: PLC0415 - compiled code, loaded late

    sides = sides_in(1)
    hand = {card: sides[card] for card in deal(setup, 1)[0]}
    return len(largest(hand, GOAL).layout) == GOAL
