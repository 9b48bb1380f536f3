"""A race over a real port: everyone loads, the sandglass runs by the server's clock, calls count in order."""

import asyncio
import time

import pytest

from tests.server.client import Person, serving
from tests.server.sprint_server import MODULE


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data"), module=MODULE) as running:
        yield running


def open_race(person, players, *bots, glass):
    return person.open_table(players, *bots, game="sprint", options={"glass": glass})


async def loaded(talk, number=1):
    """Say ready, and later that the round is loaded."""
    await talk.say({"type": "ready", "ready": True})
    await talk.until(lambda t: t["phase"] == "playing")
    await talk.say({"type": "play", "move": {"ready": number}, "after": 0})


async def test_a_race_of_two_people_and_a_bot(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = open_race(anna, 3, "fast", glass=60_000)
    async with anna.at(table) as here, ben.at(table) as there:
        await there.say({"type": "sit", "seat": 1})
        await there.until(lambda t: t["you"] == 1)
        await there.say({"type": "ready", "ready": True})
        await loaded(here)
        await here.until(lambda t: t["view"] and t["view"]["ready"] == [0, 2])
        assert here.newest["view"]["turned"] is None
        await there.say({"type": "play", "move": {"ready": 1}, "after": 0})
        for talk in (here, there):
            await talk.until(lambda t: t["view"] and t["view"]["turned"] is not None)
            for _ in range(talk.newest["view"]["number"]):  # faster than any view comes back
                await talk.say({"type": "play", "move": {"tap": True}, "after": talk.newest["n"]})
            await talk.say({"type": "play", "move": {"call": True}, "after": talk.newest["n"]})
        for talk in (here, there):
            await talk.until(lambda t: t["view"]["round"] == 2)
            assert sorted(talk.newest["view"]["points"]) == [1, 2, 3]


async def test_everyone_is_told_when_the_sandglass_runs_out(server):
    """Nobody moves: the views come by themselves, up to the end, and the record replays to it."""
    anna = Person(server, "Anna")
    table = open_race(anna, 1, glass=1000)
    async with anna.at(table) as talk:
        await loaded(talk)
        await talk.until(lambda t: t["view"] and t["view"]["second_chance"])
        view = talk.newest["view"]
        assert talk.newest["now"] >= view["turned"]
        await talk.say({"type": "play", "move": {"call": True}, "after": talk.newest["n"]})
        assert (await talk.refusal())["refused"]["code"] == "wrong_call"
        await talk.until(lambda t: t["view"]["round"] == 2)
        await talk.say({"type": "play", "move": {"tap": True}, "after": talk.newest["n"]})
        assert (await talk.refusal())["refused"]["code"] == "not_now"
        await talk.say({"type": "play", "move": {"ready": 2}, "after": talk.newest["n"]})
        await talk.until(lambda t: t["phase"] == "over")
        assert talk.newest["outcome"]["places"] == [1]
    written = anna.http.get(f"/api/tables/{table}/record").json()
    assert written["until"] == written["moves"][-1]["at"] + 2000


async def test_a_race_that_nobody_looks_at_is_over_when_its_time_is(server):
    anna = Person(server, "Anna")
    table = open_race(anna, 1, glass=100)
    async with anna.at(table) as talk:
        await loaded(talk)
        await talk.until(lambda t: t["view"] and t["view"]["round"] == 2)
        await talk.say({"type": "play", "move": {"ready": 2}, "after": 0})
        await talk.until(lambda t: t["phase"] == "over" or t["view"]["turned"] is not None)
    await asyncio.sleep(0.3)
    assert anna.http.get(f"/api/tables/{table}").json()["phase"] == "over"
    assert table not in [each["id"] for each in anna.http.get("/api/tables").json()["mine"]]
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 200


async def test_a_client_learns_the_servers_clock_from_pongs(server):
    """The offset of the fastest of a few pings is right to within half its round trip."""
    anna = Person(server, "Anna")
    table = open_race(anna, 1, glass=60_000)
    async with anna.at(table) as talk:
        samples = []
        for number in range(8):
            sent = time.monotonic() * 1000
            await talk.say({"type": "ping", "number": number})
            pong = await talk.hear()
            heard = time.monotonic() * 1000
            assert pong["number"] == number
            samples.append((heard - sent, pong["now"] - (sent + heard) / 2))
        way, offset = min(samples)
        await loaded(talk)
        before = time.monotonic() * 1000
        await talk.say({"type": "ping", "number": 99})
        while (pong := await talk.hear())["type"] != "pong":
            pass
        after = time.monotonic() * 1000
        assert before + offset - way / 2 - 1 <= pong["now"] <= after + offset + way / 2 + 1
        await talk.until(lambda t: t["view"]["turned"] is not None)
        assert talk.newest["now"] >= talk.newest["view"]["turned"]


@pytest.mark.slow
async def test_a_flood_of_moves_is_slowed_and_the_race_goes_on(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = open_race(anna, 2, glass=60_000)
    async with anna.at(table) as here, ben.at(table) as there:
        await there.say({"type": "sit", "seat": 1})
        await there.until(lambda t: t["you"] == 1)
        await there.say({"type": "ready", "ready": True})
        await loaded(here)
        await there.until(lambda t: t["view"])
        await there.say({"type": "play", "move": {"ready": 1}, "after": 0})
        await there.until(lambda t: t["view"]["turned"] is not None)
        for _ in range(60):
            await here.say({"type": "play", "move": {"tap": True}, "after": here.newest["n"]})
        await there.say({"type": "play", "move": {"tap": True}, "after": there.newest["n"]})
        await there.until(lambda t: t["view"]["taps"][1] == 1)
        before = 7  # opening, two seats, two people ready, and both have loaded
        await there.until(lambda t: t["n"] == before + 60)
        assert there.newest["view"]["taps"] == [6, 1]
