"""How long a bot may think: at a table people wait for it, in a tournament nobody does.

Without a limit a bot's move depends on its view and its draws alone. A limit is set around the call, not
given to the bot, so that bots that never think long need not know of it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_limit: ContextVar[float | None] = ContextVar("seconds that a bot may think", default=None)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Let bots that are asked here answer within so many seconds."""
    before = _limit.set(seconds)
    try:
        yield
    finally:
        _limit.reset(before)


def patience() -> float | None:
    """Give the seconds that a bot may think; none is as long as it likes."""
    return _limit.get()
