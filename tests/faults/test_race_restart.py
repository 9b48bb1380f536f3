"""SIGKILL in the middle of a race: no move is lost, and the sandglass keeps running meanwhile."""

import signal

import pytest

from tests.server.client import Person, ServerProcess
from tests.server.sprint_server import MODULE


@pytest.mark.slow
async def test_a_killed_race_goes_on_where_time_has_brought_it(tmp_path):
    server = ServerProcess(tmp_path, module=MODULE)
    server.start()
    anna = Person(server, "Anna")
    table = anna.open_table(2, "fast", game="sprint", options={"glass": 400})
    try:
        async with anna.at(table) as talk:
            await talk.say({"type": "ready", "ready": True})
            await talk.until(lambda t: t["phase"] == "playing")
            await talk.say({"type": "play", "move": {"ready": 1}, "after": 0})
            await talk.until(lambda t: t["view"]["turned"] is not None)
            await talk.say({"type": "play", "move": {"tap": True}, "after": 0})
            await talk.until(lambda t: t["view"]["taps"][0] == 1)
            server.kill()
        server.start()
        async with anna.at(table) as talk:
            await talk.until(lambda t: t["view"]["round"] == 2)
            await talk.say({"type": "play", "move": {"ready": 2}, "after": 0})
            await talk.until(lambda t: t["phase"] == "over")
        moves = anna.http.get(f"/api/tables/{table}/record").json()["moves"]
        assert {"tap": True} in [timed["move"] for timed in moves if timed["seat"] == 0]
    finally:
        server.end(signal.SIGTERM)
    assert "Traceback" not in server.log
