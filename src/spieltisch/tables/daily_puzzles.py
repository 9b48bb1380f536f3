"""The puzzles of a day: the same for everyone, from the date and a public chain of seeds."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from functools import cache
from hashlib import sha256
from typing import Any, Final

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seed
from spieltisch.tables.entries import Daily
from spieltisch.tables.openings import Order

FIRST: Final = date(2026, 11, 1)
"""The first day with puzzles."""
ANCHOR: Final = sha256(b"Spieltisch, every day, from 2026-11-01").hexdigest()
"""Where the chain of seeds begins."""


class DailyPuzzle(msgspec.Struct, frozen=True):
    """One of the puzzles that every day has."""

    game: str
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()


PUZZLES: Final[Mapping[str, DailyPuzzle]] = {
    "deal": DailyPuzzle("ugo", bots=("club", "club", "club")),
    "easy": DailyPuzzle("ubongo3d", {"solo": "puzzle", "side": "A"}),
    "hard": DailyPuzzle("ubongo3d", {"solo": "puzzle", "side": "B"}),
    "hand": DailyPuzzle("ubongocards", {"hands": 1}),
}
"""A deal against three club bots, a task of each side, a hand of cards."""


def today(wall: int) -> date:
    """Give the date at a moment, in milliseconds since 1970: everyone's day is that of UTC."""
    return datetime.fromtimestamp(wall / 1000, UTC).date()


def day_named(name: str, now: date) -> date:
    """Read a date as in `2026-11-18`, or refuse one that has no puzzles, or none yet."""
    try:
        day = date.fromisoformat(name)
    except ValueError:
        raise _no_day("A day is written as in 2026-11-18.") from None
    if day.isoformat() != name:
        raise _no_day("A day is written as in 2026-11-18.")
    if not FIRST <= day <= now:
        raise _no_day(f"There are puzzles from {FIRST} to {now}.")
    return day


def _no_day(why: str) -> Refused:
    return Refused("no_such_day", why, first=FIRST.isoformat())


@cache
def link(day: date) -> str:
    """Give a day's link of the chain: the hash of the link before it and the date."""
    before, each = ANCHOR, FIRST
    while each < day:
        before = sha256(f"{before} {each}".encode()).hexdigest()
        each += timedelta(days=1)
    return sha256(f"{before} {day}".encode()).hexdigest()


def seed_of(day: date, kind: str) -> Seed:
    """Give the seed of one of a day's puzzles."""
    return sha256(f"{link(day)} {kind}".encode()).hexdigest()


def order_for(day: date, kind: str) -> Order:
    """Order a table for one of a day's puzzles, which starts at once, or refuse."""
    puzzle = PUZZLES.get(kind)
    if puzzle is None:
        known = ", ".join(PUZZLES)
        raise Refused("no_such_daily", f"A day has these puzzles: {known}.")
    return Order(
        game=puzzle.game,
        players=1 + len(puzzle.bots),
        options=puzzle.options,
        bots=puzzle.bots,
        listed=False,
        starts=True,
        seed=seed_of(day, kind),
        origin=Daily(day.isoformat(), kind),
    )


def streak(days: set[date], now: date) -> int:
    """Count the days in a row until today, or until yesterday while today is not over."""
    last = now if now in days else now - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count
