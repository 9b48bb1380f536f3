"""Who is at the table right now. It is known only while the server runs, and never logged."""

from collections import Counter
from typing import Literal

from spieltisch.core.setup import Millis, Seat, Seconds
from spieltisch.tables import companions
from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.idling import Idlers
from spieltisch.tables.table import Place, Table

Pace = Literal["slow", "normal", "fast"]
"""How fast somebody wants bots to move."""


class Presence:
    """Counts each guest's connections to a table, and notes since when somebody has been away."""

    def __init__(self, timing: Timing, clock: Clock) -> None:
        """Take how long a person may be away, idle or silent after a nudge, and a clock."""
        self.idlers = Idlers(timing, clock, self.is_here)
        self._timing = timing
        self.clock = clock
        self._pauses: dict[Pace, float] = {"slow": timing.slow, "normal": 1.0, "fast": timing.fast}
        """The pause before a bot's move at each pace, as a multiple of the usual one."""
        self._here: Counter[tuple[str, str]] = Counter()
        self._at: dict[str, set[str]] = {}
        """The guests who are connected to each table."""
        self._came: dict[tuple[str, str], Seconds] = {}
        self._paces: dict[tuple[str, str], Pace] = {}
        self._away_since: dict[tuple[str, str], Seconds] = {}
        self._late: set[tuple[str, Seat]] = set()

    def come(self, table_id: str, guest: str) -> None:
        """Note one more connection."""
        self._here[table_id, guest] += 1
        self._at.setdefault(table_id, set()).add(guest)
        self._came.setdefault((table_id, guest), self.clock.steady())
        self._away_since.pop((table_id, guest), None)

    def go(self, table_id: str, guest: str) -> None:
        """Note one connection fewer."""
        key = table_id, guest
        self._here[key] -= 1
        if self._here[key] <= 0:
            del self._here[key]
            self._came.pop(key, None)
            self._paces.pop(key, None)
            self._at[table_id].discard(guest)
            if not self._at[table_id]:
                del self._at[table_id]

    def is_here(self, table_id: str, guest: str) -> bool:
        """Ask whether a guest is connected to a table."""
        return (table_id, guest) in self._here

    def spectators(self, table: Table) -> int:
        """Count the guests who are connected to a table and on whose device nobody sits there."""
        here = {companions.owner(guest) for guest in self._at.get(table.id, ())}
        return len(here.difference(companions.owners(table.guests)))

    def forget(self, table_id: str) -> None:
        """Forget a table that nobody watches any more."""
        self.idlers.forget(table_id)
        self._late = {key for key in self._late if key[0] != table_id}
        for key in [key for key in self._away_since if key[0] == table_id]:
            del self._away_since[key]

    def note_late(self, table_id: str, seat: Seat, *, is_late: bool) -> bool:
        """Note that a bot takes unusually long to answer, or has answered; return whether that is new."""
        key = table_id, seat
        is_new = is_late != (key in self._late)
        (self._late.add if is_late else self._late.discard)(key)
        return is_new

    def is_late(self, table: Table, seat: Seat) -> bool:
        """Ask whether the table waits for a bot that is still loading."""
        return (table.id, seat) in self._late and seat in table.awaited

    def prefer(self, table_id: str, guest: str, pace: Pace) -> bool:
        """Note how fast a guest who is here wants bots to move; return whether that is new."""
        before = self._paces.get((table_id, guest), "normal")
        self._paces[table_id, guest] = pace
        return pace != before

    def pause(self, table: Table) -> float:
        """Give the multiple of a bot's pause: the longest that anybody seated and present asks for."""
        here = [guest for guest in table.guests if self.is_here(table.id, guest)]
        paces = [self._paces.get((table.id, guest), "normal") for guest in here]
        return max((self._pauses[pace] for pace in paces), default=1.0)

    def grace_left(self, table: Table, place: Place) -> Seconds | None:
        """Say how long until a bot may play for a person; None while they are here, or everyone is away.

        When nobody is there to wait, the table sleeps: people will find their game as they left it.
        """
        if place.guest is None or self.is_here(table.id, place.guest):
            return None
        if not any(self.is_here(table.id, guest) for guest in table.guests):
            return None
        # counted from the first call, which comes at once when they go
        since = self._away_since.setdefault((table.id, place.guest), self.clock.steady())
        return max(0.0, since + self._timing.grace - self.clock.steady())

    def turn_left(self, table: Table, place: Place, now: Millis) -> Seconds | None:
        """Say how long a person has left for the move that the table waits for; None without a turn clock.

        If everybody was away, the clock restarts when somebody comes back.
        """
        limit = table.opening.turn_clock
        if limit is None or place.guest is None or table.phase != "playing":
            return None
        came = [self._came[table.id, g] for g in table.guests if self.is_here(table.id, g)]
        if not came or table.seat_of(place.guest) not in table.to_move:
            return None
        used = min(self.clock.real(now - table.turned), self.clock.steady() - min(came))
        return max(0.0, self.clock.real(1000 * limit) - used)

    def stand_in(self, table: Table, place: Place) -> str | None:
        """Give the level of the bot that plays for a person now."""
        if table.phase != "playing":
            return None
        is_away = self.grace_left(table, place) == 0.0
        return table.game.stand_in if is_away or self.idlers.is_handed(table, place) else None

    def until_bot(self, table: Table, place: Place, now: Millis) -> Seconds | None:
        """Say how long until a bot may make a seat's next move; None if only its person can."""
        if place.bot is not None or self.stand_in(table, place) is not None:
            return 0.0
        waits = (self.grace_left(table, place), self.turn_left(table, place, now))
        return min((wait for wait in waits if wait is not None), default=None)
