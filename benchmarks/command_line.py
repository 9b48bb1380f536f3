"""What does a command cost from start to end? CPU seconds of whole processes, the best of some.

No command can take less than an empty Python process.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.peers.measuring import Row, arguments, command, report

COMMANDS = {
    "`spieltisch --help`": ("--help",),
    "`spieltisch boards`": ("boards",),
    "`spieltisch decks`": ("decks",),
    "`spieltisch solve --count`, 14 cells": (
        *("solve", "--count", "--area", "###/###/#..", "--pieces", "9,7,15"),
    ),
    "`spieltisch replay`, a game of UGO!": (
        "replay",
        str(Path(__file__).parents[1] / "tests/records/ugo-4.json"),
    ),
    "`spieltisch simulate`, a game of four beginners": (
        *("simulate", "ugo", "--games", "1", "--players", "4", "--bots", "beginner", "--seed", "1"),
    ),
}
LIMIT, RUNS = 60, 7


def rows() -> Iterator[Row]:
    """Time each command, and Python alone."""
    empty = command([sys.executable, "-c", "print()"], LIMIT, RUNS)
    for name, words in COMMANDS.items():
        seconds = command([sys.executable, "-m", "spieltisch", *words], LIMIT, RUNS)
        assert isinstance(seconds, float), name
        yield Row(name, "whole command", seconds)
    assert isinstance(empty, float)
    yield Row("Python itself", "an empty process", empty)


if __name__ == "__main__":
    report(__doc__, rows(), arguments(__doc__).parse_args().json)
