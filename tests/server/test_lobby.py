"""The lobby is pushed: over a real port, and by the feed itself on real tables."""

import asyncio
import json
from contextlib import ExitStack
from functools import partial

import pytest
from litestar.exceptions import WebSocketDisconnect

from spieltisch.core.errors import Refused
from spieltisch.server import lobby_edition, lobby_feed
from spieltisch.server.lobby_feed import LobbyFeed, Visit
from spieltisch.server.messages import MineNews, TodayDone
from spieltisch.server.public_tables import PublicTables, summaries
from spieltisch.tables.commands import Configure, Sit, Stand
from tests.server.client import Person, ServerProcess, first_move, serving
from tests.server.lobby_page import lobby_of, looking_at_lobby
from tests.tables.people import ANNA, BEN, open_tables, order
from tests.tables.test_truth import DAMAGE, damage
from tests.tables.worker import until


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


async def test_a_public_table_is_pushed_and_a_hidden_one_never(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    async with looking_at_lobby(ben, server) as page:
        assert page.heard[0]["whole"]
        hidden = anna.open_table(2)
        shown = anna.open_table(2, listed=True)
        await page.until(lambda page: shown in page.tables)
        async with anna.at(shown) as talk:
            await page.until(lambda page: page.tables[shown]["seats"][0]["present"])
            assert [each["whole"] for each in page.heard if each["type"] == "public"][1:].count(
                True
            ) == 0
            await talk.say({"type": "stand"})
            await page.until(lambda page: shown not in page.tables)
        assert page.mine == []
        assert hidden not in json.dumps(page.heard)
        assert anna.cookie.split("=")[1][:32] not in json.dumps(page.heard)


async def test_your_own_tables_and_whose_turn_it_is_are_pushed_to_you_alone(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    async with looking_at_lobby(anna, server) as page, looking_at_lobby(ben, server) as other:
        table = anna.open_table(2, "beginner", starts=True)
        await page.until(lambda page: [each["id"] for each in page.mine] == [table])
        async with anna.at(table) as talk:
            await talk.until(lambda t: t["you"] in t["to_move"])
            await page.until(lambda page: page.mine[0]["your_turn"])
            await talk.say(
                {"type": "play", "move": first_move(talk.newest), "after": talk.newest["n"]}
            )
            await talk.until(lambda t: t["heard"] or t["n"] > 4)
            await talk.say({"type": "stand"})
            await page.until(lambda page: page.mine == [])
        assert table not in json.dumps(other.heard)


async def test_whose_turn_it_is_at_your_table_is_pushed_with_every_move(server):
    anna, ben, cleo = (Person(server, name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.open_table(2, listed=True)
    async with looking_at_lobby(anna, server) as page, looking_at_lobby(cleo, server) as other:
        async with anna.at(table) as first, ben.at(table) as second:
            await second.say({"type": "sit", "seat": 1})
            for talk in (first, second):
                await talk.until(lambda t: t["you"] is not None)
                await talk.say({"type": "ready", "ready": True})
            await page.until(lambda page: page.mine[0]["phase"] == "playing")
            seen, n = set(), 0
            while seen != {0, 1}:
                now = await first.until(lambda t, n=n: t["n"] > n and t["to_move"])
                [seat], n = now["to_move"], now["n"]
                await page.until(lambda page, seat=seat: turn_in(page.mine[0]) == seat)
                seen.add(seat)
                talk = (first, second)[seat]
                await talk.until(lambda t, n=n: t["n"] >= n)
                await talk.say({"type": "play", "move": first_move(talk.newest), "after": n})
        await other.until(lambda page: table in page.tables)
        assert {each["turn"] for news in other.heard for each in news.get("tables", ())} == {None}


def turn_in(table):
    """Return whose turn a table of the lobby names: the guest's own, or another's."""
    return table["you"] if table["your_turn"] else table["turn"]


async def test_the_list_asked_for_is_the_list_pushed(server):
    """A page of an earlier version still asks."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    shown = anna.open_table(2, listed=True)
    async with looking_at_lobby(ben, server) as page:
        await page.until(lambda page: shown in page.tables)
        asked = ben.http.get("/api/tables").json()
        assert asked["open"] == [page.tables[each["id"]] for each in asked["open"]]
        assert {each["id"] for each in asked["open"] + asked["watch"]} == page.tables.keys()


@pytest.mark.parametrize(
    ("headers", "code", "closed"),
    [
        ({}, "no_guest", 4401),
        ({"Cookie": "spieltisch_guest=forged.00"}, "cookie_invalid", 4401),
        ({"Origin": "https://elsewhere.example"}, "foreign_origin", 4403),
    ],
)
async def test_strangers_are_refused(server, headers, code, closed):
    async with lobby_of(server, **headers) as connection:
        assert json.loads(await connection.recv())["refused"]["code"] == code
        await connection.wait_closed()
        assert connection.close_code == closed


async def test_sockets_of_the_lobby_count_like_those_of_tables(server):
    eve = Person(server, "Eve")
    sockets = [lobby_of(server, Cookie=eve.cookie) for _ in range(31)]
    opened = [await each.__aenter__() for each in sockets]
    first = [json.loads(await each.recv())["type"] for each in opened]
    assert sorted(first) == ["public"] * 30 + ["refused"]
    last = opened[first.index("refused")]
    await last.wait_closed()
    assert last.close_code == 4429
    for each in opened:
        await each.close()


@pytest.mark.parametrize("said", ["{}", b"\x00", "x" * 20_000])
async def test_a_page_that_talks_is_hung_up_on(server, said):
    anna = Person(server, "Anna")
    async with looking_at_lobby(anna, server) as page:
        await page.connection.send(said)
        await page.connection.wait_closed()
        assert page.connection.close_code in {1008, 1009}


async def test_two_workers_on_one_database_push_the_same(tmp_path, postgres):
    database = postgres.new_database()
    servers = [
        ServerProcess(tmp_path / name, options=["--database", database]) for name in ("one", "two")
    ]
    await asyncio.gather(*(asyncio.to_thread(each.start) for each in servers))
    one, two = servers
    try:
        anna, ben = Person(one, "Anna"), Person(one, "Ben")
        async with looking_at_lobby(ben, two) as page, looking_at_lobby(anna, two) as own:
            hidden = anna.open_table(2)
            shown = anna.open_table(2, listed=True)
            await page.until(lambda page: shown in page.tables)
            async with anna.at(shown) as talk:
                await page.until(lambda page: page.tables[shown]["seats"][0]["present"])
                await own.until(lambda page: shown in [each["id"] for each in page.mine])
                await talk.say({"type": "place_bot", "seat": 1, "level": "beginner"})
                await talk.say({"type": "ready", "ready": True})
                await page.until(lambda page: page.tables[shown]["phase"] == "playing")
                await own.until(lambda page: page.mine[0]["phase"] == "playing")
            async with anna.at(hidden):
                await own.until(lambda page: hidden in [each["id"] for each in page.mine])
            assert hidden not in json.dumps(page.heard)
    finally:
        for each in servers:
            each.kill()
    for each in servers:
        assert "Traceback" not in each.log, each.log


class Page:
    """A page in this very process; it may be slow."""

    def __init__(self, tables, guest):
        self.heard = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.visit = Visit(guest, self._hear, partial(self._mine, tables, guest))

    async def _hear(self, text):
        await self.reads.wait()
        self.heard.append(json.loads(text))

    async def _mine(self, tables, guest):
        mine = await tables.store.seated(guest, ("open", "playing"))
        return MineNews(await summaries(tables, mine, guest), TodayDone(0, 4, 0))

    def of(self, kind):
        return [each for each in self.heard if each["type"] == kind]


@pytest.fixture
async def tables(tmp_path, monkeypatch):
    monkeypatch.setattr(lobby_feed, "EACH", 0.02)
    async with open_tables(tmp_path) as opened:
        yield opened


@pytest.fixture
def feed(tables):
    made = LobbyFeed(tables, PublicTables(tables))
    tables.on_change = made.touch
    return made


async def test_a_change_is_encoded_once_for_all_pages_and_told_once(tables, feed, monkeypatch):
    encoded = []
    monkeypatch.setattr(
        lobby_edition,
        "written",
        lambda news: encoded.append(news) or lobby_edition._ENCODER.encode(news).decode(),
    )
    pages = [Page(tables, f"{number:032x}") for number in range(300)]
    with ExitStack() as stack:
        for each in pages:
            stack.enter_context(feed.visited(each.visit))
        await until(lambda: all(len(each.heard) == 2 for each in pages))
        assert len(encoded) == 1
        table = await tables.open(ANNA, "Anna", order(2, listed=True))
        await until(lambda: all(len(each.of("public")) == 2 for each in pages))
        assert len(encoded) == 2
        assert [each["id"] for each in pages[7].heard[-1]["tables"]] == [table.id]
        assert not pages[7].heard[-1]["whole"]
        tables.wake(table.id)  # nothing that the list shows
        await until(lambda: not feed._due.is_set())
        await feed._look()
        assert len(encoded) == 2
        assert {len(each.heard) for each in pages} == {3}
    assert (feed.pages, feed._by_guest, feed._by_table) == (0, {}, {})


async def test_a_slow_page_costs_one_message_and_hears_the_newest(tables, feed):
    slow, quick = Page(tables, ANNA), Page(tables, BEN)
    with feed.visited(slow.visit), feed.visited(quick.visit):
        await until(lambda: len(slow.heard) == len(quick.heard) == 2)
        slow.reads.clear()
        for number in range(1, 6):
            await tables.open(f"{number:032x}", "Cleo", order(2, listed=True))
            await until(lambda number=number: len(quick.of("public")) == number + 1)
        assert len(slow.heard) == 2
        slow.reads.set()
        await until(lambda: len(slow.of("public")) == 3)
        late, whole = slow.of("public")[1:]
        assert (len(late["tables"]), late["whole"]) == (1, False)
        assert (len(whole["tables"]), whole["whole"]) == (5, True)


async def test_a_table_that_is_hidden_again_is_gone(tables, feed):
    page = Page(tables, BEN)
    with feed.visited(page.visit):
        table = await tables.open(ANNA, "Anna", order(2, listed=True))
        await until(lambda: page.of("public") and table.id in json.dumps(page.of("public")[-1]))
        hide = Configure(2, {}, (None,), listed=False)
        await tables.act(table.id, partial(hide.entry, guest=ANNA, name="Anna"))
        await until(lambda: page.of("public")[-1]["gone"] == [table.id])


async def test_somebody_who_sits_down_and_leaves_hears_of_their_table(tables, feed):
    page = Page(tables, BEN)
    with feed.visited(page.visit):
        await until(lambda: len(page.of("mine")) == 1)
        table = await tables.open(ANNA, "Anna", order(2))
        await tables.act(table.id, partial(Sit(1).entry, guest=BEN, name="Ben"))
        await until(lambda: [each["id"] for each in page.of("mine")[-1]["mine"]] == [table.id])
        await tables.act(table.id, partial(Stand().entry, guest=BEN, name="Ben"))
        await until(lambda: page.of("mine")[-1]["mine"] == [])
        assert table.id not in json.dumps(page.of("public"))


async def test_a_page_without_news_hears_a_beat(tables, feed, monkeypatch):
    monkeypatch.setattr(lobby_feed, "LOOK_EACH", 0.01)
    page = Page(tables, BEN)
    with feed.visited(page.visit):
        await until(lambda: len(page.heard) == 2)
        await feed._look()
        assert page.of("beat") == []
        page.visit.told_at -= lobby_feed.BEAT_EACH
        await until(lambda: len(page.of("beat")) == 1)
        await feed._look()
        assert len(page.of("beat")) == 1


async def test_what_could_not_be_read_is_told_later(tables, feed):
    page = Page(tables, BEN)
    failures = [Refused("store_unavailable", "Away."), Refused("store_unavailable", "Still away.")]
    read = page.visit.read

    async def failing():
        if failures:
            raise failures.pop()
        return await read()

    page.visit.read = failing
    with feed.visited(page.visit):
        await until(lambda: not failures)
        feed.touch(None)
        await until(lambda: len(page.of("mine")) == 1)


async def test_a_page_that_is_gone_hurts_nobody(tables, feed):
    gone, here = Page(tables, ANNA), Page(tables, BEN)

    async def hang_up(_):
        raise WebSocketDisconnect(detail="gone")

    gone.visit._send = hang_up
    with feed.visited(gone.visit), feed.visited(here.visit):
        await tables.open(ANNA, "Anna", order(2, listed=True))
        await until(lambda: any(each["tables"] for each in here.of("public")))
        assert gone.heard == []


@pytest.mark.parametrize("how", DAMAGE)
async def test_a_damaged_table_breaks_no_lobby(tmp_path, how):
    """Neither in the public list nor in that of a guest who sits there; all other tables are shown."""
    async with open_tables(tmp_path) as tables:
        good, bad = [await tables.open(ANNA, "Anna", order(listed=True)) for _ in range(2)]
        for _ in range(8):
            for table in (good, bad):
                await sit_and_stand(tables, table.id)
    damage(tmp_path, bad.id, how)
    async with open_tables(tmp_path) as tables:
        for _ in range(2):  # even when it is known to be damaged
            assert sorted(await tables.store.seated(ANNA, ("open",))) == sorted([good.id, bad.id])
            mine = await summaries(tables, [good.id, bad.id], ANNA)
            assert [each.id for each in mine] == [good.id]
            public = await PublicTables(tables).renewed()
            assert [each.id for each in public.open] == [good.id]
        assert len(tables.quarantine) == 1


async def sit_and_stand(tables, table_id):
    await tables.act(table_id, partial(Sit(1).entry, guest=BEN, name="Ben"))
    await tables.act(table_id, partial(Stand().entry, guest=BEN))
