"""Counters shared by several workers: each counts in memory, and tells the others about heavy users.

With N workers, using 1/N of an allowance needs no messages: as long as nobody uses more than that at any
one worker, nobody exceeds the whole. In quiet times nothing is sent, no matter how many people are connected.
"""

import time
from collections.abc import Callable

from cachetools import TLRUCache

from spieltisch.core.setup import Seconds
from spieltisch.server.counters import MOST_KEYS, MemoryCounters, Rate
from spieltisch.tables.worker_news import Counted

UNTOLD = 1 / 8
"""The part of an allowance that people may use at all workers together without any messages."""
HELD_UNTOLD = 1 / 2
"""The same for what may be held at once: every guest holds a socket or two."""


class SharedCounters(MemoryCounters):
    """Counts what is spent and held here, and what other workers report."""

    def __init__(
        self, workers: Callable[[], int], clock: Callable[[], Seconds] = time.monotonic
    ) -> None:
        """Take a function that returns the number of workers, including this one."""
        super().__init__(clock)
        self._workers = workers
        self._own: TLRUCache[str, tuple[Seconds, Seconds]] = TLRUCache(
            MOST_KEYS, lambda _, own, __: own[0], clock
        )
        """When our part of an allowance will be regained, and how much of it we have not reported."""
        self._to_tell: dict[str, Seconds] = {}
        self._most: dict[str, int] = {}
        self._changed: set[str] = set()
        """Keys whose held count has changed since our last report."""
        self._told: set[str] = set()
        """What the other workers believe is held here."""
        self._elsewhere: dict[str, dict[str, int]] = {}
        """What is held at other workers, by worker."""

    def spend(self, key: str, rate: Rate) -> Seconds:
        """Spend one and return 0; if none is left, spend nothing and return how long to wait."""
        wait = super().spend(key, rate)
        if not wait:
            self._note(key, rate)
        return wait

    def reserve(self, key: str, rate: Rate) -> Seconds:
        """Spend one even if none is left; return how long to wait for it, behind earlier reservations."""
        self._note(key, rate)
        return super().reserve(key, rate)

    def held(self, key: str) -> int:
        """Return how many are currently held, here and at other workers."""
        return super().held(key) + sum(there.get(key, 0) for there in self._elsewhere.values())

    def hold(self, key: str, most: int) -> None:
        """Hold one more; `most` is how many may be held."""
        super().hold(key, most)
        self._most[key] = most
        self._changed.add(key)

    def let_go(self, key: str) -> None:
        """Hold one fewer."""
        super().let_go(key)
        self._changed.add(key)
        if key not in self._held:
            del self._most[key]

    def told(self) -> Counted:
        """Return the changes that the other workers must know, and mark them as reported."""
        spent, self._to_tell = self._to_tell, {}
        held = {key: self._held.get(key, 0) for key in self._changed if self._is_much(key)}
        self._changed = set()
        self._told = {key for key in self._told | held.keys() if key in self._held}
        return Counted(spent, held)

    def tell_again(self) -> None:
        """Include all that is held in the next report: a new worker, or one that missed it, needs it."""
        self._changed |= self._most.keys()

    def hear(self, worker: str, counted: Counted) -> None:
        """Apply another worker's counts."""
        for key, seconds in counted.spent.items():
            self._charge(key, seconds)
        there = self._elsewhere.setdefault(worker, {})
        there.update(counted.held)
        for key in [key for key in counted.held if not there[key]]:
            del there[key]

    def lose(self, worker: str) -> None:
        """Forget everything held at a worker that has ended."""
        self._elsewhere.pop(worker, None)

    def _note(self, key: str, rate: Rate) -> None:
        """Spend from our own part; beyond a small share of it, report everything not yet reported."""
        now, workers = self._clock(), self._workers()
        if workers == 1:
            return
        back_at, untold = self._own.get(key, (now, 0.0))
        back_at, untold = max(now, back_at) + workers * rate.each, untold + rate.each
        if back_at - now > UNTOLD * rate.within:
            self._to_tell[key] = self._to_tell.get(key, 0.0) + untold
            back_at, untold = min(back_at, now + rate.within), 0.0
        self._own[key] = back_at, untold

    def _is_much(self, key: str) -> bool:
        """Return whether the others need a report: much is held here, or they believe that much is."""
        most = HELD_UNTOLD * self._most.get(key, 0) / self._workers()
        return key in self._told or self._held.get(key, 0) > most
