"""Guests: identified by a signed cookie, shown under a name that they choose. No passwords."""

import hmac
import secrets
from hashlib import sha256

from litestar.datastructures import Cookie

from spieltisch.core.errors import Refused
from spieltisch.tables.characters import is_invisible, is_seen, tidied

COOKIE = "spieltisch_guest"
A_YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
"""The most characters in a name; more would not fit beside a seat on a phone."""
LONGEST_TEXT = 1000
"""The most characters that are examined at all, before spaces are removed."""


class Guests:
    """Signs and reads the cookies of guests."""

    def __init__(self, secret: bytes) -> None:
        """Take the server's secret key."""
        self._secret = secret

    def new(self) -> str:
        """Draw a guest's id that nobody can guess."""
        return secrets.token_hex(16)

    def cookie(self, guest: str) -> Cookie:
        """Write a guest's cookie."""
        value = f"{guest}.{self._sign(guest)}"
        return Cookie(key=COOKIE, value=value, max_age=A_YEAR, httponly=True, samesite="lax")

    def read(self, cookie: str | None) -> str | None:
        """Read a guest's id from a cookie; None without one, and a refusal if it was altered."""
        if cookie is None:
            return None
        guest, _, signature = cookie.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(guest).encode()):
            raise Refused("cookie_invalid", "Your cookie was changed; load the page again.")
        return guest

    def _sign(self, guest: str) -> str:
        return hmac.new(self._secret, guest.encode(), sha256).hexdigest()


def clean_name(text: str) -> str:
    """Tidy a name, or refuse it."""
    if len(text) > LONGEST_TEXT:
        raise _too_long()
    if any(is_invisible(character) for character in text):
        raise Refused("name_control", "A name has no control or invisible characters.")
    name = tidied(text)
    if not any(is_seen(character) for character in name):
        raise Refused("name_empty", "Type a name.")
    if len(name) > LONGEST_NAME:
        raise _too_long()
    return name


def _too_long() -> Refused:
    return Refused(
        "name_too_long", f"A name has at most {LONGEST_NAME} characters.", most=LONGEST_NAME
    )
