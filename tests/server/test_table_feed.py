"""A view that has to wait is sent after all."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import uvloop

from spieltisch.server.table_feed import TableFeed
from spieltisch.tables.watching import Watch


async def reminded_often(wait: float) -> None:
    services = SimpleNamespace(metrics=SimpleNamespace(latency=None), tables=None)
    feed, changed = TableFeed(cast("Any", None), cast("Any", services), "a table", None), Watch()
    for _ in range(3):
        changed.clear()
        for _ in range(2):
            feed._remind(wait, changed)
        await asyncio.wait_for(changed.wait(), 60)


def test_a_view_that_waits_for_next_to_nothing_is_sent_too():
    """The server's event loop has no timer shorter than half a millisecond."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        for wait in (0.0001, 0.002):
            runner.run(reminded_often(wait))
