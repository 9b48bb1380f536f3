"""Time limits for connections: for the headers, for a body, between requests, and with unread data.

A client that is slow on purpose ties up one of our file descriptors; these protocols cut it off.
"""

import asyncio
import resource
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from spieltisch.core.setup import Seconds
from spieltisch.server.connection_limit import ConnectionLimit
from spieltisch.server.deflate import DEFLATE
from spieltisch.server.early_answers import NO_ROOM, refusal_bytes, server_full

HEADERS_WITHIN: Seconds = 10.0
"""How long a request's headers may take to arrive, counted from the connection or the first byte."""
BODY_WITHIN: Seconds = 20.0
"""How long a request's body may take after that."""
IDLE = 15
"""How many seconds a connection may stay open between requests."""
UNREAD_MS = 60_000
"""How long a client may leave our data unread or unacknowledged, in milliseconds."""
LINGER: Seconds = 5.0
"""How long a connection that we close may take to read the rest."""
FAREWELL: Seconds = 1.0
"""How long a websocket may take to read the rest when the server stops: its client will reconnect."""
LONGEST_HEADERS = 32 * 1024
"""The most bytes that a request line and its headers may have."""
RESERVED = 128
"""File descriptors reserved for the store, the workers and the log."""
WANTED_DESCRIPTORS = 65_536
FEW_DESCRIPTORS = 4096
"""With fewer file descriptors, a crowd could not connect."""

LOBBY = "/api/lobby/live"
"""The path of the lobby's websocket."""


def raise_limit() -> None:
    """Let the process open as many files as the system allows, within reason."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, WANTED_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """Return how many connections fit into the process's file descriptors."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1_000_000 if soft == resource.RLIM_INFINITY else max(soft - RESERVED, soft // 2)


def warning_of_few() -> str | None:
    """Return a warning if the process may open few files; None if it may open enough."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= FEW_DESCRIPTORS:
        return None
    return (
        f"this process may open only {soft} files, which allows {most_connections()} connections; "
        f"start it with `ulimit -n 65536` (systemd: LimitNOFILE=65536)"
    )


class PatientHttp(HttpToolsProtocol):
    """HTTP that waits only a limited time for a client."""

    limit: ConnectionLimit

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._header_bytes = 0
        self._is_in_body = False
        self._is_upgraded = False
        self._host = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, unless its address already has too many."""
        super().connection_made(transport)
        _drop_when_dead(transport)
        self._arm(HEADERS_WITHIN)
        self._host = self.client[0] if self.client else ""
        if self.limit.take(self._host):
            self.limit.wait(self)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the deadline."""
        self._disarm()
        self.limit.serve(self)
        self.limit.release(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; the first byte of a new request starts its deadline."""
        if not self._is_in_body:
            self._header_bytes += len(data)
        super().data_received(data)
        if self._header_bytes > LONGEST_HEADERS and not self.transport.is_closing():
            self._refuse(431, "http_431", "The request's headers are too long.")
        elif self._is_waiting() and self._deadline is None:
            self._arm(HEADERS_WITHIN)

    def let_go(self) -> None:
        """Cut this idle connection, because somebody else needs its place."""
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Refuse invalid HTTP in the usual form: with a code and a sentence."""
        self._refuse(400, "malformed", msg)

    def _refuse(self, status: int, code: str, why: str) -> None:
        self.transport.write(refusal_bytes(status, code, why))
        self.transport.close()

    def _is_waiting(self) -> bool:
        """Return whether the connection is at most waiting for the next request's headers."""
        if self._is_upgraded:
            return False
        is_idle = self.cycle is None or self.cycle.response_complete
        return is_idle and self.timeout_keep_alive_task is None and not self._is_in_body

    def on_headers_complete(self) -> None:
        """Start waiting for the body."""
        self._header_bytes = 0
        self._is_in_body = True
        self._arm(BODY_WITHIN)
        self.limit.serve(self)
        if self.limit.is_full:
            self.app = server_full
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop waiting: the request is complete, and the rest is up to us."""
        self._is_in_body = False
        self._disarm()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if self._is_waiting_for_next():
            self.limit.wait(self)

    def _is_waiting_for_next(self) -> bool:
        is_idle = self.cycle is not None and self.cycle.response_complete
        return is_idle and not self._is_in_body and not self.transport.is_closing()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a websocket, which has its own time limits, if there is room."""
        if self.limit.is_full:
            self._refuse(*NO_ROOM)
            return
        self._is_upgraded = True
        self._disarm()
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, even if its client has stopped reading."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(LINGER, self.transport.abort)

    def _arm(self, seconds: Seconds) -> None:
        self._disarm()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        self.transport.abort()


class PatientSocket(WebSocketsSansIOProtocol):
    """A websocket that is cut off when its client stops answering pings."""

    limit: ConnectionLimit

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [DEFLATE]

    def handle_connect(self, event: Request) -> None:
        """Accept a connection; thousands may follow the lobby, so those are kept light.

        They are not compressed, because each text is written once for all of them, and the lobby's own beats
        replace pings.
        """
        if event.path == LOBBY:
            self.conn.available_extensions = []
            self.ping_interval = None
        super().handle_connect(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.limit.release(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Close, then cut: a client that answers no pings will not read the closing frame either."""
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)

    def shutdown(self) -> None:
        """Close, then cut: a client that reads nothing must not delay the server's shutdown."""
        super().shutdown()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; text that is not UTF-8 closes the connection without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def count_connections(trusted: str) -> None:
    """Start counting this process's connections, HTTP and websockets together."""
    PatientHttp.limit = PatientSocket.limit = ConnectionLimit(most_connections(), trusted)


def _drop_when_dead(transport: asyncio.BaseTransport) -> None:
    """Let the system end a connection whose peer has stopped acknowledging data."""
    connection = transport.get_extra_info("socket")
    if connection is not None and connection.family in {socket.AF_INET, socket.AF_INET6}:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
