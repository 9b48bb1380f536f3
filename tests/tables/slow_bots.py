"""A game whose bots only think. Workers import it, so it imports little."""

import os
import threading
import time
from collections.abc import Mapping
from typing import Any

from spieltisch.core.game import Planned


def deeply(view, rng):
    """Think for as long as the view says, and name the process."""
    began = time.thread_time()
    while time.thread_time() - began < view:
        pass
    return Planned((os.getpid(), os.getpriority(os.PRIO_PROCESS, 0), rng.below(1000)), 0)


def instantly(_, __):
    return Planned((os.getpid(), threading.current_thread().name), 0)


class SlowBots:
    """A game whose bots only think; the view says for how many seconds."""

    name = "slow bots"
    searching = frozenset({"deep", "quick"})
    bots: Mapping[str, Any] = {"deep": deeply, "quick": deeply, "instant": instantly}

    def prepare(self, levels):
        """Do nothing: there is nothing to load."""
