"""Nudges, votes, paces and turn clocks over a real port."""

import asyncio

import pytest

from tests.server.client import Person, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data"), idle=0.0, answer=0.0) as running:
        yield running


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("patient")) as running:
        yield running


async def begin(here, there):
    """Seat the second person, and start the game of both."""
    await there.say({"type": "sit", "seat": 1})
    for each in (here, there):
        await each.say({"type": "ready", "ready": True})
    for each in (here, there):
        await each.until(lambda t: t["phase"] == "playing")


@pytest.mark.parametrize(
    ("message", "code", "to"),
    [
        ('{"type": "nudge", "seat": "1"}', "malformed", "nudge"),
        ('{"type": "nudge", "seat": 1, "vote": 1}', "malformed", "nudge"),
        ('{"type": "vote", "seat": -1}', "malformed", "vote"),
        ('{"type": "here", "here": false}', "malformed", "here"),
        ('{"type": "pace", "pace": "hasty"}', "malformed", "pace"),
        ('{"type": "pace", "pace": "slow", "seat": 1}', "malformed", "pace"),
        ('{"type": "nudge", "seat": 1}', "not_idle", "nudge"),
        ('{"type": "vote", "seat": 0}', "not_idle", "vote"),
        ('{"type": "nudge", "seat": 7}', "seat_unknown", "nudge"),
    ],
)
async def test_bad_nudges_and_votes_are_refused(patient_server, message, code, to):
    anna = Person(patient_server, "Anna")
    table = anna.open_table(2, "beginner")
    async with anna.at(table) as talk:
        await talk.say({"type": "ready", "ready": True})
        await talk.until(lambda t: t["phase"] == "playing")
        await talk.say(message)
        news = await talk.refusal()
        assert (news["refused"]["code"], news["to"]) == (code, to)
        assert news["refused"]["why"]


async def test_somebody_who_watches_or_waits_for_the_start_cannot_nudge(patient_server):
    anna, ben = Person(patient_server, "Anna"), Person(patient_server, "Ben")
    table = anna.open_table(2)
    async with anna.at(table) as here, ben.at(table) as there:
        await here.say({"type": "nudge", "seat": 1})
        assert (await here.refusal())["refused"]["code"] == "not_playing"
        await there.say({"type": "vote", "seat": 0})
        assert (await there.refusal())["refused"]["code"] == "not_seated"


async def test_a_bot_plays_for_somebody_idle_until_they_say_that_they_are_here(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open_table(2)
    async with anna.at(table) as here, ben.at(table) as there:
        await begin(here, there)
        slow = here.newest["to_move"][0]
        waiting, idler = (there, here) if slow == 0 else (here, there)
        await waiting.until(lambda t: t["seats"][slow]["idle"])
        await waiting.say({"type": "nudge", "seat": slow})
        await idler.until(lambda t: (t["seats"][slow]["idle"] or {}).get("nudged"))
        await waiting.until(lambda t: t["seats"][slow]["idle"]["can_vote"])
        await waiting.say({"type": "vote", "seat": slow})
        await idler.until(lambda t: t["seats"][slow]["stand_in"] == "casual")
        assert idler.newest["seats"][slow]["present"]
        await idler.until(lambda t: t["to_move"] == [1 - slow])
        assert len(idler.newest["stood_in"]) == 1
        await idler.say({"type": "here"})
        await waiting.until(lambda t: t["seats"][slow]["stand_in"] is None)


async def test_a_table_with_a_turn_clock_says_so_and_a_race_has_none(server):
    anna = Person(server, "Anna")
    table = anna.open_table(2, "beginner", turn_clock=30)
    assert anna.http.get(f"/api/tables/{table}").json()["turn_clock"] == 30
    async with anna.at(table) as talk:
        assert talk.newest["turn_clock"] == 30
        assert talk.newest["turn_ends"] is None
        await talk.say({"type": "pace", "pace": "fast"})
        await talk.say({"type": "ready", "ready": True})
        await talk.until(lambda t: t["to_move"] == [0])
        assert 0 < talk.newest["turn_ends"] - talk.newest["now"] <= 30_000
    wrong = {"game": "ubongo3d", "players": 2, "turn_clock": 30}
    assert anna.http.post("/api/tables", json=wrong).json()["code"] == "no_turns"
    for clock in (4, 601, "30", 10.5):
        bad = {"game": "ugo", "players": 2, "turn_clock": clock}
        assert anna.http.post("/api/tables", json=bad).json()["code"] == "malformed"


async def test_somebody_who_left_for_good_keeps_their_name(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open_table(2)
    async with anna.at(table) as here, ben.at(table) as there:
        await begin(here, there)
        await there.say({"type": "stand"})
        await here.until(lambda t: t["seats"][1]["kind"] == "bot")
        assert here.newest["seats"][1]["name"] == "Ben"


async def test_the_pace_of_somebody_who_only_watches_wakes_nobody(patient_server):
    anna, ben = Person(patient_server, "Anna"), Person(patient_server, "Ben")
    table = anna.open_table(2)
    async with anna.at(table) as here, ben.at(table) as there:
        for number in range(12):
            await there.say({"type": "pace", "pace": ("slow", "fast")[number % 2]})
            await asyncio.sleep(0.05)  # long enough for a view of its own
        await there.say({"type": "ping", "number": 1})
        while (await there.hear())["type"] != "pong":
            pass
        await here.say({"type": "ping", "number": 1})
        views = 0
        while (await here.hear())["type"] != "pong":
            views += 1
        assert views <= 3  # she came, he came, and a runner
