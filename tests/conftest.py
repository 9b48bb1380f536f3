"""What holds for all tests: bots that search think shortly, for tests ask whether they play by the rules."""

import pytest

from spieltisch.games.ugo import bots
from spieltisch.games.ugo.thinking import Thinking


@pytest.fixture(scope="session", autouse=True)
def short_thoughts():
    """How well they play with all their time is measured in benchmarks/ugo_levels.py."""
    with pytest.MonkeyPatch.context() as patch:
        for level in bots.THINKING:
            patch.setitem(bots.THINKING, level, Thinking(simulations=40))
        yield
