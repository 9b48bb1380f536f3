"""Runs one table: plays for the bots and for people who are away, and logs what time did."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.game import Planned
from spieltisch.core.playout import rng_of
from spieltisch.core.setup import Millis, Seat, Seconds
from spieltisch.tables.checks import stale
from spieltisch.tables.entries import Moved
from spieltisch.tables.idling import Idle
from spieltisch.tables.live import Tables
from spieltisch.tables.table import Table, elapsed
from spieltisch.workers.pool import WorkerPool
from spieltisch.workers.worker import WorkerLost

log = logging.getLogger(__name__)


class Turn(msgspec.Struct, frozen=True):
    """A bot that the game waits for."""

    seat: Seat
    level: str
    asking: Seconds
    """How long until the bot may be asked for a move."""
    moving: Seconds
    """How long until the bot may move: it thinks during the pause that lets people follow."""


class TableRunner:
    """Runs one table from views only; anything it remembers may be lost at any time."""

    def __init__(self, tables: Tables, table_id: str, workers: WorkerPool) -> None:
        """Take the workers in which bots think; bots pause before each move, and plan ahead in a race."""
        self.table_id = table_id
        self.is_done = False
        self._tables = tables
        self._timing, self._clock = tables.timing, tables.clock
        self._workers = workers
        self._told: list[tuple[str | None, Idle | None]] = []
        """For each seat, the stand-in and how idle its person is, as everyone was last told."""
        self._seen: tuple[int, Seconds] = (-1, 0.0)
        """The newest entry and when it was first seen, by a monotonic clock."""
        self._plans: dict[Seat, Planned[object]] = {}
        """What the bots have planned since that entry."""
        self._resting: dict[Seat, Seconds] = {}
        """How long to leave a bot alone that failed or was refused."""

    async def keep_time(self) -> Seconds | None:
        """Log what time has done; return how long until it acts again."""
        table = await self._tables.recent(self.table_id)
        if table.due is not None and self._until(table, table.due) == 0:
            table = await self._tables.ticked(self.table_id)
        return None if table.due is None else self._until(table, table.due)

    async def play(self) -> Seconds | None:
        """Play the moves that are due now; return how long until the next one."""
        table = await self._tables.recent(self.table_id)
        table = elapsed(table, self._tables.now(table))
        change = self._tell_who_waits(table)
        self._see(table)
        await self._ask(table)
        waits = {turn.seat: self._wait(table, turn) for turn in self._turns(table)}
        ripe = [seat for seat, wait in waits.items() if wait <= 0 and seat in self._plans]
        if ripe:
            await self._move(table, min(ripe, key=lambda seat: (self._plans[seat].at, seat)))
            return 0.0
        return min([*waits.values(), *self._left(change)], default=None)

    async def look_on(self) -> Seconds | None:
        """Let another worker play, and only tell people who are connected here who keeps them waiting.

        If the other worker dies, a bot's pause counts from the start of its turn, not from our takeover.
        """
        table = await self._tables.recent(self.table_id)
        table = elapsed(table, self._tables.now(table))
        self._see(table)
        return min(self._left(self._tell_who_waits(table)), default=None)

    def _wait(self, table: Table, turn: Turn) -> Seconds:
        """Return the time until a bot acts: until it may be asked, then until its planned move."""
        planned = self._plans.get(turn.seat)
        if planned is None:
            return turn.asking
        return max(turn.moving, self._until(table, planned.at))

    def _until(self, table: Table, at: Millis) -> Seconds:
        return max(0.0, self._clock.real(at - self._tables.now(table)))

    def _tell_who_waits(self, table: Table) -> Seconds | None:
        """Tell everyone when a bot stands in for somebody or when somebody is idle: neither is logged.

        Return when that changes next, by the monotonic clock.
        """
        presence = self._tables.presence
        presence.idlers.look(table)
        # read before anyone is told: a change in between is then due at once, and not forgotten
        begun = self._clock.steady()
        changes = [*self._graces(table), *presence.idlers.changes(table)]
        now = [
            (presence.stand_in(table, place), presence.idlers.state(table, place))
            for place in table.places
        ]
        if now != (self._told or [(None, None)] * len(now)):
            self._told = now
            self._tables.wake(table.id)
        return begun + min(changes) if changes else None

    def _left(self, at: Seconds | None) -> list[Seconds]:
        """Return how long until a time on the monotonic clock, if there is one."""
        return [] if at is None else [max(0.0, at - self._clock.steady())]

    def _see(self, table: Table) -> None:
        """Note a new entry, and drop all plans: only a bot can tell whether its plan still holds."""
        if self._seen[0] != table.n:
            self._seen = table.n, self._clock.steady()
            self._plans.clear()

    def _graces(self, table: Table) -> list[Seconds]:
        """Return the times until a bot stands in for somebody who is away."""
        if table.phase != "playing":
            return []
        left = [self._tables.presence.grace_left(table, place) for place in table.places]
        return [grace for grace in left if grace]

    def _turns(self, table: Table) -> list[Turn]:
        presence, now, at = self._tables.presence, self._clock.steady(), self._tables.now(table)
        pause = self._seen[1] + self._timing.pause * presence.pause(table) - now
        turns = []
        for seat in table.to_move if table.phase == "playing" else ():
            place = table.places[seat]
            wait = presence.until_bot(table, place, at)
            if wait is not None:
                asking = max(wait, self._resting.get(seat, now) - now)
                moving = asking if table.game.is_race else max(asking, pause)
                turns.append(Turn(seat, place.bot or table.game.stand_in, asking, moving))
        return turns

    async def _ask(self, table: Table) -> None:
        """Ask all bots that may be asked and have no plan yet, at the same time."""
        turns = [turn for turn in self._turns(table) if turn.asking <= 0]
        new = [turn for turn in turns if turn.seat not in self._plans]
        await asyncio.gather(*(self._plan(table, turn.seat, turn.level) for turn in new))

    async def _plan(self, table: Table, seat: Seat, level: str) -> None:
        """Ask one bot for a move; if it fails, it rests for a while, and the others play on."""
        game = table.game
        rng = rng_of(game, table.opening.seed, seat, table.n)
        try:
            view = game.view(table.state, seat)
            with self._told_if_late(seat):
                self._plans[seat] = await self._workers.ask(game, level, view, rng, table.at)
        except WorkerLost as lost:
            log.info(
                "table %s: %s", table.id, lost
            )  # we are stopping, or its worker has said why it ended
            self._resting[seat] = self._clock.steady() + self._timing.after_refusal
        except Exception:
            log.exception("a bot failed", extra={"table": table.id, "entry": table.n})
            self._resting[seat] = self._clock.steady() + self._timing.after_fault

    @contextmanager
    def _told_if_late(self, seat: Seat) -> Iterator[None]:
        """Tell everyone if a bot takes long to answer, so that they know why they are waiting."""
        telling = asyncio.get_running_loop().call_later(
            self._timing.late, self._tell_late, seat, True
        )
        try:
            yield
        finally:
            telling.cancel()
            self._tell_late(seat, is_late=False)

    def _tell_late(self, seat: Seat, is_late: bool) -> None:
        if self._tables.presence.note_late(self.table_id, seat, is_late=is_late):
            self._tables.wake(self.table_id)

    async def _move(self, table: Table, seat: Seat) -> None:
        planned = self._plans.pop(seat)
        try:
            await self._tables.act(
                table.id, lambda newest: self._moved(newest, table, seat, planned.move)
            )
        except Refused as refused:
            log.info("table %s: a bot's move came too late: %s", table.id, refused)
            self._resting[seat] = self._clock.steady() + self._timing.after_refusal

    def _moved(self, newest: Table, asked: Table, seat: Seat, move: object) -> Moved:
        """Return the entry, unless it is stale or the person came back while the bot was thinking."""
        place = newest.places[seat]
        wait = self._tables.presence.until_bot(newest, place, self._tables.now(newest))
        if wait != 0.0 or _is_stale(newest, asked, seat):
            raise stale()
        level = place.bot or newest.game.stand_in
        was_always_bot = place.name is None
        return Moved(seat, _plain(move), None if was_always_bot else level)


def _plain(move: object) -> Any:
    """Encode a move exactly as it will be read back from the log, down to its lists."""
    return msgspec.json.decode(msgspec.json.encode(move))


def _is_stale(newest: Table, asked: Table, seat: Seat) -> bool:
    """Return whether a bot's move is too late: in a race, only moves of its own seat make it so.

    This keeps a second runner of the same table from making a move twice.
    """
    if not newest.game.is_race:
        return newest.n != asked.n
    return any(timed.seat == seat for timed in newest.moves[len(asked.moves) :])
