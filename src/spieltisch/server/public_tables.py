"""The public tables of the lobby: read once for everyone who asks at about the same time."""

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds
from spieltisch.server.messages import TableSummary
from spieltisch.tables import table_index
from spieltisch.tables.live import Tables
from spieltisch.tables.presence import Presence
from spieltisch.tables.table import Phase, Table
from spieltisch.tables.view import seat_views

OPEN_FOR = 24 * 3600 * 1000
"""For how many milliseconds the lobby shows a table that waits for people, or that is being played."""
MOST_SHOWN = 30
FRESH: Seconds = 1.0
"""How long a list is reused; changes by this process itself are shown at once."""


class PublicList(msgspec.Struct, frozen=True):
    """The public tables that wait for people and those that are being played, newest first."""

    open: tuple[TableSummary, ...]
    watch: tuple[TableSummary, ...]


class PublicTables:
    """Caches the list for a moment."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: PublicList | None = None
        self._until: tuple[int, Seconds] = (-1, 0.0)
        """The number of changes when the list was read, and until when it is reused."""
        self._turn = asyncio.Lock()

    async def list(self) -> PublicList:
        """Return the public tables."""
        async with self._turn:
            now = self._tables.public_changes, time.monotonic()
            return await self._read() if self._known is None or self._until < now else self._known

    async def renewed(self) -> PublicList:
        """Return the public tables as they are now."""
        async with self._turn:
            return await self._read()

    async def _read(self) -> PublicList:
        changes = self._tables.public_changes
        self._known = await self._found()
        self._until = changes, time.monotonic() + FRESH
        return self._known

    async def _found(self) -> PublicList:
        since = time.time_ns() // 1_000_000 - OPEN_FOR
        found = await self._tables.store.query(
            table_index.listed, ("open", "playing"), since, MOST_SHOWN
        )
        return PublicList(
            await self._shown(found["open"], "open"), await self._shown(found["playing"], "playing")
        )

    async def _shown(self, ids: Iterable[str], phase: Phase) -> tuple[TableSummary, ...]:
        """Summarize those tables that are still public and in that phase: the index may be out of date."""
        shown = []
        for table_id in ids:
            with suppress(Refused):
                table = await self._tables.glanced(table_id)
                if table.opening.listed and table.phase == phase:
                    shown.append(summary(table, self._tables.presence, None))
        return tuple(shown)


async def summaries(tables: Tables, ids: Iterable[str], you: str) -> tuple[TableSummary, ...]:
    """Return summaries of a guest's tables, except those that are damaged or that another version made."""
    shown = []
    for table_id in ids:
        with suppress(Refused):
            shown.append(summary(await tables.glanced(table_id), tables.presence, you))
    return tuple(shown)


def summary(table: Table, presence: Presence, you: str | None) -> TableSummary:
    """Return a table as the lobby shows it, without any of the game's state."""
    own = [] if you is None else table.on_device(you)
    is_yours = any(seat in table.to_move for seat, _ in own)
    others = table.to_move if own and not is_yours else ()
    return TableSummary(
        id=table.id,
        game=table.opening.game,
        players=table.opening.players,
        phase=table.phase,
        seats=seat_views(table, presence),
        you=next((seat for seat, _ in own), None),
        your_turn=is_yours,
        turn=others[0] if len(others) == 1 else None,
        turn_clock=table.opening.turn_clock,
        outcome=table.outcome,
        origin=table.opening.origin,
        opened=table.opening.when,
    )
