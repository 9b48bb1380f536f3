"""Finished games of UGO!, and people who replay them."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tests.browser.player import Player
from tests.server.client import Person, ServerProcess
from tests.server.finished import play_through


def finished(server: ServerProcess, *bots: str) -> str:
    """Play a game to its end over a socket, and return the table."""
    with ThreadPoolExecutor(1) as pool:  # Playwright has this thread's event loop
        return pool.submit(_play, server, *bots).result()


def _play(server: ServerProcess, *bots: str) -> str:
    return asyncio.run(play_through(Person(server, "Anna"), *bots))


class Watcher(Player):
    """A viewer of a replay."""

    def look_at(self, table: str, search: str = "") -> None:
        self.page.goto(f"{self.server.address}/t/{table}/replay{search}")
        self.wait_for("replay")
        self.by("told").wait_for()

    @property
    def step(self) -> int:
        """The move on view now; -1 while there is none."""
        return int(next(iter(self._all("[data-page=replay]", "data-step")), None) or -1)

    @property
    def last(self) -> int:
        return int(self.by("timeline-slider").get_attribute("max") or 0)

    def press(self, key: str, then: int) -> None:
        """Press a key, and wait until that move is on view."""
        self.page.keyboard.press(key)
        self.until(lambda: self.step == then)

    def watch(self, table: str, search: str = "") -> None:
        """Watch a race again."""
        self.page.goto(f"{self.server.address}/t/{table}/replay{search}")
        self.by("timeline").wait_for()

    @property
    def place(self) -> tuple[int, int]:
        """The round on view now, and the milliseconds since it began."""
        timeline = self.by("timeline")
        return int(timeline.get_attribute("data-round") or 0), int(
            timeline.get_attribute("data-at") or 0
        )

    def copied_link(self) -> str:
        """Copy the link to this moment, and return what was copied."""
        self.by("copy-moment").click()
        self.until(lambda: self.by("copy-moment").get_attribute("data-copied") == "true")
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def wait_for_review(self) -> None:
        self.by("probabilities").wait_for()
