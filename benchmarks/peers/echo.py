"""A bare Litestar or FastAPI server that answers each message with a text as long as a view.

python -m benchmarks.peers.echo 8000 litestar
"""

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


def fastapi_echo() -> Any:
    """Return the same server in FastAPI, which only the benchmarks install."""
    import fastapi  # noqa: PLC0415

    app = fastapi.FastAPI()

    @app.get("/")
    async def answer() -> str:
        return "here"

    @app.websocket("/echo")
    async def repeat(socket: fastapi.WebSocket) -> None:
        await socket.accept()
        while True:
            try:
                await socket.receive_text()
            except fastapi.WebSocketDisconnect:
                return
            await socket.send_text(TEXT)

    return app


if __name__ == "__main__":
    made = fastapi_echo() if sys.argv[2] == "fastapi" else Litestar([hello, echo])
    uvicorn.run(made, port=int(sys.argv[1]), log_level="error")
