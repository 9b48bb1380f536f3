"""People who are connected but keep the table waiting: the others nudge them, then vote for a bot to play."""

from collections.abc import Callable

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat, Seconds
from spieltisch.tables import companions
from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.facts import AnyFact, Nudged, Voted, WasActive, tell_nobody
from spieltisch.tables.places import Place
from spieltisch.tables.table import Table

Key = tuple[str, str]
"""A table and a guest."""


A_MOMENT: Seconds = 1.0
"""How long a guest must have been quiet before other workers are told that they did something."""


class Idle(msgspec.Struct, frozen=True):
    """A person who is connected but keeps the others waiting, as everyone sees them."""

    nudged: bool
    """Whether somebody has nudged them since they last did anything."""
    can_vote: bool
    """Whether the others may now vote to let a bot play for them."""
    votes: tuple[Seat, ...]
    """Who has voted for it."""
    needed: int
    """How many votes it takes: everyone else who is connected and not idle themselves."""


class Wait(msgspec.Struct):
    """Since when a table has been waiting for somebody, and what the others did about it."""

    since: Seconds
    """When they last did something."""
    began: Seconds
    """When the table began to wait for their move."""
    nudged: Seconds | None = None
    votes: set[str] = set()


class Idlers:
    """Remembers who keeps which table waiting, and for whom a bot plays until they return."""

    def __init__(
        self,
        timing: Timing,
        clock: Clock,
        is_here: Callable[[str, str], bool],
        tell: Callable[[AnyFact], None] = tell_nobody,
    ) -> None:
        """Take the timing and the clock, who is connected, and how to tell other workers."""
        self._tell = tell
        self._idle = timing.idle
        self._answer = timing.answer
        self._stalling = timing.stalling
        self._clock = clock
        self._is_here = is_here
        self._waits: dict[Key, Wait] = {}
        self._awaited: dict[Key, tuple[Seconds, int]] = {}
        """Since when a table waits for a guest's next move, whatever else they do, and the moves seen."""
        self._handed: set[Key] = set()
        self._want_back: dict[Key, bool] = {}
        """People who stall and get their seat back after one move by a bot, and whether they asked for it."""

    def look(self, table: Table) -> None:
        """Note whom the table waits for now; let a bot take over if all others have agreed."""
        awaited = table.awaited if table.phase == "playing" else ()
        for seat, place in enumerate(table.places):
            if place.guest is None:
                continue
            key = table.id, place.guest
            if seat not in awaited:
                self._end_wait(key)
                continue
            began = self._began(table, seat, key)
            if not self._is_here(*key) or key in self._handed:
                self._waits.pop(key, None)
            else:
                self._waits.setdefault(key, Wait(self._clock.steady(), began))
                self._hand_over(table, key)

    def _began(self, table: Table, seat: Seat, key: Key) -> Seconds:
        """Return since when the table waits for somebody, who may have moved and be next again."""
        now, made = self._clock.steady(), len(table.moves)
        began, seen = self._awaited.get(key, (now, made))
        if any(timed.seat == seat for timed in table.moves[seen:]):
            self._end_wait(key)
            began = now
        self._awaited[key] = began, made
        return began

    def _end_wait(self, key: Key) -> None:
        """Stop a wait: the person moved, or a bot moved for them."""
        self._waits.pop(key, None)
        self._awaited.pop(key, None)
        if self._want_back.pop(key, False):
            self._handed.discard(key)

    def note_activity(self, table_id: str, guest: str) -> bool:
        """Note that a guest did something; return whether the others should be told."""
        key = table_id, guest
        wait, was_handed = self._waits.get(key), key in self._handed
        was_idle = wait is not None and self._is_idle(wait)
        if not self._wake_up(key):
            return False
        if was_handed or (wait is not None and self._clock.steady() > wait.since + A_MOMENT):
            self._tell(WasActive(table_id, guest))
        return was_idle or was_handed

    def _wake_up(self, key: Key) -> bool:
        """Give the seat back to a person who did something, unless they stall; return whether they got it."""
        wait = self._waits.get(key)
        if key in self._want_back:
            self._want_back[key] = True
            return False
        self._handed.discard(key)
        if wait is not None:
            if self._is_stalling(wait):
                return False
            self._waits[key] = Wait(self._clock.steady(), wait.began)
        return True

    def hear(self, fact: AnyFact) -> None:
        """Note what somebody did at another worker."""
        key = fact.table, fact.guest
        now = self._clock.steady()
        match fact:
            case WasActive():
                self._wake_up(key)
            case Nudged():
                self._waits.setdefault(key, self._idle_wait(key)).nudged = now
            case Voted(by=voter):
                # the other worker accepted the vote, so by its clock the time to answer is over
                wait = self._waits.setdefault(key, self._idle_wait(key))
                wait.nudged = min(now - self._answer, now if wait.nudged is None else wait.nudged)
                wait.votes.add(voter)

    def _idle_wait(self, key: Key) -> Wait:
        """Return the wait for somebody who is idle by another worker's clock, created if need be."""
        since = self._clock.steady() - self._idle
        return Wait(since, self._awaited.get(key, (since, 0))[0])

    def nudge(self, table: Table, guest: str, seat: Seat) -> None:
        """Let a guest remind somebody who is idle."""
        wait = self._waiting(table, guest, seat)
        if wait.nudged is not None:
            raise Refused("already_so", "Somebody has already done so.")
        wait.nudged = self._clock.steady()
        self._tell(Nudged(table.id, str(table.places[seat].guest)))

    def vote(self, table: Table, guest: str, seat: Seat) -> None:
        """Let a guest vote for a bot to play for somebody who did not answer a nudge."""
        wait = self._waiting(table, guest, seat)
        if wait.nudged is None:
            raise Refused("nudge_first", "Nudge them first; perhaps they are only looking away.")
        if not self._can_vote(wait):
            raise Refused("vote_later", "They have only just been nudged; give them a moment.")
        if guest in wait.votes:
            raise Refused("already_so", "You have already done so.")
        wait.votes.add(guest)
        self._tell(Voted(table.id, str(table.places[seat].guest), guest))
        self._hand_over(table, (table.id, str(table.places[seat].guest)))

    def is_handed(self, table: Table, place: Place) -> bool:
        """Return whether the others have agreed that a bot plays for a person who is connected."""
        return place.guest is not None and (table.id, place.guest) in self._handed

    def state(self, table: Table, place: Place) -> Idle | None:
        """Return how idle a person is; None if nobody is waiting for them."""
        wait = None if place.guest is None else self._waits.get((table.id, place.guest))
        if wait is None or place.guest is None or not self._is_idle(wait):
            return None
        needed = self._voters(table, place.guest)
        seats = (table.seat_of(guest) for guest in wait.votes)
        votes = tuple(sorted(seat for seat in seats if seat is not None))
        if not needed and not votes:
            return None
        return Idle(wait.nudged is not None, self._can_vote(wait), votes, len(needed))

    def changes(self, table: Table) -> list[Seconds]:
        """Return the times until somebody counts as idle, or can be voted on."""
        waits = [self._waits.get((table.id, guest)) for guest in table.guests]
        now = self._clock.steady()
        ends = [
            wait.since + self._idle if wait.nudged is None else wait.nudged + self._answer
            for wait in waits
            if wait is not None
        ]
        ends += [wait.began + self._stalling for wait in waits if wait is not None]
        return [end - now for end in ends if end > now]

    def forget(self, table_id: str) -> None:
        """Forget a table that nobody watches any more."""
        self._waits = {key: wait for key, wait in self._waits.items() if key[0] != table_id}
        self._awaited = {key: at for key, at in self._awaited.items() if key[0] != table_id}
        self._handed = {key for key in self._handed if key[0] != table_id}
        self._want_back = {key: back for key, back in self._want_back.items() if key[0] != table_id}

    def _waiting(self, table: Table, guest: str, seat: Seat) -> Wait:
        """Return the wait for an idle person on a seat, or refuse."""
        self.look(table)
        idler = table.places[seat].guest
        wait = None if idler is None else self._waits.get((table.id, idler))
        is_own = idler is not None and companions.owner(idler) == companions.owner(guest)
        if wait is None or is_own or not self._is_idle(wait):
            raise Refused("not_idle", "The person on this seat is not keeping you waiting.")
        return wait

    def _hand_over(self, table: Table, key: Key) -> None:
        wait = self._waits[key]
        if wait.votes and wait.votes.issuperset(self._voters(table, key[1])):
            self._handed.add(key)
            if self._is_stalling(wait):
                self._want_back[key] = False
            del self._waits[key]

    def _voters(self, table: Table, idler: str) -> list[str]:
        """Return the guests whose votes count: nobody on the idle person's own device needs to vote.

        Idle guests are left out too, so that they cannot block a vote on somebody else.
        """
        return [
            guest
            for guest in table.guests
            if companions.owner(guest) != companions.owner(idler)
            and self._is_here(table.id, guest)
            and (table.id, guest) not in self._handed
            and not self._is_silent(self._waits.get((table.id, guest)))
        ]

    def _is_silent(self, wait: Wait | None) -> bool:
        return wait is not None and self._can_vote(wait)

    def _is_idle(self, wait: Wait) -> bool:
        is_quiet = self._clock.steady() >= wait.since + self._idle
        return wait.nudged is not None or is_quiet or self._is_stalling(wait)

    def _is_stalling(self, wait: Wait) -> bool:
        return self._clock.steady() >= wait.began + self._stalling

    def _can_vote(self, wait: Wait) -> bool:
        return wait.nudged is not None and self._clock.steady() >= wait.nudged + self._answer
