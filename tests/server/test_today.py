"""The puzzles of the day over HTTP: the same for everyone, played, on the board; bad input."""

import time

import pytest

from tests.server.client import Person, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("today")) as running:
        yield running


def day(person, path="/api/today"):
    answer = person.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_today_is_the_same_for_everyone(server):
    anna, ben = day(Person(server, "Anna")), day(Person(server, "Ben"))
    assert anna == ben
    assert [each["kind"] for each in anna["puzzles"]] == ["deal", "easy", "hard", "hand"]
    assert anna["today"] == time.strftime("%Y-%m-%d", time.gmtime())
    assert (anna["streak"], anna["calendar"]) == (0, [])


@pytest.mark.parametrize("kind", ["deal", "easy", "hard", "hand"])
def test_a_table_has_the_published_seed_and_starts_at_once(server, kind):
    anna = Person(server, "Anna")
    shown = day(anna)
    answer = anna.http.post(f"/api/today/{shown['today']}/{kind}")
    assert answer.status_code == 201
    table = answer.json()
    assert (table["phase"], table["origin"]["kind"]) == ("playing", kind)


async def test_a_puzzle_that_is_running_goes_on(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    of = day(anna)["today"]

    def play(person, kind="easy"):
        return str(person.http.post(f"/api/today/{of}/{kind}").json()["id"])

    table = play(anna)
    assert play(anna) == table
    assert len({table, play(anna, "hard"), play(ben)}) == 3
    async with anna.at(table) as talk:
        await talk.say({"type": "stand"})
        while talk.newest["phase"] != "closed":
            await talk.table()
    assert play(anna) not in {table, ""}


@pytest.mark.parametrize("name", ["2026-10-31", "9999-12-31", "yesterday", "2026-13-01", "1" * 500])
def test_absurd_dates_are_refused_with_a_sentence(server, name):
    anna = Person(server, "Anna")
    for answer in (
        anna.http.get(f"/api/today/{name}"),
        anna.http.post(f"/api/today/{name}/deal"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_day")
        assert len(answer.json()["why"]) > 20


def test_a_puzzle_that_no_day_has(server):
    answer = Person(server, "Anna").http.post("/api/today/2026-11-01/poker")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_daily")
