"""How a game begins: how many seats, which options, which seed."""

import secrets
from hashlib import sha256
from typing import Annotated, Any, TypeVar

import msgspec

T = TypeVar("T")

Seat = int
"""A seat's number, from 0, clockwise: seat 1 is to the left of seat 0."""

Millis = int
"""Milliseconds since the table opened, stamped by the server."""

Seconds = float
"""A duration, measured by a monotonic clock."""

Seed = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]
"""256 bits as 64 hexadecimal digits."""


class Setup(msgspec.Struct, frozen=True, gc=False):
    """Everything a game needs to begin."""

    players: int
    seed: str
    options: Any = None
    rules: int | None = None
    """The version of the rules; None is the newest."""


def new_seed() -> Seed:
    """Draw a seed that nobody can guess."""
    return secrets.token_hex(32)


def seed_from(words: str) -> Seed:
    """Make a seed from words, for reproducible series of games."""
    return sha256(f"spieltisch seed from\n{words}".encode()).hexdigest()


def with_at(things: tuple[T, ...], seat: Seat, thing: T) -> tuple[T, ...]:
    """Return the things of all seats, with one seat's thing replaced."""
    return (*things[:seat], thing, *things[seat + 1 :])


def left_of(seat: Seat, players: int) -> Seat:
    """Return the next seat clockwise."""
    return (seat + 1) % players
