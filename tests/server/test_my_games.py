"""A guest's own data over HTTP: history, statistics, the leaderboards, other devices, export, deletion."""

import io
import json
import sqlite3
import time
import zipfile
from pathlib import Path

import pytest

from spieltisch.core.record import decode, verify
from spieltisch.server.guests import COOKIE, Guests
from spieltisch.server.settings import Settings
from tests.server import quick_reviews
from tests.server.client import PATIENCE, Person, serving
from tests.server.finished import play_through
from tests.tables.people import ANNA

OLD = Path(__file__).parents[1] / "fixtures" / "0.1.0"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("mine")) as running:
        yield running


def mine(person, **query):
    answer = person.http.get("/api/me/games", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_finished_game_is_in_the_history_the_statistics_and_the_leaderboards(server):
    anna = Person(server, "Anna the guest")
    assert mine(anna) == {"games": [], "before": None}
    assert anna.http.get("/api/me/statistics").json() == {"games": []}
    tables = [await play_through(anna, "beginner") for _ in range(3)]
    games = mine(anna)["games"]
    assert [each["table"] for each in games] == tables[::-1]
    assert [each["name"] for each in games[0]["seats"]] == ["Anna the guest", None]
    assert (games[0]["you"], games[0]["counts"], games[0]["seats"][1]["bot"]) == (
        0,
        True,
        "beginner",
    )
    assert [each["table"] for each in mine(anna, **{"with": "level:beginner"})["games"]] == tables[
        ::-1
    ]
    assert mine(anna, **{"with": "people"})["games"] == []
    first = mine(anna, most=2)
    rest = mine(anna, most=2, before=first["before"])
    assert [each["table"] for each in (*first["games"], *rest["games"])] == tables[::-1]
    assert rest["before"] is None

    [ugo] = anna.http.get("/api/me/statistics").json()["games"]
    won = sum(each["seats"][0]["place"] == 1 for each in games)
    assert (ugo["game"], ugo["games"], ugo["wins"]) == ("ugo", 3, won)
    assert ugo["opponents"] == [{"name": None, "level": "beginner", "games": 3, "wins": won}]
    [rating] = ugo["ratings"]
    assert (rating["pool"], rating["games"], len(rating["course"])) == ("bots", 3, 3)

    text = anna.http.get("/api/leaderboards").text
    boards = json.loads(text)
    assert any(each["you"] and each["rating"] == rating["rating"] for each in boards["ratings"])
    assert {"name": "Anna the guest", "games": 3, "you": True} in boards["regulars"]
    assert anna.cookie.split("=")[1][:32] not in text, "no ids"


@pytest.mark.parametrize(
    "query",
    [
        {"game": "chess"},
        {"with": "everyone"},
        {"with": "name:"},
        {"with": "level:" + "x" * 10_000},
        {"most": 0},
        {"most": 101},
        {"most": -(10**30)},
        {"before": "yesterday"},
        {"before": "99999999999999999999-abc"},
        {"before": "١٢-abc"},
        {"before": "-"},
        {"before": "1-\0"},
        {"with": "name:\0"},
        {"with": "level:\0"},
    ],
)
def test_absurd_filters_are_refused_with_a_code_and_a_sentence(server, query):
    answer = Person(server, "Ben").http.get("/api/me/games", params=query)
    assert answer.status_code == 400
    assert (answer.json()["code"], bool(answer.json()["why"])) == ("bad_filter", True)


@pytest.mark.parametrize("path", ["games", "statistics", "export"])
def test_without_a_cookie_there_is_nothing(server, path):
    person = Person(server, "")
    person.http.cookies.clear()
    assert person.http.get(f"/api/me/{path}").json()["code"] == "no_guest"


def reviewed(person, table):
    """Ask for a review until it is there."""
    while (news := person.http.get(f"/api/tables/{table}/review").json())["review"] is None:
        time.sleep(0.1)
    return news["review"]


async def test_a_review_says_how_accurately_one_played(tmp_path):
    with serving(tmp_path, module=quick_reviews.MODULE) as quick:
        anna = Person(quick, "Anna")
        table = await play_through(anna, "beginner")
        assert mine(anna)["games"][0]["accuracy"] is None
        review = reviewed(anna, table)
        own = [move["grade"] for move in review["moves"] if move["seat"] == 0]
        good = sum(grade in {"best", "good"} for grade in own) / len(own)
        assert mine(anna)["games"][0]["accuracy"] == pytest.approx(good)
        [ugo] = anna.http.get("/api/me/statistics").json()["games"]
        assert (ugo["accuracy"], ugo["reviewed"]) == (pytest.approx(good), 1)


async def test_a_second_browser_becomes_the_same_guest_and_brings_its_games(server):
    phone, laptop = Person(server, "Cleo"), Person(server, "Cleo on the laptop")
    old, new = await play_through(phone, "beginner"), await play_through(laptop, "beginner")
    given = phone.http.post("/api/me/transfer").json()
    assert given["link"] == f"{server.address}/me/transfer#{given['code']}"
    assert given["picture"].startswith("data:image/svg+xml")
    own = phone.http.post("/api/me/transfer/take", json={"code": given["code"]})
    assert (own.status_code, own.json()["code"]) == (409, "transfer_own")
    taken = laptop.http.post("/api/me/transfer/take", json={"code": given["code"]})
    assert (taken.status_code, taken.json()) == (201, {"name": "Cleo", "merged": 1, "apart": 0})
    assert laptop.http.cookies["spieltisch_guest"] == phone.http.cookies["spieltisch_guest"]
    for device in (phone, laptop):
        assert device.http.get("/api/me").json()["name"] == "Cleo"
        assert [each["table"] for each in mine(device)["games"]] == [new, old]
    again = Person(server, "").http.post("/api/me/transfer/take", json={"code": given["code"]})
    assert (again.status_code, again.json()["code"]) == (404, "transfer_unknown")


async def test_a_second_browser_leaves_the_table_where_the_first_one_sits(server):
    phone, laptop = Person(server, "Fay"), Person(server, "Fay on the laptop")
    table = phone.open_table(2)
    async with laptop.at(table) as talk:
        await talk.say({"type": "sit", "seat": 1})
        await talk.until(lambda view: view["seats"][1]["name"] is not None)
    code = phone.http.post("/api/me/transfer").json()["code"]
    assert laptop.http.post("/api/me/transfer/take", json={"code": code}).status_code == 201
    async with phone.at(table) as talk:
        seen = await talk.until(lambda view: view["phase"] == "open")
    assert [each["name"] for each in seen["seats"]] == ["Fay", None]


async def test_the_file_has_unfinished_games_too_as_their_guest_may_see_them(server):
    gil, hanna = Person(server, "Gil"), Person(server, "Hanna")
    table = gil.open_table(2)
    async with gil.at(table) as there, hanna.at(table) as talk:
        await talk.say({"type": "sit", "seat": 1})
        await talk.say({"type": "ready", "ready": True})
        await there.say({"type": "ready", "ready": True})
        own = await talk.until(lambda view: view["phase"] == "playing")
        assert unfinished(hanna, table)["view"] == own["view"]
        assert unfinished(gil, table)["view"] != own["view"]
        await talk.say({"type": "stand"})
        await talk.until(lambda view: view["you"] is None)
        left = unfinished(hanna, table)
    assert (left["you"], left["seats"][1]["name"]) == (None, "Hanna")
    assert left["view"] != own["view"], "nobody sees the hand of the bot that took over"
    assert unfinished(Person(server, "Ida"), table) is None


def unfinished(person, table):
    """Read an unfinished game from a person's export; None if it is not there."""
    answer = person.http.get("/api/me/export")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as folder:
        name = f"unfinished/ugo-{table}.json"
        return json.loads(folder.read(name)) if name in folder.namelist() else None


async def test_everything_comes_in_one_file_and_goes_when_it_is_deleted(server):
    dora, ella = Person(server, "Dora"), Person(server, "Ella")
    table = await play_through(dora, "beginner")
    answer = dora.http.get("/api/me/export")
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as folder:
        about = json.loads(folder.read("me.json"))
        written = decode(folder.read(f"records/ugo-{table}.json"))
    verify(written)
    assert written.seats[0].name == "Dora"
    assert (about["name"], [each["table"] for each in about["results"]]) == ("Dora", [table])
    assert dora.cookie.split("=")[1][:32] not in json.dumps(about)

    foreign = dora.http.delete("/api/me", headers={"origin": "https://elsewhere.example"})
    assert foreign.json()["code"] == "foreign_origin"
    assert mine(dora)["games"]
    gone = dora.http.delete("/api/me")
    assert (gone.status_code, gone.json()) == (200, {"forgotten": True})
    assert "spieltisch_guest" not in dora.http.cookies
    assert dora.http.get("/api/me").json()["name"] == ""
    assert mine(dora)["games"] == []
    record = ella.http.get(f"/api/tables/{table}/record")
    assert [seat["name"] for seat in record.json()["seats"]] == ["N. N.", "beginner"]
    step = ella.http.get(f"/api/tables/{table}/replay/5", params={"seat": 0})
    assert step.status_code == 200


def test_foreign_codes_are_refused_and_guesses_limited(tmp_path):
    with serving(tmp_path) as alone:
        anna, stranger = Person(alone, "Anna"), Person(alone, "")
        code = anna.http.post("/api/me/transfer").json()["code"]

        def take(code):
            return stranger.http.post("/api/me/transfer/take", json={"code": code})

        for wrong in ["", "x" * 16, "0" * 10_000, code[:-1], code[::-1], "ü", "\x00"]:
            assert take(wrong).status_code == 404
        for malformed in [{}, {"code": 7}, {"code": code, "more": 1}, [], None]:
            answer = stranger.http.post("/api/me/transfer/take", json=malformed)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        foreign = stranger.http.post(
            "/api/me/transfer/take", json={"code": code}, headers={"origin": "https://a.example"}
        )
        assert foreign.json()["code"] == "foreign_origin"
        for _ in range(3):
            assert take("wrong").json()["code"] == "transfer_unknown"
        assert (take(code).status_code, take(code).json()["code"]) == (429, "too_many_tries")
        assert stranger.http.get("/api/me").json()["name"] == ""


def test_games_of_0_1_0_are_found_again_after_the_start(tmp_path):
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.executescript((OLD / "tables.sql").read_text())
    connection.close()
    expected = json.loads((OLD / "expected.json").read_text()).values()
    over = {each["id"] for each in expected if each["phase"] == "over"}
    with serving(tmp_path) as renewed:
        anna = Person(renewed, "")
        cookie = Guests(Settings(data=tmp_path).secret()).cookie(ANNA)
        anna.http.cookies = {COOKIE: str(cookie.value)}
        end = time.monotonic() + PATIENCE
        while {each["table"] for each in mine(anna)["games"]} != over and time.monotonic() < end:
            time.sleep(0.1)
        assert {each["table"] for each in mine(anna)["games"]} == over
        assert anna.http.get("/api/me").json()["name"] == "Anna"
        assert [each["value"] for each in anna.http.get("/api/me/personal-bests").json()] == [55004]
        records = [
            record
            for game in anna.http.get("/api/me/statistics").json()["games"]
            for record in game["records"]
        ]
        assert [(each["kind"], each["value"]) for each in records] == [("record-5-A", 55004)]


def test_a_code_for_an_address_that_no_picture_holds_is_refused(server):
    answer = Person(server, "Emil").http.post("/api/me/transfer", headers={"host": "x" * 3500})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
