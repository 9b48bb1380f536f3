"""`spieltisch serve`: serves the tables on a port of this machine."""

import socket
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from spieltisch.cli.errors import refusals
from spieltisch.core.errors import Refused
from spieltisch.core.folders import default_data

Port = Annotated[int, typer.Option(envvar="PORT", min=1, max=65535, help="The port to serve on.")]
Host = Annotated[str, typer.Option(help="The address to listen on.")]
Data = Annotated[
    Path | None,
    typer.Option(help="The folder for the tables; by default your data folder."),
]
Grace = Annotated[
    float, typer.Option(min=0, help="Seconds until a bot plays for an absent player.")
]
Idle = Annotated[
    float, typer.Option(min=0, help="Seconds until others may nudge a player who does not move.")
]
Answer = Annotated[
    float, typer.Option(min=0, help="Seconds from a nudge until others may let a bot play.")
]
Pause = Annotated[float, typer.Option(min=0, help="Seconds that a bot waits before it moves.")]


Database = Annotated[
    str | None,
    typer.Option(
        envvar="SPIELTISCH_DATABASE",
        help="A PostgreSQL database for several workers and machines: postgresql://user@host/name.",
    ),
]


class LogStyle(StrEnum):
    """How lines are logged."""

    PRETTY = "pretty"
    JSON = "json"


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    grace: Grace = 45.0,
    idle: Idle = 60.0,
    answer: Answer = 20.0,
    pause: Pause = 1.1,
    clock_rate: Annotated[
        int, typer.Option(min=1, max=100, help="How fast time runs at the tables, for a demo.")
    ] = 1,
    review_simulations: Annotated[
        int, typer.Option(min=10, help="How thoroughly a review evaluates each move.")
    ] = 8_000,
    database: Database = None,
    workers: Annotated[
        int,
        typer.Option(
            min=1, max=64, help="How many processes serve; more than one requires --database."
        ),
    ] = 1,
    trusted_proxies: Annotated[
        str, typer.Option(help="Proxies to trust about a client's address and TLS.")
    ] = "127.0.0.1,::1",
    keep_finished: Annotated[
        str, typer.Option(help="How long to keep the moves of finished games, such as 365d.")
    ] = "forever",
    metrics_token: Annotated[
        str,
        typer.Option(
            envvar="METRICS_TOKEN",
            help="The token with which Prometheus may read /metrics from another machine.",
        ),
    ] = "",
    limits: Annotated[
        bool,
        typer.Option(
            "--limits/--no-limits", help="Whether to limit how much a single visitor may do."
        ),
    ] = True,
    log: Annotated[LogStyle, typer.Option(help="How lines are logged.")] = LogStyle.PRETTY,
) -> None:
    """Serve without opening a browser."""
    times = {"grace": grace, "idle": idle, "answer": answer, "pause": pause}
    serve_on(
        host,
        port,
        data,
        times,
        address=database,
        workers=workers,
        clock_rate=clock_rate,
        review_simulations=review_simulations,
        trusted_proxies=trusted_proxies,
        keep_finished=keep_finished,
        metrics_token=metrics_token,
        limits=limits,
        log=log.value,
    )


def serve_on(
    host: str, port: int, data: Path | None, times: Mapping[str, float], **others: Any
) -> None:
    """Serve until interrupted; the other arguments are those of `server.run.serve`."""
    with refusals():
        _verify_free(host, port)
    addresses = _network_addresses(host, port)
    shown = ", ".join(addresses) or f"http://{_in_address(host)}:{port}"

    def announce() -> None:
        typer.echo(f"Spieltisch is at {shown}  (Ctrl+C stops it; nothing is lost)")

    from spieltisch.server.run import serve as run  # noqa: PLC0415 - nothing else needs the server

    with refusals():
        folder = data or default_data()
        run(host, port, folder, times, addresses=addresses, announce=announce, **others)


def _network_addresses(host: str, port: int) -> tuple[str, ...]:
    """Find the addresses of a server that listens on all interfaces; this sends nothing."""
    if host not in {"0.0.0.0", "::"}:  # noqa: S104 - the address is only compared
        return ()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # an address reserved for documentation, because only the route matters
            probe.connect(("192.0.2.1", 9))
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
                f"{host}:{port} cannot be used ({error.strerror}); choose another port, such as PORT=8001.",
            ) from None
