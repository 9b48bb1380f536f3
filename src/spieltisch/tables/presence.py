"""Who is at a table right now: kept in memory only, never in the log."""

from collections import Counter
from collections.abc import Callable
from itertools import chain

from spieltisch.core.setup import Millis, Seat, Seconds
from spieltisch.tables import companions
from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.facts import AnyFact, Connected, Pace, tell_nobody
from spieltisch.tables.idling import Idlers
from spieltisch.tables.places import Place
from spieltisch.tables.table import Table


class Presence:
    """Counts each guest's connections to a table, and notes since when somebody has been away."""

    def __init__(self, timing: Timing, clock: Clock) -> None:
        """Take how long a person may be away, idle or silent after a nudge, and the clock."""
        self.tell: Callable[[AnyFact], None] = tell_nobody
        """Tells other workers what happened here, if there are any."""
        self.idlers = Idlers(timing, clock, self.is_here, self._pass_on)
        self._timing = timing
        self.clock = clock
        self._pauses: dict[Pace, float] = {"slow": timing.slow, "normal": 1.0, "fast": timing.fast}
        """The pause before a bot's move at each pace, as a multiple of the usual pause."""
        self._here: Counter[tuple[str, str]] = Counter()
        self._at: dict[str, set[str]] = {}
        """The guests who are connected to each table."""
        self._came: dict[tuple[str, str], Seconds] = {}
        self._paces: dict[tuple[str, str], Pace] = {}
        self._away_since: dict[tuple[str, str], Seconds] = {}
        self._late: set[tuple[str, Seat]] = set()
        self._elsewhere: dict[str, dict[str, dict[str, Connected]]] = {}
        """Connections to other workers, by worker, table and guest."""

    def come(self, table_id: str, guest: str) -> None:
        """Note one more connection."""
        self._here[table_id, guest] += 1
        self._at.setdefault(table_id, set()).add(guest)
        self._came.setdefault((table_id, guest), self.clock.steady())
        self._away_since.pop((table_id, guest), None)
        self.tell(self._connected(table_id, guest))

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
        self.tell(self._connected(table_id, guest))

    def is_here(self, table_id: str, guest: str) -> bool:
        """Return whether a guest is connected to a table."""
        return (table_id, guest) in self._here or bool(self._there(table_id, guest))

    def _there(self, table_id: str, guest: str) -> list[Connected]:
        """Return a guest's connections to a table at other workers."""
        tables = (worker.get(table_id, {}) for worker in self._elsewhere.values())
        return [guests[guest] for guests in tables if guest in guests]

    def _pass_on(self, fact: AnyFact) -> None:
        self.tell(fact)

    def facts(self) -> list[AnyFact]:
        """List who is connected to this worker."""
        return [self._connected(*key) for key in self._here]

    def hear(self, worker: str, fact: AnyFact) -> None:
        """Note a fact from another worker."""
        key = fact.table, fact.guest
        if not isinstance(fact, Connected):
            self.idlers.hear(fact)
        elif fact.connections:
            at_table = self._elsewhere.setdefault(worker, {}).setdefault(fact.table, {})
            at_table[fact.guest] = fact
            self._away_since.pop(key, None)
        else:
            self._forget_elsewhere(worker, *key)

    def _forget_elsewhere(self, worker: str, table_id: str, guest: str) -> None:
        tables = self._elsewhere.get(worker, {})
        guests = tables.get(table_id, {})
        guests.pop(guest, None)
        if not guests:
            tables.pop(table_id, None)

    def lose(self, worker: str) -> set[str]:
        """Forget everyone at a worker that has ended; return their tables."""
        return set(self._elsewhere.pop(worker, {}))

    def _connected(self, table_id: str, guest: str) -> Connected:
        key = table_id, guest
        ago = self.clock.steady() - self._came.get(key, self.clock.steady())
        since = self.clock.wall() - round(1000 * ago)
        pace = self._paces.get(key, "normal")
        return Connected(table_id, guest, self._here.get(key, 0), since, pace)

    def _since(self, table_id: str, guest: str) -> Seconds | None:
        """Return since when a guest has been connected, by the steady clock; None if they are not."""
        key = table_id, guest
        now, wall = self.clock.steady(), self.clock.wall()
        there = self._there(table_id, guest)
        since = [now - max(0, wall - each.since) / 1000 for each in there]
        return min([*since, self._came[key]] if key in self._came else since, default=None)

    def _pace(self, table_id: str, guest: str) -> float:
        key = table_id, guest
        paces = [each.pace for each in self._there(table_id, guest)]
        if key in self._here:
            paces.append(self._paces.get(key, "normal"))
        return max((self._pauses[pace] for pace in paces), default=1.0)

    def guests_at(self, table_id: str) -> set[str]:
        """Return the guests who are connected to a table, here or at other workers."""
        there = (worker.get(table_id, ()) for worker in self._elsewhere.values())
        return set(chain(self._at.get(table_id, ()), *there))

    def spectators(self, table: Table) -> int:
        """Count the connected guests who have neither a seat nor a seated companion at a table."""
        here = {companions.owner(guest) for guest in self.guests_at(table.id)}
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
        """Return whether the table is waiting for a bot that is still loading."""
        return (table.id, seat) in self._late and seat in table.awaited

    def prefer(self, table_id: str, guest: str, pace: Pace) -> bool:
        """Note how fast a guest who is here wants bots to move; return whether that is new."""
        before = self._paces.get((table_id, guest), "normal")
        self._paces[table_id, guest] = pace
        if pace != before:
            self.tell(self._connected(table_id, guest))
        return pace != before

    def pause(self, table: Table) -> float:
        """Return the multiple of a bot's pause: the longest that anybody seated and connected asks for."""
        here = [guest for guest in table.guests if self.is_here(table.id, guest)]
        return max((self._pace(table.id, guest) for guest in here), default=1.0)

    def grace_left(self, table: Table, place: Place) -> Seconds | None:
        """Return how long until a bot may play for a person; None while they are here, or everyone is away.

        When nobody is there to wait, the table sleeps, and people find their game as they left it.
        """
        if place.guest is None or self.is_here(table.id, place.guest):
            return None
        if not any(self.is_here(table.id, guest) for guest in table.guests):
            return None
        # counted from the first call, which follows at once when they leave
        since = self._away_since.setdefault((table.id, place.guest), self.clock.steady())
        return max(0.0, since + self._timing.grace - self.clock.steady())

    def turn_left(self, table: Table, place: Place, now: Millis) -> Seconds | None:
        """Return how long a person has left for the move that the table waits for; None without a turn clock.

        If everybody was away, the clock restarts when somebody comes back.
        """
        limit = table.opening.turn_clock
        if limit is None or place.guest is None or table.phase != "playing":
            return None
        known = [self._since(table.id, guest) for guest in table.guests]
        came = [since for since in known if since is not None]
        if not came or table.seat_of(place.guest) not in table.to_move:
            return None
        used = min(self.clock.real(now - table.turned), self.clock.steady() - min(came))
        return max(0.0, self.clock.real(1000 * limit) - used)

    def stand_in(self, table: Table, place: Place) -> str | None:
        """Return the level of the bot that plays for a person now, if any."""
        if table.phase != "playing":
            return None
        is_away = self.grace_left(table, place) == 0.0
        return table.game.stand_in if is_away or self.idlers.is_handed(table, place) else None

    def until_bot(self, table: Table, place: Place, now: Millis) -> Seconds | None:
        """Return how long until a bot may make a seat's next move; None if only a person can."""
        if place.bot is not None or self.stand_in(table, place) is not None:
            return 0.0
        waits = (self.grace_left(table, place), self.turn_left(table, place, now))
        return min((wait for wait in waits if wait is not None), default=None)
