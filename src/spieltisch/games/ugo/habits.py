"""Habits: which cards strong players usually play, as a table of numbers that was learnt from their games.

`tools/habits.py` learnt them: bots that search played many games against themselves, and the numbers were
fitted until they told best what was played. `habit_kernel.py` says what the parts of the table are.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from spieltisch.games.frozen import frozen
from spieltisch.games.ugo import habit_kernel as parts
from spieltisch.games.ugo import kernel
from spieltisch.games.ugo.habit_kernel import FOLLOWS, LEADS, TAKES, TAKES_LAST, THROWS
from spieltisch.games.ugo.kernel import Array
from spieltisch.games.ugo.material import FARMER_PLACES, FARMERS_NEEDED

FILE = "ugo-habits.json"
DEEDS = 5
SIZE = DEEDS * parts.ROW
TWENTIETHS = 20
"""The file has logarithms, in twentieths: whole numbers, which are the same on every machine."""


STEP = 1.0512710963760241
"""The twentieth root of e."""


@cache
def habits_of(players: int, file: str | None = None) -> Array:
    """Read the weights for a number of players: those of the box, proved by their checksum, or a file's."""
    content = frozen(FILE) if file is None else Path(file).read_bytes()
    tables = decode(content)
    if str(players) not in tables:
        raise ValueError(f"habits for {', '.join(tables)} players, and none for {players}")
    rows = tables[str(players)]
    if [len(row) for row in rows] != [parts.ROW] * DEEDS:  # compiled code would read beyond it
        raise ValueError(f"habits have {DEEDS} rows of {parts.ROW} numbers")
    return weights_from(rows)


def decode(content: bytes) -> dict[str, list[list[int]]]:
    """Read habits by numbers of players, a row for each deed."""
    return msgspec.json.decode(content, type=dict[str, list[list[int]]])


def encode(habits: Mapping[str, Sequence[Sequence[int]]]) -> bytes:
    """Write habits as JSON with one row a line."""
    tables = [
        f'"{players}":[\n' + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]"
        for players, rows in habits.items()
    ]
    return ("{" + ",\n".join(tables) + "}\n").encode()


def weights_from(rows: Sequence[Sequence[int]]) -> Array:
    """Turn logarithms into weights: powers of one number, without a library's exponential."""
    numbers = [number for row in rows for number in row]
    powers = [1.0]
    for _ in range(max(map(abs, numbers))):
        powers.append(powers[-1] * STEP)
    return np.array([powers[n] if n >= 0 else 1.0 / powers[-n] for n in numbers])


class Moment(msgspec.Struct, frozen=True):
    """What the seat to play sees: cards as masks, its kingdom as a number."""

    hand: int
    gone: int
    kingdom: int
    trick: tuple[int, ...]
    best: int
    players: int
    supply: int
    shown: int

    def deed(self, card: int) -> int:
        """Say what a card does in the trick."""
        if not self.trick:
            return LEADS
        led = self.trick[0] // kernel.VALUES
        if kernel.rank(card, led) > kernel.rank(self.best, led):
            return TAKES if self.to_come else TAKES_LAST
        return FOLLOWS if card // kernel.VALUES == led else THROWS

    @property
    def to_come(self) -> int:
        """Count the players to come."""
        return self.players - len(self.trick) - 1

    @property
    def is_last(self) -> bool:
        """Tell whether nobody comes any more."""
        return self.to_come == 0

    def places(self, card: int) -> list[int]:
        """Give the places in the table of habits whose numbers make the weight of a card."""
        deed, value = self.deed(card), card % kernel.VALUES
        left = self.hand.bit_count() - 1
        stage = 0 if left >= 7 else 1 if left >= 4 else 2
        apart = abs(value - self.best % kernel.VALUES) if self.trick else 0
        within = [
            parts.VALUE + kernel.VALUES * stage + value,
            parts.LAND + self._land(card),
            parts.FARMING + 3 * self._need() + self._due(card),
            parts.LENGTH + self._length(card),
            parts.HIGHER + 4 * min(3, self._higher(card)) + self.to_come,
            parts.APART + kernel.VALUES * self.is_last + apart,
        ]
        return [parts.ROW * deed + place for place in within]

    def _land(self, card: int) -> int:
        colour, value = divmod(card, kernel.VALUES)
        section = self.kingdom >> (kernel.WHERE + 3 * colour) & 7
        if section == kernel.NOWHERE:
            return self.kingdom >> kernel.OPEN & 7
        step = value - (self.kingdom >> 4 * section & 15)
        steps = (step > -4) + (step > -1) + (step > 3)
        is_full = section < kernel.FULL[self.kingdom >> kernel.FARMERS]
        return 6 + 8 * section + 2 * steps + int(is_full)

    def _need(self) -> int:
        farmers = self.kingdom >> kernel.FARMERS
        if self.supply == 0 or farmers == FARMER_PLACES:
            return parts.NO_ROOM
        sections = (self.kingdom >> kernel.OPEN & 7) + 1
        return min(4, max(0, sum(FARMERS_NEEDED[:sections]) - farmers))

    def _due(self, card: int) -> int:
        if self.deed(card) in (FOLLOWS, THROWS):
            return int(kernel.due_lost(card, self.best))
        return self.shown >> 2 * (card % kernel.VALUES) & 3

    def _length(self, card: int) -> int:
        suit = self._suit(self.hand, card)
        is_highest = suit >> card % kernel.VALUES == 1
        is_lowest = suit & ((1 << card % kernel.VALUES) - 1) == 0
        return 4 * min(5, suit.bit_count()) + is_highest + 2 * is_lowest

    def _higher(self, card: int) -> int:
        out = parts.ALL & ~self.gone & ~self.hand
        return (self._suit(out, card) >> card % kernel.VALUES).bit_count()

    def _suit(self, mask: int, card: int) -> int:
        return mask >> kernel.VALUES * (card // kernel.VALUES) & kernel.SUIT


def moment_of(table: Array, gone: int) -> Moment:
    """Read what the seat to play sees off a table."""
    players, placed = int(table[kernel.PLAYERS]), int(table[kernel.PLACED])
    seat = (int(table[kernel.LEADER]) + placed) % players
    cards = int(table[kernel.CARDS])
    return Moment(
        hand=int(table[seat]),
        gone=gone,
        kingdom=int(table[kernel.KINGDOMS + seat]),
        trick=tuple(cards >> 6 * place & kernel.CARD_MASK for place in range(placed)),
        best=int(table[kernel.BEST]),
        players=players,
        supply=int(table[kernel.SUPPLY]),
        shown=int(table[kernel.SHOWN]),
    )
