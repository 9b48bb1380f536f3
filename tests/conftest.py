"""For all tests: no time limits, and short searches for bots."""

import pytest
from hypothesis import settings

from spieltisch.games.ugo import bots
from spieltisch.games.ugo.ai.config import SearchConfig
from tests.postgres import running

settings.register_profile("spieltisch", deadline=None)
settings.load_profile("spieltisch")


@pytest.fixture(scope="session")
def postgres():
    """A real PostgreSQL of this test process, or a reason why there is none."""
    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture(scope="session", autouse=True)
def short_searches():
    """Tests ask whether bots play by the rules; benchmarks/ugo_levels.py measures how well they do."""
    with pytest.MonkeyPatch.context() as patch:
        for level in bots.SEARCHES:
            patch.setitem(bots.SEARCHES, level, SearchConfig(simulations=40))
        yield
