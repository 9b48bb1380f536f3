"""Refusals: every one has a code for machines and a sentence for people."""

from collections.abc import Mapping
from functools import partial
from typing import Any


class Refused(Exception):
    """Something was asked that cannot be: `code` names it, `why` says it, `details` fill a translation."""

    def __init__(self, code: str, why: str, **details: str | int) -> None:
        """Keep the code, the sentence and the words a translation needs."""
        super().__init__(why)
        self.code = code
        self.why = why
        self.details: Mapping[str, str | int] = details

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process with all of it; an exception alone would lose the names."""
        return partial(type(self), self.code, self.why, **self.details), (), self.__dict__

    def __str__(self) -> str:
        """Say the code and the sentence, as a log or a terminal shows them."""
        return f"{self.code}: {self.why}"


class IllegalMove(Refused):
    """A move that the rules do not allow now."""


class BadRecord(Refused):
    """A record that cannot be read or does not replay."""


class BadSetup(Refused):
    """A game that cannot be set up as asked."""
