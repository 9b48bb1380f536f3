"""`spieltisch` on a machine whose clock is wrong by SPIELTISCH_TEST_SKEW seconds."""

import os
import time

SKEW = int(os.environ.get("SPIELTISCH_TEST_SKEW", "0")) * 10**9
real_time, real_nanoseconds = time.time, time.time_ns
time.time = lambda: real_time() + SKEW / 10**9
time.time_ns = lambda: real_nanoseconds() + SKEW

if __name__ == "__main__":
    from spieltisch.cli.main import app

    app()
