"""What one person sees of a table: the seats, and the game's own view for their seat. Nothing else leaves."""

from itertools import islice, takewhile
from typing import Any, Literal

import msgspec

from spieltisch.core.outcome import Outcome
from spieltisch.core.setup import Millis, Seat
from spieltisch.tables import companions
from spieltisch.tables.entries import AnyOrigin
from spieltisch.tables.idling import Idle
from spieltisch.tables.places import Heard
from spieltisch.tables.presence import Presence
from spieltisch.tables.table import Phase, Table, elapsed

MOST_STOOD_IN = 60
"""The most stand-in moves that are reported to the person the bot played for."""


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everyone sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str | None
    """A person's name, even if they left and a bot took over; clients name any other bot by its level."""
    level: str | None
    """A bot's level."""
    ready: bool
    present: bool
    """Whether the person is connected; always true for a bot."""
    stand_in: str | None
    """The level of the bot that currently plays for a person who is away or whom the others voted out."""
    idle: Idle | None = None
    """How a connected person keeps the others waiting; none if nobody is waiting."""
    late: bool = False
    """Whether the table waits for a bot that is still loading, which takes a while the first time."""


class Companion(msgspec.Struct, frozen=True):
    """Somebody who plays on your device: `{"number": 1, "seat": 1}`."""

    number: int
    """Opening a socket with this number, `?as=1`, gives the companion's own view."""
    seat: Seat


class TableView(msgspec.Struct, frozen=True):
    """A table as one person sees it at entry `n` of its log."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    phase: Phase
    n: int
    """The newest entry of the table's log; a move names the entry after which it was made."""
    you: Seat | None
    """Your seat; none for a spectator."""
    companions: tuple[Companion, ...]
    """The companions on your device; only your own view shows them."""
    host: Seat | None
    """The seat that may place bots and clear seats before the start."""
    listed: bool
    """Whether the lobby shows the table to everyone."""
    seats: tuple[SeatView, ...]
    spectators: int
    """How many connected guests have no seat."""
    chat: bool
    """Whether people may write to each other here."""
    to_move: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    """Those without whom the game cannot go on: in a race only some, or none."""
    turn_clock: int | None
    """Seconds for each move, after which a bot makes it; none without a turn clock."""
    turn_ends: Millis | None
    """When the time for the current move is up; none without a turn clock, or while a bot moves."""
    stood_in: tuple[dict[str, Any], ...]
    """The moves that a bot has made for you since your own last move; if there are many, the last ones."""
    origin: AnyOrigin | None
    """Where the deal comes from; none if it was drawn for this table."""
    commitment: str
    """The hash of the seed, shown before the first card."""
    seed: str | None
    """The seed, once the game is over."""
    fresh_from: int
    """A move is stale if it was made when the newest entry was older than this."""
    heard: tuple[Heard, ...]
    """Which moves of the clients at your seat have counted."""
    view: Any
    """The game's own view for your seat; none before the start."""
    outcome: Outcome | None
    rematch: str | None
    """The table of the rematch."""
    rematch_by: Seat | None
    """The seat that asked for it."""
    now: Millis
    """The server's time when it made this view, in milliseconds since the table opened."""
    rate: int
    """Milliseconds that pass at the table for each real one: 1, unless the server was set to run fast."""


def table_view(table: Table, guest: str | None, presence: Presence, now: Millis) -> TableView:
    """Return what a guest may see of a table, up to date with the time."""
    table = elapsed(table, now)
    return own_view(table, common_view(table, presence, now), guest)


def common_view(table: Table, presence: Presence, now: Millis) -> TableView:
    """Return what everyone sees of an up-to-date table, without the game's own view.

    It is computed once for everyone who gets the same news; `own_view` adds what one guest sees.
    """
    phase = table.phase
    return TableView(
        id=table.id,
        game=table.opening.game,
        players=table.opening.players,
        options=table.opening.options,
        phase=phase,
        n=table.n,
        you=None,
        companions=(),
        host=table.host,
        listed=table.opening.listed,
        seats=seat_views(table, presence),
        spectators=presence.spectators(table),
        chat=table.chat,
        to_move=table.to_move,
        awaited=table.awaited,
        turn_clock=table.opening.turn_clock,
        turn_ends=_turn_ends(table, presence, now),
        stood_in=(),
        origin=table.opening.origin,
        commitment=table.commitment,
        seed=table.opening.seed if phase == "over" else None,
        fresh_from=table.fresh_from,
        heard=(),
        view=None,
        outcome=table.outcome,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        now=now,
        rate=presence.clock.rate,
    )


def own_view(table: Table, common: TableView, guest: str | None) -> TableView:
    """Add what one guest sees to what everyone sees."""
    you = None if guest is None else table.seat_of(guest)
    return msgspec.structs.replace(
        common,
        you=you,
        companions=() if guest is None else _companions(table, guest),
        stood_in=() if you is None else _stood_in(table, you),
        heard=() if you is None else table.places[you].heard,
        view=None if table.state is None else table.game.view(table.state, you),
    )


def _companions(table: Table, guest: str) -> tuple[Companion, ...]:
    numbered = ((companions.number_of(who), seat) for seat, who in table.on_device(guest))
    return tuple(Companion(number, seat) for number, seat in numbered if number is not None)


def _turn_ends(table: Table, presence: Presence, now: Millis) -> Millis | None:
    places = [table.places[seat] for seat in table.to_move]
    waiting = [place for place in places if presence.stand_in(table, place) is None]
    left = [presence.turn_left(table, place, now) for place in waiting]
    return next((now + presence.clock.millis(each) for each in left if each is not None), None)


def _stood_in(table: Table, you: Seat) -> tuple[dict[str, Any], ...]:
    own = (timed for timed in reversed(table.moves) if timed.seat == you)
    by_bot = takewhile(lambda timed: timed.bot is not None, own)
    return tuple(timed.move for timed in islice(by_bot, MOST_STOOD_IN))[::-1]


def seat_views(table: Table, presence: Presence) -> tuple[SeatView, ...]:
    """Show every seat."""
    return tuple(_seat(table, seat, presence) for seat in range(len(table.places)))


def _seat(table: Table, seat: Seat, presence: Presence) -> SeatView:
    place, late = table.places[seat], presence.is_late(table, seat)
    if place.guest is None:
        kind: Literal["empty", "bot"] = "empty" if place.is_free else "bot"
        has_bot = place.bot is not None
        return SeatView(kind, place.name, place.bot, place.ready, has_bot, None, late=late)
    return SeatView(
        kind="person",
        name=place.name,
        level=None,
        ready=place.ready,
        present=presence.is_here(table.id, place.guest),
        stand_in=presence.stand_in(table, place),
        idle=presence.idlers.state(table, place),
        late=late,
    )
