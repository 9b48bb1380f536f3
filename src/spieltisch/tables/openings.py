"""How a table begins: from an order, as a rematch, or from a moment of a finished game."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.record import TimedMove
from spieltisch.core.setup import Millis, Seat, new_seed
from spieltisch.games.registry import game_named
from spieltisch.tables import checks, companions
from spieltisch.tables.clock import Clock
from spieltisch.tables.commands import PlaceBot, Sit, same_seats
from spieltisch.tables.entries import (
    Again,
    AnyEntry,
    AnyOrigin,
    BotSat,
    ChatSwitched,
    Moved,
    Opened,
    Readied,
    Sat,
)
from spieltisch.tables.store import Writing
from spieltisch.tables.table import Table, after, opened

replace = msgspec.structs.replace

ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 10
"""10 of 31 unambiguous characters: 49 bits, so that a link cannot be guessed."""
LONGEST_ID = 16
"""The most characters that the database has for a table's id."""


def can_be_id(text: str) -> bool:
    """Return whether a table can have this id; databases differ in which other texts they accept."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_ID


class Order(msgspec.Struct, frozen=True):
    """A table that somebody wants to open."""

    game: str
    players: int
    options: dict[str, Any]
    bots: Sequence[str | None]
    """For the seats 1, 2, ...: a bot's level, or none for a person."""
    listed: bool
    turn_clock: int | None = None
    """Seconds for each move; none without a turn clock."""
    starts: bool = False
    """Whether the game starts at once if no seat is free, without anybody having to say "ready"."""
    seed: str | None = None
    """The seed of the deal; with none, a new seed is drawn."""
    origin: AnyOrigin | None = None
    """Where that seed comes from."""
    companions: Sequence[str | None] = ()
    """For the seats 1, 2, ...: the name of a companion on the host's own device, or none."""
    is_offline: bool = False
    """Whether it was played offline."""


class Moment(msgspec.Struct, frozen=True):
    """A moment of a finished game from which to play on, and with whom."""

    seat: Seat
    """The seat that the person takes."""
    move: int
    """How many moves of the game are kept; 0 is the deal."""
    level: str | None = None
    """The level of the bots for the seats where people sat; none means the usual stand-in."""


def ordered(guest: str, name: str, order: Order, when: int) -> list[Writing]:
    """Return the entries that open a table, with the host on seat 0 and the others as ordered, or refuse."""
    writings = [_opening(guest, order, when)]
    _add(writings, Sit(0).entry(writings[0].table, guest, name))
    for seat, called in enumerate(order.companions, 1):
        if called is not None:
            who = companions.companion(guest, seat)
            _add(writings, Sit(seat).entry(writings[-1].table, who, called))
            _add(writings, Readied(seat, ready=True))
    for seat, level in enumerate(order.bots, 1):
        if level is not None:
            _add(writings, PlaceBot(seat, level).entry(writings[-1].table, guest))
    has_free_seat = any(place.is_free for place in writings[-1].table.places)
    if order.starts and not has_free_seat:
        _add(writings, Readied(0, ready=True))
    return writings


def reopened(table: Table, when: int) -> list[Writing]:
    """Return the entries that open a table like this one for the same people, who say when they are ready.

    Companions are ready, because the guest on whose device they play speaks for them. If all people play on
    one device, alone or against bots, nobody needs to say so: the game begins at once.
    """
    made = table.opening
    order = Order(made.game, made.players, made.options, (), made.listed, made.turn_clock)
    writings = [_opening(made.host, order, when)]
    for seated in same_seats(table):
        _add(writings, seated)
    if table.chat:
        _add(writings, ChatSwitched(on=True))
    on_one_device = len(companions.owners(table.guests)) == 1
    for seat, place in enumerate(table.places):
        if place.guest is not None and (on_one_device or companions.number_of(place.guest)):
            _add(writings, Readied(seat, ready=True))
    return writings


def rewound(table: Table, guest: str, name: str, moment: Moment, clock: Clock) -> list[Writing]:
    """Return the entries that open a table which continues a finished game from a moment, or refuse.

    The moves up to then are copied into the new table's log with their times; its clock goes on from there.
    """
    checks.verify_over(table)
    checks.verify_seat(table, moment.seat)
    checks.verify_moment(table, moment.move)
    if not name:
        raise Refused("name_empty", "Type a name first.")
    moves = table.moves[: moment.move]
    gone: Millis = moves[-1].at if moves else 0
    opening = replace(
        table.opening,
        host=guest,
        listed=False,
        when=clock.wall() - -(-gone // clock.rate),  # rounded up: time never goes back
        turn_clock=None,
        origin=Again(table.id, moment.move),
        is_offline=False,
    )
    writings = [_first(opening)]
    for seat, place in enumerate(table.places):
        level = place.bot or moment.level or table.game.stand_in
        checks.verify_level(table, level)
        _add(writings, Sat(seat, guest, name) if seat == moment.seat else BotSat(seat, level))
    _add(writings, Readied(moment.seat, ready=True))
    _replay(writings, moves)
    checks.verify_playing(writings[-1].table)
    return writings


def _replay(writings: list[Writing], moves: Sequence[TimedMove]) -> None:
    """Replay moves; only the last table keeps its state and moves: all of them would fill the memory."""
    table = writings[-1].table
    for timed in moves:
        entry = Moved(timed.seat, timed.move, timed.bot)
        table = replace(after(table, entry, timed.at), moves=())
        writings.append(Writing(replace(table, state=None), entry))
    writings[-1] = replace(writings[-1], table=replace(table, moves=tuple(moves)))


def _opening(guest: str, order: Order, when: int) -> Writing:
    game = game_named(order.game)
    entry = Opened(
        game=game.name,
        rules=game.rules_version,
        players=order.players,
        options=order.options,
        seed=order.seed or new_seed(),
        host=guest,
        listed=order.listed,
        when=when,
        turn_clock=order.turn_clock,
        origin=order.origin,
        is_offline=order.is_offline,
    )
    checks.verify_playable(game, entry)  # refuse it here rather than at the start
    if max(len(order.bots), len(order.companions)) >= order.players:
        raise Refused("wrong_players", "There are more bots or people than seats besides yours.")
    return _first(entry)


def _first(entry: Opened) -> Writing:
    table_id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
    return Writing(opened(table_id, entry), entry)


def _add(writings: list[Writing], entry: AnyEntry, at: Millis = 0) -> None:
    writings.append(Writing(after(writings[-1].table, entry, at), entry))
