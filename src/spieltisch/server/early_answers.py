"""Answers sent before a request reaches the application, in the same form as all refusals."""

from http import HTTPStatus
from typing import Any

import msgspec

from spieltisch.core.game import Refusal

RETRY_AFTER = b"2"
"""Seconds after which a retry may help."""
NO_ROOM = 503, "busy", "Too many are connected at once; try again in 2 s."
"""The status, code and sentence when there is no room for more connections."""
FULL = msgspec.json.encode(Refusal(*NO_ROOM[1:]))
FULL_HEADERS = [
    (b"content-type", b"application/json"),
    (b"content-length", str(len(FULL)).encode()),
    (b"connection", b"close"),
    (b"retry-after", RETRY_AFTER),
]


async def server_full(_scope: Any, _receive: Any, send: Any) -> None:
    """Answer in place of the application when there is no room for more connections."""
    await send({"type": "http.response.start", "status": 503, "headers": FULL_HEADERS})
    await send({"type": "http.response.body", "body": FULL})


def refusal_bytes(status: int, code: str, why: str) -> bytes:
    """Return a complete response without the application's help, after which the connection ends."""
    body = msgspec.json.encode(Refusal(code, why))
    later = f"retry-after: {RETRY_AFTER.decode()}\r\n" if status == NO_ROOM[0] else ""
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n{later}\r\n"
    )
    return head.encode() + body
