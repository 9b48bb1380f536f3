"""What the server says about a guest: their games, how they are doing, and the leaderboards."""

import msgspec

from spieltisch.core.setup import Millis, Seat
from spieltisch.tables.ratings import Pool
from spieltisch.tables.statistics import GameStatistics


class PlayedSeat(msgspec.Struct, frozen=True):
    """Who had a seat of a finished game, and how they did."""

    name: str | None
    """The person's name; none if it was a bot's from the start."""
    bot: str | None
    """The level, if a bot had it at the end."""
    place: int
    score: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game in a guest's history.

    `{"table": "k7…", "game": "ugo", "you": 0, "seats": [{"name": "Anna", "bot": null, "place": 1,
    "score": 59}, …], "ended": 1700000000000, "length": 412000, "counts": true, "accuracy": 0.87,
    "value": null, "kind": null}`
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
    """What you achieved, in a game played alone: as in the personal best of `kind`."""
    kind: str | None


class History(msgspec.Struct, frozen=True):
    """A page of a guest's games, newest first; `before` leads to the next page."""

    games: tuple[PlayedGame, ...]
    before: str | None


class MyStatistics(msgspec.Struct, frozen=True):
    """How a guest is doing, the most played game first."""

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
    """The best result of a kind on this server."""

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
    """The leaderboards; people are shown by their names alone."""

    ratings: tuple[LeaderboardRating, ...]
    records: tuple[LeaderboardRecord, ...]
    regulars: tuple[LeaderboardRegular, ...]


class TransferCode(msgspec.Struct, frozen=True):
    """A code for your other device, with its link and the link as a QR code."""

    code: str
    link: str
    picture: str
    """The QR code, as an address that holds its SVG."""
    until: int
    """When it stops being valid, in milliseconds since 1970 (UTC)."""


class TakeTransfer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code from the other device: `{"code": "k7d2…"}`."""

    code: str


class Transferred(msgspec.Struct, frozen=True):
    """Who this browser is now, and what became of the games that were played in it before."""

    name: str
    merged: int
    """How many of them belong to this guest now."""
    apart: int
    """How many stay as they were, because both sat at the same table."""


ANSWERS = (History, MyStatistics, Leaderboards, TransferCode, Transferred)
REQUESTS = (TakeTransfer,)
