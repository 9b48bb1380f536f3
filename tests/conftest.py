"""What holds for all tests: no time limits, and short searches for bots."""

import pytest
from hypothesis import settings

from spieltisch.games.ugo import bots
from spieltisch.games.ugo.ai.config import SearchConfig

settings.register_profile("house", deadline=None)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def short_searches():
    """Tests ask whether bots play by the rules; benchmarks/ugo_levels.py measures how well they do."""
    with pytest.MonkeyPatch.context() as patch:
        for level in bots.SEARCHES:
            patch.setitem(bots.SEARCHES, level, SearchConfig(simulations=40))
        yield
