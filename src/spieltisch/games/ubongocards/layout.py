"""Cards laid on a table: which squares they cover, which symbols meet, and what is wrong. (UC-7 to UC-9)

The table is a grid of squares as large as one symbol. A card covers 2 x 3 of them, or 3 x 2 when it is
turned by a quarter. This is the plain reading of the rules; `layout_kernel.py` is its fast copy.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, Literal

import msgspec

from spieltisch.games.ubongocards.material import HEIGHT, SQUARES, WIDTH, Side

Square = tuple[int, int]
Meeting = tuple[Square, Square]
"""Two squares side by side, one of each card."""

Sides = Mapping[int, Side]
"""The upward sides, by the cards' numbers."""

Wrong = Literal["twice", "overlap", "one_pair", "three_pairs", "crosswise", "unequal", "apart"]

TURNS: Final = 4
"""How many turns a card has: 0 to 3 quarters clockwise. (UC-7)"""

NEIGHBOURS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A card on the table: the square at the top left of what it covers, and its turn."""

    card: int
    x: int
    y: int
    turn: int


Layout = Sequence[Placed]


class Contact(msgspec.Struct, frozen=True, gc=False):
    """Two cards that touch correctly, and the squares where they do."""

    cards: tuple[int, int]
    meetings: tuple[Meeting, ...]


class Breach(msgspec.Struct, frozen=True, gc=False):
    """What is wrong, with which cards, and on which squares.

    `one_pair`, `three_pairs`: cards touch with one symbol or with three. `crosswise`, `unequal`:
    symbols that face each other differ. `apart`: cards that are not connected to the rest.
    """

    wrong: Wrong
    cards: tuple[int, ...]
    squares: tuple[Square, ...]


def _turned(column: int, row: int, turn: int) -> Square:
    """Return where a card's square ends up when the card is turned, from the top left."""
    down, right = HEIGHT - 1 - row, WIDTH - 1 - column
    return ((column, row), (down, column), (right, down), (row, right))[turn]


_COVERED: Final = tuple(
    tuple(_turned(number % WIDTH, number // WIDTH, turn) for number in range(SQUARES))
    for turn in range(TURNS)
)


def squares(placed: Placed) -> tuple[Square, ...]:
    """Return the squares that a card covers, in the order of its symbols."""
    return tuple((placed.x + x, placed.y + y) for x, y in _COVERED[placed.turn])


def meetings(one: Placed, other: Placed) -> tuple[Meeting, ...]:
    """Return every pair of squares, one from each card, that lie side by side."""
    there = set(squares(other))
    beside = [
        ((x, y), (x + right, y + down)) for x, y in squares(one) for right, down in NEIGHBOURS
    ]
    return tuple(meeting for meeting in beside if meeting[1] in there)


def shown(placed: Placed, side: Side) -> dict[Square, str]:
    """Return the symbol on each square that a card covers."""
    return dict(zip(squares(placed), side, strict=True))


def breaches_between(one: Placed, other: Placed, sides: Sides) -> list[Breach]:
    """List what is wrong between two cards; nothing if they do not touch. (UC-8)"""
    cards = (one.card, other.card)
    below = set(squares(one)) & set(squares(other))
    if below:
        return [Breach("overlap", cards, tuple(sorted(below)))]
    met = meetings(one, other)
    found = []
    if len(met) in {1, 3}:
        found.append(Breach("one_pair" if len(met) == 1 else "three_pairs", cards, _all(met)))
    symbols, others = shown(one, sides[one.card]), shown(other, sides[other.card])
    unequal = [(mine, theirs) for mine, theirs in met if symbols[mine] != others[theirs]]
    if unequal:
        crossed = [(symbols[mine], others[theirs]) for mine, theirs in met]
        found.append(Breach(_unequal(crossed), cards, _all(unequal)))
    return found


def _all(met: Sequence[Meeting]) -> tuple[Square, ...]:
    return tuple(square for meeting in met for square in meeting)


def _unequal(met: list[tuple[str, str]]) -> Wrong:
    """Distinguish the right symbols in crosswise order from symbols that simply differ."""
    is_crosswise = len(met) == 2 and met[0] == met[1][::-1]
    return "crosswise" if is_crosswise else "unequal"


def groups(layout: Layout) -> list[list[Placed]]:
    """Split a layout into groups connected edge to edge, the largest first. (UC-9)

    A wrong contact connects cards too, so that it is not reported a second time as a gap.
    """
    parted: list[list[Placed]] = []
    for placed in layout:
        joined = [group for group in parted if any(touch(placed, other) for other in group)]
        parted = [group for group in parted if group not in joined]
        parted.append([*(each for group in joined for each in group), placed])
    return sorted(parted, key=len, reverse=True)


def touch(one: Placed, other: Placed) -> bool:
    """Return whether two cards overlap or have squares side by side; a corner does not count."""
    return bool(set(squares(one)) & set(squares(other)) or meetings(one, other))


def check(layout: Layout, sides: Sides) -> tuple[Breach, ...]:
    """List every breach in a layout and where it is; none in a correct layout. (UC-7 to UC-9)"""
    found: list[Breach] = []
    for one, other in combinations(layout, 2):
        if one.card == other.card:
            found.append(Breach("twice", (one.card,), (*squares(one), *squares(other))))
        found += breaches_between(one, other, sides)
    for group in groups(layout)[1:]:
        lost = tuple(square for placed in group for square in squares(placed))
        found.append(Breach("apart", tuple(placed.card for placed in group), lost))
    return tuple(found)


def contacts(layout: Layout, sides: Sides) -> tuple[Contact, ...]:
    """Return the correct contacts of a layout."""
    return tuple(
        Contact((one.card, other.card), meetings(one, other))
        for one, other in combinations(layout, 2)
        if touch(one, other) and not breaches_between(one, other, sides)
    )


def _ways(turn: int) -> tuple[Placed, ...]:
    """List where another card can touch a card of this turn with two symbols; `card` is meaningless."""
    at_home = Placed(0, 0, 0, turn)
    around = [
        Placed(1, x, y, other)
        for other in range(TURNS)
        for x in range(-HEIGHT, HEIGHT + 1)
        for y in range(-HEIGHT, HEIGHT + 1)
    ]
    apart = [way for way in around if not set(squares(at_home)) & set(squares(way))]
    return tuple(way for way in apart if len(meetings(at_home, way)) == 2)


WAYS: Final = tuple(_ways(turn) for turn in range(TURNS))
"""For each turn of a card, the 28 ways in which another can touch it with two symbols."""
