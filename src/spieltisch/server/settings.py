"""The settings of a server, fixed before it starts."""

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
from spieltisch.tables.rate import Rate

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
    """Milliseconds that pass at a table for each real one: more than 1 for tests and demos."""
    review_simulations: int = SIMULATIONS
    """How many simulations a review spends on each move."""
    addresses: tuple[str, ...] = ()
    """The address of this server for others in the network."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Addresses and networks of proxies that we trust to say where a request comes from, and if by TLS."""
    keep_finished: str = "forever"
    """How long the moves of finished games are kept, such as `365d`."""
    metrics_token: str = ""
    """The token for reading metrics from another machine; without one, only this machine may read them."""
    limits: bool = True
    """Whether the limits on addresses, guests and spectators apply."""
    log: Style = "pretty"
    """The style of the log's lines."""
    site: Path = SITE
    guide: Path = GUIDE
    address: str | None = None
    """The address of a database that several workers share; with none, a file in the folder is used."""

    workers: Path | None = None
    """The folder with the sockets of this machine's workers, if there are several."""

    @property
    def messages(self) -> Rate:
        """How many messages a connection may send; unlimited if limits are off."""
        a_second = self.messages_a_second if self.limits else 1e9
        return Rate(round(2 * a_second), 2.0)

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
                "secret_broken", f"{file} is damaged; delete it, and all guests start afresh."
            )
        return secret


def _write_once(file: Path, content: bytes) -> None:
    """Write a file atomically, unless it already exists."""
    draft = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    with suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()
