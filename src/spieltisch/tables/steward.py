"""The steward of a table: plays for the bots, and for people who are away, from a view only."""

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress

import msgspec

from spieltisch.core.chance import Chance
from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat
from spieltisch.tables.entries import Moved
from spieltisch.tables.live import Tables
from spieltisch.tables.presence import Seconds
from spieltisch.tables.table import Table

log = logging.getLogger(__name__)

AFTER_A_FAULT: Seconds = 5.0
"""How long until a bot that failed tries again."""

Turn = tuple[Seconds, Seat, str]
"""How long until a bot acts, for which seat, and its level."""


class Stewards:
    """One steward for each table that somebody looks at."""

    def __init__(self, tables: Tables, pause: Seconds) -> None:
        """Let bots wait `pause` before each move, so that people can follow."""
        self._tables = tables
        self._pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._lookers: Counter[str] = Counter()
        self._standing_in: dict[str, set[Seat]] = {}
        self._seen: dict[str, tuple[int, Seconds]] = {}
        """The newest entry of a table and when it was first seen, by a clock that is never set."""

    def look(self, table_id: str) -> None:
        """Somebody looks at a table: let its steward work."""
        self._lookers[table_id] += 1
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._serve(table_id))

    def look_away(self, table_id: str) -> None:
        """One looks no more: when nobody does, the table sleeps."""
        self._lookers[table_id] -= 1
        if self._lookers[table_id] <= 0:
            del self._lookers[table_id]
            self._tables.presence.forget(table_id)
            self._tables.nudge(table_id)

    async def stop(self) -> None:
        """Let every steward finish what he does, and end."""
        self._lookers.clear()
        for table_id in self._tasks:
            self._tables.nudge(table_id)
        await asyncio.gather(*self._tasks.values())

    async def _serve(self, table_id: str) -> None:
        with self._tables.watch(table_id) as changed:
            while table_id in self._lookers:
                changed.clear()
                wait = await self._act(table_id)
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), wait)
        del self._tasks[table_id]
        self._standing_in.pop(table_id, None)
        self._seen.pop(table_id, None)

    async def _act(self, table_id: str) -> Seconds | None:
        """Play what is due now; say how long until something else is."""
        try:
            table = await self._tables.newest(table_id)
            self._tell_who_stands_in(table)
            turn = min(self._turns(table), default=None)
            if turn is None or turn[0] > 0:
                return min(([turn[0]] if turn else []) + self._graces(table), default=None)
            await self._play(table, *turn[1:])
        except Refused as refused:
            log.info("table %s: a bot's move came too late: %s", table_id, refused)
        except Exception:
            log.exception("table %s: a bot failed", table_id)
            return AFTER_A_FAULT
        return None

    def _tell_who_stands_in(self, table: Table) -> None:
        """Let everyone see it when a bot begins to play for somebody, though nothing is logged."""
        presence = self._tables.presence
        now = {seat for seat, place in enumerate(table.places) if presence.stand_in(table, place)}
        if now != self._standing_in.get(table.id, set()):
            self._standing_in[table.id] = now
            self._tables.nudge(table.id)

    def _graces(self, table: Table) -> list[Seconds]:
        """Give the times after which a bot will stand in for somebody who is away."""
        if table.phase != "playing":
            return []
        left = [self._tables.presence.grace_left(table, place) for place in table.places]
        return [grace for grace in left if grace]

    def _turns(self, table: Table) -> list[Turn]:
        turns = []
        for seat in table.to_move if table.phase == "playing" else ():
            place = table.places[seat]
            level = place.bot or table.game.stand_in
            grace = 0.0 if place.bot else self._tables.presence.grace_left(table, place)
            if grace is not None:
                turns.append((max(grace, self._pause_left(table)), seat, level))
        return turns

    def _pause_left(self, table: Table) -> Seconds:
        now = time.monotonic()
        entry, since = self._seen.get(table.id, (-1, now))
        if entry != table.n:
            since = now
            self._seen[table.id] = table.n, now
        return max(0.0, since + self._pause - now)

    async def _play(self, table: Table, seat: Seat, level: str) -> None:
        game = table.game
        view = game.view(table.state, seat)
        chance = Chance(table.opened.seed, f"bot on seat {seat} after entry {table.n}")
        move = await asyncio.to_thread(game.bots[level], view, chance)
        await self._tables.act(table.id, lambda newest: self._moved(newest, table.n, seat, move))

    def _moved(self, newest: Table, n: int, seat: Seat, move: object) -> Moved:
        """Make the entry, unless the table moved on or the person came back while the bot thought."""
        place = newest.places[seat]
        level = place.bot or self._tables.presence.stand_in(newest, place)
        if newest.n != n or level is None:
            raise Refused("stale", "The table has moved on meanwhile.")
        was_always_bot = place.name is None
        return Moved(msgspec.to_builtins(move), seat, None if was_always_bot else level)
