"""Protection of guests and the server itself: cookies, headers, origins, paths, logs."""

import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from spieltisch.core.errors import Refused
from spieltisch.server.addresses import network_of, verify_proxies
from tests.server.client import Person, serving, socket_of

TLS = {"x-forwarded-proto": "https"}
"""What a proxy on this machine adds when the browser speaks TLS to it."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def cookies_of(answer):
    """Return the lines that set cookies."""
    return answer.headers.get_list("set-cookie")


def test_behind_tls_the_cookie_belongs_to_this_host_and_to_tls(server):
    answer = httpx.get(f"{server.address}/api/me", headers=TLS)
    (line,) = cookies_of(answer)
    assert line.startswith("__Host-spieltisch_guest=")
    parts = {part.strip().lower() for part in line.split(";")[1:]}
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= parts
    assert not any(part.startswith("domain") for part in parts)


def test_a_cookie_from_before_tls_is_accepted_and_moved_over(server):
    anna = Person(server, "Anna")
    old = {"cookie": anna.cookie}
    answer = httpx.get(f"{server.address}/api/me", headers={**TLS, **old})
    assert answer.json()["name"] == "Anna"
    moved, forgotten = cookies_of(answer)
    assert moved.startswith("__Host-spieltisch_guest=" + anna.cookie.partition("=")[2])
    assert forgotten.startswith("spieltisch_guest=")
    assert "max-age=0" in forgotten.lower()
    new = {"cookie": moved.partition(";")[0]}
    again = httpx.get(f"{server.address}/api/me", headers={**TLS, **new})
    assert (again.json()["name"], cookies_of(again)) == ("Anna", [])


def test_a_planted_plain_cookie_does_not_replace_the_secure_one(server):
    """A page of a sibling domain can set a plain cookie, but none with __Host-."""
    eve = Person(server, "Eve").cookie
    mine = (
        httpx.get(f"{server.address}/api/me", headers=TLS).headers["set-cookie"].partition(";")[0]
    )
    both = {**TLS, "cookie": f"{eve}; {mine}"}
    assert httpx.get(f"{server.address}/api/me", headers=both).json()["name"] == ""


def test_a_forgotten_guest_loses_the_secure_cookie_too(server):
    mine = (
        httpx.get(f"{server.address}/api/me", headers=TLS).headers["set-cookie"].partition(";")[0]
    )
    answer = httpx.delete(f"{server.address}/api/me", headers={**TLS, "cookie": mine})
    (line,) = cookies_of(answer)
    assert line.startswith("__Host-spieltisch_guest=")
    assert {"max-age=0", "secure"} <= {part.strip().lower() for part in line.split(";")}


def test_only_behind_tls_a_browser_is_told_to_stay_there(server):
    header = "strict-transport-security"
    assert header not in httpx.get(f"{server.address}/api/me").headers
    assert "max-age=31536000" in httpx.get(f"{server.address}/api/me", headers=TLS).headers[header]


@pytest.mark.parametrize("method", ["post", "put", "delete"])
@pytest.mark.parametrize(
    ("origin", "tls", "is_ours"),
    [
        ("http://{host}", {}, True),
        ("https://{host}", TLS, True),
        ("http://{host}", TLS, False),
        ("https://{host}", {}, False),
        ("http://evil.example", {}, False),
        ("null", {}, False),
    ],
)
def test_the_origin_is_compared_with_its_scheme(server, method, origin, tls, is_ours):
    host = server.address.partition("://")[2]
    headers = {"origin": origin.format(host=host), **tls}
    path = "/api/tables" if method == "post" else "/api/me"
    answer = httpx.request(method, f"{server.address}{path}", headers=headers)
    assert (answer.json()["code"] != "foreign_origin") == is_ours
    assert (answer.status_code != 403) == is_ours


async def test_the_socket_compares_the_scheme_of_an_origin_too(server):
    table = Person(server, "Anna").open_table(2)
    origin = server.address.replace("http://", "https://")
    async with socket_of(server, table, Origin=origin) as connection:
        assert json.loads(await connection.recv())["refused"]["code"] == "foreign_origin"
    async with socket_of(server, table, Origin=origin, **TLS) as connection:
        assert json.loads(await connection.recv())["type"] == "table"


async def test_no_answer_tells_what_serves_it(server):
    assert "server" not in httpx.get(f"{server.address}/api/me").headers
    table = Person(server, "Anna").open_table(2)
    async with socket_of(server, table) as connection:
        assert "server" not in connection.response.headers


@pytest.mark.parametrize(
    ("path", "status", "kind"),
    [
        ("/api/me", 200, "application/json"),
        ("/api/nothing", 404, "application/json"),
        ("/api/tables/nowhere", 404, "application/json"),
        ("/api/schema/openapi.json", 200, "application/vnd.oai.openapi+json"),
        ("/assets/%00", 404, "text/plain; charset=utf-8"),
        ("/assets/nothing.js", 404, "text/plain; charset=utf-8"),
        ("/assets/a%0aERROR%20forged", 404, "text/plain; charset=utf-8"),
    ],
)
def test_content_types(server, path, status, kind):
    answer = httpx.get(f"{server.address}{path}")
    assert (answer.status_code, answer.headers["content-type"]) == (status, kind)
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_request_has_an_id_of_its_own(server):
    ids = {httpx.get(f"{server.address}/api/me").headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3


def test_the_schema_tells_every_refusal(server):
    schema = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    operations = [
        (path, method, each)
        for path, methods in schema["paths"].items()
        for method, each in methods.items()
    ]
    assert len(operations) > 20
    for path, method, each in operations:
        told = set(each["responses"])
        assert {"400", "401", "429", "503"} <= told, path
        assert "404" in told or "{" not in path
        assert {"403", "413"} <= told or method == "get"
        for status, answer in each["responses"].items():
            if status[0] in "45":
                content = answer["content"]["application/json"]["schema"]
                assert content == {"$ref": "#/components/schemas/Refusal"}, (path, status)


async def test_a_proxy_that_is_not_trusted_says_nothing_about_clients(tmp_path):
    with serving(tmp_path, options=["--trusted-proxies", "192.0.2.7"]) as server:
        answer = httpx.get(f"{server.address}/api/me", headers=TLS)
        assert cookies_of(answer)[0].startswith("spieltisch_guest=")


@pytest.mark.parametrize("proxies", ["nonsense", "10.0.0.0/99", "127.0.0.1,,::1", "*"])
def test_a_wrong_list_of_proxies_is_refused_at_the_start(proxies):
    with pytest.raises(Refused) as refused:
        verify_proxies(proxies)
    assert refused.value.code == "bad_proxies"


def test_addresses_are_counted_by_household():
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("2001:db8:1:2::5") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::5") != network_of("2001:db8:1:3::5")
    assert network_of("x" * 500) == "x" * 64


async def test_wrong_codes_are_counted_by_the_clients_address_behind_a_proxy(server):
    def take(address):
        return Person(server, "").http.post(
            "/api/me/transfer/take",
            json={"code": "AAAA-AAAA-AAAA"},
            headers={"x-forwarded-for": address},
        )

    assert [take("203.0.113.1").json()["code"] for _ in range(11)] == [
        *["transfer_unknown"] * 10,
        "too_many_tries",
    ]
    assert take("203.0.113.2").json()["code"] == "transfer_unknown"


async def test_text_that_is_no_text_closes_the_connection_and_leaves_no_trace(server):
    table = Person(server, "Anna").open_table(2)
    async with socket_of(server, table) as connection:
        await connection.recv()
        connection.transport.write(
            bytes([0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE])
        )  # a masked text frame
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await connection.recv()
        assert closed.value.rcvd.code == 1007
    assert "Traceback" not in server.log


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/", "/api/tables/%00/live", "/api/tables/%ff/live"]
)
async def test_a_socket_elsewhere_leaves_no_trace(server, path):
    address = server.address.replace("http", "ws")
    with pytest.raises((ConnectionClosed, InvalidHandshake)):
        async with connect(f"{address}{path}") as connection:
            while True:
                await connection.recv()
    assert "Traceback" not in server.log
