"""Guests: identified by a signed cookie, shown under a name that they choose. No passwords."""

import hmac
import secrets
from collections.abc import Mapping
from hashlib import sha256

from litestar.datastructures import Cookie

from spieltisch.core.errors import Refused

COOKIE = "spieltisch_guest"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Its name behind TLS: a browser takes it from this very host only, and never sends it unencrypted."""
A_YEAR = 365 * 24 * 3600


class Guests:
    """Signs and reads the cookies of guests."""

    def __init__(self, secret: bytes) -> None:
        """Take the server's secret key."""
        self._secret = secret

    def new(self) -> str:
        """Draw a guest's id that nobody can guess."""
        return secrets.token_hex(16)

    def cookie(self, guest: str, *, secure: bool = False) -> Cookie:
        """Write a guest's cookie; `secure` is for a browser that speaks TLS."""
        return Cookie(
            key=SECURE_COOKIE if secure else COOKIE,
            value=f"{guest}.{self.sign(guest)}",
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def read(self, cookie: str | None) -> str | None:
        """Read a guest's id from a cookie; None without one, and a refusal if it was altered."""
        if cookie is None:
            return None
        guest, _, signature = cookie.partition(".")
        if not cookie.isascii() or not hmac.compare_digest(
            signature.encode(), self.sign(guest).encode()
        ):
            raise Refused("cookie_invalid", "Your cookie was changed; load the page again.")
        return guest

    def find(self, cookies: Mapping[str, str], *, secure: bool) -> str | None:
        """Read a guest's id from a browser's cookies: behind TLS the secure one counts, if there is one."""
        plain = cookies.get(COOKIE)
        return self.read(cookies.get(SECURE_COOKIE, plain) if secure else plain)

    def known(self, cookies: Mapping[str, str], *, secure: bool) -> str | None:
        """Read a guest's id if there is a good one; None for everybody else."""
        try:
            return self.find(cookies, secure=secure)
        except Refused:
            return None

    def sign(self, text: str) -> str:
        """Sign what only this server may say."""
        return hmac.new(self._secret, text.encode(), sha256).hexdigest()


def no_cookie(name: str) -> Cookie:
    """Write a cookie that makes a browser forget the one with this name."""
    secure = name == SECURE_COOKIE
    return Cookie(key=name, value="", max_age=0, httponly=True, samesite="lax", secure=secure)
