"""How long does printing take? The whole run of three boxes, two papers and three languages, and the booklet.

Each file comes from the command that a user types, in a process of its own. Wall time is measured because
that is what people wait for, and CPU time beside it; the rows state our limits.
"""

import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import NamedTuple

from benchmarks.peers.measuring import Row, arguments, report

BOXES = ("ugo", "ubongo3d", "ubongocards")
PAPERS = ("a4", "letter")
LANGUAGES = ("en", "de", "fr")
FILES = 2 * 3 * (5 + 5 + 3)
"""The documents of three boxes on two papers in three languages."""
RUN_LIMIT, BOOKLET_LIMIT = 60, 10
"""The wall time that we allow, in seconds."""


class Spent(NamedTuple):
    """What commands took, and how much they wrote."""

    wall: float
    cpu: float
    files: int
    megabytes: float


def printing(commands: Sequence[Sequence[str]]) -> Spent:
    """Run commands one after the other into an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        for words in commands:
            asked = [sys.executable, "-m", "spieltisch", "print", *words, "--out", folder]
            subprocess.run(asked, check=True, capture_output=True)
        wall, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
        sizes = [file.stat().st_size for file in Path(folder).iterdir()]
    cpu = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return Spent(wall, cpu, len(sizes), sum(sizes) / 1e6)


def rows() -> Iterator[Row]:
    """Print everything once, and the booklet on both papers."""
    printing([("ugo",)])  # fill Python's cache of compiled modules
    everything = [
        (box, "--paper", paper, "--language", language)
        for box, paper, language in product(BOXES, PAPERS, LANGUAGES)
    ]
    spent = printing(everything)
    assert spent.files == FILES
    what = f"three boxes, two papers, three languages: {spent.files} files"
    yield Row(what, f"wall time, at most {RUN_LIMIT} s", spent.wall, unit="s")
    yield Row(what, "whole commands", spent.cpu)
    yield Row(what, "on the disk", spent.megabytes, unit="MB")
    for paper in PAPERS:
        spent = printing([("booklet", "--paper", paper)])
        assert spent.files == 1
        what = f"the booklet of 504 solutions, {paper}"
        yield Row(what, f"wall time, at most {BOOKLET_LIMIT} s", spent.wall, unit="s")
        yield Row(what, "whole command", spent.cpu)


if __name__ == "__main__":
    report(__doc__, rows(), arguments(__doc__).parse_args().json)
