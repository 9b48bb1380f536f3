"""Messages of the lobby and of HTTP. The TypeScript types are generated from these structs."""

from typing import Annotated, Any

import msgspec

from spieltisch.core.analysis import GameReview
from spieltisch.core.outcome import Outcome
from spieltisch.core.setup import Seat
from spieltisch.core.timeline import TimelineRound
from spieltisch.server import (
    messages_of_me,
    messages_of_offline,
    messages_of_puzzles,
    messages_of_today,
)
from spieltisch.server.messages_of_table import News, RefusedNews
from spieltisch.tables.commands import (
    Level,
    Players,
    SeatNumber,
    TurnClock,
)
from spieltisch.tables.entries import AnyOrigin
from spieltisch.tables.personal_bests import PersonalBest
from spieltisch.tables.table import Phase
from spieltisch.tables.view import SeatView


class ReplayStep(msgspec.Struct, frozen=True):
    """One moment of a finished game, as one seat or a spectator saw it."""

    number: int
    """How many moves had been made; 0 is the start."""
    of: int
    """How many moves the whole game had."""
    seat: Seat | None
    """The seat that made the last of them; none at the start."""
    move: dict[str, Any] | None
    view: Any
    """The game's view after that move."""
    views: tuple[Any, ...] = ()
    """What every seat saw, if that was requested."""


class Timeline(msgspec.Struct, frozen=True):
    """A finished race: its rounds, each with its own clock, and what everyone had built at which time."""

    rounds: tuple[TimelineRound, ...]


class ReviewNews(msgspec.Struct, frozen=True):
    """The progress of a review: how many choices are evaluated, out of how many; 0 of 0 while it waits."""

    done: int
    of: int
    review: GameReview | None


class Me(msgspec.Struct, frozen=True):
    """The guest behind a browser; the name is empty until the guest chooses one."""

    name: str
    addresses: tuple[str, ...]
    """The address of this server for others in the network; empty if it listens on this machine only."""


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
    """A table to open; its host sits on seat 0."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Players
    options: dict[str, Any] = {}
    bots: tuple[Level | None, ...] = ()
    """For the seats 1, 2, ...: a bot's level, or null for a person."""
    listed: bool = False
    turn_clock: TurnClock | None = None
    """Seconds for each move, in games with turns."""
    starts: bool = False
    """Whether the game starts at once if bots and companions take all other seats."""
    companions: tuple[Annotated[str, msgspec.Meta(max_length=1000)] | None, ...] = ()
    """For the seats 1, 2, ...: the name of a companion on your device, or null."""


class PlayAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game from which to play on: `{"seat": 0, "move": 17, "level": "club"}`."""

    seat: SeatNumber
    """The seat to take; bots take the others."""
    move: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    """How many moves are kept; 0 plays the same deal from its start."""
    level: Level | None = None
    """The level of the bots for the seats where people sat."""


class TableSummary(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    phase: Phase
    seats: tuple[SeatView, ...]
    you: Seat | None
    your_turn: bool
    turn: Seat | None
    """At a table of yours, the only other person to move; none if there are several, and at other tables."""
    turn_clock: int | None
    outcome: Outcome | None
    origin: AnyOrigin | None
    """Where the deal comes from; none if it was drawn for this table."""
    opened: int
    """When it opened, in milliseconds since 1970 (UTC)."""


class TodayDone(msgspec.Struct, frozen=True):
    """How many of today's puzzles you have done, and for how many days in a row."""

    done: int
    of: int
    streak: int


class Lobby(msgspec.Struct, frozen=True):
    """The tables that you can join, those where you sit, and those that you can watch, newest first."""

    open: tuple[TableSummary, ...]
    mine: tuple[TableSummary, ...]
    watch: tuple[TableSummary, ...]
    """Public tables that are being played."""
    today: TodayDone


class PublicNews(News, frozen=True, tag="public"):
    """Public tables that are new in the lobby or have changed, and those that are gone; initially all tables.

    `{"type": "public", "tables": [{"id": "k7…", "phase": "open", …}], "gone": ["b2…"], "whole": false}`
    """

    tables: tuple[TableSummary, ...]
    gone: tuple[str, ...]
    whole: bool = False
    """Whether these are all tables, so that a page drops any others that it knows."""


class MineNews(News, frozen=True, tag="mine"):
    """The tables where you sit, newest first, and the puzzles that you have done today.

    `{"type": "mine", "mine": [{"id": "k7…", "your_turn": true, …}], "today": {"done": 1, "of": 4, …}}`
    """

    mine: tuple[TableSummary, ...]
    today: TodayDone


class Beat(News, frozen=True, tag="beat"):
    """Nothing is new, but the connection is alive: `{"type": "beat"}`."""


LobbyNews = PublicNews | MineNews | Beat | RefusedNews
"""Everything that the server sends on the lobby's websocket."""

ANSWERS = (
    Me,
    GameInfo,
    Lobby,
    TableSummary,
    PersonalBest,
    ReplayStep,
    Timeline,
    ReviewNews,
    *messages_of_me.ANSWERS,
    *messages_of_puzzles.ANSWERS,
    *messages_of_today.ANSWERS,
    *messages_of_offline.ANSWERS,
)
REQUESTS = (
    NewName,
    NewTable,
    PlayAgain,
    *messages_of_me.REQUESTS,
    *messages_of_offline.REQUESTS,
)
