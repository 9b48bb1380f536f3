"""How fast one connection may send."""

import time
from collections.abc import Callable

from spieltisch.core.setup import Seconds


class Allowance:
    """A token bucket of messages that refills steadily: a client that sends too fast has to wait."""

    def __init__(self, rate: float, clock: Callable[[], Seconds] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = 2 * rate
        self._then = clock()

    def spend(self) -> Seconds:
        """Spend one message's worth; return how long the message has to wait if the bucket is empty."""
        now = self._clock()
        self._left = min(2 * self._rate, self._left + (now - self._then) * self._rate)
        self._then = now
        self._left -= 1
        return max(0.0, -self._left / self._rate)
