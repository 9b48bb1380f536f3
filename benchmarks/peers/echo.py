"""A bare Litestar that answers each message with a text as long as a view: the framework's own cost."""

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, get, websocket

LENGTH = 5_000
TEXT = ("The quick brown fox jumps over the lazy dog. 0123456789 " * (LENGTH // 50))[:LENGTH]


@get("/", sync_to_thread=False)
def hello() -> str:
    return "here"


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.receive_text()
        await socket.send_text(TEXT)


if __name__ == "__main__":
    uvicorn.run(Litestar([hello, echo]), port=int(sys.argv[1]), log_level="error")
