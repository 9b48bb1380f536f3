"""Messages about a guest: their games, their statistics, and the leaderboards."""

import msgspec

from spieltisch.core.setup import Millis, Seat
from spieltisch.tables.ratings import Pool
from spieltisch.tables.statistics import GameStatistics


class PlayedSeat(msgspec.Struct, frozen=True):
    """A seat of a finished game: who held it, and their result."""

    name: str | None
    """The person's name; none if a bot had the seat from the start."""
    bot: str | None
    """The bot's level, if a bot held the seat at the end."""
    place: int
    score: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game in a guest's history.

    `{"table": "k7…", "game": "ugo", "you": 0, "seats": [{"name": "Anna", "bot": null, "place": 1,
    "score": 59}, …], "ended": 1700000000000, "length": 412000, "counts": true, "accuracy": 0.87,
    "value": null, "kind": null, "puzzle": null, "day": null, "daily": null}`
    """

    table: str
    game: str
    you: Seat
    seats: tuple[PlayedSeat, ...]
    ended: int
    """When, in milliseconds since 1970 (UTC)."""
    length: Millis
    counts: bool
    """Whether it counts for ratings."""
    accuracy: float | None
    """The share of your choices that were good, from a review."""
    value: int | None
    """What you achieved in a game played alone, in the unit of the personal best of `kind`; milliseconds
    without one."""
    kind: str | None
    puzzle: str | None
    """The name of the single puzzle."""
    day: str | None
    """The day, if it was a puzzle of the day."""
    daily: str | None
    """Which of the day's puzzles it was."""


class History(msgspec.Struct, frozen=True):
    """A page of a guest's games, newest first; pass `before` to get the next page."""

    games: tuple[PlayedGame, ...]
    before: str | None


class MyStatistics(msgspec.Struct, frozen=True):
    """A guest's statistics, most played game first."""

    games: tuple[GameStatistics, ...]


class LeaderboardRating(msgspec.Struct, frozen=True):
    """Somebody's rating on a leaderboard."""

    game: str
    pool: Pool
    name: str
    rating: int
    margin: int
    games: int
    you: bool


class LeaderboardRecord(msgspec.Struct, frozen=True):
    """The best result of one kind on this server."""

    game: str
    kind: str
    name: str
    value: int
    you: bool


class LeaderboardRegular(msgspec.Struct, frozen=True):
    """Somebody who has finished many games here."""

    name: str
    games: int
    you: bool


class Leaderboards(msgspec.Struct, frozen=True):
    """The leaderboards; they show nothing of people but their names."""

    ratings: tuple[LeaderboardRating, ...]
    records: tuple[LeaderboardRecord, ...]
    regulars: tuple[LeaderboardRegular, ...]


class TransferCode(msgspec.Struct, frozen=True):
    """A code for your other device, with a link and the same link as a QR code."""

    code: str
    link: str
    picture: str
    """The QR code, as a data URL with an SVG."""
    until: int
    """When it stops being valid, in milliseconds since 1970 (UTC)."""


class TakeTransfer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code from the other device: `{"code": "k7d2…"}`."""

    code: str


class Transferred(msgspec.Struct, frozen=True):
    """The guest that this browser now is, and what became of the games played in it before."""

    name: str
    merged: int
    """How many of those games now belong to this guest."""
    apart: int
    """How many stay unchanged, because both guests sat at the same table."""


ANSWERS = (History, MyStatistics, Leaderboards, TransferCode, Transferred)
REQUESTS = (TakeTransfer,)
