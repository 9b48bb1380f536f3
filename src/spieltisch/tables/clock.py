"""Time at the tables: one clock, and how long things take. Tests bring their own of both."""

import time

import msgspec

from spieltisch.core.setup import Millis, Seconds

SINCE_1970 = time.time_ns() - time.monotonic_ns()
"""Read once: setting the machine's clock does not affect a running sandglass."""


class Clock:
    """The clock at the tables; it can run fast, so that a race takes a tenth of its time in a test."""

    def __init__(self, rate: int = 1) -> None:
        """Let `rate` milliseconds pass at a table in each real one."""
        self.rate = rate

    def wall(self) -> int:
        """Give the milliseconds since 1970, UTC; they never go backwards."""
        return (SINCE_1970 + time.monotonic_ns()) // 1_000_000

    def steady(self) -> Seconds:
        """Give real seconds from an arbitrary start; they never go backwards."""
        return time.monotonic()

    def at_table(self, opened: int, wall: int) -> Millis:
        """Give the time at a table that opened at `opened`, when the wall clock shows `wall`."""
        return (wall - opened) * self.rate

    def real(self, millis: Millis) -> Seconds:
        """Say how long something at a table takes in real seconds."""
        return millis / 1000 / self.rate

    def millis(self, seconds: Seconds) -> Millis:
        """Say how long real seconds are at a table."""
        return round(1000 * seconds * self.rate)


class Timing(msgspec.Struct, frozen=True):
    """How long people and bots may take, in real seconds."""

    grace: Seconds = 45.0
    """How long a person may be away before a bot plays for them."""
    idle: Seconds = 60.0
    """How long a person who is here may keep the others waiting before they can nudge."""
    answer: Seconds = 20.0
    """How long after a nudge the others can vote to let a bot play."""
    stalling: Seconds = 240.0
    """How long a person may put that off by signs of life without a move; then only a move helps."""
    pause: Seconds = 1.1
    """How long a bot waits before it moves, so that people can follow."""
    slow: float = 2.0
    """The multiple of that pause if somebody asks for slow bots."""
    fast: float = 0.35
    """The multiple of it if everybody asks for fast ones."""
    after_fault: Seconds = 5.0
    """How long until a bot or table runner that failed tries again."""
    after_refusal: Seconds = 0.25
    """How long until a bot whose move was refused is asked again."""
    late: Seconds = 2.0
    """How long a bot may take to answer before everyone hears that it is still loading or compiling."""
    recent: Seconds = 0.05
    """How long a table that this process wrote counts as the newest for reads."""
