"""What a server needs to know before it starts."""

import os
import secrets
from pathlib import Path

import msgspec
from platformdirs import user_data_path

SITE = Path(__file__).parent / "site"
"""The built web client."""


def default_data() -> Path:
    """Give the user's data folder."""
    return user_data_path("spieltisch")


class Settings(msgspec.Struct, frozen=True):
    """Settings of a server; times are in seconds."""

    data: Path
    """The folder of the database and the cookie secret."""
    grace: float = 45.0
    """How long a person may be away before a bot plays for him."""
    pause: float = 1.1
    """How long a bot waits before it moves, so that people can follow."""
    messages_a_second: float = 20.0
    """Messages that a connection may send on average; short bursts may be twice that."""
    site: Path = SITE

    @property
    def database(self) -> str:
        """The store's address."""
        return f"sqlite+aiosqlite:///{self.data / 'tables.sqlite'}"

    def secret(self) -> bytes:
        """Read the key that signs cookies, or make it on the first start."""
        file = self.data / "secret"
        self.data.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            new = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(new, "wb") as out:
                out.write(secrets.token_bytes(32))
        return file.read_bytes()
