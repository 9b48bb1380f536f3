"""The weight of a page: what it requests, and how long its main thread works."""

from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from tests.browser.player import Player
from tests.server.client import ServerProcess

LOBBY = "document.querySelector('[data-page=lobby]') !== null"
SPACE = "document.querySelector('canvas')?.width > 300"
"""Scripts that say whether a page is complete."""


class Traffic:
    """Everything that a page asks for, by its path, with the bytes that come over the line."""

    def __init__(self, page: Page) -> None:
        self.asked: list[str] = []
        self.bytes: dict[str, int] = {}
        self.codings: dict[str, str | None] = {}
        self._paths: dict[str, str] = {}
        self.devtools = page.context.new_cdp_session(page)
        self.devtools.on("Network.requestWillBeSent", self._asked)
        self.devtools.on("Network.responseReceived", self._answered)
        self.devtools.on("Network.loadingFinished", self._finished)
        self.devtools.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self.asked.append(path_of(event["request"]["url"]))

    def _answered(self, event: dict[str, Any]) -> None:
        path = path_of(event["response"]["url"])
        self._paths[event["requestId"]] = path
        headers = {name.lower(): text for name, text in event["response"]["headers"].items()}
        self.codings[path] = headers.get("content-encoding")

    def _finished(self, event: dict[str, Any]) -> None:
        path = self._paths.get(event["requestId"])
        if path is not None:
            self.bytes[path] = self.bytes.get(path, 0) + event["encodedDataLength"]

    def has_asked_for(self, asset: str) -> bool:
        return any(path.startswith(f"/assets/{asset}") for path in self.asked)

    @property
    def total(self) -> int:
        return sum(self.bytes.values())


def path_of(address: str) -> str:
    return "/" + address.split("/", 3)[-1]


def visit(chromium: Browser, server: ServerProcess, **options: Any) -> tuple[Player, Traffic]:
    anna = Player(chromium, server, **options)
    traffic = Traffic(anna.page)
    anna.page.goto(server.address, wait_until="networkidle")
    anna.wait_for("lobby")
    return anna, traffic


def work_of(page: Page, address: str, is_there: str) -> float:
    """Open a page; return the CPU time of its main thread in milliseconds, until it is there and at rest.

    Everything counts: scripts and their compilation, styles, layout, painting, garbage. It is the thread's
    own time, so a busy machine hardly changes it. The page is asked through the protocol alone, because
    Playwright's own helpers would work on the same thread.
    """
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address, wait_until="networkidle")
    spent = -1.0
    while spent < 0 or _work(devtools) > spent + 1:
        spent = _work(devtools)
        page.wait_for_timeout(250)
        if not devtools.send("Runtime.evaluate", {"expression": is_there})["result"]["value"]:
            spent = -1.0
    return spent


def _work(devtools: CDPSession) -> float:
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))
