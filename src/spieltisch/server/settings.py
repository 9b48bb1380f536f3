"""What a server needs to know before it starts."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

import msgspec
from sqlalchemy import URL

from spieltisch.core.errors import Refused
from spieltisch.server.logs import Style
from spieltisch.server.review import SIMULATIONS
from spieltisch.tables.clock import Timing
from spieltisch.tables.database import read_address

SITE = Path(__file__).parent / "site"
"""The built web client."""
GUIDE = Path(__file__).parent / "guide"
"""The built guide."""


SECRET_BYTES = 32


class Settings(msgspec.Struct, frozen=True):
    """Settings of a server; times are in real seconds."""

    data: Path
    """The folder with the database and the cookie secret."""
    timing: Timing = Timing()
    """How long people and bots may take."""
    messages_a_second: float = 20.0
    """How many messages a second a connection may send on average; short bursts may be twice that."""
    clock_rate: int = 1
    """Milliseconds that pass at a table in each real one: more for tests and demos, which cannot wait."""
    review_simulations: int = SIMULATIONS
    """How many simulations a review spends on each move."""
    addresses: tuple[str, ...] = ()
    """Where others in the network reach this server."""
    trusted_proxies: str = "127.0.0.1,::1"
    """The addresses and networks of proxies that say where a request comes from, and whether by TLS."""
    keep_finished: str = "forever"
    """How long the moves of finished games are kept, such as `365d`."""
    metrics_token: str = ""
    """What Prometheus must show from another machine; without one only this machine may read the metrics."""
    limits: bool = True
    """Whether addresses, guests and spectators are kept from doing too much."""
    log: Style = "pretty"
    """How lines are logged."""
    site: Path = SITE
    guide: Path = GUIDE
    address: str | None = None
    """The address of a database that several workers share; none is a file in the folder."""

    workers: Path | None = None
    """The folder where the workers of this machine meet, if there are several."""

    @property
    def allowed_a_second(self) -> float:
        """How many messages a second a connection may send; any number where nothing is limited."""
        return self.messages_a_second if self.limits else 1e9

    @property
    def database(self) -> URL:
        """The store's address."""
        if self.address is not None:
            return read_address(self.address)
        return URL.create("sqlite", database=str(self.data / "tables.sqlite"))

    def secret(self) -> bytes:
        """Read the key that signs cookies, or create it on the first start."""
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self.data / "secret"
        if not file.exists():
            _write_once(file, secrets.token_bytes(SECRET_BYTES))
        secret = file.read_bytes()
        if len(secret) != SECRET_BYTES:
            raise Refused(
                "secret_broken", f"{file} is damaged; delete it, and guests start afresh."
            )
        return secret


def _write_once(file: Path, content: bytes) -> None:
    """Write a file atomically; if it already exists, keep it."""
    draft = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    with suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()
