"""How fast is a hand of nine solved, and how much faster than by the plain twin?

Hands are dealt from the frozen decks, round by round. `seven` stops at seven cards or proves that there
are none; `largest` goes on to the most cards that there are. Goals: median < 2 ms, 99 of 100 < 20 ms,
worst < 200 ms. The plain twin solves the first of the same hands in the same run.
"""

import sys
import time
from collections.abc import Callable, Sequence

import numpy as np

from spieltisch.core.rng import Rng
from spieltisch.games.ubongocards.ai import plain, solver
from spieltisch.games.ubongocards.decks import frozen_decks, sides_of
from spieltisch.games.ubongocards.layout import Sides
from spieltisch.games.ubongocards.material import GOAL, HAND, ROUNDS, STACK

HANDS = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
TWINS = int(sys.argv[2]) if len(sys.argv) > 2 else 5
"""Hands of each round that the twin solves too."""


def dealt(number: int) -> list[Sides]:
    sides = sides_of(frozen_decks(), number)
    rng = Rng("1", f"benchmark of round {number}")
    hands = [rng.shuffled(range(STACK))[:HAND] for _ in range(HANDS)]
    return [{card: sides[card] for card in hand} for hand in hands]


def timed(solve: Callable[[Sides], object], hands: Sequence[Sides]) -> np.ndarray:
    """Give the milliseconds that each hand takes; no bar here, it would disturb the worst."""
    spent = []
    for hand in hands:
        begin = time.perf_counter()
        solve(hand)
        spent.append(1000 * (time.perf_counter() - begin))
    return np.array(spent)


def _tried(hands: Sequence[Sides]) -> int:
    """Give the longest search, which no other work on the machine can lengthen."""
    return max(solver.largest(hand).tried for hand in hands)


def told(spent: np.ndarray) -> str:
    return (
        f"median {np.median(spent):.3f} ms, 99 of 100 {np.quantile(spent, 0.99):.3f} ms, "
        f"worst {spent.max():.2f} ms"
    )


def main() -> None:
    solver.largest(dealt(1)[0])  # compiles
    for number in range(1, ROUNDS + 1):
        hands = dealt(number)
        seven = timed(solver.seven, hands)
        largest = timed(solver.largest, hands)
        solvable = [hand for hand in hands[: 2 * TWINS] if solver.seven(hand)][:TWINS]
        twin = timed(lambda hand: plain.largest(hand, GOAL), solvable)
        same = timed(solver.seven, solvable)
        print(
            f"round {number}, {HANDS} hands, {_tried(hands)} cards laid at most to find the largest"
        )
        print(f"  seven    {told(seven)}")
        print(f"  largest  {told(largest)}")
        print(
            f"  twin     {twin.sum() / same.sum():,.0f} times as long for {len(solvable)} hands with seven"
        )


if __name__ == "__main__":
    main()
