"""Everything that one running server holds together."""

from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from spieltisch.core.errors import Refused
from spieltisch.server.guests import COOKIE, Guests
from spieltisch.server.hints import Hints
from spieltisch.server.metrics import Metrics
from spieltisch.server.replays import Replays
from spieltisch.server.reviewing import Reviewer
from spieltisch.server.settings import Settings
from spieltisch.tables.live import Tables
from spieltisch.tables.stewards import Stewards
from spieltisch.tables.store import Store
from spieltisch.tables.thinkers import Thinkers

Connection = ASGIConnection[Any, Any, Any, Any]


class House(msgspec.Struct, frozen=True):
    """The parts of a server, made once at its start."""

    settings: Settings
    guests: Guests
    store: Store
    tables: Tables
    stewards: Stewards
    metrics: Metrics
    hints: Hints
    replays: Replays
    reviewer: Reviewer

    async def close(self) -> None:
        """End what is under way, then close the store."""
        for thinker in (self.replays, self.reviewer):
            thinker.close()
        await self.stewards.stop()
        await self.store.close()


OurHouse = NamedDependency[House]
"""How a handler asks for the house."""


def build(settings: Settings) -> House:
    """Put a server's parts together."""
    guests = Guests(settings.secret())
    store = Store(settings.database)
    tables = Tables(store, settings.grace, settings.idle, settings.answer)
    thinkers = Thinkers()
    return House(
        settings=settings,
        guests=guests,
        store=store,
        tables=tables,
        stewards=Stewards(tables, settings.pause, thinkers),
        metrics=Metrics(),
        hints=Hints(thinkers.advise),
        replays=Replays(),
        reviewer=Reviewer(thinkers.advise),
    )


def visitor(house: House, connection: Connection) -> str | None:
    """Say which guest a connection is of; none where it shows no cookie."""
    return house.guests.read(connection.cookies.get(COOKIE))


def guest(house: House, connection: Connection) -> str:
    """Say which guest a connection is of, or refuse it."""
    found = visitor(house, connection)
    if found is None:
        raise no_guest()
    return found


def internal() -> Refused:
    """Word what is our own fault; the log has the rest."""
    return Refused("internal", "The server made a mistake; try again.")


def no_guest() -> Refused:
    """Word the refusal of somebody without a cookie."""
    return Refused("no_guest", "Ask for /api/me first: it gives you the cookie of a guest.")


def verify_origin(connection: Connection) -> None:
    """Refuse a browser that acts from another site's page."""
    origin = connection.headers.get("origin")
    if origin and origin.partition("://")[2] != connection.headers.get("host"):
        raise Refused("foreign_origin", "This request came from another site's page.")
