"""Counters: where limits keep what was spent and what is held, in this process or together with others."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

import msgspec
from cachetools import TLRUCache

from spieltisch.core.setup import Seconds

MOST_KEYS = 200_000
"""How many addresses, guests and tables are remembered, of some 200 bytes each."""


class Rate(msgspec.Struct, frozen=True):
    """How many may come at once; they come back evenly within a time."""

    many: int
    within: Seconds

    @property
    def each(self) -> Seconds:
        """How long until one comes back."""
        return self.within / self.many


class Counters(Protocol):
    """Counts by key; a key names an action and an address, guest or table."""

    def wait(self, key: str, rate: Rate) -> Seconds:
        """Return how long to wait until one is left; 0 if one is."""
        ...

    def spend(self, key: str, rate: Rate) -> Seconds:
        """Spend one; return 0, or how long to wait if none is left, and then spend nothing."""
        ...

    def reserve(self, key: str, rate: Rate) -> Seconds:
        """Spend one even if none is left; return how long to wait for it, after all who came before."""
        ...

    def held(self, key: str) -> int:
        """Return how many are held at this moment."""
        ...

    def hold(self, key: str, most: int) -> None:
        """Hold one more; `most` is how many may be held."""
        ...

    def let_go(self, key: str) -> None:
        """Hold one fewer."""
        ...


class MemoryCounters:
    """Counts in memory by the generic cell rate algorithm: a time for each key, and no more.

    That time is when all will have come back.
    """

    def __init__(self, clock: Callable[[], Seconds] = time.monotonic) -> None:
        """Start with everything unspent."""
        self._clock = clock
        self._full_at: TLRUCache[str, Seconds] = TLRUCache(MOST_KEYS, lambda _, at, __: at, clock)
        self._held: Counter[str] = Counter()

    def wait(self, key: str, rate: Rate) -> Seconds:
        """Return how long to wait until one is left; 0 if one is."""
        now = self._clock()
        wait = max(now, self._full_at.get(key, now)) + rate.each - rate.within - now
        return wait if wait > 1e-9 else 0.0

    def spend(self, key: str, rate: Rate) -> Seconds:
        """Spend one; return 0, or how long to wait if none is left, and then spend nothing."""
        wait = self.wait(key, rate)
        if not wait:
            self._charge(key, rate.each)
        return wait

    def reserve(self, key: str, rate: Rate) -> Seconds:
        """Spend one even if none is left; return how long to wait for it, after all who came before."""
        wait = self.wait(key, rate)
        self._charge(key, rate.each)
        return wait

    def held(self, key: str) -> int:
        """Return how many are held at this moment."""
        return self._held[key]

    def hold(self, key: str, most: int) -> None:  # noqa: ARG002 - who shares counts needs it
        """Hold one more; `most` is how many may be held."""
        self._held[key] += 1

    def let_go(self, key: str) -> None:
        """Hold one fewer."""
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]

    def _charge(self, key: str, seconds: Seconds) -> None:
        """Note that this key has so much less left."""
        now = self._clock()
        self._full_at[key] = max(now, self._full_at.get(key, now)) + seconds
