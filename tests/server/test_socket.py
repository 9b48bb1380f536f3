"""A table's websocket over a real port: views, refusals, limits, foreign seats, spectators."""

import asyncio
import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, first_move, serving, socket_of


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.mark.parametrize(
    ("message", "code", "to"),
    [
        ("", "malformed", None),
        ("{", "malformed", None),
        ("nonsense", "malformed", None),
        ("[" * 5000, "malformed", None),
        ("null", "unknown_message", None),
        ("[]", "unknown_message", None),
        ("{}", "unknown_message", None),
        ('{"type": "fly"}', "unknown_message", None),
        ('{"type": 7, "seat": 1}', "unknown_message", None),
        ('{"sit": 1}', "unknown_message", None),  # as 0.1.0 sent it
        ('{"type": "sit", "seat": 1, "stand": true}', "malformed", "sit"),
        ('{"type": "sit"}', "malformed", "sit"),
        ('{"type": "sit", "seat": "1"}', "malformed", "sit"),
        ('{"type": "sit", "seat": -1}', "malformed", "sit"),
        ('{"type": "sit", "seat": 1e400}', "malformed", "sit"),
        ('{"type": "stand", "stand": false}', "malformed", "stand"),
        ('{"type": "ready", "ready": 1}', "malformed", "ready"),
        ('{"type": "play", "move": {"play": "red 6"}}', "malformed", "play"),
        ('{"type": "play", "move": {"play": "red 6"}, "after": -1}', "malformed", "play"),
        ('{"type": "play", "move": "red 6", "after": 1}', "malformed", "play"),
        ('{"type": "play", "move": {"play": "red 6"}, "after": 1, "seat": 0}', "malformed", "play"),
        ('{"type": "place_bot", "level": "genius", "seat": 1}', "unknown_level", "place_bot"),
        ('{"type": "clear", "seat": 9}', "seat_unknown", "clear"),
        ('{"type": "rematch"}', "not_over", "rematch"),
    ],
)
async def test_bad_messages_are_refused_and_the_table_goes_on(server, message, code, to):
    anna = Person(server, "Anna")
    table = anna.open_table(2)
    async with anna.at(table) as talk:
        await talk.say(message)
        news = await talk.refusal()
        assert news["refused"]["code"] == code
        assert news["refused"]["why"]
        assert news["to"] == to
        await talk.say({"type": "ping", "number": 7})
        assert (await talk.hear())["number"] == 7


async def test_binary_and_broken_text_do_not_hurt(server):
    anna = Person(server, "Anna")
    table = anna.open_table(2)
    async with anna.at(table) as talk:
        await talk.say(b"\xff\xfe\x00")
        with pytest.raises((ConnectionClosed, asyncio.TimeoutError)):
            while True:
                assert "refused" in await asyncio.wait_for(talk.hear(), 1)
    async with anna.at(table) as talk:
        assert talk.newest["phase"] == "open"


async def test_a_message_that_is_too_long_closes_only_that_connection(server):
    anna = Person(server, "Anna")
    table = anna.open_table(2)
    async with anna.at(table) as talk:
        await talk.say('{"type": "ping", "number": ' + "1" * 20_000 + "}")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await talk.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    async with anna.at(table) as talk:
        assert talk.newest["phase"] == "open"


@pytest.mark.parametrize(
    ("headers", "code", "closed_with"),
    [
        ({"Cookie": "spieltisch_guest=a.b"}, "cookie_invalid", 4401),
        ({"Origin": "http://evil.example"}, "foreign_origin", 4403),
    ],
)
async def test_strangers_are_turned_away(server, headers, code, closed_with):
    table = Person(server, "Anna").open_table(2)
    async with socket_of(server, table, **headers) as connection:
        assert json.loads(await connection.recv())["refused"]["code"] == code
        with pytest.raises(ConnectionClosed) as closed:
            await connection.recv()
        assert closed.value.rcvd.code == closed_with


async def test_an_unknown_table_says_so(server):
    async with socket_of(server, "nowhere") as connection:
        assert json.loads(await connection.recv())["refused"]["code"] == "unknown_table"
        with pytest.raises(ConnectionClosed) as closed:
            await connection.recv()
        assert closed.value.rcvd.code == 4404


async def test_a_friend_joins_by_link_and_both_play(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open_table(2)
    async with anna.at(table) as here, ben.at(table) as there:
        assert there.newest["you"] is None
        await there.say({"type": "sit", "seat": 1})
        await there.until(lambda t: t["you"] == 1)
        await here.say({"type": "ready", "ready": True})
        await there.say({"type": "ready", "ready": True})
        for talk in (here, there):
            await talk.until(lambda t: t["phase"] == "playing")
        seat = here.newest["to_move"][0]
        mover, other = (here, there) if seat == 0 else (there, here)
        hand = [held["card"] for held in mover.newest["view"]["hand"]]
        assert not any(card in json.dumps(other.newest) for card in hand)

        await other.say({"type": "play", "move": {"play": hand[0]}, "after": other.newest["n"]})
        assert (await other.refusal())["refused"]["code"] == "not_your_turn"
        await mover.say({"type": "play", "move": {"play": hand[0]}, "after": mover.newest["n"] - 1})
        assert (await mover.refusal())["refused"]["code"] == "stale"
        not_held = other.newest["view"]["hand"][0]["card"]
        await mover.say({"type": "play", "move": {"play": not_held}, "after": mover.newest["n"]})
        assert (await mover.refusal())["refused"]["code"] == "card_not_held"
        before = mover.newest["n"]
        await mover.say({"type": "play", "move": {"play": hand[0]}, "after": before})
        for talk in (here, there):
            await talk.until(lambda t: t["n"] == before + 1)
            assert talk.newest["view"]["trick"] == [hand[0]]


async def test_a_spectator_sees_no_hand_and_may_do_nothing(server):
    anna = Person(server, "Anna")
    table = anna.open_table(3, "casual", "casual")
    async with anna.at(table) as talk, socket_of(server, table) as looking:
        await talk.say({"type": "ready", "ready": True})
        await talk.until(lambda t: t["phase"] == "playing")
        while True:
            seen = json.loads(await looking.recv())["table"]
            if seen["phase"] == "playing":
                break
        assert seen["view"]["hand"] == []
        assert seen["view"]["seat"] is None
        await looking.send('{"type": "sit", "seat": 1}')
        news = json.loads(await looking.recv())
        while "refused" not in news:
            news = json.loads(await looking.recv())
        assert news["refused"]["code"] == "no_guest"


async def test_the_seed_and_hidden_cards_never_leave_before_the_end(server):
    anna = Person(server, "Anna")
    table = anna.open_table(4, "casual", "casual", "casual")
    texts = []
    async with anna.at(table) as talk:
        await talk.say({"type": "ready", "ready": True})
        for _ in range(60):
            if 0 in talk.newest["to_move"]:
                await talk.say(
                    {"type": "play", "move": first_move(talk.newest), "after": talk.newest["n"]}
                )
            text = await asyncio.wait_for(talk.connection.recv(), 10)
            texts.append(text)
            talk.newest = json.loads(text).get("table", talk.newest)
        while talk.newest["phase"] != "over":
            if 0 in talk.newest["to_move"]:
                await talk.say(
                    {"type": "play", "move": first_move(talk.newest), "after": talk.newest["n"]}
                )
            await talk.table()
    seed = talk.newest["seed"]
    assert seed
    assert not any(seed in text for text in texts)


async def test_who_talks_too_fast_is_slowed_but_not_lost(server):
    anna = Person(server, "Anna")
    table = anna.open_table(2)
    async with anna.at(table) as talk:
        for number in range(60):
            await talk.say({"type": "ping", "number": number})
        answers = [(await talk.hear())["number"] for _ in range(60)]
        assert answers == list(range(60))


async def test_people_who_vanish_leave_no_trace_in_the_log(server):
    anna = Person(server, "Anna")
    table = anna.open_table(4, "casual", "casual", "casual")
    for _ in range(10):
        async with anna.at(table) as talk:
            if talk.newest["phase"] == "open":
                await talk.say({"type": "ready", "ready": True})
            talk.connection.transport.abort()
    for _ in range(300):
        if 'spieltisch_connections{worker="0"} 0.0' in httpx.get(f"{server.address}/metrics").text:
            return
        await asyncio.sleep(0.1)
    pytest.fail("somebody who vanished is still counted")
