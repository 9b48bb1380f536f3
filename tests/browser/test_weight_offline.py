"""What play without a network costs: nothing until the lobby is at rest, nothing where data is saved."""

import pytest
from playwright.sync_api import Request, expect

from tests.browser import new_build
from tests.browser.player import Player
from tests.browser.test_offline import IS_GUIDE_KEPT, IS_KEPT, KIT
from tests.browser.test_weight import LOBBY_BYTES, LOBBY_REQUESTS
from tests.browser.weight import Traffic
from tests.server.client import ServerProcess, serving

SAVES_DATA = "Object.defineProperty(navigator.connection, 'saveData', { value: true });"
HELD = """() => {
  const usual = window.setTimeout;
  window.late = [];
  window.idle = [];
  window.setTimeout = (work, wait, ...given) =>
    wait >= 3000 ? window.late.push(work) : usual(work, wait, ...given);
  window.requestIdleCallback = work => window.idle.push(work);
}"""
"""What would happen some seconds later, or when the browser is idle, happens when the test says so."""
DO_NOW = "name => { for (const work of window[name].splice(0)) work(); }"
IS_REGISTERED = "async () => (await navigator.serviceWorker.getRegistration()) !== undefined"
CACHES = "() => caches.keys()"
LOOK_FOR_NEWER = """async () => {
  const here = await navigator.serviceWorker.getRegistration();
  await here.update().catch(() => undefined);
}"""
IS_SETTLED = """async () => {
  const here = await navigator.serviceWorker.getRegistration();
  return here.installing === null && here.waiting === null;
}"""


class Visitor(Player):
    """A person whose browser may keep the client."""

    def __init__(self, chromium, server: ServerProcess, script: str) -> None:
        super().__init__(chromium, server, service_workers="allow")
        self.context.add_init_script(script)
        self.asked: list[Request] = []
        self.context.on("request", self._ask)
        self.traffic = Traffic(self.page)

    def _ask(self, request: Request) -> None:
        self.asked.append(request)

    def come(self, path: str = "/") -> None:
        self.page.goto(self.server.address + path, wait_until="networkidle")

    def let_go(self, what: str) -> None:
        """Let the page do what it has deferred."""
        self.page.evaluate(DO_NOW, what)
        self.page.wait_for_load_state("networkidle")


def test_the_lobby_is_at_rest_before_anything_is_taken_along(chromium, server):
    """What browser and service worker ask for is counted here, on a first visit."""
    anna = Visitor(chromium, server, f"({HELD})()")
    anna.come()
    anna.wait_for("lobby")
    anna.until(lambda: anna.page.evaluate("window.late.length") > 0)
    before = [each.url for each in anna.asked]
    assert len(before) <= LOBBY_REQUESTS, before
    assert anna.traffic.total < LOBBY_BYTES, anna.traffic.bytes
    anna.let_go("late")
    anna.until(lambda: anna.page.evaluate("window.idle.length") > 0)
    assert [each.url for each in anna.asked] == before, "a busy browser is left alone"
    assert not anna.page.evaluate(IS_REGISTERED)
    anna.let_go("idle")
    anna.until(lambda: anna.page.evaluate(IS_KEPT))
    anna.until(lambda: anna.page.evaluate(KIT) is not None)
    assert anna.faults == []


def test_where_data_is_saved_only_what_somebody_wants_is_taken_along(chromium, server):
    anna = Visitor(chromium, server, f"{SAVES_DATA} ({HELD})()")
    anna.come("/offline")
    anna.until(lambda: anna.page.evaluate("window.late.length") > 0)
    anna.let_go("late")
    anna.until(lambda: anna.page.evaluate("window.idle.length") > 0)
    anna.let_go("idle")
    anna.until(lambda: anna.traffic.has_asked_for("start"))
    anna.page.wait_for_load_state("networkidle")
    assert not anna.page.evaluate(IS_REGISTERED)
    assert anna.page.evaluate(KIT) is None
    expect(anna.by("offline-nothing")).to_contain_text("saves data")
    assert anna.axe() == []
    anna.by("take-along").click()
    expect(anna.by("offline-easy")).to_be_visible()
    anna.until(lambda: anna.page.evaluate(IS_KEPT))
    anna.context.set_offline(True)
    anna.page.goto(f"{server.address}/offline/easy")
    anna.wait_for("offline-table")
    assert anna.faults == []


@pytest.mark.slow
def test_where_data_is_saved_no_guide_and_no_newer_version_is_taken_along(chromium, tmp_path):
    new_build.copy_site(tmp_path)
    with serving(tmp_path, module=new_build.MODULE) as server:
        anna = Visitor(chromium, server, "")
        anna.come()
        anna.until(lambda: anna.page.evaluate(IS_KEPT))
        [kept] = anna.page.evaluate(CACHES)
        anna.context.service_workers[0].evaluate(SAVES_DATA)
        anna.come("/guide/")
        assert not anna.page.evaluate(IS_GUIDE_KEPT)

        worker = new_build.site_of(tmp_path) / "sw.js"
        worker.write_text(f"{SAVES_DATA}\n{worker.read_text()}")
        new_build.renew(server)
        anna.come()
        anna.wait_for("lobby")
        anna.page.evaluate(LOOK_FOR_NEWER)
        anna.until(lambda: anna.page.evaluate(IS_SETTLED))
        assert anna.page.evaluate(CACHES) == [kept]
        assert anna.by("new-version").count() == 0
        assert anna.faults == []
