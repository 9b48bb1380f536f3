"""Enforces the limits of a search, in nodes and CPU seconds, over all of its parts."""

import time
from threading import Lock
from typing import Any

from spieltisch.packing.solver import NO_LIMITS, Count, Limits, Unfinished, limit_of
from spieltisch.packing.threads import Threads
from spieltisch.packing.workspace import STOPPED

WORK, LEAST = 20_000_000, 500
"""Between two looks at the clock: nodes times placements, and the minimum in nodes."""


class Clock:
    """Adds up the CPU seconds of all threads as they search, and the nodes of every finished part.

    A running search counts its own nodes. So threads may search ahead, and only the results within the node
    limit count.
    """

    def __init__(self, limits: Limits, threads: Threads | None = None) -> None:
        """Start with nothing used; the searches end with the threads that they share."""
        self._limits, self._threads, self._lock = limits, threads, Lock()
        self._spent, self._is_stopped = 0.0, False
        self.is_limited = limits != NO_LIMITS
        """Whether there is any limit."""
        self.nodes = 0
        """The nodes counted so far."""

    @property
    def left(self) -> int | None:
        """How many nodes remain within the limit; None if there is no limit."""
        return None if self._limits.nodes is None else self._limits.nodes - self.nodes

    def count(self, solutions: int, is_complete: bool) -> Count:
        """Return a result with the nodes searched and, if it is incomplete, the limit reached."""
        limit = "" if is_complete else self._limit()
        return Count(solutions, is_complete=is_complete, nodes=self.nodes, limit=limit)

    def unfinished(self) -> Unfinished:
        """Return the error that ends an incomplete listing."""
        return Unfinished(self._limit(), self.nodes)

    def _limit(self) -> str:
        """Name the limit that ends the search."""
        if self._limits.seconds is None or self.left == 0:
            return limit_of(self._limits.nodes or 0)
        return f"{self._limits.seconds:g} CPU seconds"

    def is_over(self) -> bool:
        """Return whether the time is up, or the search was stopped."""
        late = self._limits.seconds is not None and self._spent >= self._limits.seconds
        return late or self._is_stopped or (self._threads is not None and self._threads.is_stopped)

    def stop(self) -> None:
        """Stop the threads that are still searching ahead."""
        self._is_stopped = True

    def go_on(self, search: Any) -> int | None:
        """Continue a search for a while and return its status; None once a limit has been reached."""
        left, stretch = self.left, max(LEAST, WORK // (1 + search.placements))
        if left is not None:
            stretch = min(stretch, left - search.nodes)
        if self.is_over():
            return None
        began = time.thread_time()
        status: int = search.go_on(max(stretch, 0))  # with 0 it tells whether anything is left
        with self._lock:
            self._spent += time.thread_time() - began
        return None if status == STOPPED and stretch <= 0 else status
