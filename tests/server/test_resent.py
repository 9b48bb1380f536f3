"""Moves with ids over real sockets: one that arrives twice is played once, and each answer names its move."""

import pytest

from tests.server.client import Person, ServerProcess, serving
from tests.server.sprint_server import MODULE

TAP = {"tap": True}


def named(number, move=TAP, *, client="page0000", after=2):
    return {
        "type": "play",
        "move": move,
        "after": after,
        "id": {"client": client, "number": number},
    }


async def racing(talk):
    """Begin a race alone."""
    await talk.say({"type": "ready", "ready": True})
    await talk.until(lambda t: t["phase"] == "playing")
    await talk.say({"type": "play", "move": {"ready": 1}, "after": talk.newest["n"]})
    await talk.until(lambda t: t["view"]["turned"] is not None)


def open_race(person):
    return person.open_table(1, game="sprint", options={"glass": 60_000})


def heard(table):
    return {each["client"]: (each["number"], each["refused"]) for each in table["heard"]}


async def test_copies_on_an_old_and_a_new_socket_are_one_move(tmp_path):
    with serving(tmp_path, module=MODULE) as server:
        anna = Person(server, "Anna")
        table = open_race(anna)
        async with anna.at(table) as old, anna.at(table) as new:
            await racing(old)
            await new.until(lambda t: t["view"] and t["view"]["turned"] is not None)
            for message in (named(1), named(2)):
                await new.say(message)
            await new.until(lambda t: t["view"]["taps"] == [2])
            for message in (named(1), named(2), named(3)):
                await old.say(message)
            await old.until(lambda t: t["view"]["taps"] == [3])
            assert heard(old.newest) == {"page0000": (3, [])}


async def test_a_refusal_names_the_move_that_it_answers_and_is_the_same_for_its_copy(tmp_path):
    with serving(tmp_path, module=MODULE) as server:
        anna = Person(server, "Anna")
        table = open_race(anna)
        async with anna.at(table) as talk, anna.at(table) as other:
            await racing(talk)
            await talk.say(named(1, {"ready": 1}))
            first = await talk.refusal()
            assert first["id"] == {"client": "page0000", "number": 1}
            assert (first["to"], first["refused"]["code"]) == ("play", "not_now")
            await talk.say(named(2))
            await talk.until(lambda t: t["view"]["taps"] == [1])
            assert heard(talk.newest) == {"page0000": (2, [1])}
            await other.say(named(1, {"ready": 1}))
            assert await other.refusal() == first


async def test_a_killed_server_knows_the_moves_again(tmp_path):
    server = ServerProcess(tmp_path, module=MODULE)
    server.start()
    anna = Person(server, "Anna")
    table = open_race(anna)
    try:
        async with anna.at(table) as talk:
            await racing(talk)
            await talk.say(named(1))
            await talk.until(lambda t: t["view"]["taps"] == [1])
            server.kill()
        server.start()
        async with anna.at(table) as talk:
            assert heard(talk.newest) == {"page0000": (1, [])}
            await talk.say(named(1))
            await talk.say(named(2))
            await talk.until(lambda t: t["view"]["taps"] == [2])
    finally:
        server.kill()


@pytest.mark.parametrize(
    "name",
    [
        7,
        {},
        {"client": "page0000"},
        {"client": "page0000", "number": 0},
        {"client": "page0000", "number": 2**40},
        {"client": "short", "number": 1},
        {"client": "x" * 33, "number": 1},
        {"client": "PAGE 000", "number": 1},
        {"client": "page0000", "number": 1, "seat": 0},
    ],
)
async def test_names_are_read_strictly(server, name):
    anna = Person(server, "Anna")
    async with anna.at(open_race(anna)) as talk:
        await talk.say({"type": "play", "move": TAP, "after": 1, "id": name})
        assert (await talk.refusal())["refused"]["code"] == "malformed"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data"), module=MODULE) as running:
        yield running
