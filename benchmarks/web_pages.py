"""What do pages cost in a browser? Requests and bytes of a first visit, and CPU time of the main thread.

The browser tests use the same helpers and hold these figures to a budget.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.browser import browsing
from benchmarks.peers.measuring import Row, arguments, report
from playwright.sync_api import Browser
from tests.browser.player import Player
from tests.browser.racer import SMALL, Racer
from tests.browser.waits import AT_TABLE, largest_paint, play_now
from tests.browser.weight import LOBBY, SPACE, visit, work_of
from tests.server.client import ServerProcess, serving

from spieltisch.server.settings import Settings

RUNS = 5
CPU = f"CPU time of the main thread, best of {RUNS}"
WAIT = f"wall time, median of {RUNS}"
SLOWDOWN = 4
PAUSE = Settings(Path()).timing.pause


def rows() -> Iterator[Row]:
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), pause=PAUSE) as server,
        browsing() as browser,
    ):
        if browser is not None:
            yield from lobby(browser, server)
            yield from table(browser, server)
            yield from waits(browser, server)


def lobby(browser: Browser, server: ServerProcess) -> Iterator[Row]:
    for coding in ("br", "gzip"):
        anna, traffic = visit(browser, server, extra_http_headers={"Accept-Encoding": coding})
        what = f"the lobby, first visit, {coding}"
        yield Row(what, "on the wire", traffic.total / 1000, unit="kB")
        yield Row(what, "requests", len(traffic.bytes), unit="requests")
        anna.context.close()
    spent = [work_of(Player(browser, server).page, server.address, LOBBY) for _ in range(RUNS)]
    yield Row("the lobby until it is at rest", CPU, min(spent), unit="CPU ms")


def table(browser: Browser, server: ServerProcess) -> Iterator[Row]:
    anna = Racer(browser, server, viewport=SMALL)
    anna.play_alone(side="B", solo="clock", size="20")
    address, kept = anna.page.url, anna.context.storage_state()
    spent = []
    for _ in range(RUNS):
        there = Player(browser, server, viewport=SMALL, storage_state=kept)
        spent.append(work_of(there.page, address, SPACE))
        there.context.close()
    yield Row("a table in space until it is drawn", CPU, min(spent), unit="CPU ms")


def waits(browser: Browser, server: ServerProcess) -> Iterator[Row]:
    painted = median(largest_paint(browser, server, SLOWDOWN) for _ in range(RUNS))
    what = f"largest paint of the lobby, processor slowed down {SLOWDOWN} times"
    yield Row(what, WAIT, painted / 1000, unit="s")
    for game in AT_TABLE:
        play_now(browser, server, game)  # the first game of a server makes it load more
        table, move = zip(*(play_now(browser, server, game) for _ in range(RUNS)), strict=True)
        yield Row(f"Play now, {game}: at the table", WAIT, median(table) / 1000, unit="s")
        yield Row(f"Play now, {game}: can move", WAIT, median(move) / 1000, unit="s")


if __name__ == "__main__":
    report(__doc__, rows(), arguments(__doc__).parse_args().json)
