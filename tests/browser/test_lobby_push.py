"""The server pushes changes to the home page, which reconnects after an outage."""

import signal

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.server.client import Person, ServerProcess


def line_to(player: Player, path: str):
    return player.page.locator(f"a.table-line[href='{path}']")


def test_a_table_appears_and_goes_at_another_persons_home_without_a_request(chromium, server):
    ben = Player(chromium, server)
    ben.page.goto(server.address)
    ben.wait_for("lobby")
    ben.page.wait_for_load_state("networkidle")
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url))
    anna = Person(server, "Anna")
    hidden, shown = anna.open_table(2), anna.open_table(2, listed=True)
    line = line_to(ben, f"/t/{shown}")
    expect(line).to_contain_text("Anna")
    assert line_to(ben, f"/t/{hidden}").count() == 0
    anna.http.delete("/api/me").raise_for_status()
    expect(line).to_have_count(0)
    assert asked == []
    assert ben.faults == []


def test_a_server_that_was_away_is_found_again(chromium, tmp_path):
    server = ServerProcess(tmp_path)
    server.start()
    try:
        anna = Person(server, "Anna")
        ben = Player(chromium, server)
        ben.page.goto(server.address)
        ben.wait_for("lobby")
        server.end(signal.SIGTERM)
        ben.page.locator(".lobby-unreachable").wait_for()
        server.start()
        ben.page.locator(".lobby-unreachable").wait_for(state="detached")
        shown = anna.open_table(2, listed=True)
        expect(line_to(ben, f"/t/{shown}")).to_contain_text("Anna")
        assert ben.faults == []
    finally:
        server.end(signal.SIGTERM)
    assert "Traceback" not in server.log, server.log
