"""A rolling restart seen from a browser: all workers are replaced, and the player notices nothing."""

import signal
import time
from pathlib import Path

import pytest

from tests.browser.player import play_until, seated
from tests.server.client import serving

PATIENCE = 120.0


@pytest.fixture
def many(tmp_path, postgres):
    """Two workers on PostgreSQL."""
    options = ["--database", postgres.new_database(), "--workers", "2", "--no-limits"]
    with serving(tmp_path, pause=0.05, options=options) as server:
        yield server


def workers_of(server):
    """Return the serving processes: the children of the first one."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return {pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()}


@pytest.mark.slow
def test_somebody_plays_through_a_rolling_restart(chromium, many):
    anna = seated(chromium, many, "casual", "casual")
    play_until([anna], lambda: anna.is_to_move)
    anna.page.evaluate("window.stillTheSamePage = true")
    before, began, entry = workers_of(many), time.monotonic(), anna.entry
    assert len(before) == 2
    many.signal(signal.SIGHUP)
    while workers_of(many) & before:
        n = anna.entry
        play_until([anna], lambda n=n: anna.entry > n or anna.is_at_the_end)
        assert time.monotonic() - began < PATIENCE, "the workers were not renewed"
    n = anna.entry
    play_until([anna], lambda: anna.entry > n or anna.is_at_the_end)
    anna.until_line("good")
    assert anna.entry > entry
    assert anna.page.evaluate("window.stillTheSamePage") is True
    assert anna.faults == []
