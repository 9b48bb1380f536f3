"""Preconditions of everything that people do at a table; each check returns, or raises a refusal."""

from spieltisch.core.errors import Refused
from spieltisch.core.fold import setup_of
from spieltisch.core.game import AnyGame
from spieltisch.core.setup import Seat
from spieltisch.tables import companions
from spieltisch.tables.entries import MoveId, Opened
from spieltisch.tables.places import Place
from spieltisch.tables.table import Table

MOST_CHANGES = 500
"""The most entries that a table's log may have before its game starts, so that nobody fills it with junk."""


class AlreadyDone(Exception):
    """The request has already been carried out: a message arrived twice."""


def seat_at(table: Table, guest: str) -> Seat:
    """Return the guest's seat, or refuse a spectator."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Refused("not_seated", "You do not sit at this table.")
    return seat


def verify_companion(table: Table, guest: str | None) -> None:
    """Refuse a companion who does not sit at this table; everybody else may watch."""
    is_companion = guest is not None and companions.number_of(guest) is not None
    if is_companion and guest not in table.guests:
        raise companions.unknown()


def verify_seat(table: Table, seat: Seat) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(table.places):
        raise Refused("seat_unknown", f"There is no seat {seat} at this table.")


def verify_open(table: Table) -> None:
    """Refuse what is only allowed before the start."""
    if table.phase == "closed":
        raise Refused("table_closed", "This table is closed.")
    if table.phase != "open":
        raise Refused("not_open", "The game has started; the seats are fixed.")
    if table.n > MOST_CHANGES:
        raise Refused("too_many_changes", "This table has been changed too often; open a new one.")


def verify_playing(table: Table) -> None:
    """Refuse what is only allowed during the game."""
    if table.phase == "over":
        raise Refused("game_over", "The game is over.")
    if table.phase != "playing":
        raise Refused("not_playing", "The game has not started yet.")


def verify_over(table: Table) -> None:
    """Refuse what is only allowed after the end."""
    if table.phase != "over":
        raise Refused("not_over", "The game is not over yet.")


def verify_moment(table: Table, number: int) -> None:
    """Refuse a number of moves that the table's game does not have."""
    most = len(table.moves)
    if not 0 <= number <= most:
        raise Refused("unknown_step", f"The game has {most} moves.", most=most)


def verify_host(table: Table, guest: str) -> None:
    """Refuse what only the host may do, before the start."""
    verify_open(table)
    verify_hosting(table, guest)


def verify_hosting(table: Table, guest: str) -> None:
    """Refuse what only the host may do, at any time."""
    if table.host is None or table.host != table.seat_of(guest):
        raise Refused("not_host", "Only the host of the table may do this.")


def verify_playable(game: AnyGame, opening: Opened) -> None:
    """Refuse a number of players, options or a turn clock that a game does not have."""
    if opening.players not in game.players:
        allowed = ", ".join(str(number) for number in game.players)
        raise Refused("wrong_players", f"This game is for {allowed} players, you among them.")
    if opening.turn_clock is not None and game.is_race:
        raise Refused(
            "no_turns", "Everyone moves at once in this game, so there are no turns to time."
        )
    game.start(setup_of(game, opening.players, opening.seed, opening.options))


def verify_level(table: Table, level: str) -> None:
    """Refuse a level that the game's bots do not have."""
    if level not in table.game.bots:
        known = ", ".join(table.game.bots)
        raise Refused("unknown_level", f"There are no bots at that level; the levels are: {known}.")


def verify_fresh(table: Table, newest: int) -> None:
    """Refuse a move that is stale because it was made when `newest` was the last entry.

    In a race the others move all the time, and a quick player sends a move before seeing the previous
    one, so a move is stale there only if it was made for an earlier stage of the game.
    """
    if not table.fresh_from <= newest <= table.n:
        raise stale()


def verify_new(place: Place, move_id: MoveId) -> None:
    """Refuse a move whose message arrives again after the same client's later moves were played."""
    heard = place.heard_of(move_id.client)
    if heard.has(move_id.number):
        raise AlreadyDone
    if move_id.number <= heard.number:
        raise stale()  # it was refused, and the same client's later moves were played since


def stale() -> Refused:
    """Return the refusal of something that comes too late."""
    return Refused("stale", "The table has moved on in the meantime; look again.")
