"""Ctrl-C ends a search in several threads: no thread searches on after the command has given up."""

import signal
import subprocess
import sys

import pytest

from tests import ctrl_c

COUNT = """
from spieltisch.packing import searching, solver
from spieltisch.packing.puzzle import puzzle
from tests.packing.classics import box, flat

search = searching.Search.go_on

def go_on(self, nodes):
    print("searching", flush=True)
    searching.Search.go_on = search
    return search(self, nodes)

searching.Search.go_on = go_on
pieces = [flat("####", ".#..")] * 23 + [flat("#####"), flat("###", ".#.", ".#.")]
solver.count(puzzle(box(5, 5, 5), pieces), threads={threads})
"""
"""It counts for days."""


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_ctrl_c_ends_a_count(threads):
    code = COUNT.format(threads=threads)
    with subprocess.Popen(
        [*ctrl_c.HEARD, sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as counting:
        try:
            assert counting.stdout.readline() == "searching\n"
            counting.send_signal(signal.SIGINT)
            _, error = counting.communicate(timeout=60)
        finally:
            counting.kill()
    assert error.endswith("KeyboardInterrupt\n")
    assert counting.returncode == -signal.SIGINT
