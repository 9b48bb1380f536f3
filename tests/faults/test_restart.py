"""What happens when things break: SIGKILL in the middle of a game loses nothing that was acknowledged."""

import signal

from tests.server.client import Person, ServerProcess, first_move, serving


async def test_sigkill_loses_no_acknowledged_move(tmp_path):
    server = ServerProcess(tmp_path)
    server.start()
    anna = Person(server, "Anna")
    table = anna.open_table(3, "casual", "casual")
    newest = 0
    try:
        for _ in range(5):
            async with anna.at(table) as talk:
                assert talk.newest["n"] >= newest
                if talk.newest["phase"] == "open":
                    await talk.say({"type": "ready", "ready": True})
                for _ in range(7):
                    await talk.until(lambda t: 0 in t["to_move"])
                    before = talk.newest["n"]
                    await talk.say(
                        {"type": "play", "move": first_move(talk.newest), "after": before}
                    )
                    await talk.until(lambda t, n=before: t["n"] > n)
                newest = talk.newest["n"]
                server.kill()
            server.start()
        async with anna.at(table) as talk:
            assert talk.newest["n"] >= newest
            while talk.newest["phase"] != "over":
                if 0 in talk.newest["to_move"]:
                    await talk.say(
                        {"type": "play", "move": first_move(talk.newest), "after": talk.newest["n"]}
                    )
                await talk.table()
    finally:
        server.end(signal.SIGTERM)
    assert "Traceback" not in server.log


async def test_a_server_with_people_at_its_tables_ends_in_order(tmp_path):
    with serving(tmp_path, pause=0.05) as server:
        anna = Person(server, "Anna")
        table = anna.open_table(4, "casual", "casual", "casual")
        async with anna.at(table) as talk:
            await talk.say({"type": "ready", "ready": True})
            await talk.until(lambda t: t["phase"] == "playing")
            assert server.end(signal.SIGTERM) in {0, -signal.SIGTERM}
        server.start()


async def test_a_bot_takes_over_and_gives_back(tmp_path):
    with serving(tmp_path, grace=0.2) as server:
        anna, ben = Person(server, "Anna"), Person(server, "Ben")
        table = anna.open_table(2)
        async with anna.at(table) as here:
            async with ben.at(table) as there:
                await there.say({"type": "sit", "seat": 1})
                await there.until(lambda t: t["you"] == 1)
                await there.say({"type": "ready", "ready": True})
                await here.say({"type": "ready", "ready": True})
                await here.until(lambda t: t["phase"] == "playing")
            await here.until(lambda t: t["seats"][1]["stand_in"] == "casual")
            while 1 not in here.newest["to_move"]:
                await here.say(
                    {"type": "play", "move": first_move(here.newest), "after": here.newest["n"]}
                )
                await here.table()
            await here.until(lambda t: 0 in t["to_move"])
            async with ben.at(table) as there:
                await here.until(lambda t: t["seats"][1]["present"])
                assert here.newest["seats"][1]["stand_in"] is None
                assert there.newest["you"] == 1
