"""Running the server on a port."""

import logging

import uvicorn

from spieltisch.server.app import create_app
from spieltisch.server.settings import Settings
from spieltisch.server.table_socket import LONGEST


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    uvicorn.run(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=LONGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
    )
