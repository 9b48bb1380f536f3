"""Several people on one device over HTTP and websockets: nobody else can act for them, nothing leaks."""

import asyncio
import io
import json
import zipfile
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Person, first_move, serving, socket_of


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("device")) as running:
        yield running


def shared(person, *names, players=2, **more):
    return person.open_table(players, companions=names, starts=True, **more)


async def refusal_of(server, table, query, **headers):
    async with socket_of(server, table, query, **headers) as connection:
        refused = json.loads(await connection.recv())["refused"]["code"]
        with pytest.raises(ConnectionClosed) as closed:
            await connection.recv()
        return refused, closed.value.rcvd.code


async def test_each_socket_carries_its_own_seats_view_and_nothing_of_the_other(server):
    anna = Person(server, "Anna")
    table = shared(anna, "Otto")
    async with anna.at(table) as hers, anna.at(table, "?as=1") as his:
        assert (hers.newest["you"], his.newest["you"]) == (0, 1)
        assert hers.newest["companions"] == [{"number": 1, "seat": 1}]
        assert his.newest["companions"] == []
        assert [seat["name"] for seat in hers.newest["seats"]] == ["Anna", "Otto"]
        hands = [{held["card"] for held in talk.newest["view"]["hand"]} for talk in (hers, his)]
        assert not hands[0] & hands[1]
        for talk, foreign in ((hers, hands[1]), (his, hands[0])):
            text = json.dumps(talk.newest)
            assert not [card for card in foreign if f'"{card}"' in text]


async def test_a_whole_game_by_two_on_one_device(server):
    anna = Person(server, "Anna")
    table = shared(anna, "Otto")
    async with AsyncExitStack() as stack:
        talks = [await stack.enter_async_context(anna.at(table, query)) for query in ("", "?as=1")]
        await asyncio.gather(*(_play(talk) for talk in talks))
        ends = [talk.newest for talk in talks]
        assert [end["phase"] for end in ends] == ["over", "over"]
        await talks[1].say({"type": "rematch"})
        again = (await talks[0].until(lambda view: view["rematch"]))["rematch"]
    assert anna.http.get(f"/api/tables/{again}").json()["phase"] == "playing"
    [played] = anna.http.get("/api/me/games").json()["games"]
    assert (played["table"], played["counts"]) == (table, False)
    assert [seat["name"] for seat in played["seats"]] == ["Anna", "Otto"]
    with zipfile.ZipFile(io.BytesIO(anna.http.get("/api/me/export").content)) as file:
        about = json.loads(file.read("me.json"))
    [otto] = about["companions"]
    assert (otto["table"], otto["name"]) == (table, "Otto")
    assert otto["score"] == ends[0]["outcome"]["scores"][1]


async def _play(talk):
    while talk.newest["phase"] == "playing":
        if talk.newest["you"] in talk.newest["to_move"]:
            after = talk.newest["n"]
            await talk.say({"type": "play", "move": first_move(talk.newest), "after": after})
        await talk.table()


async def test_only_the_guest_can_act_for_their_companions(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = shared(anna, "Otto", players=3, bots=[None, None])
    assert await refusal_of(server, table, "?as=1", Cookie=ben.cookie) == (
        "unknown_companion",
        4404,
    )
    assert await refusal_of(server, table, "?as=1") == ("unknown_companion", 4404)
    forged = anna.cookie.replace(".", ".1.", 1)
    assert await refusal_of(server, table, "", Cookie=forged) == ("cookie_invalid", 4401)
    for number in ("2", "0", "-1", "x", "1;2", "%00", "9" * 500):
        assert (await refusal_of(server, table, f"?as={number}", Cookie=anna.cookie))[0] == (
            "unknown_companion"
        )


async def test_a_companion_sits_nowhere_else(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = shared(anna, "Otto", players=3, bots=[None, None])
    async with anna.at(table, "?as=1") as otto:
        await otto.say({"type": "sit", "seat": 2})
        assert (await otto.refusal())["refused"]["code"] == "name_empty"
        await otto.say({"type": "clear", "seat": 0})
        assert (await otto.refusal())["refused"]["code"] == "not_host"
    assert (await refusal_of(server, ben.open_table(2), "?as=1", Cookie=anna.cookie))[0] == (
        "unknown_companion"
    )


async def test_who_leaves_goes_alone_and_the_guest_finds_the_game_again(server):
    anna = Person(server, "Anna")
    table = shared(anna, "Otto")
    async with anna.at(table) as hers, anna.at(table, "?as=1") as his:
        await hers.say({"type": "stand"})
        left = await hers.until(lambda view: view["you"] is None)
        assert left["companions"] == [{"number": 1, "seat": 1}]
        [mine] = anna.http.get("/api/tables").json()["mine"]
        assert (mine["id"], mine["you"]) == (table, 1)
        await his.say({"type": "stand"})
        assert (await hers.until(lambda view: view["phase"] == "closed"))["companions"] == []


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ([" "], "name_empty"),
        (["x" * 25], "name_too_long"),
        (["x" * 10_000], "malformed"),
        (["a\u202eb"], "name_control"),
        ([7], "malformed"),
        (["Otto", "Pia"], "wrong_players"),
    ],
)
def test_odd_names_are_refused(server, names, code):
    anna = Person(server, "Anna")
    wanted = {"game": "ugo", "players": 2, "companions": names}
    answer = anna.http.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
