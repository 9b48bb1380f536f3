"""Records played at tables with people on every seat, for tests that look at what is sent to them."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from spieltisch.core import fold
from spieltisch.core.errors import BadSetup
from spieltisch.core.random_walk import walked
from spieltisch.core.record import Record, RecordSeat, TimedMove, recorded
from spieltisch.core.setup import seed_from
from spieltisch.games.registry import GAMES, game_named
from spieltisch.tables.entries import AnyEntry, AnyOrigin, Moved, Opened, Readied, Sat, Ticked
from spieltisch.tables.store import Writing
from spieltisch.tables.table import Table, after, opened


def guest_on(seat: int) -> str:
    """Return the guest in a seat."""
    return f"{seat + 0xA11CE:032x}"


def writings_of(
    record: Record,
    *,
    guests: Sequence[str] = (),
    when: int = 0,
    table_id: str = "k7",
    origin: AnyOrigin | None = None,
) -> Iterator[Writing]:
    """Seat people at a table and play a record there; yield each entry and the table after it."""
    players = len(record.seats)
    people = guests or [guest_on(seat) for seat in range(players)]
    made = _opened(record, people[0], when, origin)
    table = opened(table_id, made)
    yield Writing(table, made)
    entries: list[tuple[AnyEntry, int]] = []
    entries += [(Sat(seat, guest, f"Person {seat}"), 0) for seat, guest in enumerate(people)]
    entries += [(Readied(seat, ready=True), 0) for seat in range(players)]
    entries += [(Moved(timed.seat, timed.move), timed.at) for timed in record.moves]
    for entry, at in entries:
        table = after(table, entry, at)
        yield Writing(table, entry)
    if record.until is not None and table.phase != "over":
        yield Writing(after(table, Ticked(record.until), record.until), Ticked(record.until))


def tables_of(record: Record, **more: Any) -> list[Table]:
    """Return the table after each entry of the game."""
    return [each.table for each in writings_of(record, **more) if each.table.state is not None]


def _opened(record: Record, host: str, when: int, origin: AnyOrigin | None) -> Opened:
    game = game_named(record.game)
    return Opened(
        game=game.name,
        rules=game.rules_version,
        players=len(record.seats),
        options=record.options,
        seed=record.seed,
        host=host,
        listed=True,
        when=when,
        origin=origin,
    )


def walk(name: str, players: int, options: dict[str, Any]) -> Record:
    """Play a game with random moves; return its record."""
    game, seed = GAMES[name], seed_from(f"leaks {name} {players}")
    made = walked(game, fold.setup_of(game, players, seed, options))
    moves = [
        TimedMove(at=step.at, seat=step.seat, move=msgspec.to_builtins(step.move))
        for step in made.moved
        if step.seat is not None
    ]
    acted = max((step.at for step in made.steps if step.seat is None), default=None)
    seats = [RecordSeat(name=f"seat {seat}") for seat in range(players)]
    return recorded(game, options, seats, seed, moves, acted)


def helpful(name: str, players: int) -> dict[str, Any]:
    """Choose the options that show most: hints and teaching marks, where they may be had."""
    fields = {field.name for field in msgspec.structs.fields(GAMES[name].options_type)}
    chosen: dict[str, Any] = {
        option: True for option in ("hints", "teaching", "marks") if option in fields
    }
    try:
        GAMES[name].start(fold.setup_of(GAMES[name], players, seed_from("options"), chosen))
    except BadSetup:
        chosen.pop("hints")  # races give hints to a lone player only
    return chosen
