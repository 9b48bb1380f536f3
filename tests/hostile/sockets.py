"""Hostile messages over websockets: at tables of all games, before, during and after the game."""

import asyncio
import json
from collections import Counter
from typing import Any

from websockets.exceptions import ConnectionClosed

from spieltisch.games.registry import GAMES
from tests.hostile.mutations import SEED, Mutator
from tests.load.crowd import bots_move
from tests.server.client import PATIENCE, Person, ServerProcess, socket_of
from tests.server.lobby_page import lobby_of

BATCH = 25
"""Messages between two pings; the answer to the ping says that all before it are answered."""


async def flood(server: ServerProcess, messages: int, seed: int = SEED) -> Counter[str]:
    """Send hostile messages at a table of each game, and as a spectator; count the codes of refusals."""
    places = [
        (name, seated, number) for number, name in enumerate(GAMES) for seated in (True, False)
    ]
    share = -(-messages // len(places))
    told = await asyncio.gather(
        *(
            _at_table(server, name, seated, share, seed + 7 * number)
            for name, seated, number in places
        )
    )
    return sum(told, Counter())


async def flood_lobby(server: ServerProcess, pages: int, seed: int = SEED) -> Counter[int | None]:
    """Send something hostile on the lobby's websocket, which accepts no messages; close every third one."""
    mutator, codes, eve = Mutator(seed), Counter[int | None](), Person(server, "Eve")
    for number in range(pages):
        async with lobby_of(server, Cookie=eve.cookie) as connection:
            if number % 3 == 2:
                connection.transport.abort()
                continue
            if number % 3:
                await connection.recv()
            await connection.send(mutator.text())
            await connection.wait_closed()
            codes[connection.close_code] += 1
    eve.http.close()
    return codes


async def _at_table(
    server: ServerProcess, game: str, seated: bool, messages: int, seed: int
) -> Counter[str]:
    """Flood one place; whenever the game or the line ends, go on at a new table."""
    mutator, codes, sent, tables = Mutator(seed), Counter[str](), 0, 0
    numbers = sorted(GAMES[game].players)
    while sent < messages:
        guest = Person(server, "Eve")
        players = numbers[(tables + 1) % len(numbers)]
        bots = ["beginner"] * (players - 1)
        order = {"game": game, "players": players, "bots": bots, "starts": tables % 4 != 3}
        tables += 1
        answer = await asyncio.to_thread(guest.http.post, "/api/tables", json=order)
        table = answer.json()["id"]
        cookie = {"Cookie": guest.cookie} if seated else {}
        guest.http.close()
        async with socket_of(server, table, **cookie) as connection:
            try:
                for _ in range(80):
                    sent += await _batch(connection, mutator, codes)
                    if sent >= messages:
                        break
            except ConnectionClosed as closed:
                assert closed.rcvd is None or closed.rcvd.code in {1007, 1009}, closed
                sent += BATCH
    codes["sent"] += sent
    return codes


async def _batch(connection: Any, mutator: Mutator, codes: Counter[str]) -> int:
    number, newest = codes["batches"] + 1, None
    codes["batches"] = number
    for _ in range(BATCH):
        await connection.send(mutator.text())
    await connection.send(json.dumps({"type": "ping", "number": number + 10**9}))
    while True:
        news = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE * 2))
        if news["type"] == "refused":
            refused = news["refused"]
            assert refused["code"], news
            assert refused["why"], news
            assert refused["code"] != "internal", news
            codes[refused["code"]] += 1
        elif news["type"] == "table":
            newest = news["table"]
        elif news["type"] == "pong" and news["number"] == number + 10**9:
            if newest is not None:
                _learn(mutator, newest, codes)
            return BATCH


def _learn(mutator: Mutator, table: dict[str, Any], codes: Counter[str]) -> None:
    """Learn from a view what would be legal now: what a bot would do."""
    mutator.n = table["n"]
    if table["phase"] != "playing" or table["you"] not in table["to_move"]:
        return
    mutator.move = bots_move(table)
    codes[f"{table['game']}: {next(iter(mutator.move))}"] += 1
