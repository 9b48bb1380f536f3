"""Long computations off the event loop: one at a time, each shared by all who ask for it, and cached."""

import asyncio
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from cachetools import LRUCache

from spieltisch.core.errors import Refused

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class OneAtATime(Generic[K, V]):
    """Computes values by key in a thread of its own; a computation continues even if its callers leave."""

    def __init__(self, cached: LRUCache[K, V], most: int, busy: str) -> None:
        """Take a cache, how many values may be wanted at once, and the refusal of any further one."""
        self._cached = cached
        self._most = most
        self._busy = busy
        self._pool = ThreadPoolExecutor(1)
        self._turn = asyncio.Lock()
        self._wanted: dict[K, asyncio.Task[V]] = {}

    def has(self, key: K) -> bool:
        """Return whether a value is cached."""
        return key in self._cached

    async def get(self, key: K, compute: Callable[[], Mapping[K, V]]) -> V:
        """Return a value, or refuse; `compute` returns it, and may return others with it."""
        if key in self._cached:
            return self._cached[key]
        return await asyncio.shield(self._wanted.get(key) or self._begin(key, compute))

    def _begin(self, key: K, compute: Callable[[], Mapping[K, V]]) -> asyncio.Task[V]:
        if len(self._wanted) >= self._most:
            raise Refused("busy", self._busy)
        task = self._wanted[key] = asyncio.create_task(self._computed(key, compute))
        task.add_done_callback(lambda done: self._end(key, done))
        return task

    async def _computed(self, key: K, compute: Callable[[], Mapping[K, V]]) -> V:
        async with self._turn:
            if key in self._cached:  # it came along with another value
                return self._cached[key]
            made = await asyncio.get_running_loop().run_in_executor(self._pool, compute)
            self._cached.update(made)
            return made[key]

    def _end(self, key: K, done: asyncio.Task[V]) -> None:
        del self._wanted[key]
        if not done.cancelled():
            done.exception()  # its callers may have gone, and asyncio would complain

    def close(self) -> None:
        """Stop computing."""
        for task in self._wanted.values():
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
