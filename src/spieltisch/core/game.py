"""The protocol that every game implements. State in, move in, state out; no clock, no I/O."""

from collections.abc import Callable, Collection, Mapping, Sequence, Set
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from spieltisch.core.analysis import Analysis
from spieltisch.core.catalogue import Catalogue
from spieltisch.core.daily import DailyPuzzle
from spieltisch.core.errors import Refused
from spieltisch.core.outcome import Achievement, Outcome
from spieltisch.core.poster import Poster
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis, Seat, Setup
from spieltisch.core.timeline import TimelineMaker

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


class Planned(msgspec.Struct, Generic[Move], frozen=True):
    """A bot's plan: make this move, not before this time at the table."""

    move: Move
    at: Millis


Bot = Callable[[View, Rng], Move | Planned[Move]]
"""A bot takes a view and an rng, and returns a move or a plan. It gets nothing else.

In a race a bot is asked again after every change, always with the same draws. Whatever the others did, it
must return the same plan as long as its own part of the view is unchanged. See `core.playout`.
"""


class Refusal(msgspec.Struct, frozen=True):
    """A refusal as it is sent: a code, an English sentence, and the words that a translation needs."""

    code: str
    why: str
    details: dict[str, str | int] = {}

    @classmethod
    def of(cls, refused: Refused) -> "Refusal":
        """Make it from the exception."""
        return cls(refused.code, refused.why, dict(refused.details))


NOT_SEATED = Refusal("not_seated", "You do not sit at this table.")
"""Why a spectator cannot move."""


def refusal_of(attempt: Callable[..., object], *arguments: object) -> Refusal | None:
    """Call a function and return its refusal; None if it does not refuse."""
    try:
        attempt(*arguments)
    except Refused as refused:
        return Refusal.of(refused)
    return None


class Game(Protocol[State, Move, View]):
    """A game is a fold: `start`, then `play` and `elapse`; everything else only reads.

    A state keeps its `setup`. `core.conformance` checks everything promised here.
    """

    @property
    def name(self) -> str:
        """The game's short name, as used in records and URLs."""

    @property
    def rules_version(self) -> int:
        """The version of the rules.

        It goes up when old records would replay differently, or when old code cannot read new records.
        """

    @property
    def oldest_rules_version(self) -> int:
        """The oldest version that is still supported: its records replay as they were played."""

    @property
    def is_race(self) -> bool:
        """Whether everyone moves at once: bots plan ahead, and no move is stale because others moved."""

    @property
    def lists_all_moves(self) -> bool:
        """Whether `moves` lists every legal move; otherwise it lists some, at least one."""

    @property
    def players(self) -> Sequence[int]:
        """The numbers of players that the game allows."""

    @property
    def rounds(self) -> int:
        """How many rounds a whole game of several players is scored in."""

    @property
    def bots(self) -> Mapping[str, Bot[View, Move]]:
        """The bots by level, weakest first."""

    @property
    def strengths(self) -> Mapping[str, float]:
        """How strong each level is on the rating scale, where everyone starts at 25."""

    @property
    def bot_names(self) -> Mapping[str, str]:
        """The name of each level's bot, the same in every language."""

    @property
    def searching(self) -> Set[str]:
        """The levels that search and may have to load compiled code first; the others answer at once."""

    @property
    def stand_in(self) -> str:
        """The level of the bot that plays for an absent person."""

    @property
    def analysis(self) -> Analysis:
        """The hints and the review that the game offers, if any."""

    @property
    def daily(self) -> Mapping[str, DailyPuzzle]:
        """The game's daily puzzles, by kind."""

    @property
    def catalogue(self) -> Callable[[], Catalogue] | None:
        """Loads the catalogue of single puzzles, if the game has one; this imports numpy."""

    @property
    def timeline_maker(self) -> TimelineMaker | None:
        """Makes the timeline of a finished race; None if the game is replayed move by move."""

    @property
    def poster(self) -> Poster:
        """How the game looks in a link preview."""

    @property
    def options_type(self) -> type:
        """The struct of the game's options; every field has a default."""

    @property
    def view_type(self) -> type:
        """The struct of a view."""

    @property
    def move_types(self) -> Mapping[str, type]:
        """The structs of moves by their verb."""

    @property
    def material(self) -> Mapping[str, Any]:
        """The constants that a client needs to draw the game, by name, as plain JSON values."""

    def start(self, setup: Setup) -> State:
        """Set the game up."""

    def play(self, state: State, seat: Seat, move: Move, at: Millis) -> State:
        """Play a move, or raise IllegalMove."""

    def due(self, state: State) -> Millis | None:
        """Return when time itself acts next.

        Before the first move it never does, because a game does not know when it began. Without moves it
        eventually stops acting, so that an abandoned table comes to rest.
        """

    def elapse(self, state: State, at: Millis) -> State:
        """Let time act at exactly the time when it is due; the next due time must be later."""

    def to_move(self, state: State) -> frozenset[Seat]:
        """Return the seats that the game waits for: one, or all in a race."""

    def stage(self, state: State) -> int:
        """Return the number of the round or task that a race's moves belong to; others are stale."""

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seats of `to_move` that hold up the game: time alone never replaces their move."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """List the legal moves of a seat, or some of them if there are too many."""

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything that a seat may see; None is a spectator."""

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome once the game is over."""

    def achievement(self, state: State) -> Achievement | None:
        """Return what a lone player has achieved, once the game is over."""

    def prepare(self, levels: Collection[str]) -> None:
        """Load what bots of these levels need, so that nobody waits for their first move."""

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> State:
        """Redeal everything that a seat cannot know, consistent with what it does know."""

    def tell(self, state: State, seat: Seat, move: Move) -> str:
        """Describe a move in a line of plain text, for a terminal or a golden game."""

    def draw(self, view: View) -> str:
        """Draw a view as plain text, for a terminal or a golden game."""


AnyGame = Game[Any, Any, Any]
"""A game whose types the caller does not know."""
