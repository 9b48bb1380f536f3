"""The plain twin of the rollout policy's kernel: the features of a card, as numbers in the policy's table."""

import msgspec

from spieltisch.games.ugo.ai import codes
from spieltisch.games.ugo.ai.codes import (
    FOLLOWS,
    LEADS,
    SUIT,
    TAKES,
    TAKES_LAST,
    THROWS,
    VALUES,
    Array,
)
from spieltisch.games.ugo.ai.encoding import CARDS
from spieltisch.games.ugo.material import FARMER_PLACES, FARMERS_NEEDED, Card


def cards_in(mask: int) -> list[Card]:
    """Decode a mask."""
    return [card for number, card in enumerate(CARDS) if mask >> number & 1]


def _rank(card: int, led: int) -> int:
    return 2 * (card % VALUES) + (card // VALUES == led)


def _due_lost(card: int, winning: int) -> int:
    is_same = card // VALUES == winning // VALUES
    return (codes.LOST_SAME if is_same else codes.LOST_OTHER) >> 2 * (card % VALUES) & 3


class Situation(msgspec.Struct, frozen=True):
    """What the seat to play sees: cards as masks, its kingdom as a number."""

    hand: int
    played: int
    kingdom: int
    trick: tuple[int, ...]
    best: int
    players: int
    supply: int
    shown: int

    def role(self, card: int) -> int:
        """Return the role that a card would have in the trick."""
        if not self.trick:
            return LEADS
        led = self.trick[0] // VALUES
        if _rank(card, led) > _rank(self.best, led):
            return TAKES if self.to_come else TAKES_LAST
        return FOLLOWS if card // VALUES == led else THROWS

    @property
    def to_come(self) -> int:
        """The number of players still to come in this trick."""
        return self.players - len(self.trick) - 1

    @property
    def is_last(self) -> bool:
        """Whether this seat plays the last card of the trick."""
        return self.to_come == 0

    def features(self, card: int) -> list[int]:
        """List the places in the policy's table whose numbers multiply to a card's weight."""
        role, value = self.role(card), card % VALUES
        left = self.hand.bit_count() - 1
        stage = 0 if left >= 7 else 1 if left >= 4 else 2
        apart = abs(value - self.best % VALUES) if self.trick else 0
        within = [
            codes.VALUE + VALUES * stage + value,
            codes.LAND + self._land(card),
            codes.FARMING + 3 * self._need() + self._due(card),
            codes.LENGTH + self._length(card),
            codes.HIGHER + 4 * min(3, self._higher(card)) + self.to_come,
            codes.APART + VALUES * self.is_last + apart,
        ]
        return [codes.ROW * role + place for place in within]

    def _land(self, card: int) -> int:
        colour, value = divmod(card, VALUES)
        section = self.kingdom >> (codes.WHERE + 3 * colour) & 7
        if section == codes.NOWHERE:
            return self.kingdom >> codes.OPEN & 7
        step = value - (self.kingdom >> 4 * section & 15)
        steps = (step > -4) + (step > -1) + (step > 3)
        is_full = section < codes.FULL[self.kingdom >> codes.FARMERS]
        return 6 + 8 * section + 2 * steps + int(is_full)

    def _need(self) -> int:
        farmers = self.kingdom >> codes.FARMERS
        if self.supply == 0 or farmers == FARMER_PLACES:
            return codes.NO_ROOM
        sections = (self.kingdom >> codes.OPEN & 7) + 1
        return min(4, max(0, sum(FARMERS_NEEDED[:sections]) - farmers))

    def _due(self, card: int) -> int:
        if self.role(card) in (FOLLOWS, THROWS):
            return _due_lost(card, self.best)
        return self.shown >> 2 * (card % VALUES) & 3

    def _length(self, card: int) -> int:
        suit = self._suit(self.hand, card)
        is_highest = suit >> card % VALUES == 1
        is_lowest = suit & ((1 << card % VALUES) - 1) == 0
        return 4 * min(5, suit.bit_count()) + is_highest + 2 * is_lowest

    def _higher(self, card: int) -> int:
        out = codes.ALL & ~self.played & ~self.hand
        return (self._suit(out, card) >> card % VALUES).bit_count()

    def _suit(self, mask: int, card: int) -> int:
        return mask >> VALUES * (card // VALUES) & SUIT


def situation_of(table: Array, played: int) -> Situation:
    """Read from a table what the seat to play sees."""
    players, placed = int(table[codes.PLAYERS]), int(table[codes.PLACED])
    seat = (int(table[codes.LEADER]) + placed) % players
    cards = int(table[codes.CARDS])
    return Situation(
        hand=int(table[seat]),
        played=played,
        kingdom=int(table[codes.KINGDOMS + seat]),
        trick=tuple(cards >> 6 * place & codes.CARD_MASK for place in range(placed)),
        best=int(table[codes.BEST]),
        players=players,
        supply=int(table[codes.SUPPLY]),
        shown=int(table[codes.SHOWN]),
    )
