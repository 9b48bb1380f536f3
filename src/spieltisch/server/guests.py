"""Guests: identified by a signed cookie, shown under a name that they choose. No passwords."""

import hmac
import secrets
import unicodedata
from hashlib import sha256

from litestar.datastructures import Cookie

from spieltisch.core.errors import Refused

COOKIE = "spieltisch_guest"
A_YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
"""The most characters in a name; more would not fit beside a seat on a phone."""
LONGEST_TEXT = 1000
"""The most characters that are examined at all, before spaces are removed."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that render as nothing."""
JOINER = "\u200d"
"""Holds the parts of one emoji together; the only invisible character in a name."""


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
    if any(_is_invisible(character) for character in text):
        raise Refused("name_control", "A name has no control or invisible characters.")
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(_is_seen(character) for character in name):
        raise Refused("name_empty", "Type a name.")
    if len(name) > LONGEST_NAME:
        raise _too_long()
    return name


def _too_long() -> Refused:
    return Refused(
        "name_too_long", f"A name has at most {LONGEST_NAME} characters.", most=LONGEST_NAME
    )


def _is_seen(character: str) -> bool:
    """Ask whether a character is visible by itself: a letter, a digit, a sign."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANKS


def _is_invisible(character: str) -> bool:
    """Ask whether a character is a control, format, private, unassigned or line character."""
    kind = unicodedata.category(character)
    return (kind[0] == "C" and character != JOINER) or kind in {"Zl", "Zp"}
