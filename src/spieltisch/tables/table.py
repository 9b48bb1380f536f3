"""A table: the fold of its log. Entries go in, a frozen table comes out; no clock, no I/O."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from spieltisch.core import fold
from spieltisch.core.game import AnyGame
from spieltisch.core.outcome import Outcome
from spieltisch.core.record import Record, TimedMove, recorded
from spieltisch.core.rng import commitment
from spieltisch.core.setup import Millis, Seat, with_at
from spieltisch.games.registry import game_named
from spieltisch.tables import companions
from spieltisch.tables.entries import (
    AnyEntry,
    BotSat,
    ChatSwitched,
    Configured,
    Left,
    Moved,
    Opened,
    Readied,
    Rematched,
    Sat,
    Ticked,
)
from spieltisch.tables.places import FREE, Place, asked_again, heard, rearranged, record_seat

replace = msgspec.structs.replace

Phase = Literal["open", "playing", "over", "closed"]
"""Seats are filling; the game is being played; it has an outcome; everyone left before the end."""


class Table(msgspec.Struct, frozen=True, gc=False):
    """A table after entry `n` of its log."""

    id: str
    opening: Opened
    places: tuple[Place, ...]
    n: int = 0
    at: Millis = 0
    state: Any = None
    """The game's state; None before the start."""
    moves: tuple[TimedMove, ...] = ()
    acted: Millis | None = None
    """When time itself last acted in the game."""
    stage_began: int = 0
    """The number of the entry that began the game's current stage."""
    turned: Millis = 0
    """When the game began to wait for the next move: at its start, or with the last move."""
    rematch: str | None = None
    rematch_by: Seat | None = None
    chat: bool = False
    """Whether people may write to each other."""
    unplayed: int = 0
    """How many of the newest entries did not change the game, so that they make no move stale."""

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return game_named(self.opening.game)

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.outcome is not None:
            return "over"
        if self.n and not self.guests:
            return "closed"
        return "open" if self.state is None else "playing"

    @property
    def guests(self) -> tuple[str, ...]:
        """The guests who sit here."""
        return tuple(place.guest for place in self.places if place.guest is not None)

    @property
    def host(self) -> Seat | None:
        """The seat of the guest who opened the table or, once they have left, of the first person."""
        own = self.seat_of(self.opening.host)
        people = (seat for seat, place in enumerate(self.places) if place.guest is not None)
        return next(people, None) if own is None else own

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return None if self.state is None else self.game.outcome(self.state)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that the game waits for."""
        return () if self.state is None else tuple(sorted(self.game.to_move(self.state)))

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats without which the game cannot go on."""
        return () if self.state is None else tuple(sorted(self.game.awaited(self.state)))

    @property
    def due(self) -> Millis | None:
        """When time itself acts next in the game."""
        return self.game.due(self.state) if self.phase == "playing" else None

    @property
    def fresh_from(self) -> int:
        """The oldest entry after which a move may have been made and still count."""
        return self.stage_began if self.game.is_race else self.n - self.unplayed

    @property
    def commitment(self) -> str:
        """The hash that commits the table to its seed."""
        return commitment(self.opening.seed)

    def seat_of(self, guest: str) -> Seat | None:
        """Find a guest's seat."""
        seats = (seat for seat, place in enumerate(self.places) if place.guest == guest)
        return next(seats, None)

    def on_device(self, guest: str) -> list[tuple[Seat, str]]:
        """Find the seats of a guest and their companions, each with the id of its holder."""
        return companions.of_device((place.guest for place in self.places), guest)


def opened(table_id: str, entry: Opened) -> Table:
    """Return the table after its first entry."""
    return Table(id=table_id, opening=entry, places=(FREE,) * entry.players)


def after(table: Table, entry: AnyEntry, at: Millis) -> Table:
    """Return the table after time has acted until `at`, and after one more entry of its log."""
    return applied(elapsed(table, at), entry, at)


def applied(table: Table, entry: AnyEntry, at: Millis) -> Table:  # noqa: C901, PLR0911 - a case an entry
    """Apply an entry at `at` to an up-to-date table; the rules may refuse a move."""
    later = replace(table, n=table.n + 1, at=at, unplayed=0)
    match entry:
        case Sat(seat, guest, name):
            return _seated(_without(later, guest), seat, Place(guest=guest, name=name))
        case BotSat(seat, level):
            return _started(_seated(later, seat, Place(bot=level, ready=True)))
        case Left(seat):
            return _seated(later, seat, _left(table, seat))
        case Readied(seat, ready):
            return _started(_seated(later, seat, replace(table.places[seat], ready=ready)))
        case Configured():
            return _configured(later, entry)
        case Moved(seat, move, bot, move_id):
            moved = _moved(later, TimedMove(at=at, seat=seat, move=move, bot=bot))
            if move_id is None:
                return moved
            return _seated(moved, seat, heard(moved.places[seat], move_id))
        case Ticked():
            return later
        case Rematched(table_id, by):
            return replace(later, rematch=table_id, rematch_by=by)
        case ChatSwitched(on):
            return replace(later, chat=on, unplayed=table.unplayed + 1)
        case Opened():
            raise ValueError("a table opens once")


def elapsed(table: Table, at: Millis) -> Table:
    """Return the table after time has acted on it until `at`, although nothing is logged yet."""
    if table.phase != "playing":
        return table
    for due, state in fold.acts(table.game, table.state, at):
        table = replace(table, state=state, acted=due)
    return table


def folded(table_id: str, entries: Iterable[tuple[AnyEntry, Millis]]) -> Table:
    """Fold a whole log."""
    log = iter(entries)
    first, _ = next(log)
    if not isinstance(first, Opened):
        raise ValueError("a log begins with the opening")
    table, moves = opened(table_id, first), list[TimedMove]()
    for entry, at in log:
        table = after(table, entry, at)
        moves += table.moves  # kept separately, because a long tuple is slow to grow
        table = replace(table, moves=()) if table.moves else table
    return replace(table, moves=tuple(moves))


def _seated(table: Table, seat: Seat, place: Place) -> Table:
    return replace(table, places=with_at(table.places, seat, place))


def _left(table: Table, seat: Seat) -> Place:
    """Free a seat; once the game has started, a bot takes it and the record keeps the person's name."""
    if table.state is None:
        return FREE
    return Place(name=table.places[seat].name, bot=table.game.stand_in, ready=True)


def _without(table: Table, guest: str) -> Table:
    seat = table.seat_of(guest)
    return table if seat is None else _seated(table, seat, FREE)


def _configured(table: Table, entry: Configured) -> Table:
    """Change the table; if that changes the game's setup, everyone must say again that they are ready."""
    made = table.opening
    is_same = (made.players, made.options, made.turn_clock) == (
        entry.players,
        entry.options,
        entry.turn_clock,
    )
    places = table.places if is_same else [asked_again(each) for each in table.places]
    opening = replace(
        made,
        players=entry.players,
        options=entry.options,
        listed=entry.listed,
        turn_clock=entry.turn_clock,
    )
    return _started(replace(table, opening=opening, places=rearranged(places, entry)))


def _started(table: Table) -> Table:
    """Start the game as soon as everyone is seated and ready."""
    if table.state is not None or not all(place.ready for place in table.places):
        return table
    made = table.opening
    state = fold.begin(table.game, made.rules, made.players, made.seed, made.options)
    return replace(table, state=state, turned=table.at)


def _moved(table: Table, timed: TimedMove) -> Table:
    game = table.game
    state = fold.play(game, table.state, timed.seat, timed.move, timed.at)
    is_new_stage = game.is_race and game.stage(state) != game.stage(table.state)
    began = table.n if is_new_stage else table.stage_began
    return replace(
        table, state=state, moves=(*table.moves, timed), stage_began=began, turned=timed.at
    )


def record(table: Table) -> Record:
    """Return the record of the table's game, seed included: public only after the end."""
    seats = [record_seat(place) for place in table.places]
    made = table.opening
    played = table.moves, table.acted
    return recorded(table.game, made.options, seats, made.seed, *played, made.rules)
