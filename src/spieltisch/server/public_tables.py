"""The public tables of the lobby: read once for everyone who asks within a moment."""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds
from spieltisch.server.messages import TableSummary
from spieltisch.tables.live import Tables
from spieltisch.tables.presence import Presence
from spieltisch.tables.table import Table
from spieltisch.tables.view import seat_views

OPEN_FOR = 24 * 3600 * 1000
"""How many milliseconds the lobby shows a table that waits for people, or is played."""
MOST_SHOWN = 30
FRESH: Seconds = 1.0
"""How long a list is shown to everybody; what this process changes itself is shown at once."""


class PublicList(msgspec.Struct, frozen=True):
    """The public tables that wait for people and those that are played, newest first."""

    open: tuple[TableSummary, ...]
    watch: tuple[TableSummary, ...]


class PublicTables:
    """Keeps the list for a moment."""

    def __init__(self, tables: Tables) -> None:
        """Take the tables."""
        self._tables = tables
        self._known: PublicList | None = None
        self._until: tuple[int, Seconds] = (-1, 0.0)
        """The change of public tables for which the list was read, and until when it is shown."""
        self._turn = asyncio.Lock()

    async def list(self) -> PublicList:
        """Give the public tables."""
        async with self._turn:
            changes = self._tables.public_changes
            if self._known is None or self._until < (changes, time.monotonic()):
                self._known = await self._read()
                self._until = changes, time.monotonic() + FRESH
            return self._known

    async def _read(self) -> PublicList:
        since = time.time_ns() // 1_000_000 - OPEN_FOR
        found = await self._tables.store.listed(("open", "playing"), since, MOST_SHOWN)
        return PublicList(
            await summaries(self._tables, found["open"], None),
            await summaries(self._tables, found["playing"], None),
        )


async def summaries(
    tables: Tables, ids: Iterable[str], you: str | None
) -> tuple[TableSummary, ...]:
    """Show tables in the lobby, except those that are damaged or that another version made."""
    shown = []
    for table_id in ids:
        with suppress(Refused):
            shown.append(summary(await tables.ticked(table_id), tables.presence, you))
    return tuple(shown)


def summary(table: Table, presence: Presence, you: str | None) -> TableSummary:
    """Show a table in the lobby, without anything of the game's state."""
    own = [] if you is None else table.on_device(you)
    return TableSummary(
        id=table.id,
        game=table.opening.game,
        players=table.opening.players,
        phase=table.phase,
        seats=seat_views(table, presence),
        you=next((seat for seat, _ in own), None),
        your_turn=any(seat in table.to_move for seat, _ in own),
        turn_clock=table.opening.turn_clock,
        outcome=table.outcome,
        origin=table.opening.origin,
        opened=table.opening.when,
    )
