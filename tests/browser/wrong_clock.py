"""`spieltisch` on a machine whose clock is wrong by SPIELTISCH_TEST_SKEW seconds."""

import os
import time

MODULE = "tests.browser.wrong_clock"
SKEW = int(os.environ.get("SPIELTISCH_TEST_SKEW", "0"))

if __name__ == "__main__":
    real_time, real_nanoseconds = time.time, time.time_ns
    time.time = lambda: real_time() + SKEW
    time.time_ns = lambda: real_nanoseconds() + SKEW * 10**9
    from spieltisch.cli.main import app

    app()
