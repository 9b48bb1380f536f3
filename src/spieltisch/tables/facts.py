"""What a worker knows first-hand about the people at a table, and sends to the other workers."""

from typing import Literal

import msgspec

from spieltisch.core.setup import Seat

Pace = Literal["slow", "normal", "fast"]
"""How fast a person wants bots to move."""


class Fact(msgspec.Struct, frozen=True, tag_field="t", array_like=True):
    """Something that one worker knows first-hand."""

    table: str
    guest: str


class Connected(Fact, frozen=True, tag="here"):
    """A guest has this many connections to a table at one worker; 0 once they have left."""

    connections: int
    since: int
    """When the first of them was opened, in milliseconds since 1970, UTC."""
    pace: Pace


class WasActive(Fact, frozen=True, tag="active"):
    """A guest did something, so they are not idle."""


class Nudged(Fact, frozen=True, tag="nudged"):
    """Somebody nudged a guest."""


class Voted(Fact, frozen=True, tag="voted"):
    """Somebody voted to let a bot play for a guest."""

    by: str


class Reacts(Fact, frozen=True, tag="reacts"):
    """A guest showed a reaction at their seat."""

    seat: Seat
    reaction: str


class Wrote(Fact, frozen=True, tag="wrote"):
    """A guest wrote a line."""

    number: int
    seat: Seat | None
    name: str
    text: str


class ChatCleared(Fact, frozen=True, tag="chat-cleared"):
    """A table's lines were forgotten; the guest is the host who switched its chat."""


AnyFact = Connected | WasActive | Nudged | Voted | Reacts | Wrote | ChatCleared


def tell_nobody(_: AnyFact) -> None:
    """Do nothing: there are no other workers to notify."""
