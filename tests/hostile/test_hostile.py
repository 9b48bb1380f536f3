"""Hostile messages and requests: no error of ours, no traceback, flat memory, a code for every refusal.

`make hostile` sends a million; `HOSTILE=20000` sends that many. The seed is fixed: a failure comes again.
"""

import os
import time
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from spieltisch.games.registry import GAMES
from tests.hostile import requests, sockets
from tests.server.client import Person, serving
from tests.tables.worker import until

MANY = int(os.environ.get("HOSTILE", "0"))
SOME = 4_000
"""How many messages and requests a usual run sends."""
GROWTH = 15 * 1024 * 1024
"""Bytes that the server may grow by between the middle and the end: caches fill in the first half."""


OPTIONS = ["--no-limits", "--clock-rate", "10"]
"""Time runs fast, so that races come to their sandglasses and their results."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory):
    """A server without rate limits, which has to read everything."""
    options = OPTIONS
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").new_database()
        options = [*OPTIONS, "--database", database]
    with serving(tmp_path_factory.mktemp("data"), options=options) as running:
        yield running


def memory_of(server) -> int:
    """Return the resident bytes of the server's process."""
    pages = Path(f"/proc/{server.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


async def hostile(server, many):
    codes = await sockets.flood(server, many * 3 // 4, many)
    return codes + await requests.flood(server, many // 4, many)


async def test_hostile_messages_and_requests(server):
    codes = await hostile(server, SOME)
    for code in ("malformed", "unknown_message", "no_guest", "stale", "http_404", "http_405"):
        assert codes[code], f"{code} never came: {codes}"
    for game in GAMES:  # moves that a bot would have made were among them, in the races as well
        assert any(code.startswith(f"{game}: ") for code in codes), codes
    assert len(codes) > 25, codes
    assert httpx.get(f"{server.address}/api/health").json()["status"] == "ok"
    await until(lambda: httpx.get(f"{server.address}{requests.READY}").status_code == 200)
    log = server.log
    assert "Traceback" not in log
    assert "forged" not in log


async def test_whoever_talks_in_the_lobby_is_hung_up_on(server):
    codes = await sockets.flood_lobby(server, 150)
    assert set(codes) <= {1007, 1008, 1009}
    assert codes.total() == 100
    assert "Traceback" not in server.log


@pytest.mark.slow
async def test_a_million_hostile_messages_leave_memory_flat(server):
    """Half of them on each store; of these, half before memory is measured and half after."""
    many, began = (MANY or 100_000) // 4, time.monotonic()
    first = await hostile(server, many)
    middle = memory_of(server)
    codes = first + await hostile(server, many + 1)
    grown = memory_of(server) - middle
    print(f"\n{2 * many} in {time.monotonic() - began:.0f} s, {grown / 1e6:+.1f} MB, {dict(codes)}")
    assert grown < GROWTH


def test_the_schema_is_kept(server):
    """Schemathesis sends what the OpenAPI description allows, and what it does not."""
    anna = Person(server, "Anna")
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path == "/api/me" and operation.method == "delete":
            continue

        @given(case=operation.as_strategy())
        @settings(
            max_examples=6 if not MANY else 200,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def send(case):
            case.call_and_validate(cookies=dict(anna.http.cookies), checks=checks)

        send()
