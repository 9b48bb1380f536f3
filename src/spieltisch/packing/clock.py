"""The limits of a search: nodes and CPU seconds, counted down for all of its parts together."""

import time
from threading import Lock
from typing import Any

from spieltisch.packing.solver import Count, Limits, Unfinished, limit_of

WORK, LEAST = 20_000_000, 500
"""Between two looks at the clock: nodes times placements, and nodes at least."""


class Clock:
    """Counts nodes and CPU seconds down for all parts of a search together."""

    def __init__(self, limits: Limits, threads: int) -> None:
        """Begin now; one thread's search takes this thread's time, that of several the process's."""
        self._limits, self._lock = limits, Lock()
        self._now = time.thread_time if threads == 1 else time.process_time
        self._end = None if limits.seconds is None else self._now() + limits.seconds
        self._left, self._nodes = limits.nodes, 0

    def count(self, solutions: int, is_complete: bool) -> Count:
        """Give what was counted, with the nodes and the limit that was reached."""
        limit = "" if is_complete else self.limit()
        return Count(solutions, is_complete=is_complete, nodes=self._nodes, limit=limit)

    def limit(self) -> str:
        """Name the limit that ends the search."""
        if self._left is not None and self._left <= 0:
            return limit_of(self._limits.nodes or 0)
        return f"{self._limits.seconds:g} CPU seconds"

    def unfinished(self) -> Unfinished:
        """Give the error that ends a listing."""
        return Unfinished(self.limit(), self._nodes)

    def is_over(self) -> bool:
        """Ask whether a limit is reached."""
        late = self._end is not None and self._now() >= self._end
        return late or (self._left is not None and self._left <= 0)

    def go_on(self, search: Any) -> int | None:
        """Let a search go on for a stretch; none when a limit is reached."""
        stretch = self._take(max(LEAST, WORK // (1 + search.placements)))
        if not stretch:
            return None
        before = search.nodes
        status: int = search.go_on(stretch)
        self._give_back(stretch - (search.nodes - before))
        return status

    def _take(self, wanted: int) -> int:
        with self._lock:
            if self.is_over():
                return 0
            taken = wanted if self._left is None else min(wanted, self._left)
            self._nodes += taken
            self._left = None if self._left is None else self._left - taken
            return taken

    def _give_back(self, unused: int) -> None:
        with self._lock:
            self._nodes -= unused
            self._left = None if self._left is None else self._left + unused
