"""What a seat cannot know changes no byte of any answer or frame, on a real port with a real store."""

import asyncio
import io
import json
import zipfile
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import connect

from spieltisch.core.rng import Rng
from spieltisch.core.setup import seed_from
from spieltisch.games.registry import GAMES
from spieltisch.server.app import create_app
from spieltisch.server.connections import count_connections
from spieltisch.server.guests import COOKIE
from spieltisch.server.run import OPTIONS
from spieltisch.server.settings import Settings
from spieltisch.tables import companions
from spieltisch.tables.clock import Clock
from spieltisch.tables.entries import Daily
from tests.server.client import PATIENCE, free_port
from tests.server.lobby_page import ADDRESS
from tests.tables.recorded import guest_on, helpful, walk, writings_of
from tests.tables.worker import until

replace = msgspec.structs.replace
STRANGER = guest_on(77)
KINDS = {
    **{
        f"{name} with {max(game.players)}": (name, max(game.players))
        for name, game in GAMES.items()
    },
    **{f"{name} alone": (name, 1) for name, game in GAMES.items() if 1 in game.players},
    "ugo on one device": ("ugo", 2),
    "ubongo3d of the day": ("ubongo3d", 1),
}


class StoppedClock(Clock):
    """A clock whose time of day never changes."""

    def __init__(self, now):
        super().__init__()
        self.now = now

    def wall(self):
        return self.now


@asynccontextmanager
async def serving(folder, clock):
    """Serve in this process, so that the test can exchange what is hidden."""
    app = create_app(Settings(folder, limits=False), clock)
    port = free_port()
    count_connections("")
    server = uvicorn.Server(uvicorn.Config(app, port=port, **OPTIONS))
    running = asyncio.create_task(server.serve())
    try:
        await until(lambda: server.started)
        yield SimpleNamespace(port=port, services=app.state.services, routes=app.routes)
    finally:
        server.should_exit = True
        await running


@pytest.fixture(params=KINDS)
async def game(request, tmp_path):
    """A game in progress, halfway through what random players did."""
    name, players = KINDS[request.param]
    record = walk(name, players, helpful(name, players))
    on_one = "device" in request.param
    guests = [
        companions.companion(guest_on(0), seat) if on_one and seat else guest_on(seat)
        for seat in range(players)
    ]
    origin = Daily("2026-11-18", "A") if "day" in request.param else None
    when = Clock().wall()
    writings = list(writings_of(record, guests=guests, when=when, origin=origin))
    played = [each for each in writings if each.table.phase == "playing"]
    last = played[len(played) // 2]
    async with serving(tmp_path, StoppedClock(when + last.table.at)) as server:
        await server.services.store.open(writings[: writings.index(last) + 1])
        table = await server.services.tables.newest(last.table.id)
        assert table.state == last.table.state
        yield SimpleNamespace(server=server, table=table, guests=guests)


def viewers(game):
    """Return seats and guests, and a spectator."""
    return [*enumerate(game.guests), (None, STRANGER), (None, None)]


def cookie_of(game, guest):
    if guest is None:
        return {}
    value = game.server.services.guests.cookie(companions.owner(guest)).value
    return {"Cookie": f"{COOKIE}={value}"}


def paths(game):
    """Return every address that answers a GET and needs no more than this table."""
    found = {
        route.path.replace("{table_id:str}", game.table.id).replace("{number:str}", "1")
        for route in game.server.routes
        if "GET" in getattr(route, "methods", ())
    }
    return sorted(path for path in found if "{" not in path and path.startswith(("/api", "/t/")))


async def answers(game, guest):
    where = f"http://127.0.0.1:{game.server.port}"
    cookie = cookie_of(game, guest)
    async with httpx.AsyncClient(base_url=where, headers=cookie, timeout=PATIENCE) as http:
        return {path: await http.get(path) for path in paths(game)}


def content(answer):
    """Return an answer's bytes without what is random or stamped in each: a ticket, a file's time."""
    if answer.url.path == "/api/offline" and answer.is_success:
        return json.dumps({**answer.json(), "ticket": ""}).encode()
    if answer.headers["content-type"] != "application/zip":
        return answer.content
    with zipfile.ZipFile(io.BytesIO(answer.content)) as folder:
        return b"".join(folder.read(name) for name in folder.namelist())


async def test_no_answer_depends_on_what_is_hidden(game):
    rng, tables = Rng(seed_from("leaks"), "answers"), game.server.services.tables
    for seat, guest in viewers(game):
        before = await answers(game, guest)
        other = game.table.game.resample_hidden(game.table.state, seat, rng)
        tables._kept.put(replace(game.table, state=other))
        game.server.services.public_tables._known = None
        after = await answers(game, guest)
        tables._kept.put(game.table)
        assert len(before) > 20
        for path, answer in before.items():
            assert answer.status_code < 500 or path.startswith("/t/"), (path, answer.text)
            assert content(answer) == content(after[path]), path
            if path.startswith(f"/api/tables/{game.table.id}/"):
                assert answer.json()["code"] == "not_over", path
            assert game.table.opening.seed.encode() not in content(answer), path
            others = {companions.owner(each) for each in game.guests} - {guest}
            assert not any(each.encode() in content(answer) for each in others), path
        assert game.table.id in before["/api/tables"].text, "the lobby does not know the table"


class Ear:
    """One browser at the table."""

    def __init__(self, socket):
        self._socket = socket

    async def frame(self, n):
        """Wait for the view of entry n, and return it without its number."""
        while True:
            news = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
            if news["type"] == "table" and news["table"]["n"] == n:
                return json.dumps({**news["table"], "n": 0, "fresh_from": 0})


@asynccontextmanager
async def lobby_page(game, guest):
    """Open the lobby as a guest, and wait until it is complete."""
    where = f"ws://127.0.0.1:{game.server.port}{ADDRESS}"
    async with connect(where, additional_headers=cookie_of(game, guest)) as socket:
        yield await lobby_frames(socket, "mine")


async def lobby_frames(socket, last):
    """Read the lobby's frames up to the first of a kind; give them as they came."""
    frames = []
    while True:
        frames.append(await asyncio.wait_for(socket.recv(), PATIENCE))
        if json.loads(frames[-1])["type"] == last:
            return frames


async def test_no_frame_of_the_lobby_depends_on_what_is_hidden(game):
    """A page gets the same, to the byte, whatever is hidden from its guest."""
    rng, server = Rng(seed_from("leaks"), "lobby"), game.server.services
    exchanged = 0
    for seat, guest in viewers(game):
        if guest is None:
            continue  # the lobby is for those who have a cookie
        async with lobby_page(game, guest) as before:
            pass
        other = game.table.game.resample_hidden(game.table.state, seat, rng)
        exchanged += other != game.table.state
        server.tables._kept.put(replace(game.table, state=other))
        server.public_tables._known = None
        server.lobby.touch(game.table.id)  # so that nothing comes out of a cache
        async with lobby_page(game, guest) as after:
            pass
        server.tables._kept.put(game.table)
        assert before == after
        assert any(game.table.id in frame for frame in before)
        assert not any(game.table.opening.seed in frame for frame in before)
    assert exchanged, "nothing was exchanged"


async def test_no_frame_depends_on_what_is_hidden(game):
    """Every frame has a number of its own, so that none is taken for another or out of a cache."""
    rng, tables = Rng(seed_from("leaks"), "frames"), game.server.services.tables
    n, exchanged = 1000, 0

    async def told(ears, state):
        nonlocal n
        n += 1
        tables._kept.put(replace(game.table, state=state, n=n))
        tables.wake(game.table.id)
        return [await ear.frame(n) for ear in ears]

    async with AsyncExitStack() as stack:
        ears = []
        for _, guest in viewers(game):
            number = None if guest is None else companions.number_of(guest)
            query = "" if number is None else f"?as={number}"
            where = f"ws://127.0.0.1:{game.server.port}/api/tables/{game.table.id}/live{query}"
            headers = cookie_of(game, guest)
            ears.append(
                Ear(await stack.enter_async_context(connect(where, additional_headers=headers)))
            )
        await told(ears, game.table.state)  # everyone has arrived
        usual = await told(ears, game.table.state)
        assert usual == await told(ears, game.table.state)
        for number, (seat, _) in enumerate(viewers(game)):
            other = game.table.game.resample_hidden(game.table.state, seat, rng)
            exchanged += other != game.table.state
            assert (await told(ears, other))[number] == usual[number]
    assert exchanged, "nothing was exchanged"
