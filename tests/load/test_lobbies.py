"""A crowd of home pages: each gets a new table, and nothing that it already has.

What it costs is measured by `python -m tests.load.lobbies`: a test of times would fail on a busy machine.
"""

import time

import pytest

from tests.load.lobbies import Crowd
from tests.server.client import Person, serving


@pytest.fixture
def server(tmp_path):
    with serving(tmp_path, options=["--no-limits"]) as running:
        yield running


def test_every_page_hears_of_a_table_and_an_idle_one_hears_nothing(server):
    host, pages = Person(server, "Host"), 300
    crowd = Crowd(server, pages)
    try:
        assert crowd.first.pages == pages
        heard = crowd.heard()
        assert (heard.pages, heard.bytes) == (pages, 0)
        host.open_table(2, listed=True)
        total = 0
        while total < pages:
            time.sleep(0.05)
            heard = crowd.heard()
            total += heard.messages
            assert heard.pages == pages
        assert total == pages
        assert crowd.heard().messages == 0
    finally:
        crowd.leave()
