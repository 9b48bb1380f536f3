"""Refusals: every one has a code for machines and a sentence for people."""

from collections.abc import Mapping
from functools import partial
from typing import Any


class Refused(Exception):
    """A request that cannot be met: a code, a sentence (`why`), and the `details` that fill a translation."""

    def __init__(self, code: str, why: str, **details: str | int) -> None:
        """Store the code, the sentence and the words a translation needs."""
        super().__init__(why)
        self.code = code
        self.why = why
        self.details: Mapping[str, str | int] = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle everything; by default an exception loses its keyword arguments."""
        return partial(type(self), self.code, self.why, **self.details), (), self.__dict__

    def __str__(self) -> str:
        """Show the code and the sentence, for a log or a terminal."""
        return f"{self.code}: {self.why}"


class IllegalMove(Refused):
    """A move that the rules do not allow now."""


class BadRecord(Refused):
    """A record that cannot be read or does not replay."""


class BadSetup(Refused):
    """A game that cannot be set up as asked."""
