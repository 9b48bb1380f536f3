"""A puzzle of the day: which table of a game it is."""

from collections.abc import Callable
from typing import Any

import msgspec

from spieltisch.core.setup import Setup


class DailyPuzzle(msgspec.Struct, frozen=True):
    """A table that every day has: its options, its bots, and which deals are good enough for it."""

    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()
    is_good: Callable[[Setup], bool] | None = None
    """Asks whether a deal will do; None takes every deal. It may load compiled code."""
    spares: int = 0
    """How many more like it a device takes along every day, to practise with offline."""
