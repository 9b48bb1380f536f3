"""How long a bot may think: at a table people wait for its move, in a tournament nobody does.

Without a limit a bot's move depends on its view and its draws alone. A limit is set around the call, not
passed to the bot, so bots that never think long need not know about it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_limit: ContextVar[float | None] = ContextVar("seconds that a bot may think", default=None)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Limit the bots that are called in this context to this many seconds."""
    before = _limit.set(seconds)
    try:
        yield
    finally:
        _limit.reset(before)


def patience() -> float | None:
    """Return the seconds that a bot may think; None means no limit."""
    return _limit.get()
