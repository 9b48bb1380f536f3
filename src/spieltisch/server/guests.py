"""Guests: identified by a signed cookie, shown under a name that they choose. No passwords."""

import hmac
import re
import secrets
from collections.abc import Mapping
from hashlib import sha256

from litestar.datastructures import Cookie

from spieltisch.core.errors import Refused

COOKIE = "spieltisch_guest"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""The cookie's name behind TLS: browsers accept it only from this host, and never send it unencrypted."""
GUEST = re.compile(r"[0-9a-f]{32}")
A_YEAR = 365 * 24 * 3600


class Guests:
    """Signs and reads the cookies of guests."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._for_tickets = hmac.digest(secret, b"spieltisch tickets", "sha256")

    def new(self) -> str:
        """Draw an unguessable guest id."""
        return secrets.token_hex(16)

    def cookie(self, guest: str, *, secure: bool = False) -> Cookie:
        """Return a guest's cookie; `secure` is for browsers that use TLS."""
        return Cookie(
            key=SECURE_COOKIE if secure else COOKIE,
            value=f"{guest}.{_signature(self._secret, guest)}",
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def read(self, cookie: str | None) -> str | None:
        """Read a guest's id from a cookie; return None without one, and refuse an altered one."""
        if cookie is None:
            return None
        guest, _, signature = cookie.partition(".")
        if not GUEST.fullmatch(guest) or not _is_signed(self._secret, guest, signature):
            raise Refused("cookie_invalid", "Your cookie has been altered; reload the page.")
        return guest

    def find(self, cookies: Mapping[str, str], *, secure: bool) -> str | None:
        """Read a guest's id from a browser's cookies; behind TLS, the secure cookie takes precedence."""
        plain = cookies.get(COOKIE)
        return self.read(cookies.get(SECURE_COOKIE, plain) if secure else plain)

    def known(self, cookies: Mapping[str, str], *, secure: bool) -> str | None:
        """Read a guest's id, or return None if there is no valid one."""
        try:
            return self.find(cookies, secure=secure)
        except Refused:
            return None

    def sign_ticket(self, text: str) -> str:
        """Sign a ticket, with a key of its own: what guests are handed must never pass as a cookie."""
        return _signature(self._for_tickets, text)

    def has_signed_ticket(self, text: str, signature: str) -> bool:
        """Return whether we have signed a ticket."""
        return _is_signed(self._for_tickets, text, signature)


def _signature(key: bytes, text: str) -> str:
    return hmac.new(key, text.encode(), sha256).hexdigest()


def _is_signed(key: bytes, text: str, signature: str) -> bool:
    return hmac.compare_digest(signature.encode(), _signature(key, text).encode())


def no_cookie(name: str) -> Cookie:
    """Return a cookie that makes a browser forget the one with this name."""
    secure = name == SECURE_COOKIE
    return Cookie(key=name, value="", max_age=0, httponly=True, samesite="lax", secure=secure)
