"""Serving the tables, and opening a browser where there is one."""

import os
import socket
import threading
import time
import webbrowser
from pathlib import Path

import msgspec
import typer

from spieltisch.cli.refusing import refusals
from spieltisch.core.errors import Refused
from spieltisch.server.run import run
from spieltisch.server.settings import Settings, default_data

HERE = "127.0.0.1"
PATIENCE = 30.0
"""Seconds for which the browser's opener waits for the server."""


def serve_and_open(port: int, data: Path | None, **times: float) -> None:
    """Serve on this machine only, and open the page once it answers."""
    if not os.environ.get("CI"):
        threading.Thread(target=_open_browser, args=(port,), daemon=True).start()
    serve_on(HERE, port, data, **times)


def serve_on(host: str, port: int, data: Path | None, **times: float) -> None:
    """Serve until interrupted; the settings have the names of the times."""
    with refusals():
        _verify_free(host, port)
    addresses = _network_addresses(host, port)
    shown = ", ".join(addresses) or f"http://{_in_address(host)}:{port}"
    typer.echo(f"Spieltisch is at {shown}  (Ctrl+C ends it; nothing is lost)")
    settings = Settings(data or default_data(), addresses=addresses)
    with refusals():
        run(msgspec.structs.replace(settings, **times), host, port)


def _network_addresses(host: str, port: int) -> tuple[str, ...]:
    """Find where others reach a server that listens on all addresses; nothing is sent for that."""
    if host not in {"0.0.0.0", "::"}:  # noqa: S104 - the address is only compared
        return ()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # of a net for documentation: only the way there counts
        except OSError:
            return ()
        return (f"http://{probe.getsockname()[0]}:{port}",)


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _verify_free(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise Refused(
                "port_taken",
                f"{host}:{port} cannot be used ({error.strerror}); choose another with PORT=8001.",
            ) from None


def _open_browser(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex((HERE, port)) == 0:
                webbrowser.open(f"http://{HERE}:{port}/")
                return
        time.sleep(0.1)
