"""The protocol that every game speaks. State in, move in, state out; no clock, no I/O."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from spieltisch.core.chance import Chance
from spieltisch.core.errors import Refused
from spieltisch.core.outcome import Outcome
from spieltisch.core.setup import Millis, Seat, Setup

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")

Bot = Callable[[View, Chance], Move]
"""A bot takes a view and draws, and gives a move. It gets nothing else."""


class Refusal(msgspec.Struct, frozen=True):
    """A refusal as it travels: a code, an English sentence, and the words of a translation."""

    code: str
    why: str
    details: dict[str, str | int] = {}

    @classmethod
    def of(cls, refused: Refused) -> "Refusal":
        """Write a refusal down."""
        return cls(refused.code, refused.why, dict(refused.details))


class Game(Protocol[State, Move, View]):
    """A game is a fold: `start`, then `play` and `elapse`; everything else only looks.

    A state keeps its `setup`. `core.conformance` checks all that is promised here.
    """

    @property
    def name(self) -> str:
        """The game's short name, as it stands in records and addresses."""

    @property
    def rules_version(self) -> int:
        """Raised whenever an old record would replay differently."""

    @property
    def players(self) -> Sequence[int]:
        """The numbers of players that the game allows."""

    @property
    def bots(self) -> Mapping[str, Bot[View, Move]]:
        """The bots by level, weakest first."""

    @property
    def stand_in(self) -> str:
        """The level of the bot that plays for an absent person."""

    @property
    def options_type(self) -> type:
        """The struct of the game's options; it can be made without arguments."""

    @property
    def view_type(self) -> type:
        """The struct of a view."""

    @property
    def move_types(self) -> Mapping[str, type]:
        """The structs of moves by their verb."""

    @property
    def material(self) -> Mapping[str, Any]:
        """Constant facts that a client needs to draw the game, by name, as plain JSON values."""

    def start(self, setup: Setup) -> State:
        """Set the game up."""

    def play(self, state: State, seat: Seat, move: Move, at: Millis) -> State:
        """Play a move, or raise IllegalMove."""

    def due(self, state: State) -> Millis | None:
        """Say when time itself acts next."""

    def elapse(self, state: State, at: Millis) -> State:
        """Let time act."""

    def to_move(self, state: State) -> frozenset[Seat]:
        """Give the seats that the game waits for: one, or all in a race."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """List the legal moves of a seat where they can be listed."""

    def view(self, state: State, seat: Seat | None) -> View:
        """Give what a seat may see; None is a spectator."""

    def outcome(self, state: State) -> Outcome | None:
        """Give the outcome once the game is over."""

    def exchange_hidden(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Deal anew everything that the seat cannot know, consistent with what it can."""

    def tell(self, state: State, seat: Seat, move: Move) -> str:
        """Say in a line of plain text what a move is, for a terminal or a golden game."""

    def draw(self, view: View) -> str:
        """Draw a view as plain text, for a terminal or a golden game."""


AnyGame = Game[Any, Any, Any]
"""A game whose nouns the caller does not know."""
