"""Running the server on a port."""

import gc
import logging
import os
import signal
import socket
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from spieltisch.core.errors import Refused
from spieltisch.server import logs
from spieltisch.server.addresses import verify_proxies
from spieltisch.server.app import create_app
from spieltisch.server.connections import (
    IDLE,
    PatientHttp,
    PatientSocket,
    count_connections,
    most_connections,
    raise_limit,
    warning_of_few,
)
from spieltisch.server.services import Services
from spieltisch.server.settings import Settings
from spieltisch.server.wire import LONGEST
from spieltisch.tables.clock import Timing
from spieltisch.tables.retention import days_of
from spieltisch.tables.store import Store

SETTINGS = "SPIELTISCH_SETTINGS"
"""The variable by which workers get their settings."""
DRAIN = 5
"""How many seconds a stopping server waits for requests in progress."""
WORKER_ANSWERS_WITHIN = 60
"""How many seconds a worker may be silent: one that is slow to load on a busy machine is not dead.

While it waits for that, the parent hears no signal; the service's TimeoutStopSec is longer.
"""
OPTIONS: dict[str, Any] = {
    "http": PatientHttp,
    "ws": PatientSocket,
    "log_config": None,
    "server_header": False,
    "timeout_keep_alive": IDLE,
    "log_level": "warning",
    "ws_max_size": LONGEST,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
    "timeout_graceful_shutdown": DRAIN,
}

log = logging.getLogger(__name__)


def serve(
    host: str,
    port: int,
    data: Path,
    times: Mapping[str, float],
    *,
    addresses: tuple[str, ...],
    announce: Callable[[], object],
    workers: int = 1,
    **others: Any,
) -> None:
    """Serve the tables of a folder until interrupted; call `announce` as soon as browsers can connect.

    `times` are fields of `Timing`, the other arguments fields of `Settings`.
    """
    settings = Settings(data, timing=Timing(**times), addresses=addresses, **others)
    if workers > 1:
        run_workers(settings, host, port, workers, announce)
    else:
        run(settings, host, port, announce)


class AnnouncingServer(uvicorn.Server):
    """A server that says when browsers can connect."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], object]) -> None:
        """Take the configuration, and what to call then."""
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application, listen on the port, and say so."""
        await super().startup(sockets)
        if self.started:
            self._announce()


def run(settings: Settings, host: str, port: int, announce: Callable[[], object]) -> None:
    """Serve until interrupted."""
    config = uvicorn.Config(prepared_app(settings), host=host, port=port, **_options(settings))
    server = AnnouncingServer(config, announce)
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        raise SystemExit(STARTUP_FAILURE)


def run_workers(
    settings: Settings, host: str, port: int, workers: int, announce: Callable[[], object]
) -> None:
    """Serve with several processes on one port; SIGHUP restarts them one after the other."""
    if settings.address is None:
        raise Refused(
            "workers_need_database",
            "SQLite is for one worker; name a PostgreSQL with --database postgresql://…",
        )
    _begin(settings)
    store = Store(
        settings.database
    )  # opened here, so that an error is reported only once, as a sentence
    store.prepare()
    store.secret(settings.secret())
    with tempfile.TemporaryDirectory(prefix="spieltisch-") as folder:
        together = msgspec.structs.replace(settings, workers=Path(folder))
        os.environ[SETTINGS] = msgspec.json.encode(together, enc_hook=str).decode()
        config = uvicorn.Config(
            "spieltisch.server.run:worker_app",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            timeout_worker_healthcheck=WORKER_ANSWERS_WITHIN,
            **_options(settings),
        )
        with listening(config) as port_socket:
            announce()
            Multiprocess(config, [port_socket]).run()


def listening(config: uvicorn.Config) -> socket.socket:
    """Return a socket that listens already: browsers that connect now wait for the first worker."""
    found = config.bind_socket()
    found.listen(config.backlog)
    return found


def _begin(settings: Settings) -> None:
    """Check the settings, and prepare the process."""
    verify_proxies(settings.trusted_proxies)
    days_of(settings.keep_finished)
    logs.begin(settings.log)
    raise_limit()


def _options(settings: Settings) -> dict[str, Any]:
    """Return uvicorn's options, including those that depend on the settings."""
    return {
        **OPTIONS,
        "forwarded_allow_ips": settings.trusted_proxies,
        "backlog": min(2048, most_connections() // 8),  # so that no more are accepted in one go
    }


def worker_app() -> Litestar:
    """Create the application of one of several workers, with its parent's settings."""
    line = os.environ[SETTINGS]
    settings = msgspec.json.decode(line, type=Settings, dec_hook=lambda kind, value: kind(value))
    try:
        return prepared_app(settings)
    except Refused as refused:  # its parent starts another
        log.error("a worker cannot start: %s", refused)
        raise SystemExit(2) from None


def calm_garbage_collection() -> None:
    """Exclude everything loaded so far from later garbage collections, and collect less often.

    Tables are frozen structs without cycles, which the collector does not even track (`gc=False`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def hurry_at_the_end(store: Store) -> None:
    """Stop waiting for an absent database as soon as the process is asked to stop."""
    for number in (signal.SIGTERM, signal.SIGINT):
        usual = signal.getsignal(number)

        def handle(what: int, frame: FrameType | None, usual: Any = usual) -> None:
            store.hurry()
            if callable(usual):
                usual(what, frame)

        signal.signal(number, handle)


def prepared_app(settings: Settings) -> Litestar:
    """Create the application, or exit with a sentence that says what is wrong with its folder or database."""
    _begin(settings)
    few = warning_of_few()
    if few is not None:
        log.warning(few)
    count_connections(settings.trusted_proxies)
    app = create_app(settings)
    services: Services = app.state.services
    if services.lock is not None:
        services.lock.acquire()
    services.store.prepare()
    app.on_startup += [
        services.workers.warm_up,
        calm_garbage_collection,
        partial(hurry_at_the_end, services.store),
    ]
    return app
