"""Notifications between the workers of one database: which entries are new, and who is at which table.

A lost notification costs a little time, never a move: entries are read from the log, and a worker that missed
something asks the others to repeat who is connected to them.
"""

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from spieltisch.core.setup import Seconds
from spieltisch.tables.facts import AnyFact

LONGEST = 7_500
"""PostgreSQL's notifications hold less than 8,000 bytes."""
CHANNEL = "spieltisch"

T = TypeVar("T")


class Counted(msgspec.Struct, frozen=True, omit_defaults=True):
    """Rate limit counts, as far as the other workers have to know them."""

    spent: dict[str, Seconds] = {}
    """For each key, how long it takes to regain what was spent since the last news."""
    held: dict[str, int] = {}
    """For each key, how many are currently held at this worker."""


class WorkerNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """One notification."""

    worker: str
    entries: dict[str, int] = {}
    """The newest entry that this worker wrote, by table."""
    rewritten: tuple[str, ...] = ()
    """Tables whose logs were rewritten; anything read before that is out of date, whatever its length."""
    facts: tuple[AnyFact, ...] = ()
    counted: Counted = Counted()
    asks: bool = False
    """Whether the others should send all their facts."""
    leaves: bool = False
    """Whether this worker is stopping."""
    public: tuple[str, ...] = ()
    """Tables that are new in the lobby, or look different there."""
    forgotten: tuple[str, ...] = ()
    """Guests who asked to be forgotten."""

    @property
    def is_entries_only(self) -> bool:
        """Whether it contains only entries; empty news is a heartbeat."""
        return bool(self.entries) and self == WorkerNews(self.worker, self.entries)


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(WorkerNews)


def encoded(news: WorkerNews) -> Iterator[str]:
    """Yield news as one or more notifications, depending on its length."""
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
    here, there = _halved(news.entries)
    spent, more_spent = _halved(news.counted.spent)
    held, more_held = _halved(news.counted.held)
    of, by = len(news.rewritten) // 2, len(news.facts) // 2
    first = msgspec.structs.replace(
        news,
        entries=here,
        rewritten=news.rewritten[:of],
        facts=news.facts[:by],
        counted=Counted(spent, held),
    )
    others = there, news.rewritten[of:], news.facts[by:], Counted(more_spent, more_held)
    return first, WorkerNews(news.worker, *others)


def _halved(all_of: dict[str, T]) -> tuple[dict[str, T], dict[str, T]]:
    pairs = list(all_of.items())
    middle = len(pairs) // 2
    return dict(pairs[:middle]), dict(pairs[middle:])
