"""`spieltisch` on a machine whose clock is wrong by SPIELTISCH_TEST_SKEW seconds, until somebody sets it.

At SIGUSR2 the clock is wrong by as many seconds as the file SPIELTISCH_TEST_CLOCK says.
"""

import os
import signal
import time
from pathlib import Path

skew = int(os.environ.get("SPIELTISCH_TEST_SKEW", "0")) * 10**9
real_time, real_nanoseconds = time.time, time.time_ns
time.time = lambda: real_time() + skew / 10**9
time.time_ns = lambda: real_nanoseconds() + skew


def set_clock(*_: object) -> None:
    global skew  # noqa: PLW0603 - a machine has one clock
    skew = int(Path(os.environ["SPIELTISCH_TEST_CLOCK"]).read_text()) * 10**9


if __name__ == "__main__":
    from spieltisch.cli.main import app

    signal.signal(signal.SIGUSR2, set_clock)
    app()
