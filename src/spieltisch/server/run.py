"""Running the server on a port."""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import uvicorn

from spieltisch.server.app import create_app
from spieltisch.server.services import Services
from spieltisch.server.settings import Settings
from spieltisch.server.table_socket import LONGEST
from spieltisch.tables.clock import Timing


def serve(
    host: str,
    port: int,
    data: Path,
    times: Mapping[str, float],
    *,
    addresses: tuple[str, ...],
    **others: Any,
) -> None:
    """Serve the tables of a folder until interrupted.

    `times` are fields of `Timing`, the other arguments fields of `Settings`.
    """
    settings = Settings(data, timing=Timing(**times), addresses=addresses, **others)
    run(settings, host, port)


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    app = create_app(settings)
    services: Services = app.state.services
    services.lock.acquire()  # here and not later, so that what is wrong is said in a sentence
    services.store.prepare()
    app.on_startup.append(services.workers.warm_up)
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=LONGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
