"""The parts of one running server."""

from typing import Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency

from spieltisch.core.analysis import GameReview
from spieltisch.core.errors import Refused
from spieltisch.core.review import accuracies
from spieltisch.server.addresses import Connection, address_of, is_secure
from spieltisch.server.counters import Counters, MemoryCounters
from spieltisch.server.export import Exports
from spieltisch.server.folder_lock import FolderLock
from spieltisch.server.guests import Guests
from spieltisch.server.hints import Hints
from spieltisch.server.leaderboards import KeptLeaderboards
from spieltisch.server.limits import Action, Limits, unlimited
from spieltisch.server.lobby_feed import LobbyFeed
from spieltisch.server.metrics import Metrics
from spieltisch.server.public_tables import PublicTables
from spieltisch.server.readiness import Readier
from spieltisch.server.replays import Replays
from spieltisch.server.review import Reviewer
from spieltisch.server.settings import Settings
from spieltisch.server.share_cards import ShareCards
from spieltisch.server.shared_counters import SharedCounters
from spieltisch.server.transfers import Guesses
from spieltisch.server.typesetter import Typesetter
from spieltisch.server.worker_metrics import WorkerMetrics
from spieltisch.tables import history
from spieltisch.tables.clock import Clock
from spieltisch.tables.cluster import Cluster
from spieltisch.tables.live import Tables
from spieltisch.tables.ratings import Ratings
from spieltisch.tables.store import Store
from spieltisch.tables.table import Table
from spieltisch.tables.table_runners import TableRunners
from spieltisch.workers.pool import WorkerPool

Web = Request[Any, Any, Any]


class Services(msgspec.Struct, frozen=True):
    """The services that handlers use, built once at startup."""

    settings: Settings
    lock: FolderLock | None
    """The lock of the data folder; none if several workers share a database."""
    cluster: Cluster | None
    """The other workers; None with SQLite, which has a single worker."""
    guests: Guests
    store: Store
    tables: Tables
    workers: WorkerPool
    runners: TableRunners
    metrics: Metrics
    worker_metrics: WorkerMetrics
    """Our metrics, and those of the other workers on this machine."""
    hints: Hints
    replays: Replays
    share_cards: ShareCards
    typesetter: Typesetter
    reviewer: Reviewer
    ratings: Ratings
    leaderboards: KeptLeaderboards
    public_tables: PublicTables
    lobby: LobbyFeed
    exports: Exports
    guesses: Guesses
    limits: Limits
    readier: Readier

    async def close(self) -> None:
        """Stop all work in progress, then close the store."""
        await self.worker_metrics.close()
        self.replays.close()
        self.share_cards.close()
        self.typesetter.close()
        self.reviewer.close()
        self.lobby.close()
        await self.runners.stop()
        if self.cluster is not None:
            await self.cluster.stop()
        await self.store.close()
        if self.lock is not None:
            self.lock.release()

    def start(self) -> None:
        """Start the background tasks."""
        if self.cluster is not None:
            self.cluster.start()


Injected = NamedDependency[Services]
"""The parameter type by which a handler gets the services."""


def build(settings: Settings, clock: Clock | None = None) -> Services:
    """Build the services, with a real clock unless another is given."""
    store, clock = Store(settings.database), clock or Clock(settings.clock_rate)
    tables = Tables(store, settings.timing, clock, is_alone=not store.is_shared)
    workers = WorkerPool()
    runners = TableRunners(tables, workers)
    ratings = Ratings(store)
    public_tables = PublicTables(tables)
    lobby = LobbyFeed(tables, public_tables)
    tables.on_change = lobby.touch
    cluster = None
    if store.is_shared:
        store.prepare()
        cluster = Cluster(tables, runners.watched, ratings.forget)
        runners.runs = cluster.runs
    counters, metrics = _counters(cluster), Metrics()
    secret = store.secret(settings.secret()) if store.is_shared else settings.secret()

    async def keep_accuracies(table_id: str, review: GameReview) -> None:
        await store.change(history.note_accuracies, table_id, accuracies(review))

    return Services(
        settings=settings,
        lock=None if store.is_shared else FolderLock(settings.data),
        cluster=cluster,
        guests=Guests(secret),
        store=store,
        tables=tables,
        workers=workers,
        runners=runners,
        metrics=metrics,
        worker_metrics=WorkerMetrics(settings.workers, metrics.text),
        hints=Hints(workers.advise),
        replays=Replays(),
        share_cards=ShareCards(settings.site),
        typesetter=Typesetter(),
        reviewer=Reviewer(workers.advise, settings.review_simulations, keep_accuracies),
        ratings=ratings,
        leaderboards=KeptLeaderboards(store, ratings, tables.clock.steady),
        public_tables=public_tables,
        lobby=lobby,
        exports=Exports(tables, ratings),
        guesses=Guesses(counters),
        limits=Limits(counters=counters) if settings.limits else unlimited(),
        readier=Readier(settings, store),
    )


def _counters(cluster: Cluster | None) -> Counters:
    """Return counters for this server alone, or shared with the other workers."""
    if cluster is None:
        return MemoryCounters()
    shared = SharedCounters(cluster.count)
    cluster.counts = shared
    return shared


def visitor(services: Services, connection: Connection) -> str | None:
    """Return which guest a connection belongs to; None without a cookie."""
    return services.guests.find(connection.cookies, secure=is_secure(connection))


def guest(services: Services, connection: Connection) -> str:
    """Return which guest a connection belongs to, or refuse it."""
    found = visitor(services, connection)
    if found is None:
        raise no_guest()
    return found


async def spend(services: Services, action: Action, connection: Connection) -> None:
    """Count an action for a connection's address and guest, or refuse it."""
    who = services.guests.known(connection.cookies, secure=is_secure(connection))
    services.limits.spend(action, address_of(connection), who)


async def table_for(services: Services, connection: Connection, table_id: str) -> Table:
    """Return a table, up to date with the time; one that must be read from disk counts as a cold read."""
    if not services.tables.is_kept(table_id):
        await spend(services, "cold", connection)
    return await services.tables.ticked(table_id)


def internal() -> Refused:
    """Return the refusal for an error of our own; the details are in the log."""
    return Refused("internal", "Something went wrong on the server; try again.")


def no_guest() -> Refused:
    """Return the refusal for somebody without a cookie."""
    return Refused("no_guest", "Request /api/me first: it sets a guest's cookie.")
