"""Moving a guest to another device: the link, its QR code, and a limit on guessing codes."""

import segno
from litestar.datastructures import URL

from spieltisch.core.errors import Refused
from spieltisch.server.counters import Counters, Rate
from spieltisch.server.settings import Settings

WRONG = Rate(10, 10 * 60)
"""How many wrong codes an address may send in ten minutes."""
LONGEST_ORIGIN = 300
"""The most characters in our own address, so that it fits into a QR code."""


class Guesses:
    """Counts wrong codes for each address."""

    def __init__(self, counters: Counters) -> None:
        self._counters = counters

    def verify(self, address: str) -> None:
        """Refuse an address that has guessed too often."""
        if self._counters.wait(f"guess {address}", WRONG):
            raise Refused("too_many_tries", "Too many wrong codes; try again in ten minutes.")

    def note(self, address: str) -> None:
        """Note a wrong code."""
        self._counters.spend(f"guess {address}", WRONG)


def link_to(settings: Settings, url: URL, code: str) -> str:
    """Return the link that redeems a code, with an address that other devices can reach if there is one.

    The code follows `#`, so that it is in no server's log.
    """
    origin = f"{url.scheme}://{url.netloc}"
    if url.hostname in {"127.0.0.1", "localhost", "::1"} and settings.addresses:
        origin = settings.addresses[0].rstrip("/")
    if len(origin) > LONGEST_ORIGIN:
        raise Refused("malformed", "The server's own address in this request is too long.")
    return f"{origin}/me/transfer#{code}"


def qr_code(text: str) -> str:
    """Return a text as a QR code: a data URL with an SVG, black on white in every theme."""
    return segno.make(text, micro=False).svg_data_uri(border=4, light="#fff", omitsize=True)
