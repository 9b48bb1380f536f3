"""Reviews of games that are over: made one at a time in the background, and kept for a while."""

import logging
import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.games.reviews import REVIEWS, GameReview
from spieltisch.server.messages import ReviewNews
from spieltisch.server.shelf import Shelf
from spieltisch.tables import deeds
from spieltisch.tables.table import Table, record
from spieltisch.tables.thinkers import NICENESS

log = logging.getLogger(__name__)

SIMULATIONS = 8_000
"""How thoroughly each move is weighed: some hundredths of a second."""
MOST_WAITING = 20
"""Reviews that may wait for the one that is being made."""
KEPT = 50
"""Tables whose finished reviews are kept; any other is made again when it is wanted."""


class StoppedError(Exception):
    """The server ends, and the review with it."""


class Reviewing(msgspec.Struct):
    """One review: wanted, in the making, finished or failed."""

    progress: tuple[int, int] = (0, 0)
    """Choices weighed of so many; told by the reviewer's thread in one step."""
    review: GameReview | None = None
    has_failed: bool = False

    @property
    def is_waiting(self) -> bool:
        """Whether it is still to be made."""
        return self.review is None and not self.has_failed


class Reviewer:
    """Makes reviews in one thread that steps back behind all others."""

    def __init__(self) -> None:
        """Begin without any."""
        self._pool = ThreadPoolExecutor(1, "review", initializer=step_back)
        self._reviewings = Shelf[Reviewing](KEPT, MOST_WAITING, lambda each: each.is_waiting)
        self._is_closed = False

    def ask(self, table: Table) -> ReviewNews:
        """Tell how far the review of a table is; whoever asks first has it begun."""
        deeds.verify_over(table)
        if table.game.name not in REVIEWS:
            raise Refused("no_review", "This game cannot be reviewed.")
        reviewing = self._reviewings.find(table.id) or self._begin(table)
        if reviewing.has_failed:
            self._reviewings.drop(table.id)
            raise Refused("internal", "The review failed; try again.")
        return ReviewNews(*reviewing.progress, reviewing.review)

    def close(self) -> None:
        """Review no more; what is under way ends after its move."""
        self._is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _begin(self, table: Table) -> Reviewing:
        self._reviewings.make_room("Too many reviews are wanted at once; try again.")
        reviewing = self._reviewings.put(table.id, Reviewing())
        self._pool.submit(self._make, table, reviewing)
        return reviewing

    def _make(self, table: Table, reviewing: Reviewing) -> None:
        def tell(done: int, of: int) -> None:
            if self._is_closed:
                raise StoppedError
            reviewing.progress = done, of

        try:
            reviewing.review = REVIEWS[table.game.name](record(table), SIMULATIONS, tell)
        except StoppedError:
            pass
        except Exception:
            log.exception("table %s: its review failed", table.id)
            reviewing.has_failed = True


def step_back() -> None:
    """Let this thread run after others; only Linux knows a thread's niceness."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with suppress(OSError):
            now = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, now + NICENESS)
