"""A reviewed game, for all tests of reviews."""

import pytest

from spieltisch.core.record import decode
from tests.games.ugo.analysis.reviewing import RECORDS, review


@pytest.fixture(scope="session")
def record():
    return decode((RECORDS / "ugo-3.json").read_bytes())


@pytest.fixture(scope="session")
def reviewed(record):
    return review(record, 60, lambda *_: None)
