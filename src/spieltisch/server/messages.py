"""Every message between browser and server. The TypeScript types are generated from these structs."""

from typing import Annotated, Any, Literal

import msgspec

from spieltisch.core.analysis import Advice, GameReview
from spieltisch.core.game import Refusal
from spieltisch.core.outcome import Outcome
from spieltisch.core.setup import Millis, Seat
from spieltisch.core.wire import verbs
from spieltisch.tables.bests import Best
from spieltisch.tables.entries import MoveId
from spieltisch.tables.presence import Pace
from spieltisch.tables.table import Phase
from spieltisch.tables.view import SeatView, TableView

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client says on a table's websocket, named by its first field."""


class Play(Incoming, frozen=True):
    """Play a move of the game, made when the newest entry was `after`."""

    play: dict[str, Any]
    after: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    id: MoveId | None = None
    """The client's own name for it; a move that comes again is not played again."""


class Sit(Incoming, frozen=True):
    """Take a free seat."""

    sit: SeatNumber


class Stand(Incoming, frozen=True):
    """Leave one's seat; once the game is on, a bot takes it for good."""

    stand: Literal[True]


class PlaceBot(Incoming, frozen=True):
    """Put a bot on a free seat; the host may."""

    bot: Level
    seat: SeatNumber


class Clear(Incoming, frozen=True):
    """Free a seat before the start; the host may."""

    clear: SeatNumber


class Ready(Incoming, frozen=True):
    """Say that one is ready; the game starts when everyone is and no seat is free."""

    ready: bool


class Rematch(Incoming, frozen=True):
    """Play again with the same people, at a new table."""

    rematch: Literal[True]


class Ping(Incoming, frozen=True):
    """Ask for a sign of life; any number comes back."""

    ping: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class AskHint(Incoming, frozen=True):
    """Ask what seems best now, where the table's options allow it."""

    hint: Literal[True]


class Nudge(Incoming, frozen=True):
    """Remind somebody who is here and lets the others wait: `{"nudge": 1}`."""

    nudge: SeatNumber


class Vote(Incoming, frozen=True):
    """Agree that a bot plays for somebody who did not answer a nudge: `{"vote": 1}`."""

    vote: SeatNumber


class Here(Incoming, frozen=True):
    """Say that one is here, and plays oneself again: `{"here": true}`."""

    here: Literal[True]


class PreferPace(Incoming, frozen=True):
    """Say how fast bots should move as long as one is here: `{"pace": "slow"}`."""

    pace: Pace


INCOMING = verbs(
    Play, Sit, Stand, PlaceBot, Clear, Ready, Rematch, Ping, AskHint, Nudge, Vote, Here, PreferPace
)


class TableNews(msgspec.Struct, frozen=True):
    """The newest view of the table, after every change."""

    table: TableView


class RefusedNews(msgspec.Struct, frozen=True):
    """Something was refused: `to` is the verb of the message it answers, where it had one."""

    refused: Refusal
    to: str | None
    id: MoveId | None = None
    """The move that it answers, where that had a name."""


class Pong(msgspec.Struct, frozen=True):
    """The sign of life, with the server's time since the table opened."""

    pong: int
    now: Millis


class Hint(Advice, frozen=True):
    """What seems best, found when the newest entry was `after`."""

    after: int


class HintNews(msgspec.Struct, frozen=True):
    """The answer to who asked for a hint, and to nobody else."""

    hint: Hint


class ReplayStep(msgspec.Struct, frozen=True):
    """One moment of a game that is over, as one seat or a spectator saw it."""

    number: int
    """How many moves were made; 0 is the start."""
    of: int
    """How many moves the whole game had."""
    seat: Seat | None
    """Who made the last of them; none at the start."""
    move: dict[str, Any] | None
    view: Any
    """The game's view after that move."""


class ReviewNews(msgspec.Struct, frozen=True):
    """How far a review is: how many choices of how many are evaluated; both are 0 while it waits."""

    done: int
    of: int
    review: GameReview | None


class Me(msgspec.Struct, frozen=True):
    """The guest that a browser is; the name is empty until it is chosen."""

    name: str
    addresses: tuple[str, ...]
    """Where others in the network reach this server; none when it listens on this machine only."""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a guest chooses."""

    name: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    """Levels, weakest first."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; its maker sits on seat 0."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    bots: tuple[Level | None, ...] = ()
    """For the seats 1, 2, ...: a bot's level, or null for a person."""
    listed: bool = False
    turn_clock: Annotated[int, msgspec.Meta(ge=5, le=600)] | None = None
    """Seconds for each move, where people take turns."""


class TableSummary(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    phase: Phase
    seats: tuple[SeatView, ...]
    you: Seat | None
    your_turn: bool
    turn_clock: int | None
    outcome: Outcome | None
    opened: int
    """When it opened, in milliseconds since 1970 (UTC)."""


class Lobby(msgspec.Struct, frozen=True):
    """Tables that one can join, and tables where one sits, newest first."""

    open: tuple[TableSummary, ...]
    mine: tuple[TableSummary, ...]


OUTGOING = (
    TableNews,
    RefusedNews,
    Pong,
    HintNews,
    Me,
    GameInfo,
    Lobby,
    TableSummary,
    Best,
    ReplayStep,
    ReviewNews,
)
REQUESTS = (NewName, NewTable)
