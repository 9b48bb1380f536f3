"""What one person sees of a table: the seats, and the game's own view for his seat. The only gate out."""

from typing import Any, Literal

import msgspec

from spieltisch.core.outcome import Outcome
from spieltisch.core.setup import Millis, Seat
from spieltisch.tables.presence import Presence
from spieltisch.tables.table import Phase, Place, Table, elapsed


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everyone sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str | None
    """A person's name; none for a bot, which is called by its level."""
    level: str | None
    """A bot's level."""
    ready: bool
    present: bool
    """Whether the person is connected now; a bot always is."""
    stand_in: str | None
    """The level of the bot that plays for an absent person now."""


class TableView(msgspec.Struct, frozen=True):
    """A table as one person sees it at entry `n` of its log."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    phase: Phase
    n: int
    """The newest entry of the table's log; a move says which one it was made after."""
    you: Seat | None
    """Your seat; none for a spectator."""
    host: Seat | None
    """The seat that may place bots and clear seats before the start."""
    listed: bool
    """Whether the lobby shows the table to everyone."""
    seats: tuple[SeatView, ...]
    to_move: tuple[Seat, ...]
    commitment: str
    """The hash of the seed, shown before the first card."""
    seed: str | None
    """The seed, once the game is over."""
    view: Any
    """The game's own view for your seat; none before the start."""
    outcome: Outcome | None
    rematch: str | None
    """The table where the same people play again."""
    rematch_by: Seat | None
    """Who asked for it."""
    now: Millis
    """The server's time when it made this view, in milliseconds since the table opened."""


def table_view(table: Table, guest: str | None, presence: Presence, now: Millis) -> TableView:
    """Give what a guest may see of a table, as time has made it by now."""
    table = elapsed(table, now)
    you = None if guest is None else table.seat_of(guest)
    is_over = table.phase == "over"
    return TableView(
        id=table.id,
        game=table.opened.opened,
        players=table.opened.players,
        options=table.opened.options,
        phase=table.phase,
        n=table.n,
        you=you,
        host=table.host,
        listed=table.opened.listed,
        seats=seat_views(table, presence),
        to_move=table.to_move,
        commitment=table.commitment,
        seed=table.opened.seed if is_over else None,
        view=None if table.state is None else table.game.view(table.state, you),
        outcome=table.outcome,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        now=now,
    )


def seat_views(table: Table, presence: Presence) -> tuple[SeatView, ...]:
    """Show every seat."""
    return tuple(_seat(table, place, presence) for place in table.places)


def _seat(table: Table, place: Place, presence: Presence) -> SeatView:
    if place.guest is None:
        kind: Literal["empty", "bot"] = "empty" if place.is_free else "bot"
        return SeatView(kind, None, place.bot, place.ready, place.bot is not None, None)
    return SeatView(
        kind="person",
        name=place.name,
        level=None,
        ready=place.ready,
        present=presence.is_here(table.id, place.guest),
        stand_in=presence.stand_in(table, place),
    )
