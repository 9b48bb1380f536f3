"""Where a card would touch a layout correctly."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from spieltisch.games.ubongocards.layout import (
    TURNS,
    WAYS,
    Placed,
    Sides,
    breaches_between,
    meetings,
    squares,
)
from spieltisch.games.ubongocards.state import Laid

Pairs = tuple[tuple[int, int], ...]
"""Which symbols of two cards meet: their numbers on the one and on the other."""


def _pairs(turn: int, way: Placed) -> Pairs:
    home = Placed(0, 0, 0, turn)
    mine, theirs = squares(home), squares(way)
    return tuple((mine.index(one), theirs.index(other)) for one, other in meetings(home, way))


MEETING: Final = tuple(
    tuple((way, _pairs(turn, way)) for way in WAYS[turn]) for turn in range(TURNS)
)
"""For each turn of a card, the ways in which another touches it with two symbols, and which symbols meet."""


def spots(laid: Laid, card: int, sides: Sides) -> tuple[Placed, ...]:
    """List every place where a card can be laid correctly against a layout, each once. (UC-8)"""
    fitting = (
        spot
        for spot in set(around(laid, (card,), sides))
        if not any(breaches_between(placed, spot, sides) for placed in laid)
    )
    return tuple(sorted(fitting, key=lambda spot: (spot.y, spot.x, spot.turn)))


def around(laid: Laid, cards: Sequence[int], sides: Sides) -> Iterator[Placed]:
    """Yield every place where a card matches one laid card, whether or not it fits the others."""
    for placed in laid:
        side = sides[placed.card]
        for way, pairs in MEETING[placed.turn]:
            for card in cards:
                own = sides[card]
                if all(side[mine] == own[theirs] for mine, theirs in pairs):
                    yield Placed(card, placed.x + way.x, placed.y + way.y, way.turn)


def to_draw() -> Mapping[str, Any]:
    """Return the geometry that a client needs to offer places without computing it.

    `SQUARES` gives for each turn the squares that a card covers, “x y” from its own top left, in the
    order of its symbols. `WAYS` gives for each turn of a laid card the ways in which another touches it
    with exactly two symbols: “x y turn a b c d”, where x and y are relative to the laid card, a and c are
    symbols of the laid card (0 to 5), and b and d are the other card's symbols that they meet.
    """
    covered = [squares(Placed(0, 0, 0, turn)) for turn in range(TURNS)]
    return {
        "SQUARES": [[f"{x} {y}" for x, y in each] for each in covered],
        "WAYS": [[_way(way, pairs) for way, pairs in each] for each in MEETING],
    }


def _way(way: Placed, pairs: Pairs) -> str:
    numbers = (way.x, way.y, way.turn, *(number for pair in pairs for number in pair))
    return " ".join(str(number) for number in numbers)
