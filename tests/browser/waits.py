"""How long players wait: from a tap to its effect, and for the largest part of a page."""

from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.server.client import ServerProcess

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}

WATCH = """selectors => {
  const times = {};
  let tapped = null;
  addEventListener('click', event => { tapped ??= event.timeStamp; }, { capture: true });
  window.waited = new Promise(done => {
    const look = now => {
      for (const [name, selector] of Object.entries(selectors))
        if (tapped !== null && document.querySelector(selector)) times[name] ??= now - tapped;
      if (Object.keys(times).length === Object.keys(selectors).length) done(times);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}"""
"""Notes in which frame each thing is there for the first time, counted from the next click."""

LARGEST_PAINT = """() => new Promise(done => {
  new PerformanceObserver(list => done(list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true });
})"""

AT_TABLE = {
    "ugo": "[data-page=table] [data-testid=hand] [data-card]",
    "ubongo3d": "[data-page=table] canvas",
    "ubongocards": "[data-page=table] [data-hand]",
}
CAN_MOVE = {
    "ugo": "[data-mine=true]",
    "ubongo3d": "[data-phase=building]",
    "ubongocards": "[data-phase=laying]",
}
"""In UGO! bots may lead, and races begin with a countdown of three seconds."""


def play_now(chromium: Browser, server: ServerProcess, game: str) -> tuple[float, float]:
    """Tap *Play now* as a new visitor; return the milliseconds until the table is there, and until a move."""
    anna = Player(chromium, server, **PHONE)
    anna.page.goto(server.address, wait_until="networkidle")
    anna.page.evaluate(WATCH, {"table": AT_TABLE[game], "move": CAN_MOVE[game]})
    anna.by(f"play-{game}").tap()
    waited = anna.page.evaluate("window.waited")
    anna.context.close()
    return waited["table"], waited["move"]


def largest_paint(chromium: Browser, server: ServerProcess, slowdown: int) -> float:
    """Open the lobby on a slowed processor for the first time; return when its largest part was painted."""
    anna = Player(chromium, server, **PHONE)
    line = anna.context.new_cdp_session(anna.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    anna.page.goto(server.address, wait_until="networkidle")
    anna.wait_for("lobby")
    painted = float(anna.page.evaluate(LARGEST_PAINT))
    anna.context.close()
    return painted
