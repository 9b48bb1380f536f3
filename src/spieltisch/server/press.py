"""Documents to print: each is set once, off the event loop, one after the other."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

from cachetools import LRUCache

from spieltisch.core.errors import Refused
from spieltisch.printing.boxes import document_named
from spieltisch.printing.documents import Wish, printed

Kind = Literal["pdf", "svg"]
Key = tuple[str, Wish, Kind]

MOST_BYTES = 48 * 1024 * 1024
"""How much is kept; a booklet is 4 MB, a box less than 2, a picture of a page a tenth of one."""
MOST_WAITING = 60
"""How many documents may wait for the one being set: a page shows the pictures of all at once."""


class Press:
    """Sets documents, and keeps those that were asked for last."""

    def __init__(self) -> None:
        """Start empty."""
        self._pool = ThreadPoolExecutor(1, "press")
        self._waiting = 0
        self._kept: LRUCache[Key, bytes] = LRUCache(MOST_BYTES, getsizeof=len)

    def has(self, name: str, wish: Wish, kind: Kind) -> bool:
        """Ask whether a document is at hand."""
        return (name, wish, kind) in self._kept

    async def document(self, name: str, wish: Wish, kind: Kind) -> bytes:
        """Give a document, or a picture of its first page, or refuse."""
        key = name, wish, kind
        if key not in self._kept:
            self._kept[key] = await self._set(key)
        return self._kept[key]

    async def _set(self, key: Key) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", "Too much is printed at once; try again.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, _made, *key)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Print no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _made(name: str, wish: Wish, kind: Kind) -> bytes:
    return printed(document_named(name, wish.language), wish, kind)[0]
