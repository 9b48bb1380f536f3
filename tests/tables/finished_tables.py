"""Finished games in a real store: races of Sprint, written entry by entry as tables write them."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import text

from spieltisch.core.setup import Seat, seed_from
from spieltisch.tables import schema
from spieltisch.tables.entries import AnyEntry, AnyOrigin, BotSat, Left, Moved, Opened, Readied, Sat
from spieltisch.tables.store import Store, Writing
from spieltisch.tables.table import Table, after, opened
from tests.core.sprint import ROUNDS, SPRINT, Call, Ready, Tap
from tests.tables.people import NAMES
from tests.tables.sprint_tables import LONG

A_MOMENT = 100
"""Milliseconds between two entries."""


async def finish(
    store: Store,
    table_id: str,
    seats: Sequence[str],
    *,
    first: Sequence[Seat] | None = None,
    when: int = 1_000_000,
    origin: AnyOrigin | None = None,
    glass: int = LONG,
    left: Sequence[Seat] = (),
) -> Table:
    """Play a race of Sprint to its end: guests by id, bots by level, seats calling in the order `first`.

    Bots take over the seats that are `left` at the start.
    """
    opening = Opened(
        game=SPRINT.name,
        rules=1,
        players=len(seats),
        options={"glass": glass},
        seed=seed_from(table_id),
        host=next((each for each in seats if each in NAMES), "nobody"),
        listed=False,
        when=when,
        origin=origin,
    )
    table = opened(table_id, opening)
    writings = [Writing(table, opening)]
    for entry in (*_seating(seats), *map(Left, left)):
        writings.append(_next(writings[-1].table, entry))
    for _ in range(ROUNDS):
        _play_round(writings, first or range(len(seats)))
    await store.open(writings)
    assert writings[-1].table.phase == "over"
    return writings[-1].table


def _seating(seats: Sequence[str]) -> Iterator[AnyEntry]:
    for seat, who in enumerate(seats):
        yield Sat(seat, who, NAMES[who]) if who in NAMES else BotSat(seat, who)
    for seat, who in enumerate(seats):
        if who in NAMES:
            yield Readied(seat, ready=True)


def _play_round(writings: list[Writing], first: Sequence[Seat]) -> None:
    def move(seat: Seat, what: object) -> None:
        moved = Moved(seat, msgspec.to_builtins(what))
        writings.append(_next(writings[-1].table, moved))

    state = writings[-1].table.state
    for seat in first:
        move(seat, Ready(state.round))
    for seat in first:
        for _ in range(state.numbers[seat]):
            move(seat, Tap())
        move(seat, Call())


def _next(table: Table, entry: AnyEntry) -> Writing:
    return Writing(after(table, entry, table.at + A_MOMENT), entry, table.phase)


def forget_results(store: Store) -> None:
    """Leave a database as a version without this index left it."""
    change_rows(store, "DELETE FROM results")


def change_rows(store: Store, sql: str, **values: Any) -> None:
    """Change rows without notifying anyone."""
    with store.transaction() as connection:
        connection.execute(text(sql), values)


def dump(store: Store) -> str:
    """Return every value in the database as text."""
    with store.transaction() as connection:
        rows = [
            row
            for table in schema.metadata.sorted_tables
            for row in connection.execute(table.select())
        ]
    return "\n".join(
        each.decode(errors="replace") if isinstance(each, bytes) else str(each)
        for row in rows
        for each in row
    )
