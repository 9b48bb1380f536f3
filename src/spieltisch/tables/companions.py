"""Companions: people who play on another guest's device, each on a seat of their own.

A companion's id is the guest's with a number: `<guest>.1`. They have no cookie, so only the guest's own
browser can act for them. At a table they are guests like all others; the indexes know the guest alone.
"""

from collections.abc import Iterable

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat

MOST = 15
"""The highest number of a companion."""


def companion(guest: str, number: int) -> str:
    """Give the id of a guest's companion."""
    return f"{guest}.{number}"


def owner(guest: str) -> str:
    """Give the guest on whose device somebody plays: themselves, or whose companion they are."""
    return guest.partition(".")[0]


def owners(guests: Iterable[str]) -> list[str]:
    """List the guests on whose devices some people play, each once."""
    return list(dict.fromkeys(owner(guest) for guest in guests))


def number_of(guest: str) -> int | None:
    """Give a companion's number; None for a guest with a device of their own."""
    number = guest.partition(".")[2]
    return int(number) if number else None


def renamed(guest: str, old: str, new: str) -> str:
    """Give somebody's id after a guest became another: companions go along."""
    return new + guest[len(old) :] if owner(guest) == old else guest


def wanted(guest: str | None, number: str | None) -> str | None:
    """Read whom a browser speaks for: its guest or, by a number, one of their companions."""
    if number is None:
        return guest
    if guest is None or not (number.isascii() and number.isdigit() and len(number) <= 2):
        raise unknown()
    if not 1 <= int(number) <= MOST:
        raise unknown()
    return companion(guest, int(number))


def of_device(places: Iterable[str | None], guest: str) -> list[tuple[Seat, str]]:
    """Find the seats of a guest and their companions, in the order of seats."""
    return [
        (seat, who) for seat, who in enumerate(places) if who is not None and owner(who) == guest
    ]


def unknown() -> Refused:
    """Word the refusal for a companion who does not sit at the table."""
    return Refused("unknown_companion", "Nobody by this number plays here on your device.")
