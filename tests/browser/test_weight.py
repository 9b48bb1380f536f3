"""What a first visit costs: requests and bytes on the wire, with a budget for each page."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.player import Player

LOBBY_REQUESTS, LOBBY_BYTES = 11, 200_000
GAME_BYTES = {"ugo": 40_000, "ubongocards": 45_000, "ubongo3d": 290_000}
"""What a game may add to the lobby when its table is opened."""


class Traffic:
    """Everything that a page asks for, by its path, with the bytes that come over the line."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self.codings: dict[str, str | None] = {}
        self._paths: dict[str, str] = {}
        devtools = page.context.new_cdp_session(page)
        devtools.on("Network.responseReceived", self._answered)
        devtools.on("Network.loadingFinished", self._finished)
        devtools.send("Network.enable")

    def _answered(self, event: dict[str, Any]) -> None:
        path = "/" + event["response"]["url"].split("/", 3)[-1]
        self._paths[event["requestId"]] = path
        headers = {name.lower(): text for name, text in event["response"]["headers"].items()}
        self.codings[path] = headers.get("content-encoding")

    def _finished(self, event: dict[str, Any]) -> None:
        path = self._paths.get(event["requestId"])
        if path is not None:
            self.bytes[path] = self.bytes.get(path, 0) + event["encodedDataLength"]

    @property
    def total(self) -> int:
        return sum(self.bytes.values())


def visit(chromium, server) -> tuple[Player, Traffic]:
    anna = Player(chromium, server)
    traffic = Traffic(anna.page)
    anna.page.goto(server.address, wait_until="networkidle")
    anna.wait_for("lobby")
    return anna, traffic


def test_the_lobby_comes_in_few_requests_and_few_bytes(chromium, server):
    _, traffic = visit(chromium, server)
    assert len(traffic.bytes) <= LOBBY_REQUESTS, "\n".join(sorted(traffic.bytes))
    assert traffic.total < LOBBY_BYTES, traffic.bytes


def test_every_text_travels_compressed_and_no_font_twice(chromium, server):
    _, traffic = visit(chromium, server)
    assets = {path: coding for path, coding in traffic.codings.items() if "/assets/" in path}
    assert {coding for path, coding in assets.items() if path.endswith((".js", ".css"))} == {"br"}
    assert {coding for path, coding in assets.items() if path.endswith(".woff2")} == {None}


@pytest.mark.parametrize("game", GAME_BYTES)
def test_a_game_is_loaded_while_people_still_sit_down(chromium, server, game):
    anna, traffic = visit(chromium, server)
    before = dict(traffic.bytes)
    anna.by("name-input").fill("Anna")
    anna.by("name-save").click()
    anna.by(f"game-{game}").check(force=True)
    anna.by("open-table").click()
    anna.wait_for("seats")
    wanted = "space" if game == "ubongo3d" else game
    anna.until(lambda: any(f"/assets/{wanted}" in path for path in traffic.bytes))
    new = {path: size for path, size in traffic.bytes.items() if path not in before}
    assets = {path: size for path, size in new.items() if path.startswith("/assets/")}
    assert sum(assets.values()) < GAME_BYTES[game], assets
    foreign = set(GAME_BYTES) - {game}
    assert not [path for path in assets if any(f"/{each}-" in path for each in foreign)]
