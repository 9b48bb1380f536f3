"""Solves hands: finds a largest correct layout, and proves that none is larger."""

from collections.abc import Sequence

import msgspec
import numpy as np

from spieltisch.games.ubongocards.ai import compiled
from spieltisch.games.ubongocards.ai.codes import Array
from spieltisch.games.ubongocards.layout import Placed, Sides
from spieltisch.games.ubongocards.material import HAND, SYMBOLS, Side

_NUMBER = {symbol: number for number, symbol in enumerate(SYMBOLS)}


class Found(msgspec.Struct, frozen=True):
    """The best layout that a search found, and how many cards it tried for it."""

    layout: tuple[Placed, ...]
    tried: int


def numbered(sides: Sequence[Side]) -> Array:
    """Encode sides for the kernel: one row of six numbers each."""
    rows = [[_NUMBER[symbol] for symbol in side] for side in sides]
    return np.array(rows, np.int8).reshape(len(rows), 6)


def largest(sides: Sides, goal: int = HAND) -> Found:
    """Find a correct layout of `goal` cards or, if there is none, a largest one."""
    cards = tuple(sides)
    best, tried = compiled.largest(numbered(tuple(sides.values())), goal)
    layout = tuple(Placed(cards[card], x, y, turn) for card, x, y, turn in best.tolist())
    return Found(layout, tried)


def contacts_in(sides: Sides) -> int:
    """Count the ways in which two cards of a hand can touch correctly."""
    return compiled.count_contacts(numbered(tuple(sides.values()))) // 2
