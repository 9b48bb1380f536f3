"""No line of a real server's log has a name, a cookie, a code or a message in it, whatever goes wrong."""

import asyncio
import resource

from tests.server.client import Person, ServerProcess

NAME = "Zebulonia"
MESSAGE = "peppermint tea"


async def test_a_log_tells_no_secrets(tmp_path):
    """Everything is said and refused once, then the disk is full, which is logged with a traceback."""
    server = ServerProcess(tmp_path, options=["--log", "json", "--no-limits"])
    server.start()
    try:
        anna = Person(server, NAME)
        table = anna.open_table(2, "beginner")
        code = anna.http.post("/api/me/transfer").json()["code"]
        cookie = anna.cookie.partition("=")[2]
        async with anna.at(table) as talk:
            await talk.say({"type": "chat", "on": True})
            await talk.say({"type": "write", "text": MESSAGE})
            await talk.say({"type": "write", "text": MESSAGE, NAME: cookie})
            await talk.say(MESSAGE)
            for path in (f"/{cookie}", f"/api/tables/{NAME}?{cookie}", f"/assets/{code}%00"):
                await asyncio.to_thread(anna.http.get, path)
            await asyncio.to_thread(anna.http.post, "/api/me/transfer/take", json={"code": "x"})
            _fill(server)
            for word in (NAME.upper(), f"{NAME} 2"):
                await asyncio.to_thread(anna.http.put, "/api/me", json={"name": word})
            await asyncio.to_thread(anna.http.post, "/api/me/transfer")
            await talk.say({"type": "write", "text": MESSAGE})
            await talk.say({"type": "ready", "ready": True})
            _fill(server, resource.RLIM_INFINITY)
            await talk.say({"type": "ping", "number": 7})
            while (await talk.hear())["type"] != "pong":
                pass
    finally:
        server.kill()
    log = server.log
    assert log.count("\n") > 1, log
    for secret in (NAME, NAME.upper(), MESSAGE, code, cookie, cookie.partition(".")[0]):
        assert secret not in log, log


def _fill(server: ServerProcess, size: int | None = None) -> None:
    """Let no file of the server grow, but its log."""
    if size is None:
        size = (server.data / "tables.sqlite-wal").stat().st_size
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
