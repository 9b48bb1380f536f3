"""The whole state of a game of Ubongo, the card game. Future hands follow from the seed."""

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

import msgspec

from spieltisch.core.setup import Millis, Seat, Setup
from spieltisch.games.ubongocards.decks import frozen_decks, sides_of
from spieltisch.games.ubongocards.layout import Breach, Contact, Placed
from spieltisch.games.ubongocards.material import GOAL, MOST_HANDS, ROUNDS, Side
from spieltisch.games.ubongocards.moves import Agreement
from spieltisch.games.ubongocards.options import Options

Phase = Literal["ready", "countdown", "laying", "window", "checked", "over"]
"""In this order: everyone is loading; hands are shown and the countdown runs; everyone lays; somebody has
called and others still may; the layouts have been checked; the game is over."""

MOST_STEPS: Final = 600
"""The most laying moves of one player in one round; it bounds the size of a record."""

MOST_DOUBTS: Final = 60
"""How often a player may take back their agreement to end a round."""

Laid = tuple[Placed, ...]
"""The cards that one player has laid, in the order in which they laid them."""


class Agreed(msgspec.Struct, frozen=True, gc=False):
    """How and when a player agreed to end the round."""

    how: Agreement
    at: Millis


class Board(msgspec.Struct, frozen=True, gc=False):
    """One player's board in a round: their nine cards, and which of them they have laid. (UC-11)"""

    cards: tuple[int, ...]
    laid: Laid = ()
    steps: int = 0
    moved: Millis | None = None
    """When the player last laid, moved or took back a card."""
    called: Millis | None = None
    agreed: Agreed | None = None
    doubts: int = 0

    @property
    def hand(self) -> tuple[int, ...]:
        """The cards that are not laid."""
        lying = {placed.card for placed in self.laid}
        return tuple(card for card in self.cards if card not in lying)

    @property
    def may_call(self) -> bool:
        """Whether enough cards are laid for a call, and none has been made yet. (UC-12)"""
        return len(self.laid) >= GOAL and self.called is None


class Checked(msgspec.Struct, frozen=True, gc=False):
    """One player's layout as it was checked at the end of a round. (UC-13)"""

    laid: Laid
    contacts: tuple[Contact, ...]
    breaches: tuple[Breach, ...]
    called: bool
    points: int


class Round(msgspec.Struct, frozen=True, gc=False):
    """A finished round."""

    number: int
    is_agreed: bool
    """Whether the players agreed to end it; otherwise somebody called."""
    checked: tuple[Checked, ...]
    lasted: Millis
    """From the start signal to the check."""


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a game."""

    setup: Setup
    round: int = 1
    phase: Phase = "ready"
    since: Millis | None = None
    """When this phase began; None before anything has happened."""
    ready: frozenset[Seat] = frozenset()
    """The seats that are ready for the next round."""
    starts: Millis = 0
    """When laying begins or began in this round."""
    ends: Millis | None = None
    """When calls no longer count; None before the first call."""
    boards: tuple[Board, ...] = ()
    """The board of each seat; empty before the first deal."""
    ended: tuple[Round, ...] = ()
    """The rounds that are over."""

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setup.players

    @property
    def is_practice(self) -> bool:
        """Whether this is a lone player's practice: without a start signal, for as long as they like."""
        return self.players == 1

    @property
    def most_rounds(self) -> int:
        """The number of the last round; a lone player may stop before it. (UC-4)"""
        return (self.options.hands or MOST_HANDS) if self.is_practice else ROUNDS

    @property
    def options(self) -> Options:
        """How the table plays."""
        options: Options = self.setup.options
        return options

    @property
    def awaited(self) -> int | None:
        """The round that begins when everyone is ready; None while nobody is waiting for one."""
        return {"ready": self.round, "checked": self.round + 1}.get(self.phase)

    @property
    def sides(self) -> Mapping[int, Side]:
        """The upward sides in this round. (UC-1, UC-5)"""
        return sides_in(self.round)


@cache
def sides_in(number: int) -> Mapping[int, Side]:
    """Return the sides of a round's cards by their numbers in the stack."""
    return dict(enumerate(sides_of(frozen_decks(), number)))
