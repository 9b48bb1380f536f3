"""Companions: people who play on another guest's device, each on a seat of their own.

A companion's id is the guest's id with a number: `<guest>.1`. They have no cookie, so only the guest's own
browser can act for them. At a table they are guests like any other; the indexes know only the guest.
"""

from collections.abc import Iterable

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat

MOST = 15
"""The highest number that a companion can have."""


def companion(guest: str, number: int) -> str:
    """Return the id of a guest's companion."""
    return f"{guest}.{number}"


def owner(guest: str) -> str:
    """Return the guest on whose device somebody plays: a companion's guest, or else the guest themselves."""
    return guest.partition(".")[0]


def owners(guests: Iterable[str]) -> list[str]:
    """List the guests on whose devices these people play, each once."""
    return list(dict.fromkeys(owner(guest) for guest in guests))


def number_of(guest: str) -> int | None:
    """Return a companion's number; None for a guest with a device of their own."""
    number = guest.partition(".")[2]
    return int(number) if number else None


def renamed(guest: str, old: str, new: str) -> str:
    """Return an id after guest `old` became `new`; the ids of companions change with their guest's."""
    return new + guest[len(old) :] if owner(guest) == old else guest


def wanted(guest: str | None, number: str | None) -> str | None:
    """Return whom a browser acts for: its guest or, if it gives a number, one of their companions."""
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
    """Return the refusal for a companion who does not sit at the table."""
    return Refused("unknown_companion", "No companion with this number plays here on your device.")
