"""Encoding of a table's websocket: messages are decoded strictly, news is encoded once."""

from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spieltisch.core.codec import malformed, read
from spieltisch.core.errors import Refused
from spieltisch.server.messages_of_table import TYPES, AnyNews, Incoming
from spieltisch.tables.commands import Message

LONGEST = 16 * 1024
"""The most bytes in a message."""

Socket = WebSocket[Any, Any, Any]

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


class _Typed(msgspec.Struct):
    type: str


def decoded(text: str) -> Incoming:
    """Decode a message strictly, or refuse it."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        read(text)  # refuses anything that is not JSON
        if type_named_in(text) is None:
            known = ", ".join(TYPES)
            why = f"Send an object with one of these types: {known}."
            raise Refused("unknown_message", why) from None
        raise malformed(error) from None


def type_of(message: Message) -> str:
    """Return a message's type, as it is sent."""
    return str(message.__struct_config__.tag)


def type_named_in(text: str) -> str | None:
    """Return the type in a message that cannot be decoded; None if there is no such type."""
    try:
        named = msgspec.json.decode(text, type=_Typed).type
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return named if named in TYPES else None


def written(news: AnyNews) -> str:
    """Encode news as text."""
    return _ENCODER.encode(news).decode()


async def send(socket: Socket, news: AnyNews) -> None:
    """Send news to a browser."""
    await send_text(socket, written(news))


async def send_text(socket: Socket, text: str) -> None:
    """Send encoded news; if the browser is gone, raise the usual disconnection."""
    try:
        await socket.send_text(text)
    # The browser left during the send; uvicorn raises a RuntimeError if it closed the connection itself.
    except (OSError, RuntimeError):
        raise WebSocketDisconnect(detail="gone") from None
