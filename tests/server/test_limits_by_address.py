"""Limits of an address and of a table's spectators, over a real port; others are served meanwhile."""

import asyncio
import json
from contextlib import AsyncExitStack

import httpx
import pytest
from websockets.asyncio.client import connect

from spieltisch.server.connections import LOBBY
from spieltisch.server.guests import COOKIE
from spieltisch.tables.store import Store
from tests.server import tight_server
from tests.server.client import PATIENCE, Person, serving, socket_of
from tests.server.test_limits import verify_slow_down
from tests.server.tight_server import FEW, SOME
from tests.tables.recorded import walk, writings_of

OTHER = "203.0.113.250"
RACES = [f"race{number}" for number in range(FEW + 1)]


def away(address):
    """Come from an address of the range for documentation; a proxy on this machine names it."""
    return {"x-forwarded-for": address}


async def put_races(database):
    """Write finished races with different results."""
    store = Store(database)
    await store.migrate()
    for players, table in enumerate(RACES, 1):
        await store.open(list(writings_of(walk("ubongo3d", players, {}), table_id=table)))
    await store.close()


@pytest.fixture(scope="module")
def tight(tmp_path_factory):
    """A server with tight limits for an address, and some finished races."""
    data = tmp_path_factory.mktemp("data")
    asyncio.run(put_races(f"sqlite:///{data / 'tables.sqlite'}"))
    with serving(data, module=tight_server.MODULE) as running:
        yield running


@pytest.mark.parametrize(
    ("what", "address"), [("timeline", "203.0.113.11"), ("card.png", "203.0.113.12")]
)
def test_folding_and_drawing_race_after_race_is_refused(tight, what, address):
    with httpx.Client(base_url=tight.address, timeout=PATIENCE) as http:
        for table in RACES:
            http.get(f"/api/tables/{table}")  # in memory from now on: reading it costs nothing

        def ask(table, address):
            return http.get(f"/api/tables/{table}/{what}", headers=away(address))

        for table in RACES[:FEW]:
            assert ask(table, address).status_code == 200
        verify_slow_down(ask(RACES[FEW], address))
        assert ask(RACES[0], address).status_code == 200, "what is known costs nothing"
        assert ask(RACES[FEW], OTHER).status_code == 200


def test_an_address_that_makes_many_guests_deletes_few(tight):
    def delete(address):
        return Person(tight, "Eve").http.delete("/api/me", headers=away(address))

    for _ in range(FEW):
        assert delete("203.0.113.13").status_code == 200
    verify_slow_down(delete("203.0.113.13"))
    assert delete(OTHER).status_code == 200


@pytest.mark.parametrize(
    ("path", "address"), [("", "203.0.113.14"), ("/2026-11-17", "203.0.113.15")]
)
def test_looking_at_day_after_day_is_refused(tight, path, address):
    def look(address):
        return Person(tight, "").http.get(f"/api/today{path}", headers=away(address))

    for _ in range(FEW):
        assert look(address).status_code == 200
    verify_slow_down(look(address))
    assert look(OTHER).status_code == 200


def test_changes_from_another_sites_page_count_as_requests(tight):
    headers = away("203.0.113.16") | {"origin": "https://elsewhere.example"}
    with httpx.Client(base_url=tight.address, headers=headers) as http:
        codes = [http.post("/api/tables").status_code for _ in range(SOME + 1)]
    assert codes == [403] * SOME + [429]


@pytest.mark.parametrize("path", [LOBBY, f"/api/tables/{RACES[0]}/live"])
@pytest.mark.parametrize(
    ("headers", "code", "address"),
    [
        ({"Origin": "https://elsewhere.example"}, "foreign_origin", "203.0.113.17"),
        ({"Cookie": f"{COOKIE}=altered.x"}, "cookie_invalid", "203.0.113.18"),
    ],
)
async def test_sockets_that_are_refused_count_too(tight, path, headers, code, address):
    """Lobby and table count together; each path has a network of its own here."""
    where = tight.address.replace("http", "ws") + path
    stranger = address if path == LOBBY else address.replace(".113.", ".114.")
    codes = []
    for _ in range(SOME + 1):
        async with connect(where, additional_headers=headers | away(stranger)) as socket:
            codes.append(json.loads(await socket.recv())["refused"]["code"])
    assert codes == [code] * SOME + ["slow_down"]


async def entered(stack, server, table, **headers):
    """Connect to a table until the stack closes; return the code of the refusal, if it is refused."""
    socket = await stack.enter_async_context(socket_of(server, table, **headers))
    news = json.loads(await socket.recv())
    if news["type"] != "refused":
        return None
    await socket.wait_closed()
    assert socket.close_code == 4429
    return news["refused"]["code"]


async def test_a_table_has_room_for_some_spectators_and_always_for_its_players(tight):
    anna = Person(tight, "Anna")
    table = anna.open_table(2)
    async with AsyncExitStack() as stack:
        for _ in range(FEW):
            assert await entered(stack, tight, table) is None
        assert await entered(stack, tight, table) == "slow_down"
        assert await entered(stack, tight, table, Cookie=anna.cookie) is None
    async with AsyncExitStack() as stack:
        async with asyncio.timeout(PATIENCE):  # until the server has noticed that they left
            while await entered(stack, tight, table) is not None:
                pass


async def test_an_address_holds_some_sockets_however_many_guests_it_makes(tight):
    people = [Person(tight, "Eve") for _ in range(FEW + 2)]
    tables = [each.open_table(2) for each in people]
    async with AsyncExitStack() as stack:

        async def enter(number, address):
            cookie = {"Cookie": people[number].cookie}
            return await entered(stack, tight, tables[number], **cookie, **away(address))

        for number in range(FEW + 1):
            assert await enter(number, "203.0.113.19") is None
        assert await enter(FEW + 1, "203.0.113.19") == "slow_down"
        assert await enter(FEW + 1, OTHER) is None
