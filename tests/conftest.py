"""What holds for all tests: no time limits, and bots that search think shortly."""

import pytest
from hypothesis import settings

from spieltisch.games.ugo import bots
from spieltisch.games.ugo.thinking import Thinking

settings.register_profile("house", deadline=None)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def short_thoughts():
    """Tests ask whether bots play by the rules; benchmarks/ugo_levels.py measures how well they do."""
    with pytest.MonkeyPatch.context() as patch:
        for level in bots.THINKING:
            patch.setitem(bots.THINKING, level, Thinking(simulations=40))
        yield
