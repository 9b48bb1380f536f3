"""Messages about the puzzles of the day: what `/api/today` returns."""

import msgspec


class DayResult(msgspec.Struct, frozen=True):
    """A result of one of the day's puzzles: milliseconds, or points where `more_is_better`."""

    name: str
    value: int
    more_is_better: bool
    you: bool
    table: str
    offline: bool
    """Whether it was played offline; such a result is not on the board."""


class DayPuzzle(msgspec.Struct, frozen=True):
    """One of the day's puzzles: its seed, your best result, and the board with the best ten."""

    kind: str
    game: str
    seed: str
    mine: DayResult | None
    board: tuple[DayResult, ...]


class DayDone(msgspec.Struct, frozen=True):
    """A day in the calendar, and which of its puzzles you have done."""

    day: str
    kinds: tuple[str, ...]


class Day(msgspec.Struct, frozen=True):
    """A day with its puzzles, your calendar and your streak."""

    day: str
    today: str
    first: str
    puzzles: tuple[DayPuzzle, ...]
    calendar: tuple[DayDone, ...]
    streak: int


ANSWERS = (Day,)
