"""Bit operations and random draws in compiled code."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from spieltisch.games.ugo.ai.codes import COLOURS, SUIT, VALUES
from spieltisch.games.ugo.compiling import compiled

NTH = np.array(
    [
        ([value for value in range(VALUES) if suit >> value & 1] + [0] * VALUES)[nth]
        for suit in range(SUIT + 1)
        for nth in range(VALUES)
    ],
    np.int8,
)
"""For each set of values of one colour: its first value, its second value, and so on."""


def _count(_: Any, __: Any) -> Any:
    """Count the set bits."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _lowest(_: Any, __: Any) -> Any:
    """Return the position of the lowest set bit."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


count: Any = intrinsic(_count)
lowest: Any = intrinsic(_lowest)


@compiled
def colour_of(card: int) -> int:
    """Return a card's colour, 0 to 4: its number divided by nine, computed without a division."""
    return card * 57 >> 9


@compiled
def next_word(word: np.uint64) -> np.uint64:
    """Advance the xorshift generator; no word is ever zero."""
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    return word ^ word << np.uint64(17)


@compiled
def below(word: np.uint64, n: int) -> int:
    """Turn a random word into a whole number from 0 to n - 1."""
    return (int(word >> np.uint64(33)) * n) >> 31


@compiled
def draw_card(mask: int, word: np.uint64) -> int:
    """Draw a card of a mask uniformly: its colour by counting, its value from a table.

    It has no branch, because a processor cannot predict a random draw.
    """
    nth = below(word, count(mask))
    colour = 0
    for colours in range(1, COLOURS):
        colour += nth >= count(mask & ((1 << VALUES * colours) - 1))
    first = VALUES * colour
    nth -= count(mask & ((1 << first) - 1))
    return first + NTH[np.uint64((mask >> first & SUIT) * VALUES + nth)]
