"""Offline play: tickets, the games that a device downloads, and which game a result belongs to."""

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from hashlib import sha256

from spieltisch.core.errors import Refused
from spieltisch.games.registry import PUZZLE_GAME
from spieltisch.server.guests import Guests
from spieltisch.server.messages_of_offline import OfflineTable, Playable, Practice, SinglePuzzle
from spieltisch.tables import daily_puzzles
from spieltisch.tables.entries import Daily
from spieltisch.tables.offline import LONGEST_KEPT, begun, frames
from spieltisch.tables.openings import Order

NOBODY = "0" * 32


def ticket_for(guests: Guests, guest: str, now: int) -> str:
    """Return a guest's ticket: its time of issue, signed for this guest alone."""
    return f"{now}.{guests.sign_ticket(_ticket(guest, str(now)))}"


def issued(guests: Guests, guest: str, ticket: str, now: int) -> int:
    """Return when a guest's ticket was issued, or refuse one that is not theirs or too old."""
    when, _, signature = ticket.partition(".")
    if not guests.has_signed_ticket(_ticket(guest, when), signature):
        why = (
            "This ticket was not issued to you: it belongs to another guest, has been altered,"
            " or is from before the server's last update."
        )
        raise Refused("offline_ticket", why)
    if now - int(when) > LONGEST_KEPT:
        raise Refused("offline_too_old", "This was played too long ago to be accepted.")
    return int(when)


def _ticket(guest: str, when: str) -> str:
    return f"offline {guest} {when}"


@lru_cache(maxsize=2)
def tables_of(day: date) -> tuple[OfflineTable, ...]:
    """Begin all games of a day that need neither bots nor the server: its puzzles, and some for practice."""
    alone = {kind: puzzle for kind, (_, puzzle) in daily_puzzles.PUZZLES.items() if not puzzle.bots}
    return (
        *(_begun(kind, Daily(day.isoformat(), kind), day) for kind in alone),
        *(_begun(name, SinglePuzzle(puzzle), day) for name, puzzle in _selection(day).items()),
        *(
            _begun(f"{kind}-{number}", Practice(kind, number), day)
            for kind, puzzle in alone.items()
            for number in range(1, puzzle.spares + 1)
        ),
    )


def _begun(name: str, what: Playable, day: date) -> OfflineTable:
    order = order_of(what, day)
    table = begun(NOBODY, "-", order, 0)[-1].table
    return OfflineTable(name, what, order.game, order.options, tuple(frames(table)))


def order_of(what: Playable, day: date) -> Order:
    """Return the order of a game that was issued on a day, or refuse any other."""
    match what:
        case SinglePuzzle(puzzle):
            return _single(puzzle, day)
        case Practice(kind, number):
            return _spare(kind, number, day)
        case Daily(named, kind):
            return _daily(named, kind, day)


def _single(puzzle: str, day: date) -> Order:
    if puzzle not in _selection(day).values():
        raise Refused("unknown_puzzle", "This puzzle is not among those that you took along.")
    seed = sha256(f"{daily_puzzles.link(day)} {puzzle}".encode()).hexdigest()
    return Order(PUZZLE_GAME.name, 1, {"puzzle": puzzle}, (), False, seed=seed)


def _spare(kind: str, number: int, day: date) -> Order:
    if kind not in daily_puzzles.PUZZLES or number > daily_puzzles.PUZZLES[kind][1].spares:
        raise Refused("unknown_puzzle", "This puzzle is not among those that you took along.")
    game, puzzle = daily_puzzles.PUZZLES[kind]
    seed = daily_puzzles.spare_seed(day, kind, number)
    return Order(game.name, 1, puzzle.options, (), False, seed=seed)


def _daily(named: str, kind: str, day: date) -> Order:
    if daily_puzzles.day_named(named, day) != day:
        why = f"The puzzles that you took along are those of {day}."
        raise Refused("offline_day", why, day=day.isoformat())
    order = daily_puzzles.order_for(day, kind)
    if order.players > 1:
        raise Refused(
            "offline_bots", "This puzzle is played against bots, which only play on the server."
        )
    return order


@lru_cache(maxsize=40)
def _selection(day: date) -> Mapping[str, str]:
    return PUZZLE_GAME.catalogue().selection(daily_puzzles.link(day))
