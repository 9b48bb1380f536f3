"""A puzzle of the day: the table that it opens."""

from collections.abc import Callable
from typing import Any

import msgspec

from spieltisch.core.setup import Setup


class DailyPuzzle(msgspec.Struct, frozen=True):
    """A table that is offered every day: its options, its bots, and which deals qualify."""

    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ()
    is_good: Callable[[Setup], bool] | None = None
    """Says whether a deal qualifies; None accepts every deal. It may load compiled code."""
    spares: int = 0
    """How many more such puzzles a device downloads every day, to practise with offline."""
