"""Moving a guest to another device: the link, its QR code, and a limit for those who guess codes."""

import segno
from litestar.datastructures import URL

from spieltisch.core.errors import Refused
from spieltisch.server.counters import Counters, Rate
from spieltisch.server.settings import Settings

WRONG = Rate(10, 10 * 60)
"""How many wrong codes an address may send in ten minutes."""
LONGEST_ORIGIN = 300
"""The most characters of our own address; a QR code has room for it."""


class Guesses:
    """Counts wrong codes for each address."""

    def __init__(self, counters: Counters) -> None:
        """Take where they are counted."""
        self._counters = counters

    def verify(self, address: str) -> None:
        """Refuse an address that has guessed too often."""
        if self._counters.wait(f"guess {address}", WRONG):
            raise Refused("too_many_tries", "Too many wrong codes; try again in ten minutes.")

    def note(self, address: str) -> None:
        """Note a wrong code."""
        self._counters.spend(f"guess {address}", WRONG)


def link_to(settings: Settings, url: URL, code: str) -> str:
    """Return the address that takes a code, such that another device reaches it where that is possible.

    The code stands after `#`: it is in no server's log.
    """
    origin = f"{url.scheme}://{url.netloc}"
    if url.hostname in {"127.0.0.1", "localhost", "::1"} and settings.addresses:
        origin = settings.addresses[0].rstrip("/")
    if len(origin) > LONGEST_ORIGIN:
        raise Refused("malformed", "The server's own address in this request is too long.")
    return f"{origin}/me/transfer#{code}"


def qr_code(text: str) -> str:
    """Draw a text as a QR code: an address that holds an SVG, black on white in any light."""
    return segno.make(text, micro=False).svg_data_uri(border=4, light="#fff", omitsize=True)
