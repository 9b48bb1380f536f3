"""Documents to print: each is set once, off the event loop, one after the other."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import msgspec
from cachetools import LRUCache

from spieltisch.core.errors import Refused
from spieltisch.core.paper import Document
from spieltisch.printing.boxes import document_named, own_document
from spieltisch.printing.documents import Wish, printed

Kind = Literal["pdf", "svg"]


class Job(msgspec.Struct, frozen=True):
    """What is to be set: a document, how it is asked for, or whose own set it shows."""

    name: str
    wish: Wish
    kind: Kind
    asked: tuple[tuple[str, str], ...] = ()
    own: bytes | None = None

    def document(self) -> Document:
        """Find the document, or refuse."""
        if self.own is not None:
            return own_document(self.name, self.wish.language, self.own)
        return document_named(self.name, self.wish.language, dict(self.asked))


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
        self._kept: LRUCache[Job, bytes] = LRUCache(MOST_BYTES, getsizeof=len)

    def has(self, job: Job) -> bool:
        """Ask whether a document is at hand."""
        return job in self._kept

    async def document(self, job: Job) -> bytes:
        """Give a document, or a picture of its first page, or refuse."""
        made = self._kept.get(job)
        if made is None:
            made = await self._set(job)
            self._kept[job] = made
        return made

    async def _set(self, job: Job) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", "Too much is printed at once; try again.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, _made, job)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Print no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _made(job: Job) -> bytes:
    return printed(job.document(), job.wish, job.kind)[0]
