"""Running the server on a port."""

import logging
from pathlib import Path

import msgspec
import uvicorn

from spieltisch.server.app import create_app
from spieltisch.server.services import Services
from spieltisch.server.settings import Settings
from spieltisch.server.table_socket import LONGEST


def serve(
    host: str, port: int, data: Path, *, addresses: tuple[str, ...] = (), **others: float
) -> None:
    """Serve the tables of a folder until interrupted; the other arguments are fields of the settings."""
    run(msgspec.structs.replace(Settings(data, addresses=addresses), **others), host, port)


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    app = create_app(settings)
    services: Services = app.state.services
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
