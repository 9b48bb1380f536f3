"""Makes decks: searches for stacks that get harder round by round, yet let nearly every hand lay seven.

Purely random cards do not achieve that. The generator starts from them and changes one symbol after another
(`annealing_kernel.py`) towards the number of possible contacts that the round wants, while sampled hands must
be able to lay seven.
"""

from collections.abc import Iterator
from typing import Final

import msgspec
import numpy as np

from spieltisch.core.rng import Rng
from spieltisch.games.ubongocards.ai import layout_kernel
from spieltisch.games.ubongocards.ai.codes import Array
from spieltisch.games.ubongocards.ai.solver import numbered
from spieltisch.games.ubongocards.decks import Card, Decks, Stack, sides_of
from spieltisch.games.ubongocards.generator import annealing_kernel, sampling_kernel
from spieltisch.games.ubongocards.material import GOAL, HAND, ROUNDS, STACK, STACKS, SYMBOLS, Side

PAIRS_IN_STACK: Final = STACK * (STACK - 1) // 2
PAIRS_IN_HAND: Final = HAND * (HAND - 1) // 2


class Recipe(msgspec.Struct, frozen=True):
    """What a round should be like: its symbols, and the mean number of possible contacts in a hand."""

    symbols: int
    contacts: int


RECIPES: Final = (
    Recipe(symbols=8, contacts=45),
    Recipe(symbols=8, contacts=41),
    Recipe(symbols=9, contacts=37),
    Recipe(symbols=10, contacts=33),
    Recipe(symbols=11, contacts=29),
    Recipe(symbols=12, contacts=25),
)
"""One for each round, from the easiest to the hardest. (UC-3)"""


class Effort(msgspec.Struct, frozen=True):
    """How long the generator searches for each round."""

    hands: int = 2000
    steps: int = 40_000
    stretches: int = 40

    @property
    def in_all(self) -> int:
        """The number of stretches of search, in all rounds together."""
        return self.stretches * ROUNDS


class Figures(msgspec.Struct, frozen=True):
    """What a round is like, measured on dealt hands."""

    round: int
    hands: int
    solvable: float
    contacts: float
    effort: float


FEWEST_USES: Final = 9
"""Every symbol of a round is on at least this many of its cards, so that none is rare."""

LACK: Final = 4
"""A card that a sampled hand lacks weighs as much as this many contacts too many or too few in the stack."""

THRESHOLD: Final = 16
"""How much worse, in contacts, a change may make a side at first; at the end it may not at all."""


class _Search:
    """The search for the 36 sides of one round, stretch by stretch."""

    def __init__(self, recipe: Recipe, rng: Rng, effort: Effort) -> None:
        """Draw the first sides and the hands that judge them."""
        self._state = np.array([rng.below(2**64)], np.uint64)
        self._wanted = recipe.contacts * PAIRS_IN_STACK // PAIRS_IN_HAND
        self._effort = effort
        self._uses = np.zeros(recipe.symbols, np.int64)
        self._sides = np.zeros((STACK, 6), np.int8)
        self._fits = np.zeros((STACK, 4, STACK), np.uint32)
        total = annealing_kernel.begin(self._state, self._sides, self._uses, self._fits)
        self._hands = self._deal()
        self._lack = np.zeros(effort.hands, np.int64)
        self._worth = np.array([total, 0], np.int64)
        holding = [np.flatnonzero(np.any(self._hands == card, axis=1)) for card in range(STACK)]
        self._holders = np.concatenate(holding)
        self._starts = np.cumsum([0, *map(len, holding)])

    def _deal(self) -> Array:
        hands = np.zeros((self._effort.hands, HAND - 1), np.int64)
        for hand in hands:
            sampling_kernel.deal(self._state, STACK, hand)
        return hands

    def _judge(self) -> None:
        """Recount what the sampled hands lack."""
        best = np.zeros((HAND, 4), np.int8)
        for number, hand in enumerate(self._hands):
            self._lack[number] = annealing_kernel.lacking(self._fits, hand, GOAL, best)
        self._worth[annealing_kernel.SHORT] = self._lack.sum()

    def go_on(self, stretch: int) -> None:
        """Search for one stretch; the threshold sinks from the first to the last.

        The first stretches consider contacts alone: the need to lay seven would keep the search from moving.
        """
        left = self._effort.stretches - 1 - stretch
        first = self._effort.stretches // 4
        if stretch == first:
            self._judge()
        annealing_kernel.improve(
            self._state,
            self._sides,
            self._uses,
            self._fits,
            self._hands,
            self._holders,
            self._starts,
            self._lack,
            self._worth,
            self._wanted,
            GOAL,
            FEWEST_USES,
            LACK if stretch >= first else 0,
            THRESHOLD * left // self._effort.stretches,
            self._effort.steps // self._effort.stretches,
        )

    def sides(self) -> list[Side]:
        """Return the sides as they are now."""
        rows = [[SYMBOLS[number] for number in row] for row in self._sides.tolist()]
        return [msgspec.convert(row, Side) for row in rows]


def make_round(number: int, seed: str, effort: Effort) -> Iterator[list[Side]]:
    """Search for the sides of a round; yield them after each stretch. The same seed gives the same sides."""
    rng = Rng(seed, f"ubongo cards, round {number}")
    search = _Search(RECIPES[number - 1], rng, effort)
    for stretch in range(effort.stretches):
        search.go_on(stretch)
        yield search.sides()


def make(seed: str, effort: Effort) -> Iterator[list[list[Side]]]:
    """Search round by round; yield the rounds so far after each stretch. Same seed, same decks."""
    ready: list[list[Side]] = []
    for number in range(1, ROUNDS + 1):
        for sides in make_round(number, seed, effort):
            yield [*ready, sides]
        ready.append(sides)


def decks_from(rounds: list[list[Side]]) -> Decks:
    """Combine the sides of six rounds into cards: the white ones of a stack with the black ones."""
    stacks = []
    for number in range(STACKS):
        whites, blacks = rounds[2 * number], rounds[2 * number + 1]
        cards = [Card(white, black) for white, black in zip(whites, blacks, strict=True)]
        stacks.append(Stack((2 * number + 1, 2 * number + 2), tuple(cards)))
    return Decks(tuple(stacks))


def figures(decks: Decks, number: int, hands: int, seed: str) -> Figures:
    """Deal hands of a round and measure them."""
    fits = layout_kernel.read_hand(numbered(sides_of(decks, number)))
    state = np.array([Rng(seed, f"hands of round {number}").below(2**64)], np.uint64)
    measured = np.zeros((hands, 3), np.int64)
    sampling_kernel.measure(fits, state, GOAL, np.zeros((hands, HAND), np.int64), measured)
    return Figures(
        round=number,
        hands=hands,
        solvable=float(np.mean(measured[:, 0] >= GOAL)),
        contacts=float(np.mean(measured[:, 1])),
        effort=float(np.median(measured[:, 2])),
    )
