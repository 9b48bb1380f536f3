"""The data of a benchmark: rows of work with our time and the peers' times."""

import argparse
import re
import resource
import subprocess
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

NOT_RUN, NOT_COMPARED = "not run here", "–"

Seconds = float | str
"""CPU seconds, or why there are none."""
LIMIT = re.compile(r"> (\d+)")
"""A peer that was stopped after this many seconds."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table."""

    work: str
    timed: str
    """What is timed: a whole command, a call, the search alone."""
    ours: float
    peers: Mapping[str, Seconds] = {}
    unit: str = "CPU s"
    is_more_better: bool = False

    def ratio(self, peer: str) -> float | None:
        """Return how many times better than a peer we are (or more, if it was stopped); None if not run."""
        theirs = self.peers.get(peer)
        if isinstance(theirs, str) and (limit := LIMIT.fullmatch(theirs)):
            theirs = float(limit[1])
        if not isinstance(theirs, float):
            return None
        return self.ours / theirs if self.is_more_better else theirs / self.ours


class ResultTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question, and the rows that answer it."""

    question: str
    rows: list[Row]
    peers: list[str] = []
    note: str = ""

    def lines(self) -> list[str]:
        """Write the table in markdown."""
        return [heading(self.peers), *(as_markdown(row, self.peers) for row in self.rows)]


def heading(peers: Sequence[str]) -> str:
    """Begin a table in markdown."""
    names = ["work", "what is measured", "unit", "ours", *peers]
    return f"| {' | '.join(names)} |\n|---|---|---|---:|{'---:|' * len(peers)}"


def as_markdown(row: Row, peers: Sequence[str]) -> str:
    """Write a row as a line of a table, with a ratio for each peer that was run."""
    cells = [row.work, row.timed, row.unit, f"**{number(row.ours)}**"]
    for peer in peers:
        theirs, ratio = row.peers.get(peer, NOT_COMPARED), row.ratio(peer)
        told, bound = (theirs, "> ") if isinstance(theirs, str) else (number(theirs), "")
        cells.append(told if ratio is None else f"{told} ({bound}{ratio:.1f}×)")
    return f"| {' | '.join(cells)} |"


def number(value: float) -> str:
    """Format a figure with three digits, or as a whole number."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def report(
    about: str | None,
    rows: Iterable[Row],
    file: Path | None,
    peers: Sequence[str] = (),
    notes: Sequence[str] = (),
) -> None:
    """Print a table row by row, and write it to a file if asked; a docstring's first sentence is its title.

    Notes may still be added while rows are measured.
    """
    print(heading(peers), flush=True)
    kept = []
    for row in rows:
        kept.append(row)
        print(as_markdown(row, peers), flush=True)
    question = (about or "").partition("?")[0] + "?"
    if file is not None:
        file.write_bytes(
            msgspec.json.encode(ResultTable(question, kept, [*peers], " ".join(notes)))
        )


def arguments(about: str | None) -> argparse.ArgumentParser:
    """Return a script's argument parser with the options that all scripts share."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--json", type=Path, help="a file for the rows as data")
    return parser


def cpu(work: Callable[[], Any], runs: int = 3) -> float:
    """Return the least CPU time of several runs, or of one run if it is long."""
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
    """Return the least CPU time of a whole command with warm caches; its output must be right."""
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
