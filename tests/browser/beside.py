"""Players side by side at one screen: each has a frame of the page and their own view."""

import json
from typing import Any

from playwright.sync_api import Frame, Page, WebSocket

from tests.browser.card_player import CardPlayer
from tests.browser.player import Player
from tests.browser.racer import Racer

OF_THE_SCREEN = ("keyboard", "mouse", "touchscreen")


class FramePage:
    """A frame used as a page: what is seen is the frame's, keys and pointers are the screen's."""

    def __init__(self, page: Page, frame: Frame) -> None:
        self._page = page
        self._frame = frame

    def __getattr__(self, name: str) -> Any:
        return getattr(self._page if name in OF_THE_SCREEN else self._frame, name)


class Beside(Player):
    """A player at a part of another player's screen."""

    def __init__(self, host: Player, number: int) -> None:
        """Listen from now on to what the server tells this seat: 0 is the host's own."""
        self.context, self.server, self.faults = host.context, host.server, host.faults
        self._host = host
        self._number = number
        self.table: dict[str, Any] = {}
        host.page.on("websocket", self._meet)

    def _meet(self, socket: WebSocket) -> None:
        if int(socket.url.partition("?as=")[2] or 0) == self._number:
            socket.on("framereceived", self._hear)

    def _hear(self, heard: str | bytes) -> None:
        table = json.loads(heard).get("table")
        if table is not None:
            self.table = table

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.table.get("view") or {"phase": "none", "round": 0, "hand": []})

    def sit(self) -> None:
        """Look at the player's own part of the screen."""
        board = self._host.by(f"board-{self._number}").element_handle()
        frame = board.content_frame()
        assert frame is not None
        self.page = FramePage(self._host.page, frame)  # type: ignore[assignment]
        self.wait_for("table")


class CardsBeside(Beside, CardPlayer):  # type: ignore[override]
    """A player of the card game there."""


class RacerBeside(Beside, Racer):
    """A player of Ubongo 3-D there."""
