"""How fast is a hand of nine solved, and how much faster than by the plain twin?

Hands are dealt from the frozen decks, round by round. `seven` stops at seven cards or proves that seven are
impossible; `largest` goes on to the largest layout. Goals: median < 2 ms, 99 of 100 < 20 ms, worst < 200 ms.
The plain twin solves the first of the same hands in the same run.
"""

import time
from collections.abc import Callable, Iterator, Sequence

import numpy as np
from benchmarks.peers.measuring import Row, arguments, report
from tests.games.ubongocards.ai import plain
from tests.games.ubongocards.cards import seven

from spieltisch.core.rng import Rng
from spieltisch.games.ubongocards.ai import solver
from spieltisch.games.ubongocards.decks import frozen_decks, sides_of
from spieltisch.games.ubongocards.layout import Sides
from spieltisch.games.ubongocards.material import GOAL, HAND, ROUNDS, STACK

TWIN = "plain twin"


def dealt(number: int, many: int) -> list[Sides]:
    sides = sides_of(frozen_decks(), number)
    rng = Rng("1", f"benchmark of round {number}")
    hands = [rng.shuffled(range(STACK))[:HAND] for _ in range(many)]
    return [{card: sides[card] for card in hand} for hand in hands]


def timed(solve: Callable[[Sides], object], hands: Sequence[Sides]) -> np.ndarray:
    """Return each hand's CPU time in milliseconds; a progress bar would disturb the worst case."""
    spent = []
    for hand in hands:
        begin = time.thread_time()
        solve(hand)
        spent.append(1000 * (time.thread_time() - begin))
    return np.array(spent)


def rows(many: int, twins: int) -> Iterator[Row]:
    """Solve hands of every round; the twin solves the first ones that allow seven, in the same run."""
    solver.largest(dealt(1, 1)[0])  # compiles
    for number in range(1, ROUNDS + 1):
        hands = dealt(number, many)
        for goal, solve in (("seven", seven), ("the largest", solver.largest)):
            spent, what = timed(solve, hands), f"round {number}: {goal}, {many:,} hands"
            yield Row(what, "median", float(np.median(spent)), unit="CPU ms")
            yield Row(what, "99 of 100", float(np.quantile(spent, 0.99)), unit="CPU ms")
        solvable = [hand for hand in hands[: 2 * twins] if seven(hand)][:twins]
        peer = {TWIN: float(timed(lambda hand: plain.largest(hand, GOAL), solvable).mean())}
        ours = float(timed(seven, solvable).mean())
        what = f"round {number}: seven, {len(solvable)} hands that have it"
        yield Row(what, "mean", ours, peer, "CPU ms")


if __name__ == "__main__":
    parser = arguments(__doc__)
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--twins", type=int, default=5, help="hands of each round for the twin")
    asked = parser.parse_args()
    report(__doc__, rows(asked.hands, asked.twins), asked.json, [TWIN])
