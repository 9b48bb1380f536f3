"""A crowd on a real server: one scripted person and three bots at each table, for a while."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import closing
from itertools import pairwise
from typing import Any

import httpx
import msgspec

from spieltisch.core.codec import convert
from spieltisch.core.playout import plan
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Seat
from spieltisch.games.registry import GAMES, game_named
from spieltisch.tables.entries import BotSat, Moved
from spieltisch.tables.store import Logged, Store
from tests.server.client import Person, ServerProcess, Talk

LIGHT = ("club", "casual")
HEAVY = "master"
ARRIVAL = 5.0
"""Seconds over which the people arrive."""


class Evening(msgspec.Struct, frozen=True):
    """How a crowd plays; times are in seconds."""

    tables: int
    masters: int
    """The number of tables with a master among their bots."""
    seconds: float
    seed: int
    thought: tuple[float, float] = (1.0, 4.0)
    """How long a person thinks, at least and at most."""


class Seen(msgspec.Struct):
    """What the people saw."""

    began: float
    waits: list[tuple[float, float]] = []
    """For each move, the seconds from the start until it was sent, and from then until a view shows it."""
    refusals: list[str] = []
    tables: list[str] = []


class BotMove(msgspec.Struct, frozen=True):
    """A bot's move, and the seconds since the previous entry, including the pause."""

    level: str
    seconds: float


def bots_at(table: int, evening: Evening, rng: random.Random) -> list[str]:
    """Give three bots; at the first tables one of them is a master."""
    bots = [rng.choice(LIGHT) for _ in range(3)]
    if table < evening.masters:
        bots[rng.randrange(3)] = HEAVY
    return bots


async def play(server: ServerProcess, evening: Evening) -> Seen:
    """Let everyone play until time is up, and then until it is their turn again."""
    game_named("ugo").prepare({HEAVY, *LIGHT})  # compiles where nothing is kept yet
    people = [_guest(server, number) for number in range(evening.tables)]
    seen = Seen(time.monotonic())
    end = seen.began + evening.seconds
    async with asyncio.TaskGroup() as group:
        for number, person in enumerate(people):
            group.create_task(_visit(person, evening, number, seen, end))
    return seen


def _guest(server: ServerProcess, number: int) -> Person:
    """Make a person with a new connection for each request: the server drops idle ones."""
    person = Person(server, f"Guest {number}")
    with closing(person.http) as first:
        kept_none = httpx.Limits(max_keepalive_connections=0)
        person.http = httpx.Client(base_url=server.address, cookies=first.cookies, limits=kept_none)
    return person


async def _visit(person: Person, evening: Evening, number: int, seen: Seen, end: float) -> None:
    """Arrive after a while and play game after game."""
    rng = random.Random(f"{evening.seed} table {number}")
    await asyncio.sleep(rng.uniform(0.0, min(ARRIVAL, evening.seconds / 2)))
    with closing(person.http):
        while time.monotonic() < end:
            bots = bots_at(number, evening, rng)
            table = await asyncio.to_thread(person.open_table, 4, *bots)
            seen.tables.append(table)
            async with person.at(table) as talk:
                await talk.say({"type": "ready", "ready": True})
                await _play_game(talk, rng, evening.thought, seen, end)


async def _play_game(
    talk: Talk, rng: random.Random, thought: tuple[float, float], seen: Seen, end: float
) -> None:
    while True:
        table = await talk.until(_waits_for_you)
        if table["phase"] == "over" or time.monotonic() >= end:
            return
        await asyncio.sleep(rng.uniform(*thought))
        await _move(talk, legal_move(table, rng), seen)


async def _move(talk: Talk, move: dict[str, Any], seen: Seen) -> None:
    after, began = talk.newest["n"], time.monotonic()
    await talk.say({"type": "play", "move": move, "after": after})
    while talk.newest["n"] <= after:
        news = await talk.hear()
        if "refused" in news:
            seen.refusals.append(news["refused"]["code"])
            return
    seen.waits.append((began - seen.began, time.monotonic() - began))


def _waits_for_you(table: dict[str, Any]) -> bool:
    return table["phase"] == "over" or table["you"] in table["to_move"]


def legal_move(table: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Choose any legal move from a view of UGO!, and what a weak bot would do in a race."""
    view = table["view"]
    if table["game"] != "ugo":
        return bots_move(table)
    if view["must_lay"]:
        return {"lay": view["laying"]["offer"]}
    allowed = [held["card"] for held in view["hand"] if held["refusal"] is None]
    return {"play": rng.choice(allowed)}


def bots_move(table: dict[str, Any]) -> dict[str, Any]:
    """Return the move of a game's weakest bot in a view, whatever the time."""
    game = GAMES[table["game"]]
    view: Any = convert(table["view"], game.view_type)
    move = plan(game, next(iter(game.bots)), view, Rng("a crowd", "a legal move"), 0).move
    return dict(msgspec.to_builtins(move))


async def logs_of(server: ServerProcess, tables: Sequence[str]) -> list[list[Logged]]:
    """Read what the server logged."""
    store = Store(f"sqlite:///{server.data / 'tables.sqlite'}")
    try:
        return [await store.read(table) for table in tables]
    finally:
        await store.close()


def levels_of(log: Sequence[Logged]) -> dict[Seat, str]:
    """Return the bots' levels by seat."""
    return {entry.seat: entry.level for _, _, entry in log if isinstance(entry, BotSat)}


def bot_moves(log: Sequence[Logged]) -> list[BotMove]:
    """Return the moves of the bots at a table, timed by the server's own stamps."""
    levels = levels_of(log)
    return [
        BotMove(levels[entry.seat], (at - before) / 1000)
        for (_, before, _), (_, at, entry) in pairwise(log)
        if isinstance(entry, Moved) and entry.seat in levels
    ]
