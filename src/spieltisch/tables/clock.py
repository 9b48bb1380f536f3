"""Time at the tables: the clock and all durations. Tests replace both."""

import time

import msgspec

from spieltisch.core.setup import Millis, Seconds

SINCE_1970 = time.time_ns() - time.monotonic_ns()
"""Read once, so that changing the machine's clock does not affect a running sandglass."""


class Clock:
    """The clock at the tables; it can run fast, so that a race in a test takes a tenth of its time."""

    def __init__(self, rate: int = 1) -> None:
        """Let `rate` milliseconds pass at the tables for each real one."""
        self.rate = rate

    def wall(self) -> int:
        """Return the milliseconds since 1970, UTC; they never go backwards."""
        return (SINCE_1970 + time.monotonic_ns()) // 1_000_000

    def steady(self) -> Seconds:
        """Return real seconds since an arbitrary start; they never go backwards."""
        return time.monotonic()

    def at_table(self, opened: int, wall: int) -> Millis:
        """Return the time at a table opened at `opened` when the wall clock shows `wall`."""
        return (wall - opened) * self.rate

    def real(self, millis: Millis) -> Seconds:
        """Convert a duration at a table to real seconds."""
        return millis / 1000 / self.rate

    def millis(self, seconds: Seconds) -> Millis:
        """Convert real seconds to a duration at a table."""
        return round(1000 * seconds * self.rate)


class Timing(msgspec.Struct, frozen=True):
    """How long people and bots may take, in real seconds."""

    grace: Seconds = 45.0
    """How long a person may be away before a bot plays for them."""
    idle: Seconds = 60.0
    """How long a connected person may keep the others waiting before the others can nudge them."""
    answer: Seconds = 20.0
    """How long after a nudge the others can vote to let a bot play."""
    stalling: Seconds = 240.0
    """How long signs of life without a move can delay that vote; after that, only a move can."""
    pause: Seconds = 1.1
    """How long a bot waits before it moves, so that people can follow."""
    slow: float = 2.0
    """The factor by which this pause grows if somebody asks for slow bots."""
    fast: float = 0.35
    """The factor by which it shrinks if everybody asks for fast bots."""
    after_fault: Seconds = 5.0
    """How long a bot or table runner waits after a failure before it tries again."""
    after_refusal: Seconds = 0.25
    """How long to wait before asking a bot again whose move was refused."""
    late: Seconds = 2.0
    """How long a bot may take to answer before everyone is told that it is still loading or compiling."""
    recent: Seconds = 0.05
    """How long reads may use a table that this process wrote without checking the log."""
