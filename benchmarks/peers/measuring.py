"""What a benchmark measures: a row of work with our time and the peers', as data."""

import resource
import subprocess
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

NOT_RUN, NOT_COMPARED = "not run here", "–"

Seconds = float | str
"""CPU seconds, or why there are none."""


class Row(msgspec.Struct, frozen=True):
    """One line of a table."""

    work: str
    timed: str
    """What is timed: a whole command, a call, the search alone."""
    ours: float
    peers: dict[str, Seconds] = {}

    def ratio(self, peer: str) -> float | None:
        """Say how many times as long a peer takes; none where it was not run."""
        theirs = self.peers.get(peer)
        return theirs / self.ours if isinstance(theirs, float) else None


def as_json(rows: Iterable[Row]) -> bytes:
    """Write rows down as data, each with the ratios."""
    written = [
        msgspec.to_builtins(row) | {"ratios": {peer: row.ratio(peer) for peer in row.peers}}
        for row in rows
    ]
    return msgspec.json.format(msgspec.json.encode(written), indent=1)


def heading(peers: Sequence[str], unit: str = "CPU seconds, one core") -> str:
    """Begin a table in markdown."""
    return f"| {unit} | timed | ours | {' | '.join(peers)} |\n|---|---|---:|{'---:|' * len(peers)}"


def as_markdown(row: Row, peers: Sequence[str]) -> str:
    """Write a row as a line of a table; a ratio says how many times as long a peer takes."""
    cells = [row.work, row.timed, f"**{row.ours:.3g}**"]
    for peer in peers:
        theirs, ratio = row.peers.get(peer, NOT_COMPARED), row.ratio(peer)
        cells.append(str(theirs) if ratio is None else f"{theirs:.3g} ({ratio:.1f}×)")
    return f"| {' | '.join(cells)} |"


def cpu(work: Callable[[], Any], runs: int = 3) -> float:
    """Give the least CPU time of some runs; of one where it is long."""
    times: list[float] = []
    while len(times) < runs and sum(times) < 5:
        before = time.process_time()
        work()
        times.append(time.process_time() - before)
    return min(times)


def command(
    arguments: Sequence[str],
    limit: float,
    runs: int = 3,
    is_right: Callable[[bytes], bool] = bool,
) -> Seconds:
    """Give the least CPU time of a whole command, once what it keeps is kept; its output has to be right."""
    times: list[float] = []
    while len(times) < runs + 1 and sum(times) < 5:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        limited = ["prlimit", f"--cpu={limit:.0f}", *arguments]
        done = subprocess.run(limited, capture_output=True, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode or b"Exception" in done.stderr:
            return f"> {limit:.0f}" if done.returncode < 0 else NOT_RUN
        if not is_right(done.stdout):
            return "another count"
        times.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return min(times[1:] or times)
