"""A page that shows the lobby, as a browser holds it: pushed changes, put together."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import PATIENCE, Person, ServerProcess

ADDRESS = "/api/lobby/live"


class LobbyPage:
    """What one page knows."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self.mine: list[dict[str, Any]] | None = None

    def read(self, news: dict[str, Any]) -> None:
        self.heard.append(news)
        if news["type"] == "public":
            kept = {} if news["whole"] else self.tables
            new = {table["id"]: table for table in news["tables"]}
            self.tables = {key: kept[key] for key in kept.keys() - set(news["gone"])} | new
        elif news["type"] == "mine":
            self.mine = news["mine"]

    async def hear(self) -> dict[str, Any]:
        self.read(json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE)))
        return self.heard[-1]

    async def until(self, holds: Any) -> None:
        while not holds(self):
            await self.hear()


def lobby_of(server: ServerProcess, **headers: str) -> connect:
    return connect(
        server.address.replace("http", "ws") + ADDRESS, additional_headers=headers, max_queue=None
    )


@asynccontextmanager
async def looking_at_lobby(person: Person, server: ServerProcess) -> AsyncIterator[LobbyPage]:
    """Open the lobby, and wait until everything is known."""
    async with lobby_of(server, Cookie=person.cookie) as connection:
        page = LobbyPage(connection)
        await page.until(lambda page: page.mine is not None)
        yield page
