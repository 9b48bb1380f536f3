"""Sends messages to the bare echo server, one after another on a few sockets."""

import asyncio
import sys

from websockets.asyncio.client import connect

SOCKETS = 20


async def talk(port: int, messages: int) -> None:
    async with connect(f"ws://127.0.0.1:{port}/echo") as socket:
        for _ in range(messages):
            await socket.send('{"type":"play","move":{"play":"red 6"},"after":17}')
            await socket.recv()


async def main(port: int, messages: int) -> None:
    await asyncio.gather(*(talk(port, messages // SOCKETS) for _ in range(SOCKETS)))


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
