"""Move latency: the time until the last watcher has been sent a view with the move."""

import time
from collections.abc import Callable
from typing import Any

from spieltisch.core.setup import Seconds

MOST_PENDING = 64
"""How many moves of one table are timed at once; beyond that the oldest is dropped."""


class Watcher:
    """A watcher of a table, and the newest entry of which they were sent a view."""

    def __init__(self, since: int) -> None:
        self.since = since
        self.told = -1


class _Pending:
    def __init__(self, number: int, n: int, began: Seconds, left: int) -> None:
        self.number = number
        self.n = n
        self.began = began
        self.left = left


class MoveLatency:
    """Times each move, from its arrival until everybody who was there has been sent a view with it."""

    def __init__(
        self, observe: Callable[[Seconds], Any], clock: Callable[[], Seconds] = time.perf_counter
    ) -> None:
        self._observe = observe
        self._clock = clock
        self._noted = 0
        self._watchers: dict[str, set[Watcher]] = {}
        self._pending: dict[str, list[_Pending]] = {}

    def come(self, table_id: str) -> Watcher:
        """Add a watcher."""
        watcher = Watcher(self._noted)
        self._watchers.setdefault(table_id, set()).add(watcher)
        return watcher

    def go(self, table_id: str, watcher: Watcher) -> None:
        """Stop waiting for a watcher who has left."""
        watchers = self._watchers[table_id]
        watchers.discard(watcher)
        self._tell(table_id, watcher, None)
        if not watchers:
            del self._watchers[table_id]
            self._pending.pop(table_id, None)

    def moved(self, table_id: str, n: int, began: Seconds) -> None:
        """Note a move that arrived at `began` and became entry `n`."""
        waiting = [each for each in self._watchers.get(table_id, ()) if each.told < n]
        if not waiting:
            return
        self._noted += 1
        pending = self._pending.setdefault(table_id, [])
        pending.append(_Pending(self._noted, n, began, len(waiting)))
        del pending[:-MOST_PENDING]

    def told(self, table_id: str, watcher: Watcher, n: int) -> None:
        """Note that a watcher was sent a view of entry `n`."""
        self._tell(table_id, watcher, n)
        watcher.told = max(watcher.told, n)

    def _tell(self, table_id: str, watcher: Watcher, n: int | None) -> None:
        """Tick a watcher off the moves up to `n` that wait for them; None ticks them off all moves."""
        pending = self._pending.get(table_id)
        if not pending:
            return
        for move in pending:
            was_here = watcher.since < move.number and watcher.told < move.n
            if was_here and (n is None or move.n <= n):
                move.left -= 1
                if move.left == 0:
                    self._observe(self._clock() - move.began)
        pending[:] = [move for move in pending if move.left > 0]
