"""What the workers of one database tell each other: which entries are new, and who is at which table.

A lost message costs a little time, never a move: entries are read from the log, and a worker that missed
something asks the others to say again who is with them.
"""

from collections.abc import Iterator

import msgspec

from spieltisch.tables.facts import AnyFact

LONGEST = 7_500
"""PostgreSQL carries up to 8,000 bytes in a notification."""
CHANNEL = "spieltisch"


class WorkerNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """One notification."""

    worker: str
    entries: dict[str, int] = {}
    """The newest entry of each table that this worker wrote."""
    rewritten: tuple[str, ...] = ()
    """Tables whose logs were rewritten: what was read before is out of date at any length."""
    facts: tuple[AnyFact, ...] = ()
    asks: bool = False
    """Whether the others should tell all their facts."""
    leaves: bool = False
    """Whether this worker ends."""

    @property
    def is_entries_only(self) -> bool:
        """Whether it tells nothing besides entries; nothing at all is a sign of life."""
        others = self.rewritten or self.facts or self.asks or self.leaves
        return bool(self.entries) and not others


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(WorkerNews)


def encoded(news: WorkerNews) -> Iterator[str]:
    """Write news as notifications, as many as their length needs."""
    line = _ENCODER.encode(news)
    if len(line) <= LONGEST:
        yield line.decode()
        return
    for half in _halves(news):
        yield from encoded(half)


def decoded(line: str) -> WorkerNews:
    """Read a notification."""
    return _DECODER.decode(line)


def _halves(news: WorkerNews) -> tuple[WorkerNews, WorkerNews]:
    entries = list(news.entries.items())
    at, of, by = len(entries) // 2, len(news.rewritten) // 2, len(news.facts) // 2
    parts = dict(entries[:at]), news.rewritten[:of], news.facts[:by]
    first = WorkerNews(news.worker, *parts, asks=news.asks, leaves=news.leaves)
    return first, WorkerNews(news.worker, dict(entries[at:]), news.rewritten[of:], news.facts[by:])
