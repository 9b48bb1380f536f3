"""What travels over a table's websocket: messages decoded strictly, news written once."""

from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spieltisch.core.codec import malformed, read
from spieltisch.core.errors import Refused
from spieltisch.server.messages import TYPES, AnyNews, Incoming
from spieltisch.tables.commands import Message

LONGEST = 16 * 1024
"""The most bytes of a message."""

Socket = WebSocket[Any, Any, Any]

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


class _Typed(msgspec.Struct):
    type: str


def decoded(text: str) -> Incoming:
    """Read a message strictly, or refuse it."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        read(text)  # anything that is not JSON is refused here
        if type_named_in(text) is None:
            known = ", ".join(TYPES)
            why = f"An object is wanted whose type is one of these: {known}."
            raise Refused("unknown_message", why) from None
        raise malformed(error) from None


def type_of(message: Message) -> str:
    """Return the type of a message as written in it."""
    return str(message.__struct_config__.tag)


def type_named_in(text: str) -> str | None:
    """Return the type named in a message that cannot be read otherwise; None if there is no such type."""
    try:
        named = msgspec.json.decode(text, type=_Typed).type
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return named if named in TYPES else None


def written(news: AnyNews) -> str:
    """Write news as text."""
    return _ENCODER.encode(news).decode()


async def send(socket: Socket, news: AnyNews) -> None:
    """Send news to a browser."""
    await send_text(socket, written(news))


async def send_text(socket: Socket, text: str) -> None:
    """Send what is written already; if the browser is gone, that is a disconnection like any other."""
    try:
        await socket.send_text(text)
    # The browser left while this was on its way; uvicorn calls it a RuntimeError where it hung up itself.
    except (OSError, RuntimeError):
        raise WebSocketDisconnect(detail="gone") from None
