"""`spieltisch` with a clock that runs fast: sandglass, countdown and bots take a tenth of their time."""

import sys

from spieltisch.cli.main import app

MODULE = "tests.browser.fast_clock"
HASTE = 10

if __name__ == "__main__":
    app([*sys.argv[1:], f"--clock-rate={HASTE}"])
