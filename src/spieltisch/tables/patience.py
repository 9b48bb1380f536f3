"""How long a database that is away is waited for: long while people play, hardly when the server ends."""

import math
import time

from spieltisch.core.setup import Seconds

PATIENCE: Seconds = 20.0
"""How long something is tried again while the database is locked or away."""
HURRY: Seconds = 0.5
"""How long at most, once the server is to end."""


class Patience:
    """Says when to give up; shared by everything that talks to one database."""

    def __init__(self, seconds: Seconds = PATIENCE) -> None:
        """Be patient until told otherwise."""
        self._seconds = seconds
        self._last = math.inf
        self.is_gone = False
        """Whether the server ends and the database did not answer in time: nothing more is tried."""

    def hurry(self) -> None:
        """Give up soon from now on."""
        self._last = min(self._last, time.monotonic() + HURRY)

    def is_over(self, began: Seconds) -> bool:
        """Ask whether something that is being tried since then is to be given up."""
        now = time.monotonic()
        self.is_gone = self.is_gone or now >= self._last
        return now >= min(began + self._seconds, self._last)
