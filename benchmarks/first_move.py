"""How long does the first master bot of a new server think? And how much memory does its process take?

A real server is started again and again. As soon as it answers, a client opens a table of two through the
websocket; the time from the previous entry to the master's first move is measured. It includes the pause of
1.1 s that bots make on purpose. Kernels are compiled beforehand, as by `make play`.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from benchmarks.peers.measuring import Row, arguments, report
from tests.server.client import Person, ServerProcess, Talk, first_move
from tests.workers.every_game import play_everything

from spieltisch.server.settings import Settings
from spieltisch.workers.warm_up import KERNELS, warm_up
from spieltisch.workers.worker import Worker

PAUSE = Settings(Path()).timing.pause


class Watched(ServerProcess):
    """A server whose worker processes can be inspected, which works on Linux."""

    def worker_megabytes(self) -> float:
        """Return the memory of the largest worker."""
        assert self._process is not None
        mine = str(self._process.pid)
        return max(
            (megabytes(each) for each in Path("/proc").glob("[0-9]*") if parent(each) == mine),
            default=float("nan"),
        )


def parent(process: Path) -> str:
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[1]
    except OSError:  # it has exited meanwhile
        return ""


def megabytes(process: Path) -> float:
    pages = int((process / "statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def seconds_of(server: ServerProcess) -> float:
    """Sit down with a master and move until the master has moved."""
    anna = Person(server, "Anna")
    async with anna.at(anna.open_table(2, "master")) as talk:
        await talk.say({"type": "ready", "ready": True})
        await talk.until(lambda table: table["view"])
        while talk.newest["you"] in talk.newest["to_move"]:
            move, after = first_move(talk.newest), talk.newest["n"]
            await talk.say({"type": "play", "move": move, "after": after})
            await entry_after(talk, after)
        began = time.monotonic()
        await entry_after(talk, talk.newest["n"])
        return time.monotonic() - began


async def entry_after(talk: Talk, last: int) -> None:
    await talk.until(lambda table: table["n"] > last)


def rows(runs: int) -> Iterator[Row]:
    for kernels in KERNELS:
        warm_up(kernels)
    waits, sizes = [], []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as data:
            server = Watched(Path(data), pause=PAUSE)
            server.start()
            try:
                waits.append(asyncio.run(seconds_of(server)))
                sizes.append(server.worker_megabytes())
            finally:
                server.kill()
    what = f"wall time with the pause, {runs} servers"
    for name, choose in (("best", min), ("median", median), ("worst", max)):
        yield Row(f"the first move of a master, {name}", what, choose(waits), unit="s")
    yield Row("a worker that has moved, largest", "resident memory", max(sizes), unit="MB")
    after = asyncio.run(after_everything())
    yield Row("a worker after all games, hints and reviews", "resident memory", after, unit="MB")


async def after_everything() -> float:
    """Return the memory of a worker that was asked everything that workers are asked."""
    worker = Worker()
    try:
        return await worker.call(play_everything)
    finally:
        await worker.close()


if __name__ == "__main__":
    parser = arguments(__doc__)
    parser.add_argument("--runs", type=int, default=5)
    asked = parser.parse_args()
    report(__doc__, rows(asked.runs), asked.json)
