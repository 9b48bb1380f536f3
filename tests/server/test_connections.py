"""Connections of clients that are slow on purpose, half open or too many; every deadline is short."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from spieltisch.server import connections
from spieltisch.server.connection_limit import ConnectionLimit
from spieltisch.server.connections import PatientHttp, PatientSocket
from spieltisch.server.deflate import SharedDeflate, deflated
from tests.server.client import Person, free_port, serving, socket_of

SOON = 0.2
"""Seconds for each deadline in these tests."""
PATIENCE = 180.0


async def app(scope, receive, send):
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    more = True
    while more:
        more = (await receive()).get("more_body", False)
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]}
    )
    await send({"type": "http.response.body", "body": b"ok"})


@pytest.fixture
def _short_deadlines(monkeypatch):
    monkeypatch.setattr(connections, "HEADERS_WITHIN", SOON)
    monkeypatch.setattr(connections, "BODY_WITHIN", SOON)
    monkeypatch.setattr(connections, "LINGER", SOON)


@asynccontextmanager
async def listening(most: int = 100, **options: Any) -> AsyncIterator[int]:
    """Serve the little application in this process."""
    counted = {"limit": ConnectionLimit(most)}
    port = free_port()
    config = uvicorn.Config(
        app,
        port=port,
        lifespan="off",
        log_config=None,
        http=type("Http", (PatientHttp,), counted),
        ws=type("Socket", (PatientSocket,), counted),
        **options,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.01)
    try:
        yield port
    finally:
        server.should_exit = True
        await running


async def said(reader):
    """Read until the server hangs up, or fail."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


@pytest.mark.usefixtures("_short_deadlines")
@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nab",
        b"GET / HTTP/1.1\r\nhost: x\r\n\r\nGET",
        b"GET / HTTP/1.1\r\nhost: x\r\n\r\n\r\n",
    ],
)
async def test_who_says_half_a_request_is_cut_off(sent):
    async with listening(timeout_keep_alive=1) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        answer = await said(reader)
        assert (b"200 OK" in answer) == sent.startswith(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        writer.close()


@pytest.mark.usefixtures("_short_deadlines")
async def test_one_byte_at_a_time_wins_no_time():
    async with listening() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        reading = asyncio.create_task(said(reader))
        for byte in b"GET / HTTP/1.1\r\n" * 200:
            writer.write(bytes([byte]))
            await asyncio.sleep(0.02)
            if reading.done():
                break
        assert await reading == b""


async def test_a_whole_request_is_answered_also_in_parts():
    async with listening() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for part in (b"POST / HTTP/1.1\r\nho", b"st: x\r\ncontent-length: 5\r\n\r\nab", b"cde"):
            writer.write(part)
            await asyncio.sleep(0.05)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        assert (await said(reader)).count(b"200 OK") == 2


async def test_a_body_is_no_header():
    body = b"x" * 60_000
    async with listening() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = f"POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        assert b"200 OK" in await said(reader)


async def test_endless_headers_are_refused():
    async with listening() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\n" + b"x: " + b"y" * 40_000)
        answer = await said(reader)
        assert b"431" in answer
        assert b'"code":"http_431"' in answer


async def test_what_is_no_http_is_refused_with_a_code():
    async with listening() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"\x16\x03\x01 hello\r\n\r\n")
        assert b'"code":"malformed"' in await said(reader)


@pytest.mark.usefixtures("_short_deadlines")
async def test_a_socket_that_answers_no_ping_is_cut_although_it_reads_nothing():
    async with listening(ws_ping_interval=SOON, ws_ping_timeout=SOON) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        assert b"101" in await said(reader)
        writer.close()


def test_an_address_holds_a_part_of_all_connections():
    limit = ConnectionLimit(8, "10.0.0.0/8")
    assert [limit.take("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert limit.take("192.0.2.2")
    limit.release("192.0.2.1")
    limit.release("192.0.2.1")
    assert limit.take("192.0.2.1")
    assert all(limit.take("10.1.2.3") for _ in range(5)), "a trusted proxy"
    assert all(limit.take("127.0.0.1") for _ in range(5)), "this machine"


FILES = 256
"""Files that the small server may open; half of them are for connections."""
STRANGERS = [f"127.0.0.{number}" for number in range(2, 8)]


@pytest.fixture
def small_server(tmp_path):
    with serving(tmp_path, options=["--no-limits"], files=FILES) as server:
        yield server


async def idle(port: int, host: str, said: bytes = b"") -> asyncio.StreamWriter:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(host, 0))
    writer.write(said)
    if said:
        await reader.readuntil(b"\r\n\r\n")
    return writer


@pytest.mark.parametrize("said", [b"", b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n"])
async def test_connections_that_ask_for_nothing_lock_nobody_out(small_server, said):
    """Idle ones from several addresses, more than there are places: the oldest make room."""
    anna = Person(small_server, "Anna")
    table = anna.open_table(2, "beginner", starts=True)
    async with anna.at(table) as talk:
        opened = []
        for _ in range(FILES // 4):
            opened += await asyncio.gather(
                *(idle(small_server.port, host, said) for host in STRANGERS)
            )
        async with asyncio.timeout(connections.HEADERS_WITHIN - 2):  # before they time out
            for _ in range(3):
                await asyncio.to_thread(Person, small_server, "Ben")
        await talk.say({"type": "ping", "number": 5})
        while (await talk.hear())["type"] != "pong":
            pass
    for each in opened:
        each.close()


async def test_a_server_that_is_full_of_sockets_says_so(small_server):
    """No player is cut off; one connection too many is refused with a code and told when to retry.

    That holds for websockets too: nobody else needs to connect for the server to be full.
    """
    anna = Person(small_server, "Anna")
    table = anna.open_table(2, "beginner", starts=True)
    sockets = []
    try:
        with pytest.raises(InvalidStatus) as refused:
            for _ in range(FILES):
                sockets.append(await socket_of(small_server, table))  # noqa: PERF401 - the last is refused
        answer = refused.value.response
        assert (answer.status_code, json.loads(answer.body)["code"]) == (503, "busy")
        assert int(answer.headers["retry-after"]) >= 1
        assert len(sockets) > FILES // 4
        async with httpx.AsyncClient(base_url=small_server.address) as client:
            other = await client.get("/api/health")
        assert (other.status_code, other.json()["code"]) == (503, "busy")
        assert int(other.headers["retry-after"]) >= 1
        for each in sockets[:5]:
            await asyncio.wait_for(await each.ping(), PATIENCE)
    finally:
        for each in sockets:
            await each.close()
    assert (await asyncio.to_thread(Person, small_server, "Ben")).cookie


def test_a_low_limit_of_files_is_told(monkeypatch):
    monkeypatch.setattr(connections.resource, "getrlimit", lambda _: (1024, 1024))
    assert "1024 files" in str(connections.warning_of_few())
    assert connections.most_connections() == 896
    monkeypatch.setattr(connections.resource, "getrlimit", lambda _: (65_536, 65_536))
    assert connections.warning_of_few() is None


@pytest.mark.usefixtures("_short_deadlines")
async def test_a_websocket_outlives_the_deadline_of_its_request():
    async with listening() as port, connect(f"ws://127.0.0.1:{port}/") as socket:
        await asyncio.sleep(5 * SOON)
        answered = await socket.ping()
        await asyncio.wait_for(answered, PATIENCE)


async def test_messages_are_compressed_each_for_itself_so_that_idle_sockets_hold_no_memory():
    async with listening() as port, connect(f"ws://127.0.0.1:{port}/") as socket:
        (deflate,) = socket.protocol.extensions
        assert deflate.remote_no_context_takeover
        assert deflate.local_no_context_takeover


@given(st.text(max_size=300), st.integers(9, 15))
def test_what_many_are_told_is_compressed_once_and_can_be_read(text, window_bits):
    deflated.cache_clear()
    ours = [SharedDeflate(True, True, 12, window_bits) for _ in range(3)]
    sent = [each.encode(Frame(Opcode.TEXT, text.encode())) for each in ours]
    assert deflated.cache_info().misses == 1
    theirs = PerMessageDeflate(True, True, window_bits, 12)
    assert {bytes(theirs.decode(frame).data) for frame in sent} == {text.encode()}
