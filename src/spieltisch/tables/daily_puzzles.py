"""The puzzles of a day: the same for everyone, from the date and a public chain of seeds."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from functools import cache
from hashlib import sha256
from itertools import count
from typing import Final

from spieltisch.core.daily import DailyPuzzle
from spieltisch.core.errors import Refused
from spieltisch.core.fold import setup_of
from spieltisch.core.game import AnyGame
from spieltisch.core.setup import Seed, Setup
from spieltisch.games.registry import GAMES
from spieltisch.tables.entries import Daily
from spieltisch.tables.openings import Order

FIRST: Final = date(2026, 11, 1)
"""The first day with puzzles."""
ANCHOR: Final = sha256(b"Spieltisch, every day, from 2026-11-01").hexdigest()
"""Where the chain of seeds begins."""


def by_kind(games: Iterable[AnyGame]) -> Mapping[str, tuple[AnyGame, DailyPuzzle]]:
    """Return every day's puzzles by kind, each with its game; refuse a kind that two games have."""
    puzzles: dict[str, tuple[AnyGame, DailyPuzzle]] = {}
    for game in games:
        for kind, puzzle in game.daily.items():
            if (
                kind in puzzles
            ):  # a kind names the puzzle in addresses, results and the chain of seeds
                other = puzzles[kind][0].name
                raise ValueError(
                    f"{other} and {game.name} both have a puzzle of the day named {kind}"
                )
            puzzles[kind] = game, puzzle
    return puzzles


PUZZLES: Final = by_kind(GAMES.values())


def today(wall: int) -> date:
    """Return the date at a moment, in milliseconds since 1970; the day is the UTC day for everyone."""
    return datetime.fromtimestamp(wall / 1000, UTC).date()


def day_named(name: str, now: date) -> date:
    """Parse a date such as `2026-11-18`, or refuse one that has no puzzles (yet)."""
    try:
        day = date.fromisoformat(name)
    except ValueError:
        raise _no_day("Write a day as in 2026-11-18.") from None
    if day.isoformat() != name:
        raise _no_day("Write a day as in 2026-11-18.")
    if not FIRST <= day <= now:
        raise _no_day(f"There are puzzles from {FIRST} to {now}.")
    return day


def _no_day(why: str) -> Refused:
    return Refused("no_such_day", why, first=FIRST.isoformat())


@cache
def link(day: date) -> str:
    """Return a day's link of the chain: the hash of the previous link and the date."""
    before, each = ANCHOR, FIRST
    while each < day:
        before = sha256(f"{before} {each}".encode()).hexdigest()
        each += timedelta(days=1)
    return sha256(f"{before} {day}".encode()).hexdigest()


@cache
def seed_of(day: date, kind: str) -> Seed:
    """Return the seed of one of a day's puzzles: the first in the chain whose deal is good enough."""
    return _first_good(day, kind, kind)


@cache
def spare_seed(day: date, kind: str, number: int) -> Seed:
    """Return the seed of one of the practice puzzles that go with a day's puzzle."""
    return _first_good(day, kind, f"practice {kind} {number}")


def _first_good(day: date, kind: str, name: str) -> Seed:
    game, puzzle = PUZZLES[kind]
    seeds = (sha256(f"{link(day)} {each}".encode()).hexdigest() for each in _names(name))
    return next(seed for seed in seeds if _is_good(game, puzzle, seed))


def _names(first: str) -> Iterator[str]:
    yield first
    yield from (f"{first} {number}" for number in count(2))


def _is_good(game: AnyGame, puzzle: DailyPuzzle, seed: Seed) -> bool:
    players = 1 + len(puzzle.bots)
    return puzzle.is_good is None or puzzle.is_good(
        setup_of(game, players, seed, dict(puzzle.options))
    )


def setup_for(day: date, kind: str) -> Setup:
    """Return the setup of one of a day's puzzles."""
    game, puzzle = PUZZLES[kind]
    return setup_of(game, 1 + len(puzzle.bots), seed_of(day, kind), dict(puzzle.options))


def order_for(day: date, kind: str) -> Order:
    """Return the order for a table with one of a day's puzzles, which starts at once, or refuse."""
    if kind not in PUZZLES:
        known = ", ".join(PUZZLES)
        raise Refused("no_such_daily", f"A day has these puzzles: {known}.")
    game, puzzle = PUZZLES[kind]
    return Order(
        game=game.name,
        players=1 + len(puzzle.bots),
        options=puzzle.options,
        bots=puzzle.bots,
        listed=False,
        starts=True,
        seed=seed_of(day, kind),
        origin=Daily(day.isoformat(), kind),
    )


def streak(days: set[date], now: date) -> int:
    """Count the consecutive days up to today, or up to yesterday while today is not done."""
    last = now if now in days else now - timedelta(days=1)
    length = 0
    while last - timedelta(days=length) in days:
        length += 1
    return length
