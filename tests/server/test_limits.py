"""Limits: what an address, a guest and spectators may do, by a clock of our own and over a real port."""

import asyncio
import json
import time

import httpx
import pytest

from spieltisch.core.errors import Refused
from spieltisch.server import limits
from spieltisch.server.counters import MemoryCounters, Rate
from spieltisch.server.limits import Limits
from spieltisch.server.names import clean_name
from spieltisch.server.settings import Settings
from tests.server import tight_server
from tests.server.client import Person, serving, socket_of
from tests.server.finished import play_through
from tests.server.tight_server import FEW

STRANGER = "203.0.113.9"
"""An address from the range for documentation; a proxy on this machine names it."""


class Clock:
    """Stands still until it is moved."""

    now = 1000.0

    def __call__(self):
        return self.now


def test_so_many_at_once_then_evenly():
    clock = Clock()
    counters, rate = MemoryCounters(clock), Rate(3, 30)
    assert [counters.spend("x", rate) for _ in range(5)] == [0, 0, 0, 10, 10]
    assert counters.spend("y", rate) == 0
    clock.now += 10
    assert [counters.spend("x", rate) for _ in range(2)] == [0, 10]
    clock.now += 4
    assert counters.spend("x", rate) == pytest.approx(6)
    clock.now += 1000
    assert [counters.spend("x", rate) for _ in range(4)] == [0, 0, 0, 10]


def test_whoever_waits_has_a_turn_after_all_before_them():
    clock = Clock()
    counters, rate = MemoryCounters(clock), Rate(3, 30)
    assert [counters.reserve("x", rate) for _ in range(6)] == [0, 0, 0, 10, 20, 30]
    clock.now += 40
    assert counters.reserve("x", rate) == 0


def test_a_connection_that_sends_too_fast_waits_longer_and_longer(tmp_path):
    rate, full_at, waits = Settings(tmp_path, messages_a_second=10).messages, 0.0, []
    for _ in range(23):
        waits.append(rate.wait(full_at, 100.0))
        full_at = rate.spent(full_at, 100.0)
    assert waits == pytest.approx([0.0] * 20 + [0.1, 0.2, 0.3])
    assert rate.wait(full_at, 160.0) == 0.0


class Counting(MemoryCounters):
    """Notes how often it is asked."""

    asked = 0

    def spend(self, key, rate):
        self.asked += 1
        return super().spend(key, rate)

    def reserve(self, key, rate):
        self.asked += 1
        return super().reserve(key, rate)


async def test_a_message_that_is_held_back_is_counted_once():
    """Asking again and again took a fifth of a core under a flood from many sockets."""
    counting = Counting()
    one = Limits({"message": {"address": Rate(5, 0.05)}}, counters=counting)
    await asyncio.gather(*(one.slow("message", STRANGER) for _ in range(40)))
    assert counting.asked == 40


async def test_a_message_waits_for_the_slowest_of_its_limits(monkeypatch):
    waited = []

    async def sleep(seconds):
        waited.append(seconds)

    monkeypatch.setattr(limits.asyncio, "sleep", sleep)
    rates = {"address": Rate(1, 10), "guest": Rate(1, 30)}
    one = Limits({"message": rates}, counters=MemoryCounters(Clock()))
    for guest in ("anna", "ben", "anna"):
        await one.slow("message", STRANGER, guest)
    assert waited == [10, 30]


def test_what_has_come_back_is_forgotten():
    clock = Clock()
    counters = MemoryCounters(clock)
    for number in range(1000):
        counters.spend(str(number), Rate(3, 30))
    assert len(counters._full_at) == 1000
    clock.now += 31
    assert len(counters._full_at) == 0


def refused_by(limits, *spending):
    try:
        limits.spend(*spending)
    except Refused as refused:
        assert refused.code == "slow_down"
        return int(refused.details["seconds"])
    return 0


def test_addresses_guests_and_tables_are_counted_apart():
    one = Limits({"table": {"address": Rate(2, 60), "guest": Rate(1, 60), "table": Rate(3, 60)}})
    assert refused_by(one, "table", STRANGER, "anna") == 0
    assert refused_by(one, "table", "203.0.113.8", "anna") == 60
    assert refused_by(one, "table", STRANGER, "ben") == 0
    assert refused_by(one, "table", STRANGER, "carl") == 30
    assert refused_by(one, "name", STRANGER, "carl") == 0


@pytest.mark.parametrize("here", ["127.0.0.1", "::1", "127.8.8.8"])
def test_this_machine_has_no_address_to_count_but_its_guests_have(here):
    one = Limits({"table": {"address": Rate(1, 60), "guest": Rate(2, 60)}})
    assert [refused_by(one, "table", here) for _ in range(3)] == [0, 0, 0]
    assert [refused_by(one, "table", here, "anna") for _ in range(3)] == [0, 0, 30]


def test_sockets_are_given_back():
    one = Limits(sockets={"address": 9, "guest": 1, "table": 2})
    with one.holding(STRANGER, "anna", "k7"):
        with pytest.raises(Refused, match="Too much"), one.holding(STRANGER, "anna"):
            pass
        with one.holding(STRANGER, "ben", "k7"):
            with pytest.raises(Refused), one.holding(STRANGER, None, "k7"):
                pass
            with one.holding(STRANGER, "carl"):
                pass  # a player of that table
    with one.holding(STRANGER, "anna", "k7"):
        pass
    assert not one._counters._held


def test_every_action_has_a_limit_by_address():
    """Creating a guest is free."""
    assert set(limits.RATES) == set(limits.Action.__args__)
    assert all("address" in rates for rates in limits.RATES.values())


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_an_address_that_makes_many_guests_makes_few_tables(server):
    order = {"game": "ugo", "players": 2, "bots": ["beginner"]}
    away = {"x-forwarded-for": STRANGER}
    answers = []
    for _ in range(5):
        guest = Person(server, "")
        guest.http.put("/api/me", json={"name": "Eve"}, headers=away)
        answers += [guest.http.post("/api/tables", json=order, headers=away) for _ in range(28)]
    codes = [answer.status_code for answer in answers]
    assert codes[:120] == [201] * 120
    assert 429 in codes[120:]
    assert codes.count(201) < 130
    verify_slow_down(next(answer for answer in answers if answer.status_code == 429))
    other = {"x-forwarded-for": "203.0.113.10"}
    assert Person(server, "Ida").http.post("/api/tables", json=order, headers=other).is_success


def test_a_flood_of_requests_is_refused_and_others_are_served(server):
    away = {"x-forwarded-for": "203.0.113.77"}
    with httpx.Client(base_url=server.address, headers=away) as flood:
        codes = [flood.get("/api/games").status_code for _ in range(900)]
    assert codes[:600] == [200] * 600
    assert 429 in codes
    assert httpx.get(f"{server.address}/api/games").status_code == 200


def test_reading_table_after_table_is_refused(server):
    away = {"x-forwarded-for": "203.0.113.78"}
    with httpx.Client(base_url=server.address, headers=away) as scan:
        codes = [scan.get(f"/api/tables/{number}").status_code for number in range(150)]
    assert codes[:120] == [404] * 120
    assert 429 in codes


def verify_slow_down(answer):
    """A refusal that says how long to wait, to people and to programs."""
    refused = answer.json()
    assert refused["code"] == "slow_down"
    assert int(answer.headers["retry-after"]) == refused["details"]["seconds"] >= 1


@pytest.fixture(scope="module")
def tight(tmp_path_factory):
    """A server with tight limits for an address."""
    with serving(tmp_path_factory.mktemp("data"), module=tight_server.MODULE) as running:
        yield running


async def test_an_address_that_makes_many_guests_gets_few_reviews(tight):
    """Each review takes seconds of a core; one that is known already costs nothing."""
    anna = Person(tight, "Anna")
    finished = [await play_through(anna, "beginner") for _ in range(FEW + 1)]

    def review(table, stranger):
        guest = Person(tight, "")
        away = {"x-forwarded-for": stranger}
        return guest.http.get(f"/api/tables/{table}/review", headers=away)

    for table in finished[:FEW]:
        assert review(table, STRANGER).status_code == 200
    refused = review(finished[FEW], STRANGER)
    assert refused.status_code == 429
    verify_slow_down(refused)
    assert review(finished[0], STRANGER).status_code == 200
    assert review(finished[FEW], "203.0.113.80").status_code == 200


async def test_an_address_that_makes_many_guests_gets_few_hints(tight):
    async def hint(stranger):
        guest = Person(tight, "Eve")
        table = guest.open_table(2, "beginner", options={"hints": True}, starts=True)
        async with guest.at(table, **{"x-forwarded-for": stranger}) as talk:
            await talk.until(lambda t: 0 in t["to_move"])
            await talk.say({"type": "hint"})
            while "hint" not in (news := await talk.hear()) and "refused" not in news:
                pass
            return news.get("refused")

    assert [await hint(STRANGER) for _ in range(FEW)] == [None] * FEW
    refused = await hint(STRANGER)
    assert refused["code"] == "slow_down"
    assert refused["details"]["seconds"] >= 1
    assert await hint("203.0.113.80") is None


async def test_messages_beyond_the_limit_are_held_back_and_none_is_lost(tight):
    """A refused move would have to be made again; one that comes late counts."""
    each, people = 10, [Person(tight, "Eve") for _ in range(4)]

    async def flood(person, table):
        async with person.at(table, **{"x-forwarded-for": STRANGER}) as talk:
            for number in range(each):
                await talk.say({"type": "ping", "number": number})
            heard = [await talk.hear() for _ in range(each)]
            while sum(news["type"] == "pong" for news in heard) < each:
                heard.append(await talk.hear())
            assert not [news for news in heard if news["type"] == "refused"]

    tables = [person.open_table(2) for person in people]
    began = time.monotonic()
    await asyncio.gather(*map(flood, people, tables))
    assert time.monotonic() - began >= 1.5  # 20 at once, then 10 a second


async def test_a_guest_with_too_many_sockets_is_told_so(server):
    anna = Person(server, "Anna")
    table = anna.open_table(2)
    sockets = [socket_of(server, table, Cookie=anna.cookie) for _ in range(31)]
    opened = [await each.__aenter__() for each in sockets]
    first = [json.loads(await each.recv()) for each in opened]
    kinds = [each["type"] for each in first]
    assert sorted(kinds) == ["refused"] + ["table"] * 30
    last = kinds.index("refused")
    assert first[last]["refused"]["code"] == "slow_down"
    await opened[last].wait_closed()
    assert opened[last].close_code == 4429
    for each in opened:
        await each.close()


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ａｎｎａ", "Anna"),
        ("𝐀𝐧𝐧𝐚", "Anna"),
        ("ﬁlip", "filip"),
        ("Анна", "Анна"),
        ("山田 Taro", "山田 Taro"),
        ("김 Kim", "김 Kim"),
        ("नमस्ते", "नमस्ते"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("❤️ Zoë", "❤️ Zoë"),
    ],
)
def test_names_are_normalised_and_every_script_is_welcome(text, name):
    import unicodedata  # noqa: PLC0415

    assert clean_name(text) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Аnna", "name_mixed"),  # a Cyrillic A
        ("Ελeni", "name_mixed"),
        ("Ꭺnna", "name_mixed"),
        ("a" + "\u0301" * 5, "name_marks"),
        ("Z\u0310\u0311\u0312\u0313a", "name_marks"),
        ("\u20dd\u20dd\u20dd\u20dda", "name_marks"),
    ],
)
def test_names_that_look_like_others_or_spill_over_are_refused(text, code):
    with pytest.raises(Refused) as refused:
        clean_name(text)
    assert refused.value.code == code
