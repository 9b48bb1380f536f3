"""Commands: what people can ask for at a table. Each is validated, and either becomes an entry or is refused.

The server decodes a browser's message into a command. `carry_out` is the only way from a command to an
entry: time acts first, then the command checks seat, phase and staleness, and the rules check the move.
"""

from collections.abc import Callable, Iterator
from typing import Annotated, Any

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Millis
from spieltisch.tables import checks
from spieltisch.tables.entries import (
    AnyEntry,
    BotSat,
    ChatSwitched,
    Configured,
    Left,
    Moved,
    MoveId,
    Readied,
    Sat,
)
from spieltisch.tables.table import Table, applied, elapsed

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Players = Annotated[int, msgspec.Meta(ge=1, le=16)]
TurnClock = Annotated[int, msgspec.Meta(ge=5, le=600)]
"""Seconds for each move."""

Decide = Callable[[Table], AnyEntry]
"""Returns the entry to write, given the current table, or raises a refusal."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message that a client sends on a table's websocket, identified by its `type`."""


class Command(Message, frozen=True):
    """A message that asks for an entry of the log."""

    def entry(self, table: Table, guest: str, name: str = "") -> AnyEntry:
        """Return the entry that a guest with this name asks for, or refuse it."""
        raise NotImplementedError


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat before the start, or move to it: `{"type": "sit", "seat": 1}`."""

    seat: SeatNumber

    def entry(self, table: Table, guest: str, name: str = "") -> Sat:
        """Seat the guest."""
        checks.verify_open(table)
        checks.verify_seat(table, self.seat)
        if table.seat_of(guest) == self.seat:
            raise Refused("already_seated", "You sit here already.")
        if not table.places[self.seat].is_free:
            raise Refused("seat_taken", "Somebody sits there already.")
        if not name:
            raise Refused("name_empty", "Type a name first.")
        return Sat(self.seat, guest, name)


class Stand(Command, frozen=True, tag="stand"):
    """Leave your seat; once the game has started, a bot takes it for good: `{"type": "stand"}`."""

    def entry(self, table: Table, guest: str, name: str = "") -> Left:  # noqa: ARG002
        """Free the guest's seat."""
        if table.phase != "playing":
            checks.verify_open(table)
        return Left(checks.seat_at(table, guest))


class PlaceBot(Command, frozen=True, tag="place_bot"):
    """Put a bot on a free seat, or change its level; only for the host.

    `{"type": "place_bot", "seat": 2, "level": "casual"}`
    """

    seat: SeatNumber
    level: Level

    def entry(self, table: Table, guest: str, name: str = "") -> BotSat:  # noqa: ARG002
        """Seat the bot."""
        checks.verify_host(table, guest)
        checks.verify_seat(table, self.seat)
        checks.verify_level(table, self.level)
        if table.places[self.seat].guest is not None:
            raise Refused("seat_taken", "Somebody sits there already.")
        return BotSat(self.seat, self.level)


class Clear(Command, frozen=True, tag="clear"):
    """Free somebody else's seat before the start; only for the host: `{"type": "clear", "seat": 2}`."""

    seat: SeatNumber

    def entry(self, table: Table, guest: str, name: str = "") -> Left:  # noqa: ARG002
        """Free the seat."""
        checks.verify_host(table, guest)
        checks.verify_seat(table, self.seat)
        if table.places[self.seat].is_free:
            raise Refused("seat_free", "This seat is free already.")
        return Left(self.seat)


class Configure(Command, frozen=True, tag="configure"):
    """Change the table before the start; only for the host. People stay, but must say "ready" again.

    `{"type": "configure", "players": 3, "options": {"hints": true}, "bots": ["club", null], "listed": false,
    "turn_clock": null}`
    """

    players: Players
    options: dict[str, Any] = {}
    bots: tuple[Level | None, ...] = ()
    """For each seat without a person, in order: a bot's level, or null for a free seat."""
    listed: bool = False
    turn_clock: TurnClock | None = None

    def entry(self, table: Table, guest: str, name: str = "") -> Configured:  # noqa: ARG002
        """Change the table."""
        checks.verify_host(table, guest)
        changed = Configured(self.players, self.options, self.bots, self.listed, self.turn_clock)
        wanted = msgspec.structs.replace(
            table.opening,
            players=self.players,
            options=self.options,
            turn_clock=self.turn_clock,
        )
        checks.verify_playable(table.game, wanted)
        if len(table.guests) > self.players:
            raise Refused(
                "too_many_people", "More people than that are already seated; free a seat first."
            )
        if len(self.bots) > self.players:
            raise Refused("wrong_players", "There are more bots than seats.")
        for level in filter(None, self.bots):
            checks.verify_level(table, level)
        return changed


class Ready(Command, frozen=True, tag="ready"):
    """Say that you are ready, or not; the game starts when everyone is ready and no seat is free.

    `{"type": "ready", "ready": true}`
    """

    ready: bool

    def entry(self, table: Table, guest: str, name: str = "") -> Readied:  # noqa: ARG002
        """Note whether the guest is ready."""
        checks.verify_open(table)
        seat = checks.seat_at(table, guest)
        if table.places[seat].ready == self.ready:
            raise Refused("already_so", "You have said so already.")
        return Readied(seat, self.ready)


class SwitchChat(Command, frozen=True, tag="switch_chat"):
    """Switch the chat on or off; only for the host.

    `{"type": "switch_chat", "on": true}`
    """

    on: bool

    def entry(self, table: Table, guest: str, name: str = "") -> ChatSwitched:  # noqa: ARG002
        """Switch the chat."""
        if table.phase == "closed":
            raise Refused("table_closed", "This table is closed.")
        checks.verify_hosting(table, guest)
        if table.chat == self.on:
            raise Refused("already_so", "You have said so already.")
        return ChatSwitched(self.on)


class Play(Command, frozen=True, tag="play"):
    """Play a move that was made when the newest entry was `after`.

    `{"type": "play", "move": {"play": "red 6"}, "after": 17, "id": {"client": "3f9c2a71d0b8", "number": 7}}`
    """

    move: dict[str, Any]
    after: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    id: MoveId | None = None
    """The client's own id for the move, so that a move that arrives twice is played once."""

    def entry(self, table: Table, guest: str, name: str = "") -> Moved:  # noqa: ARG002
        """Make the move; the rules check it when the entry is applied."""
        seat = checks.seat_at(table, guest)
        if self.id is not None:
            checks.verify_new(table.places[seat], self.id)
        checks.verify_playing(table)
        checks.verify_fresh(table, self.after)
        return Moved(seat, self.move, id=self.id)


def carry_out(table: Table, decide: Decide, at: Millis) -> tuple[AnyEntry, Table]:
    """Return the entry to write at a table at this time and the resulting table, or refuse."""
    present = elapsed(table, at)
    entry = decide(present)
    return entry, applied(present, entry, at)


def same_seats(table: Table) -> Iterator[Sat | BotSat]:
    """Yield entries that seat everyone as at this table; nobody is ready, so people can confirm a rematch."""
    for seat, place in enumerate(table.places):
        if place.guest is not None:
            yield Sat(seat, place.guest, str(place.name))
        elif place.bot is not None:
            yield BotSat(seat, place.bot)
