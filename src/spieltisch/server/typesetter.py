"""Documents to print: typeset one at a time, off the event loop, and cached."""

from collections.abc import Mapping
from functools import partial
from typing import Literal

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from spieltisch.core.errors import Refused
from spieltisch.core.paper import Document
from spieltisch.printing.boxes import document_named, own_document
from spieltisch.printing.documents import Wish, printed
from spieltisch.server.one_at_a_time import OneAtATime

Kind = Literal["pdf", "svg"]


class Job(msgspec.Struct, frozen=True):
    """A document to typeset: one that is named in an address, or one of somebody's own set."""

    name: str
    wish: Wish
    kind: Kind
    asked: tuple[tuple[str, str], ...] = ()
    own: bytes | None = None
    page: int = 1
    """The page that a picture shows; a PDF contains all pages."""

    def document(self) -> Document:
        """Find the document, or refuse."""
        if self.own is not None:
            return own_document(self.name, self.wish.language, self.own, dict(self.asked))
        return document_named(self.name, self.wish.language, dict(self.asked))


MOST_BYTES = 48 * 1024 * 1024
"""How much is cached; a booklet has 4 MB, a box less than 2, a picture of a page 0.1 to 0.5."""
AROUND = 6
"""How many pages before and after a requested one are cached with it, for people who leaf through."""
MOST_WANTED = 60
"""How many documents may be wanted at once: one web page shows pictures of all of them."""


class Typesetter:
    """Typesets documents, and caches the most recent ones."""

    def __init__(self) -> None:
        cache: LRUCache[Job, bytes] = LRUCache(MOST_BYTES, getsizeof=len)
        busy = "Too many documents are being printed at once; try again."
        self._set = OneAtATime(cache, MOST_WANTED, busy)
        self.has = self._set.has
        self.close = self._set.close

    async def document(self, job: Job) -> bytes:
        """Return a document, or a picture of one of its pages, or refuse."""
        return await self._set.get(job, partial(_made, job))


def _made(job: Job) -> Mapping[Job, bytes]:
    """Typeset a document; return the requested page and those around it, with the requested one last."""
    pages = printed(job.document(), job.wish, job.kind)
    if not 1 <= job.page <= len(pages):
        why = f"This document has {len(pages)} pages."
        raise Refused("unknown_page", why, most=f"{len(pages)}")
    near = range(max(1, job.page - AROUND), min(len(pages), job.page + AROUND) + 1)
    around = {replace(job, page=number): pages[number - 1] for number in near}
    return {**around, job: pages[job.page - 1]}
