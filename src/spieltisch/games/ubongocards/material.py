"""The contents of the box: symbols, the sides of cards, stacks, rounds. (UC-1, UC-2, UC-4, UC-6)"""

from enum import StrEnum
from typing import Final, Literal


class Symbol(StrEnum):
    """A symbol; the twelve shapes are easy to tell apart without their colours."""

    SUN = "sun"
    MOON = "moon"
    STAR = "star"
    HEART = "heart"
    LEAF = "leaf"
    DROP = "drop"
    FISH = "fish"
    KEY = "key"
    BELL = "bell"
    CROWN = "crown"
    ANCHOR = "anchor"
    MUSHROOM = "mushroom"


SYMBOLS: Final = tuple(Symbol)

Side = tuple[Symbol, Symbol, Symbol, Symbol, Symbol, Symbol]
"""Six symbols in reading order of a grid 2 wide and 3 high. (UC-2)"""

Colour = Literal["white", "black"]

WIDTH: Final = 2
HEIGHT: Final = 3
SQUARES: Final = WIDTH * HEIGHT

STACKS: Final = 3
STACK: Final = 36
"""Cards in a stack. (UC-1)"""

ROUNDS: Final = 6
HAND: Final = 9
"""Cards that each player gets. (UC-4)"""

GOAL: Final = 7
"""Cards to lay together. (UC-6)"""


MOST_HANDS: Final = 60
"""The most hands that a lone player may practise in one game; after six the stacks begin again."""


def deal_of(number: int) -> int:
    """Count the deals before the one that a round plays with; each deal serves two rounds. (UC-4, UC-5)"""
    return (number - 1) // 2


def stack_of(number: int) -> int:
    """Return the stack of a round, 0 to 2. (UC-1)"""
    return deal_of(number) % STACKS


def colour_of(number: int) -> Colour:
    """Return the side that is up in a round. (UC-1, UC-5)"""
    return "white" if number % 2 else "black"


def upside_down(side: Side) -> Side:
    """Return a side as it reads after a half turn."""
    one, two, three, four, five, six = side
    return (six, five, four, three, two, one)


def smallest(side: Side) -> Side:
    """Return the canonical reading of a side, of its two, so that equal sides compare equal."""
    return min(side, upside_down(side))
