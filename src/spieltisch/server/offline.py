"""Playing without the server: tickets, the games that a device takes along, and which game a result is of."""

import hmac
from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from hashlib import sha256

from spieltisch.core.errors import Refused
from spieltisch.games.registry import PUZZLE_GAME
from spieltisch.server.guests import Guests
from spieltisch.server.messages_of_offline import OfflineTable, SinglePuzzle
from spieltisch.tables import daily_puzzles
from spieltisch.tables.entries import Daily
from spieltisch.tables.offline import LONGEST_KEPT, begun, frames
from spieltisch.tables.openings import Order

NOBODY = "0" * 32


def ticket_for(guests: Guests, guest: str, now: int) -> str:
    """Write a guest's ticket: when it was given out, signed for them alone."""
    return f"{now}.{_signature(guests, guest, str(now))}"


def issued(guests: Guests, guest: str, ticket: str, now: int) -> int:
    """Say when a guest's ticket was given out, or refuse one that is not theirs or too old."""
    when, _, signature = ticket.partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(guests, guest, when).encode()):
        why = "This was not given out to you: it comes from another guest, or was changed."
        raise Refused("offline_ticket", why)
    if now - int(when) > LONGEST_KEPT:
        raise Refused("offline_too_old", "This was played too long ago to be taken.")
    return int(when)


def _signature(guests: Guests, guest: str, when: str) -> str:
    return guests.sign(f"offline {guest} {when}")


@lru_cache(maxsize=2)
def tables_of(day: date) -> tuple[OfflineTable, ...]:
    """Begin every game of a day that needs neither bots nor the server: its puzzles, and some to practise."""
    dailies = [kind for kind, (_, puzzle) in daily_puzzles.PUZZLES.items() if not puzzle.bots]
    return (
        *(_begun(kind, Daily(day.isoformat(), kind), day) for kind in dailies),
        *(_begun(name, SinglePuzzle(puzzle), day) for name, puzzle in _selection(day).items()),
    )


def _begun(name: str, what: Daily | SinglePuzzle, day: date) -> OfflineTable:
    order = order_of(what, day)
    table = begun(NOBODY, "-", order, 0)[-1].table
    return OfflineTable(name, what, order.game, order.options, tuple(frames(table)))


def order_of(what: Daily | SinglePuzzle, day: date) -> Order:
    """Order the table of a game that was given out on a day, or refuse what was not."""
    if isinstance(what, SinglePuzzle):
        if what.puzzle not in _selection(day).values():
            raise Refused("unknown_puzzle", "There is no such puzzle among those taken along.")
        seed = sha256(f"{daily_puzzles.link(day)} {what.puzzle}".encode()).hexdigest()
        return Order(PUZZLE_GAME.name, 1, {"puzzle": what.puzzle}, (), False, seed=seed)
    if daily_puzzles.day_named(what.day, day) != day:
        why = f"The puzzles that you took along are those of {day}."
        raise Refused("offline_day", why, day=day.isoformat())
    order = daily_puzzles.order_for(day, what.kind)
    if order.players > 1:
        raise Refused(
            "offline_bots", "This puzzle is played against bots, which are on the server."
        )
    return order


@lru_cache(maxsize=40)
def _selection(day: date) -> Mapping[str, str]:
    return PUZZLE_GAME.catalogue().selection(daily_puzzles.link(day))
