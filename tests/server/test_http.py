"""The HTTP API over a real port: guests, tables, records, and all kinds of bad input."""

import json
import re
from pathlib import Path

import httpx
import pytest

from spieltisch.core.record import decode, verify
from spieltisch.server import typescript
from spieltisch.server.guests import Guests
from spieltisch.server.site import PAGES
from tests.server.client import ROOT, Person, first_move, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_health_and_metrics(server):
    assert httpx.get(f"{server.address}/api/health").json()["status"] == "ok"
    metrics = httpx.get(f"{server.address}/metrics")
    assert "spieltisch_connections" in metrics.text
    assert metrics.headers["content-type"].startswith("text/plain")


def test_a_new_browser_becomes_a_guest_with_a_careful_cookie(server):
    answer = httpx.get(f"{server.address}/api/me")
    assert answer.json() == {"name": "", "addresses": []}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_name_is_kept(server):
    anna = Person(server, "  Anna   Lena ")
    assert anna.http.get("/api/me").json()["name"] == "Anna Lena"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_empty"),
        (" \u00a0 ", "name_empty"),
        ("x" * 25, "name_too_long"),
        ("x" * 10_000, "name_too_long"),
        ("a\u0000b", "name_control"),
        ("a\nb", "name_control"),
        ("a\u202eb", "name_control"),
        ("\u200b", "name_control"),
        ("\u200d", "name_empty"),
        ("\u3164 \u2800", "name_empty"),
    ],
)
def test_bad_names_are_refused(server, name, code):
    answer = Person(server, "").http.put("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["why"]


def test_names_in_all_scripts_are_welcome(server):
    for name in ("Zoë", "李雷", "Ömer", "👩‍💻 Ida", "أحمد"):
        assert Person(server, name).http.get("/api/me").json()["name"] == name


@pytest.mark.parametrize(
    "cookie",
    ["spieltisch_guest=abc", "spieltisch_guest=abc.def", "spieltisch_guest=.", "spieltisch_guest="],
)
def test_a_tampered_cookie_is_refused_and_forgotten(server, cookie):
    answer = httpx.get(f"{server.address}/api/me", headers={"cookie": cookie})
    assert answer.status_code == 401
    assert answer.json()["code"] == "cookie_invalid"
    assert "max-age=0" in answer.headers["set-cookie"].lower()


def test_another_guest_cannot_be_made_up(server):
    anna = Person(server, "Anna")
    guest, signature = anna.http.cookies["spieltisch_guest"].split(".")
    assert len(signature) == 64
    for changed in (signature[:-1], signature[:8], signature[:-1] + "zz"):
        cookie = f"spieltisch_guest={guest}.{changed}"
        assert httpx.get(f"{server.address}/api/me", headers={"cookie": cookie}).status_code == 401
    forged = f"spieltisch_guest={'0' * len(guest)}.{signature}"
    assert httpx.get(f"{server.address}/api/tables", headers={"cookie": forged}).status_code == 401
    other = Guests(b"another secret").cookie(guest)
    assert other.value != f"{guest}.{signature}"


def test_without_a_cookie_nothing_can_be_made(server):
    answer = httpx.post(f"{server.address}/api/tables", json={"game": "ugo", "players": 2})
    assert answer.status_code == 401
    assert answer.json()["code"] == "no_guest"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "malformed"),
        (b"{", "malformed"),
        (b"[]", "malformed"),
        (b'{"game": "ugo"}', "malformed"),
        (b'{"game": "ugo", "players": "4"}', "malformed"),
        (b'{"game": "ugo", "players": 4, "wish": 1}', "malformed"),
        (b'{"game": "ugo", "players": 99999999999999999999999}', "malformed"),
        (b'{"game": "chess", "players": 2}', "unknown_game"),
        (b'{"game": "ugo", "players": 5}', "wrong_players"),
        (b'{"game": "ugo", "players": 2, "bots": ["casual", "casual"]}', "wrong_players"),
        (b'{"game": "ugo", "players": 2, "bots": ["genius"]}', "unknown_level"),
        (b'{"game": "ugo", "players": 2, "options": {"jokers": true}}', "bad_option"),
        (b'{"game": "ubongo3d", "players": 2, "options": {"side": "C"}}', "bad_option"),
    ],
)
def test_bad_orders_are_refused(server, body, code):
    answer = Person(server, "Anna").http.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code, answer.text


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"name": ' + b"[" * 30_000,
        b'{"name": "\xff\xfe"}',
        b"nan",
        b'{"name": NaN}',
    ],
)
def test_hostile_bodies_are_refused(server, body):
    answer = Person(server, "").http.put("/api/me", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


def test_a_person_without_a_name_cannot_open_a_table(server):
    answer = Person(server, "").http.post("/api/tables", json={"game": "ugo", "players": 2})
    assert answer.json()["code"] == "name_empty"


def test_a_huge_body_is_refused(server):
    answer = Person(server, "").http.put("/api/me", json={"name": "x" * 200_000})
    assert answer.status_code == 413


def test_another_sites_page_cannot_act(server):
    anna = Person(server, "Anna")
    answer = anna.http.put(
        "/api/me", json={"name": "Eve"}, headers={"origin": "http://evil.example"}
    )
    assert answer.json()["code"] == "foreign_origin"
    answer = anna.http.post(
        "/api/tables",
        json={"game": "ugo", "players": 2},
        headers={"origin": "http://evil.example"},
    )
    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign_origin"


def test_the_lobby(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    shown = anna.open_table(3, "casual", listed=True)
    hidden = anna.open_table(2)
    mine = [table["id"] for table in anna.http.get("/api/tables").json()["mine"]]
    assert mine == [hidden, shown]
    lobby = ben.http.get("/api/tables").json()
    assert shown in [table["id"] for table in lobby["open"]]
    assert shown not in [table["id"] for table in anna.http.get("/api/tables").json()["open"]]
    assert hidden not in json.dumps(lobby)
    assert ben.http.get(f"/api/tables/{hidden}").json()["players"] == 2


def test_a_public_table_that_is_played_can_be_watched(server):
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    order = {"game": "ugo", "players": 2, "bots": ["casual"], "starts": True}
    shown = anna.http.post("/api/tables", json={**order, "listed": True}).json()["id"]
    hidden = anna.http.post("/api/tables", json=order).json()["id"]
    lobby = ben.http.get("/api/tables").json()
    assert [table["phase"] for table in lobby["watch"] if table["id"] == shown] == ["playing"]
    assert hidden not in json.dumps(lobby)
    assert shown not in [table["id"] for table in lobby["open"]]
    own = anna.http.get("/api/tables").json()
    assert shown not in [table["id"] for table in own["watch"]]
    assert {shown, hidden} <= {table["id"] for table in own["mine"]}


def test_unknown_things(server):
    anna = Person(server, "Anna")
    answer = anna.http.get("/api/tables/nowhere")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
    answer = anna.http.get("/api/tables/nowhere/record")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
    assert anna.http.get("/api/nothing").json()["code"] == "http_404"
    assert anna.http.get("/../../etc/passwd").status_code in {404, 503}
    assert anna.http.get("/assets/%2e%2e/%2e%2e/settings.py").status_code in {404, 503}


async def test_a_record_comes_after_the_end_and_holds(server):
    anna = Person(server, "Anna")
    table = anna.open_table(2, "beginner")
    answer = anna.http.get(f"/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    async with anna.at(table) as talk:
        promised = talk.newest["commitment"]
        assert talk.newest["seed"] is None
        await talk.say({"type": "ready", "ready": True})
        while talk.newest["phase"] != "over":
            if 0 in talk.newest["to_move"]:
                await talk.say(
                    {"type": "play", "move": first_move(talk.newest), "after": talk.newest["n"]}
                )
            await talk.table()
    record = decode(anna.http.get(f"/api/tables/{table}/record").content)
    verify(record)
    assert record.commitment == promised
    assert record.seed == talk.newest["seed"]


def test_the_openapi_schema_names_every_path(server):
    schema = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    assert {"/api/me", "/api/games", "/api/tables", "/api/tables/{table_id}", "/api/health"} <= set(
        schema["paths"]
    )


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/me", "/api/nothing", "/assets/none.js"])
def test_every_answer_carries_careful_headers(server, path):
    answer = httpx.get(f"{server.address}{path}")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'self'" in policy  # two boards side by side are two frames of one page
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_bodies_are_described(server):
    schema = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    body = schema["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]
    assert {"game", "players", "bots"} <= set(body["schema"]["properties"])


def test_the_typescript_types_are_newest():
    folder = Path(__file__).parents[2] / "web" / "src" / "protocol"
    for name, text in typescript.files().items():
        assert (folder / name).read_text() == text, "run `make protocol`"


def test_a_new_guest_has_no_records(server):
    assert Person(server, "Anna").http.get("/api/me/personal-bests").json() == []
    assert httpx.get(f"{server.address}/api/me/personal-bests").status_code == 401


def test_options_that_do_not_go_together_are_refused_when_the_table_is_made(server):
    table = {"game": "ubongo3d", "players": 2, "options": {"side": "B", "die": False}}
    answer = Person(server, "Anna").http.post("/api/tables", json=table)
    assert answer.status_code == 400
    assert (answer.json()["code"], answer.json()["details"]) == ("bad_option", {"option": "die"})


def test_assets_come_compressed_as_the_build_made_them_and_stay_for_good(server):
    """A visitor costs no compression: each copy is a file of the build."""
    page = httpx.get(f"{server.address}/")
    if page.status_code == 503:
        pytest.skip("the web client is not built")
    path = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)[0]
    for accepted, coding in [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0", None)]:
        answer = httpx.get(f"{server.address}{path}", headers={"accept-encoding": accepted})
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"
        assert coding == "br" or answer.text.startswith(("import", "const", "var", "(", "function"))


def test_a_page_that_the_browser_has_already_is_not_sent_again(server):
    page = httpx.get(f"{server.address}/")
    if page.status_code == 503:
        pytest.skip("the web client is not built")
    again = httpx.get(f"{server.address}/", headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.head(f"{server.address}/").status_code == 200


@pytest.mark.parametrize("path", ["/assets/%00", "/%00", "/assets/..%2findex.html", "/assets/"])
def test_a_strange_path_is_not_found(server, path):
    assert httpx.get(f"{server.address}{path}").status_code in {404, 503}


def test_every_page_of_the_client_has_an_address_here(server):
    routing = (ROOT / "web" / "src" / "model" / "routing.ts").read_text()
    addresses = re.findall(r'^  \w+: "(/[^"]*)",$', routing, re.MULTILINE)
    assert len(addresses) == len(PAGES)
    for address in addresses:
        path = re.sub(r":\w+", "ugo", address)
        assert httpx.get(f"{server.address}{path}").status_code == 200, address
