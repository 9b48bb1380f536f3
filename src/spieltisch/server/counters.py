"""Counters for the limits: what was spent and what is held, in this process or across all workers."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from cachetools import TLRUCache

from spieltisch.core.setup import Seconds
from spieltisch.tables.rate import Rate

__all__ = ["Counters", "MemoryCounters", "Rate"]

MOST_KEYS = 200_000
"""How many addresses, guests and tables are remembered, at about 200 bytes each."""


class Counters(Protocol):
    """Counts by key; a key names an action and an address, guest or table."""

    def wait(self, key: str, rate: Rate) -> Seconds:
        """Return how long to wait until one is available; 0 if one is available now."""
        ...

    def spend(self, key: str, rate: Rate) -> Seconds:
        """Spend one and return 0; if none is left, spend nothing and return how long to wait."""
        ...

    def reserve(self, key: str, rate: Rate) -> Seconds:
        """Spend one even if none is left; return how long to wait for it, behind earlier reservations."""
        ...

    def held(self, key: str) -> int:
        """Return how many are currently held."""
        ...

    def hold(self, key: str, most: int) -> None:
        """Hold one more; `most` is how many may be held."""
        ...

    def let_go(self, key: str) -> None:
        """Hold one fewer."""
        ...


class MemoryCounters:
    """Counts in memory, with a single time per key: when its full allowance will be regained."""

    def __init__(self, clock: Callable[[], Seconds] = time.monotonic) -> None:
        self._clock = clock
        self._full_at: TLRUCache[str, Seconds] = TLRUCache(MOST_KEYS, lambda _, at, __: at, clock)
        self._held: Counter[str] = Counter()

    def wait(self, key: str, rate: Rate) -> Seconds:
        """Return how long to wait until one is available; 0 if one is available now."""
        now = self._clock()
        return rate.wait(self._full_at.get(key, now), now)

    def spend(self, key: str, rate: Rate) -> Seconds:
        """Spend one and return 0; if none is left, spend nothing and return how long to wait."""
        wait = self.wait(key, rate)
        if not wait:
            self._charge(key, rate.each)
        return wait

    def reserve(self, key: str, rate: Rate) -> Seconds:
        """Spend one even if none is left; return how long to wait for it, behind earlier reservations."""
        wait = self.wait(key, rate)
        self._charge(key, rate.each)
        return wait

    def held(self, key: str) -> int:
        """Return how many are currently held."""
        return self._held[key]

    def hold(self, key: str, most: int) -> None:  # noqa: ARG002 - shared counters need it
        """Hold one more; `most` is how many may be held."""
        self._held[key] += 1

    def let_go(self, key: str) -> None:
        """Hold one fewer."""
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]

    def _charge(self, key: str, seconds: Seconds) -> None:
        """Reduce what a key has left by this much."""
        now = self._clock()
        self._full_at[key] = max(now, self._full_at.get(key, now)) + seconds
