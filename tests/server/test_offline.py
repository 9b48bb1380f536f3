"""Playing without the server over HTTP: the kit, true results, forged ones; installing the client."""

import json
import struct
import time
from collections import Counter

import httpx
import msgspec
import pytest

from spieltisch.core.errors import Refused
from spieltisch.core.fold import setup_of
from spieltisch.games.ubongocards.ai.solver import largest
from spieltisch.games.ubongocards.analysis.hands import can_lay_first_hand
from spieltisch.games.ubongocards.game import UBONGO_CARDS
from spieltisch.games.ubongocards.material import GOAL
from spieltisch.games.ubongocards.moves import Spot
from spieltisch.games.ubongocards.state import sides_in
from spieltisch.server.guests import Guests
from spieltisch.server.messages_of_offline import Practice
from spieltisch.server.offline import issued, order_of, ticket_for
from spieltisch.server.settings import SITE
from spieltisch.tables.daily_puzzles import order_for, seed_of, today
from spieltisch.tables.offline import LONGEST_KEPT
from spieltisch.tables.openings import Order
from tests.server.client import ROOT, Person, serving
from tests.tables.offline_runs import run_of

PUBLIC = ROOT / "web" / "public"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("offline")) as running:
        yield running


def kit_of(person):
    answer = person.http.get("/api/offline")
    assert answer.status_code == 200, answer.text
    return answer.json()


def result_of(kit, kind="easy"):
    """Solve a task of the kit's day; it was begun when the kit was given out."""
    day = today(kit["now"])
    moves = [{"at": each.at, "move": each.move} for each in run_of(order_for(day, kind))]
    what = {"type": "daily", "day": day.isoformat(), "kind": kind}
    return {"ticket": kit["ticket"], "what": what, "began": kit["now"], "moves": moves}


def send(person, result):
    return person.http.post("/api/offline", json=result)


def refusal(answer):
    assert 400 <= answer.status_code < 500, answer.text
    assert len(answer.json()["why"]) > 15
    return answer.json()["code"]


def test_the_kit_has_what_is_played_alone_and_no_seed(server):
    kit = kit_of(Person(server, "Anna"))
    assert [each["id"] for each in kit["tables"][:3]] == ["easy", "hard", "hand"]
    assert Counter(each["what"]["type"] for each in kit["tables"]) == {
        "daily": 3,
        "puzzle": 72,
        "practice": 12,
    }
    assert kit["day"] == time.strftime("%Y-%m-%d", time.gmtime(kit["now"] / 1000))
    assert all(each["frames"][-1]["to_move"] == [0] for each in kit["tables"])
    assert "seed" not in json.dumps(kit)


def test_a_true_result_is_marked_once_however_often_it_is_sent(server):
    anna = Person(server, "Anna")
    result = result_of(kit_of(anna))
    first = send(anna, result)
    assert first.status_code == 201, first.text
    assert first.json()["solved"] is True
    assert send(anna, result).json() == first.json()
    day = anna.http.get("/api/today").json()
    mine = {each["kind"]: each["mine"] for each in day["puzzles"]}
    assert (mine["easy"]["offline"], mine["easy"]["table"]) == (True, first.json()["table"])
    assert [each["board"] for each in day["puzzles"]] == [[], [], [], []]
    assert (day["streak"], day["calendar"]) == (1, [{"day": day["today"], "kinds": ["easy"]}])
    games = anna.http.get("/api/me/games").json()["games"]
    assert [each["table"] for each in games] == [first.json()["table"]]
    assert anna.http.get(f"/api/tables/{first.json()['table']}/timeline").status_code == 200
    assert anna.http.get("/api/me/personal-bests").json() == []


def test_a_puzzle_to_practise_with_is_marked_as_solved(server):
    anna = Person(server, "Anna")
    kit = kit_of(anna)
    table = next(each for each in kit["tables"] if each["what"]["type"] == "puzzle")
    order = Order("ubongo3d", 1, table["options"], (), False, seed="0" * 64)
    moves = [{"at": each.at, "move": each.move} for each in run_of(order)]
    result = {"ticket": kit["ticket"], "what": table["what"], "began": kit["now"], "moves": moves}
    assert send(anna, result).json()["solved"] is True
    solved = anna.http.get("/api/puzzles?mine=solved").json()
    assert [each["card"]["name"] for each in solved["puzzles"]] == [table["what"]["puzzle"]]


def test_every_hand_to_practise_with_is_another_and_can_be_laid(server):
    day = today(kit_of(Person(server, "Anna"))["now"])
    orders = [order_of(Practice("hand", number), day) for number in range(1, 13)]
    setups = [setup_of(UBONGO_CARDS, 1, each.seed, each.options) for each in orders]
    assert len({each.seed for each in setups} - {seed_of(day, "hand")}) == 12
    assert all(can_lay_first_hand(each) for each in setups)


def test_a_hand_to_practise_with_is_kept_but_stands_in_no_calendar(server):
    anna = Person(server, "Anna")
    kit = kit_of(anna)
    table = next(each for each in kit["tables"] if each["what"]["type"] == "practice")
    moves = [
        {"at": 2000 * number, "move": move}
        for number, move in enumerate(laid_out(table["frames"][-1]["view"]), 1)
    ]
    result = {"ticket": kit["ticket"], "what": table["what"], "began": kit["now"], "moves": moves}
    assert send(anna, result).json()["solved"] is True
    games = anna.http.get("/api/me/games").json()["games"]
    assert [each["game"] for each in games] == ["ubongocards"]
    assert anna.http.get("/api/today").json()["calendar"] == []
    assert anna.http.get("/api/me/personal-bests").json() == []


def laid_out(view):
    """Lay a whole hand as our solver does, and call."""
    sides = sides_in(1)
    hand = {each["card"]: sides[each["card"]] for each in view["hand"]}
    spots = [msgspec.to_builtins(Spot.of(each)) for each in largest(hand, GOAL).layout]
    return [*({"lay": each} for each in spots), {"call": True}]


def changed(result, **changes):
    return {**result, **changes}


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ({"type": "daily", "day": "9999-12-31", "kind": "easy"}, "no_such_day"),
        ({"type": "daily", "day": "2026-11-01", "kind": "easy"}, "offline_day"),
        ({"type": "daily", "day": "1999-01-01", "kind": "easy"}, "no_such_day"),
        ({"type": "daily", "day": "today", "kind": "easy"}, "no_such_day"),
        ({"type": "puzzle", "puzzle": "7.15-7.9.16"}, "unknown_puzzle"),
        ({"type": "puzzle", "puzzle": "C99 - 1"}, "unknown_puzzle"),
        ({"type": "practice", "kind": "hand", "number": 13}, "unknown_puzzle"),
        ({"type": "practice", "kind": "deal", "number": 1}, "unknown_puzzle"),
        ({"type": "practice", "kind": "poker", "number": 1}, "unknown_puzzle"),
        ({"type": "practice", "kind": "hand", "number": 0}, "malformed"),
        ({"type": "again", "table": "abc", "move": 1}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_foreign_puzzles_and_absurd_dates_are_refused(server, what, code):
    anna = Person(server, "Anna")
    assert refusal(send(anna, changed(result_of(kit_of(anna)), what=what))) == code


def test_what_needs_bots_or_does_not_exist_is_refused(server):
    anna = Person(server, "Anna")
    result = result_of(kit_of(anna))
    deal = changed(result, what={**result["what"], "kind": "deal"})
    poker = changed(result, what={**result["what"], "kind": "poker"})
    assert refusal(send(anna, deal)) == "offline_bots"
    assert refusal(send(anna, poker)) == "no_such_daily"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"ticket": ""}, "offline_ticket"),
        ({"ticket": "1.ab"}, "offline_ticket"),
        ({"ticket": "x" * 101}, "malformed"),
        ({"began": 0}, "offline_time"),
        ({"began": 2**53}, "offline_time"),
        ({"began": -1}, "malformed"),
        ({"moves": []}, "malformed"),
        ({"moves": [{"at": 1, "move": {}}] * 401}, "malformed"),
        ({"moves": [{"at": 4000, "move": {"call": True}}] * 2}, "offline_time"),
        ({"wish": 1}, "malformed"),
    ],
)
def test_forged_results_are_refused(server, changes, code):
    anna = Person(server, "Anna")
    assert refusal(send(anna, changed(result_of(kit_of(anna)), **changes))) == code
    assert anna.http.get("/api/me/games").json()["games"] == []


def test_moves_of_another_puzzle_do_not_hold_here(server):
    anna = Person(server, "Anna")
    kit = kit_of(anna)
    hard = result_of(kit, "hard")
    assert refusal(send(anna, changed(hard, what=result_of(kit)["what"]))) == "offline_moves"


def test_a_result_belongs_to_the_guest_who_took_the_puzzle_along(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    result = result_of(kit_of(anna))
    assert refusal(send(ben, result)) == "offline_ticket"
    assert send(anna, result).status_code == 201
    assert refusal(send(ben, result)) == "offline_ticket"
    assert ben.http.get("/api/me/games").json()["games"] == []


def test_somebody_without_a_name_keeps_their_result_until_they_have_one(server):
    nobody = Person(server, "")
    result = result_of(kit_of(nobody))
    assert refusal(send(nobody, result)) == "name_empty"
    nobody.http.put("/api/me", json={"name": "Cleo"})
    assert send(nobody, result).status_code == 201


def test_a_ticket_is_valid_for_its_guest_and_thirty_days():
    guests, now = Guests(b"secret"), 1_795_003_200_000
    ticket = ticket_for(guests, "a", now)
    assert issued(guests, "a", ticket, now + LONGEST_KEPT) == now
    for guest, text, when, code in [
        ("b", ticket, now, "offline_ticket"),
        ("a", f"{now + 1}.{ticket.partition('.')[2]}", now, "offline_ticket"),
        ("a", ticket, now + LONGEST_KEPT + 1, "offline_too_old"),
    ]:
        with pytest.raises(Exception, match=code):
            issued(guests, guest, text, when)


def test_a_ticket_is_no_cookie():
    guests, anna, now = Guests(b"secret"), "a" * 32, 1_795_003_200_000
    signature = ticket_for(guests, anna, now).partition(".")[2]
    assert guests.read(str(guests.cookie(anna).value)) == anna
    for guest in (f"offline {anna} {now}", anna):
        with pytest.raises(Refused, match="cookie_invalid"):
            guests.read(f"{guest}.{signature}")


@pytest.mark.parametrize("guest", ["", "Anna", "A" * 32, "a" * 31, "a" * 33, "a" * 32 + "\n"])
def test_a_guest_is_32_hex_digits_whoever_signed_it(guest):
    guests = Guests(b"secret")
    with pytest.raises(Refused, match="cookie_invalid"):
        guests.read(str(guests.cookie(guest).value))


def size_of(png):
    """Read the width and height of a PNG picture."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", png[16:24])


def test_the_manifest_names_icons_that_exist_in_their_sizes():
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == (
        "standalone",
        "/",
        "/",
    )
    pictures = [each for each in manifest["icons"] if each["type"] == "image/png"]
    for each in [*pictures, *(icon for way in manifest["shortcuts"] for icon in way["icons"])]:
        width, height = size_of((PUBLIC / each["src"].removeprefix("/")).read_bytes())
        assert f"{width}x{height}" == each["sizes"]
    kinds = {(each["sizes"], each["purpose"]) for each in pictures}
    assert kinds == {(size, use) for size in ("192x192", "512x512") for use in ("any", "maskable")}
    assert size_of((PUBLIC / "apple-touch-icon.png").read_bytes()) == (180, 180)
    ways = [each["url"] for each in manifest["shortcuts"]]
    assert ways == ["/new/ugo", "/new/ubongo3d", "/new/ubongocards", "/today"]


@pytest.mark.skipif(not (SITE / "sw.js").exists(), reason="the web client is not built")
def test_the_service_worker_and_the_manifest_are_served_as_what_they_are(server):
    worker = httpx.get(f"{server.address}/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["service-worker-allowed"] == "/"
    entry = json.loads(worker.text.split("\n")[0].removeprefix("const BUILD = ").rstrip(";"))[
        "entry"
    ]
    assert entry.startswith("/assets/app-"), "a script whose name changes with every build"
    manifest = httpx.get(f"{server.address}/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    icon = httpx.get(f"{server.address}/icon-512.png")
    assert icon.headers["content-type"] == "image/png"
