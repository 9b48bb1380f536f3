"""How often something may happen: the generic cell rate algorithm, with a single time for each key."""

import msgspec

from spieltisch.core.setup import Seconds


class Rate(msgspec.Struct, frozen=True):
    """How many actions are allowed in a burst, and the time over which they are steadily regained.

    All that is kept of a key is `full_at`: when its full allowance will be regained.
    """

    many: int
    within: Seconds

    @property
    def each(self) -> Seconds:
        """How long it takes to regain one."""
        return self.within / self.many

    def wait(self, full_at: Seconds, now: Seconds) -> Seconds:
        """Return how long to wait until one is available; 0 if one is available now."""
        wait = max(now, full_at) + self.each - self.within - now
        return wait if wait > 1e-9 else 0.0

    def spent(self, full_at: Seconds, now: Seconds) -> Seconds:
        """Return when the full allowance will be regained after spending one more."""
        return max(now, full_at) + self.each
