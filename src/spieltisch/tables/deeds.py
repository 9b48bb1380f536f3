"""What people may do at a table: each deed is verified and becomes one entry, or is refused."""

from collections.abc import Iterator
from typing import Any

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat
from spieltisch.tables.entries import BotSat, Left, Moved, MoveId, Readied, Sat
from spieltisch.tables.table import Place, Table

MOST_CHANGES = 500
"""Entries of a table's log before its game starts, so that nobody fills it with nothing."""


def sit(table: Table, guest: str, name: str, seat: Seat) -> Sat:
    """Take a free seat before the start; one who sits elsewhere changes seats."""
    _verify_open(table)
    verify_seat(table, seat)
    if table.seat_of(guest) == seat:
        raise Refused("already_seated", "You sit here already.")
    if not table.places[seat].is_free:
        raise Refused("seat_taken", "Somebody sits there already.")
    if not name:
        raise Refused("name_empty", "Type a name first.")
    return Sat(seat, guest, name)


def stand(table: Table, guest: str) -> Left:
    """Leave one's seat: free before the start, a bot's from then on."""
    if table.phase != "playing":
        _verify_open(table)
    return Left(seat_at(table, guest))


def place_bot(table: Table, guest: str, seat: Seat, level: str) -> BotSat:
    """Put a bot on a free seat, or change the level of the one that sits there."""
    _verify_host(table, guest)
    verify_seat(table, seat)
    _verify_level(table, level)
    if table.places[seat].guest is not None:
        raise Refused("seat_taken", "Somebody sits there already.")
    return BotSat(level, seat)


def clear(table: Table, guest: str, seat: Seat) -> Left:
    """Free another's seat before the start."""
    _verify_host(table, guest)
    verify_seat(table, seat)
    if table.places[seat].is_free:
        raise Refused("seat_free", "This seat is free already.")
    return Left(seat)


def ready(table: Table, guest: str, is_ready: bool) -> Readied:
    """Say that one is ready, or not."""
    _verify_open(table)
    seat = seat_at(table, guest)
    if table.places[seat].ready == is_ready:
        raise Refused("already_so", "You have said so already.")
    return Readied(is_ready, seat)


class AlreadyDone(Exception):
    """What is asked for has been done before: a message came twice."""


def play(table: Table, guest: str, move: Any, newest: int, move_id: MoveId | None = None) -> Moved:
    """Play a move that was made when entry `newest` was the last; the fold asks the rules.

    In a race others move all the time, and a quick player sends the next move before seeing the last
    one: there a move is stale only when it was made for an earlier stage of the game.
    """
    seat = seat_at(table, guest)
    if move_id is not None:
        _verify_new(table.places[seat], move_id)
    verify_playing(table)
    if not table.fresh_from <= newest <= table.n:
        raise _stale()
    return Moved(move, seat, id=move_id)


def _verify_new(place: Place, move_id: MoveId) -> None:
    heard = place.heard_of(move_id.client)
    if heard.has(move_id.number):
        raise AlreadyDone
    if move_id.number <= heard.number:
        raise _stale()  # it was refused, and others of the same client were played since


def _stale() -> Refused:
    return Refused("stale", "The table has moved on meanwhile; look again.")


def seat_at(table: Table, guest: str) -> Seat:
    """Give the guest's seat, or refuse a spectator."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Refused("not_seated", "You do not sit at this table.")
    return seat


def verify_over(table: Table) -> None:
    """Refuse what is only for after the end."""
    if table.phase != "over":
        raise Refused("not_over", "The game is not over yet.")


def _verify_open(table: Table) -> None:
    if table.phase == "closed":
        raise Refused("table_closed", "This table is closed.")
    if table.phase != "open":
        raise Refused("not_open", "The game has started; the seats are fixed.")
    if table.n > MOST_CHANGES:
        raise Refused("too_many_changes", "Too much was changed at this table; open a new one.")


def verify_playing(table: Table) -> None:
    """Refuse what is only for while the game is on."""
    if table.phase == "over":
        raise Refused("game_over", "The game is over.")
    if table.phase != "playing":
        raise Refused("not_playing", "The game has not started yet.")


def _verify_host(table: Table, guest: str) -> None:
    _verify_open(table)
    if table.host is None or table.host != table.seat_of(guest):
        raise Refused("not_host", "Only the host of the table may do this.")


def verify_seat(table: Table, seat: Seat) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.places):
        raise Refused("seat_unknown", f"There is no seat {seat} at this table.")


def _verify_level(table: Table, level: str) -> None:
    if level not in table.game.bots:
        known = ", ".join(table.game.bots)
        raise Refused("unknown_level", f"There is no bot of that level; there are: {known}.")


def same_seats(table: Table) -> Iterator[Sat | BotSat]:
    """Seat everyone as at this table, nobody ready yet: who wants to play again says so."""
    for seat, place in enumerate(table.places):
        if place.guest is not None:
            yield Sat(seat, place.guest, str(place.name))
        elif place.bot is not None:
            yield BotSat(place.bot, seat)
