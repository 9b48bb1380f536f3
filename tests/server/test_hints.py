"""Hints over a real port: only for the guest who asks, from their own view, without blocking the server."""

import asyncio
import json
import subprocess
import sys

import msgspec
import pytest

from spieltisch.core.errors import Refused
from spieltisch.core.rng import Rng
from spieltisch.games.registry import game_named
from spieltisch.server import hints
from spieltisch.server.hints import Hints
from spieltisch.tables.openings import Order
from spieltisch.workers.pool import WorkerPool
from tests.server.client import Person, first_move, serving, socket_of
from tests.server.finished import golden_table
from tests.tables.people import open_tables, running

ON = {"hints": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


async def hint(talk):
    while "hint" not in (news := await talk.hear()):
        assert "refused" not in news
    return news["hint"]


async def refused(talk):
    await talk.say({"type": "hint"})
    news = await talk.refusal()
    assert news["to"] == "hint"
    return news["refused"]["code"]


async def my_turn(talk, seat=0):
    await talk.until(lambda t: seat in t["to_move"])


async def test_a_hint_can_be_played(server):
    anna = Person(server, "Anna")
    table = anna.open_table(3, "casual", "casual", options=ON)
    async with anna.at(table) as talk:
        assert talk.newest["options"] == ON
        assert await refused(talk) == "not_playing"
        await talk.say({"type": "ready", "ready": True})
        for _ in range(6):
            await my_turn(talk)
            before = talk.newest["n"]
            await talk.say({"type": "hint"})
            advised = await hint(talk)
            assert advised["after"] == before
            assert 0 <= advised["win_probability"] <= 1
            assert advised["reason"]["code"]
            await talk.say({"type": "play", "move": advised["move"], "after": before})
            await talk.until(lambda t, before=before: t["n"] > before)


async def test_hints_are_off_unless_the_table_was_made_with_them(server):
    anna = Person(server, "Anna")
    table = anna.open_table(2, "casual")
    async with anna.at(table) as talk:
        assert await refused(talk) == "hints_off"
        await talk.say({"type": "ready", "ready": True})
        await my_turn(talk)
        assert await refused(talk) == "hints_off"


async def test_only_who_sits_and_is_to_move_gets_a_hint_and_nobody_else_hears_it(server):
    anna, ben, eve = (Person(server, name) for name in ("Anna", "Ben", "Eve"))
    table = anna.open_table(2, options=ON)
    async with (
        anna.at(table) as here,
        ben.at(table) as there,
        eve.at(table) as looking,
        socket_of(server, table) as nobody,
    ):
        await there.say({"type": "sit", "seat": 1})
        await there.until(lambda t: t["you"] == 1)
        await here.say({"type": "ready", "ready": True})
        await there.say({"type": "ready", "ready": True})
        for talk in (here, there, looking):
            await talk.until(lambda t: t["phase"] == "playing")
        seat = here.newest["to_move"][0]
        mover, other = (here, there) if seat == 0 else (there, here)
        assert await refused(other) == "not_your_turn"
        assert await refused(looking) == "not_seated"
        await nobody.send('{"type": "hint"}')
        while "refused" not in (news := json.loads(await nobody.recv())):
            pass
        assert news["refused"]["code"] == "no_guest"
        await mover.say({"type": "hint"})
        await hint(mover)
        for talk in (other, looking):
            await talk.say({"type": "ping", "number": 5})
            heard = [await talk.hear()]
            while heard[-1]["type"] != "pong":
                heard.append(await talk.hear())
            assert not any("hint" in news for news in heard)


@pytest.mark.parametrize("message", ['{"type": "hint", "hint": 1}', '{"type": "hint", "seat": 1}'])
async def test_a_hint_is_asked_for_strictly(server, message):
    anna = Person(server, "Anna")
    async with anna.at(anna.open_table(2, options=ON)) as talk:
        await talk.say(message)
        assert (await talk.refusal())["refused"]["code"] == "malformed"


async def test_a_move_does_not_wait_for_a_hint(server):
    """The move counts though a hint was requested before it, and the hint says which entry it is about."""
    anna = Person(server, "Anna")
    table = anna.open_table(2, "casual", options=ON)
    async with anna.at(table) as talk:
        await talk.say({"type": "ready", "ready": True})
        await my_turn(talk)
        before = talk.newest["n"]
        await talk.say({"type": "hint"})
        await talk.say({"type": "play", "move": first_move(talk.newest), "after": before})
        assert (await hint(talk))["after"] == before
        await talk.until(lambda t: t["n"] > before)


async def test_who_asks_without_end_gets_one_hint_and_stops_nobody(server):
    """Further requests are refused or get the same hint; other tables are not blocked."""
    eve, anna = Person(server, "Eve"), Person(server, "Anna")
    bad, good = eve.open_table(2, "casual", options=ON), anna.open_table(2, "casual")
    async with eve.at(bad) as many, anna.at(good) as talk:
        for each in (many, talk):
            await each.say({"type": "ready", "ready": True})
            await my_turn(each)
        for _ in range(30):
            await many.say({"type": "hint"})
        await talk.say({"type": "play", "move": first_move(talk.newest), "after": talk.newest["n"]})
        await talk.until(lambda t: t["n"] > 3)
        answers = []
        while len(answers) < 30:
            news = await many.hear()
            answers += [news] if "table" not in news else []
        found = [news["hint"] for news in answers if "hint" in news]
        assert found
        assert all(each == found[0] for each in found)
        codes = {news["refused"]["code"] for news in answers if "refused" in news}
        assert codes <= {"busy_thinking"}


async def test_who_asks_and_goes_leaves_nothing_behind(server):
    anna = Person(server, "Anna")
    table = anna.open_table(2, "casual", options=ON)
    async with anna.at(table) as talk:
        await talk.say({"type": "ready", "ready": True})
        await my_turn(talk)
        await talk.say({"type": "hint"})
        talk.connection.transport.abort()
    async with anna.at(table) as talk:
        await my_turn(talk)
        while "hint" not in (news := await asked(talk)):
            assert news["refused"]["code"] == "busy_thinking"


async def asked(talk):
    await talk.say({"type": "hint"})
    while "table" in (news := await talk.hear()):
        pass
    return news


async def test_a_table_that_teaches_shows_it_to_the_one_who_plays(server):
    anna = Person(server, "Anna")
    table = anna.open_table(2, "casual", options={"teaching": True})
    async with anna.at(table) as talk, socket_of(server, table) as looking:
        await talk.say({"type": "ready", "ready": True})
        await my_turn(talk)
        if talk.newest["view"]["must_lay"]:
            await talk.say(
                {"type": "play", "move": first_move(talk.newest), "after": talk.newest["n"]}
            )
            await talk.until(lambda t: 0 in t["to_move"] and not t["view"]["must_lay"])
        for held in talk.newest["view"]["hand"]:
            assert (held["lesson"] is None) == (held["refusal"] is not None)
        assert any(held["lesson"] for held in talk.newest["view"]["hand"])
        await looking.send('{"type": "ping", "number": 1}')
        while "pong" not in (text := await looking.recv()):
            assert "lesson" not in text


def a_moment():
    """Return a golden table some moves after its start, and the seat to move."""
    table = golden_table("ugo-3", 8, hints=True)
    (seat,) = table.to_move
    return table, seat


async def test_a_seat_has_one_hint_at_a_time():
    table, seat = a_moment()
    finding = Hints(asyncio.to_thread)
    first = finding.begin(table, f"g{seat}")
    with pytest.raises(Refused, match="busy_thinking"):
        finding.begin(table, f"g{seat}")
    found = await first
    assert await finding.begin(table, f"g{seat}") is found


def test_who_is_not_to_move_is_told_who_is():
    table, seat = a_moment()
    finding = Hints(asyncio.to_thread)
    with pytest.raises(Refused, match="not_your_turn") as refusal:
        finding.begin(table, f"g{(seat + 1) % 3}")
    assert refusal.value.details == {"seat": seat}


async def test_only_so_many_seats_wait_at_once(monkeypatch):
    monkeypatch.setattr(hints, "MOST_WAITING", 3)
    finding = Hints(asyncio.to_thread)
    tables = [table_of(f"guest {number}", number) for number in range(4)]
    begun = [finding.begin(tables[number], f"guest {number}") for number in range(3)]
    with pytest.raises(Refused) as refusal:
        finding.begin(tables[3], "guest 3")
    assert refusal.value.code == "busy"
    await asyncio.gather(*begun)
    await finding.begin(tables[3], "guest 3")


async def test_a_guest_has_one_hint_at_a_time_at_all_his_tables():
    finding = Hints(asyncio.to_thread)
    first, second = (table_of("eve", number) for number in range(2))
    begun = finding.begin(first, "eve")
    with pytest.raises(Refused, match="busy_thinking"):
        finding.begin(second, "eve")
    others = finding.begin(table_of("anna", 2), "anna")
    await begun
    await finding.begin(second, "eve")
    await others


def table_of(guest, number):
    """Return a new table where it is a guest's turn."""
    table, seat = a_moment()
    places = list(table.places)
    places[seat] = msgspec.structs.replace(places[seat], guest=guest)
    return msgspec.structs.replace(table, id=f"t{number}", places=tuple(places))


async def test_a_hint_is_the_same_in_whatever_process_it_is_found():
    table, seat = a_moment()
    pool = WorkerPool()
    hint = await Hints(pool.advise).begin(table, f"g{seat}")
    assert hint == await Hints(asyncio.to_thread).begin(table, f"g{seat}")
    await pool.close()


async def test_exchanged_hidden_cards_give_the_same_hint():
    """A hint comes from its seat's view alone, which holds no card of another seat and no seed."""
    table, seat = a_moment()
    game = game_named("ugo")
    state = game.resample_hidden(table.state, seat, Rng("other", "hands"))
    assert state.hands != table.state.hands
    told = []
    for each in (table, msgspec.structs.replace(table, state=state)):
        finding = Hints(asyncio.to_thread)
        told.append(msgspec.json.encode(await finding.begin(each, f"g{seat}")))
    assert told[0] == told[1]


async def test_the_search_is_loaded_before_the_first_hint_is_asked_for(tmp_path, monkeypatch):
    prepared = []

    async def prepare(_, game):
        prepared.append((game.name, *game.analysis.needs))

    monkeypatch.setattr(WorkerPool, "prepare_advice", prepare)
    async with open_tables(tmp_path) as tables:
        for wants_hints in (False, True):
            wanted = Order("ugo", 2, {"hints": wants_hints}, (), listed=False)
            table = await tables.open("anna", "Anna", wanted)
            async with running(tables, table):
                await asyncio.sleep(0.05)
            assert prepared == [("ugo", "master")] * wants_hints


async def test_after_the_end_there_is_no_hint():
    finding = Hints(asyncio.to_thread)
    with pytest.raises(Refused, match="game_over"):
        finding.begin(golden_table("ugo-3", hints=True), "g0")


def test_the_server_starts_without_the_compiled_search():
    """It takes seconds to load, so only a request for a hint, a review or a strong bot waits for it."""
    code = "import sys, spieltisch.server.app; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


async def test_practice_in_the_card_game_has_hints_that_can_be_played_to_the_call(server):
    anna = Person(server, "Anna")
    table = anna.open_table(1, game="ubongocards", options=ON)
    async with anna.at(table) as talk:
        await talk.say({"type": "ready", "ready": True})
        await my_turn(talk)
        await talk.say({"type": "play", "move": {"ready": 1}, "after": talk.newest["n"]})
        await talk.until(lambda t: t["view"]["phase"] == "laying")
        while talk.newest["view"]["phase"] == "laying":
            before = talk.newest["n"]
            await talk.say({"type": "hint"})
            advised = await hint(talk)
            await talk.say({"type": "play", "move": advised["move"], "after": before})
            await talk.until(lambda t, before=before: t["n"] > before)
        checked = talk.newest["view"]["checked"]["players"][0]
        assert checked["is_correct"]
        assert checked["called"] == (checked["laid"] >= 7)


def test_a_race_of_the_card_game_cannot_be_opened_with_hints(server):
    anna = Person(server, "Anna")
    with pytest.raises(AssertionError, match="bad_option"):
        anna.open_table(2, "casual", game="ubongocards", options=ON)
