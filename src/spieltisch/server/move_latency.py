"""How long a move takes until the last of those who watch has been sent its view."""

import time
from collections.abc import Callable
from typing import Any

from spieltisch.core.setup import Seconds

MOST_PENDING = 64
"""How many moves of one table are timed at once; the oldest is given up."""


class Watcher:
    """Somebody at a table, and the newest entry of which they were sent a view."""

    def __init__(self, since: int) -> None:
        """Take how many moves were noted before they came."""
        self.since = since
        self.told = -1


class _Pending:
    def __init__(self, number: int, n: int, began: Seconds, left: int) -> None:
        self.number = number
        self.n = n
        self.began = began
        self.left = left


class MoveLatency:
    """Times moves: each from its arrival until everybody who was there has a view with it or a newer one."""

    def __init__(
        self, observe: Callable[[Seconds], Any], clock: Callable[[], Seconds] = time.perf_counter
    ) -> None:
        """Give each time to `observe`."""
        self._observe = observe
        self._clock = clock
        self._noted = 0
        self._watchers: dict[str, set[Watcher]] = {}
        self._pending: dict[str, list[_Pending]] = {}

    def come(self, table_id: str) -> Watcher:
        """Note somebody who watches from now on."""
        watcher = Watcher(self._noted)
        self._watchers.setdefault(table_id, set()).add(watcher)
        return watcher

    def go(self, table_id: str, watcher: Watcher) -> None:
        """Wait no more for somebody who has left."""
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
        """Note that somebody was sent a view of entry `n`."""
        self._tell(table_id, watcher, n)
        watcher.told = max(watcher.told, n)

    def _tell(self, table_id: str, watcher: Watcher, n: int | None) -> None:
        """Count somebody off from the moves that wait for them; None leaves nothing waiting."""
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
