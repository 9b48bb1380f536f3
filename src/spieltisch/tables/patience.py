"""How long to wait for an absent database: long while people play, briefly when the server stops."""

import math
import time

from spieltisch.core.setup import Seconds

PATIENCE: Seconds = 20.0
"""How long to retry while the database is locked or away."""
HURRY: Seconds = 0.5
"""How long to retry at most once the server is stopping."""


class Patience:
    """Decides when to give up; shared by everything that uses one database."""

    def __init__(self, seconds: Seconds = PATIENCE) -> None:
        """Retry for this many seconds until told to hurry."""
        self._seconds = seconds
        self._last = math.inf
        self.is_gone = False
        """Whether the server is stopping and the database did not answer in time: nothing is retried."""

    def hurry(self) -> None:
        """Retry only briefly from now on."""
        self._last = min(self._last, time.monotonic() + HURRY)

    def is_over(self, began: Seconds) -> bool:
        """Return whether to give up something that has been tried since `began`."""
        now = time.monotonic()
        self.is_gone = self.is_gone or now >= self._last
        return now >= min(began + self._seconds, self._last)
