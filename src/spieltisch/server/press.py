"""Documents to print: each is set once, off the event loop, one after the other."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

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
    page: int = 1
    """Which page a picture shows; a PDF has all of them."""

    def document(self) -> Document:
        """Find the document, or refuse."""
        if self.own is not None:
            return own_document(self.name, self.wish.language, self.own, dict(self.asked))
        return document_named(self.name, self.wish.language, dict(self.asked))


MOST_BYTES = 48 * 1024 * 1024
"""How much is kept; a booklet is 4 MB, a box less than 2, a picture of a page a tenth to a half of one."""
AROUND = 6
"""How many pages before and after a picture's are kept with it, for those who leaf through a document."""
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
        """Return whether a document is at hand."""
        return job in self._kept

    async def document(self, job: Job) -> bytes:
        """Return a document, or a picture of one of its pages, or refuse."""
        made = self._kept.get(job)
        if made is None:
            found = await self._set(job)
            self._kept.update(found)
            made = found[job]
        return made

    async def _set(self, job: Job) -> Mapping[Job, bytes]:
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


def _made(job: Job) -> Mapping[Job, bytes]:
    """Set a document, and return what is asked for with the pages around it, that page last."""
    pages = printed(job.document(), job.wish, job.kind)
    if not 1 <= job.page <= len(pages):
        why = f"This document has {len(pages)} pages."
        raise Refused("unknown_page", why, most=f"{len(pages)}")
    near = range(max(1, job.page - AROUND), min(len(pages), job.page + AROUND) + 1)
    around = {replace(job, page=number): pages[number - 1] for number in near}
    return {**around, job: pages[job.page - 1]}
