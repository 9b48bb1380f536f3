"""Hostile requests over HTTP, written byte by byte: what no client library would send."""

import asyncio
import gzip
import json
import random
from collections import Counter
from typing import Any

from spieltisch.server import guide_pages, site
from tests.hostile.mutations import SEED, Mutator
from tests.server.client import PATIENCE, Person, ServerProcess

PATHS = [
    "/",
    "/assets/{}",
    "/{}",
    "/t/{}",
    "/today/{}",
    "/puzzles/{}",
    "/rules/{}",
    "/guide/{}",
    "/api/me",
    "/api/me/games?game={}&with={}&before={}&most={}",
    "/api/me/statistics",
    "/api/me/personal-bests",
    "/api/me/transfer",
    "/api/me/transfer/take",
    "/api/me/export",
    "/api/offline",
    "/api/print/{}/document.pdf?paper={}&language={}&mono={}&seed={}",
    "/api/print/{}/{}?paper={}&day={}&kind={}&puzzle={}",
    "/metrics",
    "/api/lobby/live?as={}",
    "/api/leaderboards",
    "/api/tables",
    "/api/tables/{}",
    "/api/tables/{}/record",
    "/api/tables/{}/replay/{}?seat={}&everyone={}",
    "/api/tables/{}/timeline",
    "/api/tables/{}/card.png",
    "/api/tables/{}/review",
    "/api/tables/{}/again",
    "/api/today",
    "/api/today/{}",
    "/api/today/{}/{}",
    "/api/puzzles?source={}&squares={}&pieces={}&page={}&order={}",
    "/api/puzzles/{}",
    "/api/puzzles/{}/solution?pieces={}",
    "/api/schema/openapi.json",
    "/health/live",
    "/health/ready",
]
WORDS = [
    "%00", "%0a%0d", "%ff%fe", "%c3%28", "..%2f..%2fetc%2fpasswd", "-1", "0", "1e400", "9" * 5000, "nan",
    "ugo", "club", "box", "true", "2026-11-18", "2026-99-99", "0000-00-00", "%F0%9F%92%A5", "'", '"', "%25",
    "a" * 300, "{}", "%7B%7D", "7.15-7.9.16", "k7k7k7k7k7", "name:%00", "level:%0a", "1700000000000-abc", "",
]  # fmt: skip
BODIES: list[dict[str, Any]] = [
    {"name": "Mallory"},
    {"code": "ABCD-EFGH"},
    {
        "game": "ugo",
        "players": 2,
        "options": {"hints": True},
        "bots": ["beginner"],
        "listed": False,
        "turn_clock": 30,
        "starts": True,
        "companions": [None],
    },
    {"game": "ubongo3d", "players": 2, "companions": ["Ben"], "starts": True},
    {"seat": 0, "move": 1, "level": "club"},
    {
        "ticket": "1700000000000.abc.def",
        "what": {"type": "puzzle", "puzzle": "A25 - 1|2"},
        "began": 1700000000000,
        "moves": [{"at": 5, "move": {"ready": 1}}],
    },
    {
        "ticket": "",
        "what": {"type": "daily", "day": "2026-11-18", "kind": "A"},
        "began": 0,
        "moves": [{"at": -1, "move": {"take": 9}}],
    },
]
"""A body of every kind that an address takes."""
METHODS = [
    "GET",
    "GET",
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "OPTIONS",
    "TRACE",
    "BREW",
]
HEADERS = [
    "accept-encoding: {}", "content-type: {}", "if-none-match: {}", "x-forwarded-for: {}", "origin: {}",
    "cookie: spieltisch_guest={}", "cookie: {}", "authorization: {}", "x-forwarded-proto: {}", "expect: {}",
    "range: bytes={}", "accept: {}", "host: {}", "x-{}: y", "accept-language: {}", "upgrade: {}",
]  # fmt: skip
JUNK = [
    "\xff\xfe",
    "gzip",
    "gzip;q=nan",
    "application/json; charset=\xff",
    "a.b",
    "\x7f",
    "x" * 3000,
    "=;=;",
    "https",
]


READY = "/health/ready"
"""Answers 503 while the disk is too slow for a test write, as on a busy machine: that is no error."""
NOT_BUILT = {site.UNBUILT.encode(), guide_pages.UNBUILT.encode()}
"""What is answered where the web client or the guide has not been built, as while developing."""


async def flood(server: ServerProcess, requests: int, seed: int = SEED) -> Counter[str]:
    """Send hostile requests on a few connections; count the answers by status and code."""
    lines = 4
    told = await asyncio.gather(
        *(_line(server, -(-requests // lines), seed + number) for number in range(lines))
    )
    return sum(told, Counter())


async def _line(server: ServerProcess, requests: int, seed: int) -> Counter[str]:
    draw, mutator, codes = random.Random(seed), Mutator(seed), Counter[str]()
    cookie = (await asyncio.to_thread(Person, server, "Mallory")).cookie
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    for _ in range(requests):
        if writer.is_closing() or reader.at_eof():
            writer.close()
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        method, path, request = _request(draw, mutator, cookie)
        writer.write(request)
        try:
            await asyncio.wait_for(_read(reader, method, path, codes), PATIENCE * 2)
        except TimeoutError:
            raise AssertionError(f"no answer to {request!r}") from None
        except (ConnectionError, asyncio.IncompleteReadError):
            codes["cut"] += 1
            writer.close()
    writer.close()
    return codes


def _request(draw: random.Random, mutator: Mutator, cookie: str) -> tuple[str, str, bytes]:
    method = draw.choice(METHODS)
    path = draw.choice(PATHS)
    while "{}" in path:
        path = path.replace("{}", draw.choice(WORDS).replace("{}", "%7B%7D"), 1)
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1"]
    if draw.random() < 0.6:
        lines.append(f"cookie: {cookie}")
    strange = range(draw.choice((0, 0, 1, 3)))
    lines += [draw.choice(HEADERS).replace("{}", draw.choice(JUNK)) for _ in strange]
    body = b""
    if method in {"POST", "PUT", "DELETE", "PATCH"}:
        body = mutator.text().encode()
        if draw.random() < 0.5:
            body = mutator.mutated(draw.choice(BODIES)).encode(errors="replace")
        lines.append(f"content-length: {len(body)}")
    head = "\r\n".join(lines).encode("latin-1", errors="replace")
    return method, path, head + b"\r\n\r\n" + body


async def _read(reader: asyncio.StreamReader, method: str, path: str, codes: Counter[str]) -> None:
    """Check one answer: never a server error, and a code if the API refuses."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    status = int(head.split(" ", 2)[1])
    headers = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
    body = b""
    if method != "HEAD" and status not in {204, 304}:
        body = await _body(reader, headers)
    codes[str(status)] += 1
    assert status < 500 or path == READY or body in NOT_BUILT, (status, body)
    if 400 <= status < 500 and method != "HEAD":
        codes[_code(status, path, headers, body)] += 1
    if headers.get("connection") == "close":
        raise ConnectionError


def _code(status: int, path: str, headers: dict[str, str], body: bytes) -> str:
    """Return the code of a refusal; only a page that does not exist says so to people."""
    answered = (status, path, headers, body)
    kind, coding = headers.get("content-type", ""), headers.get("content-encoding")
    if not kind.startswith("application/json"):
        assert status == 404, answered
        assert not path.startswith("/api"), answered
        return f"page {kind}"
    assert coding in {None, "gzip"}, answered
    refused = json.loads(gzip.decompress(body) if coding else body)
    assert refused["code"], answered
    assert refused["code"] != "internal", answered
    assert refused["why"], answered
    return str(refused["code"])


async def _body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    if headers.get("transfer-encoding") != "chunked":
        return await reader.readexactly(int(headers.get("content-length", 0)))
    whole = b""
    while True:
        size = int(await reader.readuntil(b"\r\n"), 16)
        whole += await reader.readexactly(size)
        await reader.readexactly(2)
        if size == 0:
            return whole
