"""A batch ends when nobody reads its answers any more, and a slow line blocks no core for the others."""

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from spieltisch.packing.threads import Threads
from tests import ctrl_c
from tests.packing.classics import box, flat

PIECES = [flat("####", ".#..")] * 23 + [flat("#####"), flat("###", ".#.", ".#.")]
SLOW = json.dumps({"target": box(5, 5, 5), "pieces": PIECES}).encode() + b"\n"
"""It takes days."""
QUICK = json.dumps({"area": [[0, 0], [1, 0], [0, 1]], "pieces": [8, 8]}).encode() + b"\n"


def batch(*words: str, out=subprocess.PIPE) -> subprocess.Popen[bytes]:
    command = [*ctrl_c.HEARD, sys.executable, "-m", "spieltisch", "solve", "--batch", "-", *words]
    pipes = {"stdin": subprocess.PIPE, "stdout": out, "stderr": subprocess.PIPE}
    return subprocess.Popen([*command, "--nodes", str(10**15)], **pipes)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("everything", [[], ["--all"]])
def test_ctrl_c_ends_a_batch_with_slow_lines(jobs, everything):
    with batch("--jobs", jobs, *everything) as solving:
        try:
            solving.stdin.write(QUICK + SLOW * 5)
            solving.stdin.flush()
            assert json.loads(solving.stdout.readline())["solutions"] == 3
            solving.send_signal(signal.SIGINT)
            rest, _ = solving.communicate(timeout=60)
        finally:
            solving.kill()
    assert (rest, solving.returncode) == (b"", 130)


def test_a_batch_ends_once_nobody_reads():
    reading, writing = os.pipe()
    os.close(reading)
    with batch("--jobs", "2", out=writing) as solving:
        os.close(writing)
        try:
            solving.communicate(QUICK + SLOW * 5, timeout=60)
        finally:
            solving.kill()
    assert solving.returncode == 1


def test_a_slow_line_is_waited_for_only_by_the_answers_after_it():
    """Chunks are read and answered meanwhile: the last line is a bad one, of which only reading is seen."""
    many = (QUICK * 20_000).splitlines(keepends=True)
    with batch("--jobs", "1") as solving, ThreadPoolExecutor(1) as feeding:
        try:
            fed = feeding.submit(solving.stdin.write, SLOW + b"".join(many))
            fed.result(timeout=60)  # all but what a pipe holds has been read
            assert solving.poll() is None
        finally:
            solving.kill()


def test_a_thread_that_waits_for_parts_does_them():
    """All threads wait for parts of their own, and none is left for them: nothing is held up."""
    with Threads(2) as threads:
        meet = Barrier(2)

        def nested(number: int) -> int:
            meet.wait()
            return sum(threads.map(lambda part: part * number, range(100)))

        assert list(threads.map(nested, [1, 2])) == [4950, 9900]
