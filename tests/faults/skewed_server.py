"""Servers on machines whose clocks are wrong: `python -m tests.faults.skewed_server` forks them.

Each line of input is an order for a server, each line of output its process. All that a server imports is
loaded here once, which is four fifths of what a start costs. Its clock is wrong by SPIELTISCH_TEST_SKEW
seconds; at SIGUSR2, by as many as the file SPIELTISCH_TEST_CLOCK says.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path

skew = 0
real_time, real_nanoseconds = time.time, time.time_ns
time.time = lambda: real_time() + skew / 10**9
time.time_ns = lambda: real_nanoseconds() + skew


def set_clock(*_: object) -> None:
    global skew  # noqa: PLW0603 - a machine has one clock
    skew = int(Path(os.environ["SPIELTISCH_TEST_CLOCK"]).read_text()) * 10**9


def serve(words: list[str], environment: dict[str, str], log: str) -> None:
    """Become a server that inherits nothing from its parent but the loaded modules."""
    global skew  # noqa: PLW0603
    said = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for number, file in enumerate((os.open(os.devnull, os.O_RDONLY), said, said)):
        os.dup2(file, number)
    os.environ.update(environment)
    skew = int(os.environ.get("SPIELTISCH_TEST_SKEW", "0")) * 10**9
    clock.SINCE_1970 = time.time_ns() - time.monotonic_ns()  # the parent has read it, with its own
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGUSR2, set_clock)
    app(words)


def main() -> None:
    """Fork a server for each order, until there are no more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    while order := sys.stdin.readline():
        pid = os.fork()
        if pid == 0:
            serve(**json.loads(order))
        os.write(1, f"{pid}\n".encode())


if __name__ == "__main__":
    import spieltisch.server.run  # noqa: F401 - what takes longest to load
    from spieltisch.cli.main import app
    from spieltisch.tables import clock

    main()
