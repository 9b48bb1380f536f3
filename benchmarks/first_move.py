"""How long does the first master bot of a new server think? And how much memory does its process take?

A real server is started again and again; somebody opens a table of two through the websocket as soon as it
answers, and the time from the entry before to the first move of the master is taken. It contains the pause of
1.1 s that bots make on purpose. Kernels are compiled beforehand, as `make play` does.
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

from spieltisch.server.settings import Settings
from spieltisch.workers.warm_up import KERNELS, warm_up

PAUSE = Settings(Path()).timing.pause


class Watched(ServerProcess):
    """A server whose worker processes can be looked at, where the system shows them: on Linux."""

    def worker_megabytes(self) -> float:
        """Give the memory of the largest worker."""
        assert self._process is not None
        mine = str(self._process.pid)
        return max(
            (megabytes(each) for each in Path("/proc").glob("[0-9]*") if parent(each) == mine),
            default=float("nan"),
        )


def parent(process: Path) -> str:
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[1]
    except OSError:  # it has ended meanwhile
        return ""


def megabytes(process: Path) -> float:
    pages = int((process / "statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def seconds_of(server: ServerProcess) -> float:
    """Sit down with a master and move until it has moved."""
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


if __name__ == "__main__":
    parser = arguments(__doc__)
    parser.add_argument("--runs", type=int, default=5)
    asked = parser.parse_args()
    report(__doc__, rows(asked.runs), asked.json)
