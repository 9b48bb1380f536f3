"""What people say to each other: reactions, chat, spectators; over a real port."""

import asyncio
from typing import Any

import pytest

from spieltisch.tables.clock import Clock
from spieltisch.tables.company import MOST_WAITING, Company, Reacted
from tests.server.client import Person, Talk, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


async def heard(talk: Talk, kind: str) -> dict[str, Any]:
    while (news := await talk.hear())["type"] != kind:
        pass
    return news


async def refused(talk: Talk, message: dict[str, Any]) -> str:
    await talk.say(message)
    news = await talk.refusal()
    assert news["to"] == message["type"]
    assert news["refused"]["why"]
    return str(news["refused"]["code"])


def two(server) -> tuple[Person, Person, str]:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    return anna, ben, anna.open_table(2)


async def with_chat(talk: Talk) -> None:
    await talk.say({"type": "switch_chat", "on": True})
    await talk.until(lambda table: table["chat"])


async def test_a_reaction_reaches_everyone_at_the_table_and_is_in_no_log(server):
    anna, ben, table = two(server)
    async with anna.at(table) as here, ben.at(table) as there:
        before = here.newest["n"]
        await here.say({"type": "react", "reaction": "thanks"})
        for talk in (here, there):
            news = await heard(talk, "reaction")
            assert news == {"type": "reaction", "seat": 0, "reaction": "thanks"}
        await here.say({"type": "ready", "ready": True})
        await here.until(lambda t: t["seats"][0]["ready"])
        assert here.newest["n"] == before + 1


async def test_only_seats_react_and_only_with_what_there_is(server):
    anna, ben, table = two(server)
    async with anna.at(table) as here, ben.at(table) as there:
        assert await refused(there, {"type": "react", "reaction": "thanks"}) == "not_seated"
        assert await refused(here, {"type": "react", "reaction": "insult"}) == "malformed"


async def test_whoever_reacts_too_fast_has_to_wait(server):
    anna, ben, table = two(server)
    async with anna.at(table) as here, ben.at(table) as there:
        for _ in range(8):
            await here.say({"type": "react", "reaction": "wow"})
        assert (await here.refusal())["refused"]["code"] == "too_fast"
        await there.say({"type": "sit", "seat": 1})
        await there.until(lambda t: t["you"] == 1)
        await there.say({"type": "react", "reaction": "hello"})
        while (await heard(there, "reaction"))["seat"] != 1:
            pass


async def test_the_chat_is_off_until_the_host_switches_it_on(server):
    anna, ben, table = two(server)
    async with anna.at(table) as here, ben.at(table) as there:
        assert here.newest["chat"] is False
        assert await refused(here, {"type": "write", "text": "Hello"}) == "chat_off"
        assert await refused(there, {"type": "switch_chat", "on": True}) == "not_host"
        await with_chat(here)
        await there.until(lambda t: t["chat"])
        await there.say({"type": "write", "text": "  Good   evening <b>& all</b> "})
        for talk in (here, there):
            (line,) = (await heard(talk, "chat"))["lines"]
            assert (line["seat"], line["name"]) == (None, "Ben")
            assert line["text"] == "Good evening <b>& all</b>"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "chat_empty"),
        (" \n ", "chat_empty"),
        ("\u3164\u2800", "chat_empty"),
        ("a\u0000b", "chat_control"),
        ("a\u202eb", "chat_control"),
        ("a\u0007", "chat_control"),
        ("x" * 201, "chat_too_long"),
        ("x" * 10_000, "chat_too_long"),
        ("\u0300" * 2_000, "chat_too_long"),
    ],
)
async def test_absurd_lines_are_refused_and_the_table_goes_on(server, text, code):
    anna, _, table = two(server)
    async with anna.at(table) as here:
        await with_chat(here)
        assert await refused(here, {"type": "write", "text": text}) == code
        await here.say({"type": "write", "text": "x" * 200})
        assert len((await heard(here, "chat"))["lines"][0]["text"]) == 200


async def test_who_comes_later_reads_what_was_written_and_off_forgets_it(server):
    anna, ben, table = two(server)
    async with anna.at(table) as here:
        await with_chat(here)
        for text in ("One", "Two"):
            await here.say({"type": "write", "text": text})
            await heard(here, "chat")
        async with ben.at(table) as there:
            news = await heard(there, "chat")
            assert [line["text"] for line in news["lines"]] == ["One", "Two"]
            assert news["earlier"] is True
        for on in (False, True):
            await here.say({"type": "switch_chat", "on": on})
            await here.until(lambda t, on=on: t["chat"] is on)
        async with ben.at(table) as there:
            await there.say({"type": "ping", "number": 7})
            assert (await there.hear())["type"] == "pong"


async def test_a_guest_without_a_name_only_reads(server):
    anna = Person(server, "Anna")
    nobody, table = Person(server, ""), anna.open_table(2)
    async with anna.at(table) as here, nobody.at(table) as there:
        await with_chat(here)
        await there.until(lambda t: t["chat"])
        assert await refused(there, {"type": "write", "text": "Hello"}) == "name_empty"


async def test_somebody_deleted_leaves_no_line(server):
    anna, ben, table = two(server)
    async with anna.at(table) as here:
        await with_chat(here)
        async with ben.at(table) as there:
            await there.say({"type": "write", "text": "I was never here"})
            await heard(there, "chat")
        await here.say({"type": "write", "text": "Who?"})
        ben.http.delete("/api/me").raise_for_status()
        async with Person(server, "Cleo").at(table) as third:
            lines = (await heard(third, "chat"))["lines"]
            assert [line["text"] for line in lines] == ["Who?"]


async def test_spectators_are_counted_once_however_many_windows_they_have(server):
    anna, ben, table = two(server)
    async with anna.at(table) as here:
        assert here.newest["spectators"] == 0
        async with ben.at(table) as there, ben.at(table), Person(server, "").at(table):
            await here.until(lambda t: t["spectators"] == 2)
            await there.say({"type": "sit", "seat": 1})
            await here.until(lambda t: t["spectators"] == 1)
        await here.until(lambda t: t["spectators"] == 0)


async def test_switching_the_chat_makes_no_move_stale(server):
    anna, ben, table = two(server)
    async with anna.at(table) as here, ben.at(table) as there:
        await there.say({"type": "sit", "seat": 1})
        for talk in (here, there):
            await talk.until(lambda t: t["seats"][1]["kind"] == "person")
            await talk.say({"type": "ready", "ready": True})
        for talk in (here, there):
            await talk.until(lambda t: t["phase"] == "playing")
        mover = here if here.newest["to_move"] == [0] else there
        n = mover.newest["n"]
        card = mover.newest["view"]["hand"][0]["card"]
        await with_chat(here)
        await mover.say({"type": "play", "move": {"play": card}, "after": n})
        await mover.until(lambda t: t["view"]["trick"] == [card])


async def test_slow_readers_lose_the_oldest_and_nobody_waits_for_them():
    company = Company(Clock())
    with company.listen("t") as said:
        for seat in range(MOST_WAITING + 3):
            company._tell("t", Reacted(seat, "wow"))
        assert said.qsize() == MOST_WAITING
        assert said.get_nowait() == Reacted(3, "wow")
    await asyncio.sleep(0)
    assert company._listeners == {}
