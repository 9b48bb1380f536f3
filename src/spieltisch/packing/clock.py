"""The limits of a search: nodes and CPU seconds, for all of its parts together."""

import time
from threading import Lock
from typing import Any

from spieltisch.packing.solver import NO_LIMITS, Count, Limits, Unfinished, limit_of

WORK, LEAST = 20_000_000, 500
"""Between two looks at the clock: nodes times placements, and nodes at least."""


class Clock:
    """Adds up the CPU seconds of all threads as they search, and the nodes of what is searched to its end.

    A search that is still going on knows its own nodes. So threads may search ahead, and of what they found
    only as much counts as the limit of nodes allows.
    """

    def __init__(self, limits: Limits) -> None:
        """Begin with nothing used."""
        self._limits, self._lock = limits, Lock()
        self._spent, self._is_stopped = 0.0, False
        self.is_limited = limits != NO_LIMITS
        """Whether there is any limit."""
        self.nodes = 0
        """The nodes that count."""

    @property
    def left(self) -> int | None:
        """How many nodes may still count."""
        return None if self._limits.nodes is None else self._limits.nodes - self.nodes

    def count(self, solutions: int, is_complete: bool) -> Count:
        """Give what was counted, with the nodes and the limit that was reached."""
        limit = "" if is_complete else self._limit()
        return Count(solutions, is_complete=is_complete, nodes=self.nodes, limit=limit)

    def unfinished(self) -> Unfinished:
        """Give the error that ends a listing."""
        return Unfinished(self._limit(), self.nodes)

    def _limit(self) -> str:
        """Name the limit that ends the search."""
        if self._limits.seconds is None or self.left == 0:
            return limit_of(self._limits.nodes or 0)
        return f"{self._limits.seconds:g} CPU seconds"

    def is_over(self) -> bool:
        """Ask whether a limit is reached."""
        late = self._limits.seconds is not None and self._spent >= self._limits.seconds
        return late or self._is_stopped or self.left == 0

    def stop(self) -> None:
        """End what still searches ahead."""
        self._is_stopped = True

    def go_on(self, search: Any) -> int | None:
        """Let a search go on for a stretch; none when a limit is reached."""
        left, stretch = self.left, max(LEAST, WORK // (1 + search.placements))
        if left is not None:
            stretch = min(stretch, left - search.nodes)
        if stretch <= 0 or self.is_over():
            return None
        began = time.thread_time()
        status: int = search.go_on(stretch)
        with self._lock:
            self._spent += time.thread_time() - began
        return status
