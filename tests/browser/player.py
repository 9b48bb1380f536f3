"""People in browsers: what they type, tap and press at a table of UGO!."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from playwright.sync_api import Browser, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.server.client import PATIENCE, ServerProcess

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SOON = PATIENCE * 1000
"""How many milliseconds a page is given."""
expect.set_options(timeout=SOON)

HURRY = """([stop, patience]) => new Promise((done, fail) => {
  const find = selector => document.querySelector(selector);
  const begun = performance.now();
  let last, since = 0;
  const go = () => {
    const now = performance.now(), entry = find('[data-n]')?.dataset.n;
    if (find(stop)) return done();
    if (now - begun > patience) return fail(new Error(`hurried in vain for ${stop}`));
    find('[data-testid=round-dialog-close]')?.click();
    if (find('[data-mine=true]') && (entry !== last || now - since > 1000)) {
      (find('[data-testid=lay-confirm]') ?? find('[data-card][aria-disabled=false]'))?.click();
      [last, since] = [entry, now];
    }
    setTimeout(go, 5);
  };
  go();
})"""
"""One move for each view, and again where a second has passed without a new one."""

REST = """() => new Promise(done => {
  const places = () => {
    let sum = 0;
    for (const each of document.body.querySelectorAll('*')) {
      const { x, y, width, height } = each.getBoundingClientRect();
      for (const part of [x, y, width, height]) sum = (Math.imul(sum, 31) + Math.round(8 * part)) | 0;
    }
    return `${sum} ${document.querySelector('[data-view]')?.dataset.view}`;
  };
  let last = null, same = 0, frames = 0;
  const look = () => {
    const now = places();
    same = now === last ? same + 1 : 0;
    last = now;
    frames += 1;
    if (same >= 10 || frames >= 60) done();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
"""Resolves when nothing has moved for ten frames, however slow, or after sixty: clocks never rest."""


class Player:
    """One person in their own browser."""

    all_of_them: ClassVar[list["Player"]] = []

    def __init__(self, chromium: Browser, server: ServerProcess, **options) -> None:
        usual = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
        # A service worker loads the whole client behind every page; only the tests of it need one.
        calm = {"reduced_motion": "reduce", "service_workers": "block"}
        self.context = chromium.new_context(**{**calm, **usual, **options})
        self.context.set_default_timeout(SOON)
        self.server = server
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.all_of_them.append(self)

    def by(self, test_id: str):
        return self.page.get_by_test_id(test_id)

    def fits(self, width: int) -> bool:
        """Return whether nothing sticks out to the right of a page of this width."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth") <= width)

    def come_to_rest(self) -> None:
        """Wait until nothing on the page moves."""
        self.page.evaluate(REST)

    def resize(self, screen: ViewportSize) -> None:
        """Give the window another size, and wait until everything has found its place."""
        self.page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
        self.come_to_rest()

    def enter(self, name: str, path: str = "/new/ugo") -> None:
        """Open a page and type a name; for a new table, the options are unfolded."""
        self.page.goto(self.server.address + path)
        self.by("name-input").fill(name)
        self.by("name-save").click()
        if path.startswith("/new/"):
            self.by("options").click()

    def lay_new_table(self, game: str = "ugo") -> None:
        """Go to the form for a new table again, which remembers that its options are unfolded."""
        self.page.goto(f"{self.server.address}/new/{game}")

    def choose(self, test_id: str) -> None:
        """Click a radio button's label, where nothing lies over it."""
        self.page.locator(f"label:has([data-testid='{test_id}'])").click()

    def open_table(self, *others: str) -> str:
        """Open a table with the form: each other seat is `friend` or a bot's level."""
        self.choose(f"players-{len(others) + 1}")
        for seat, kind in enumerate(others, 1):
            self.by(f"seat-{seat}-kind").select_option(kind)
        return self.sit_down()

    def sit_down(self) -> str:
        """Open the chosen table; alone or only with bots, the game begins at once."""
        self.by("open-table").click()
        self.wait_for("seats", "table")
        return self.page.url.removeprefix(self.server.address)

    def begin(self) -> None:
        """Get ready, at tables where people wait for each other."""
        self.wait_for("seats", "table")
        if self.page.locator("[data-page=seats]").count():
            self.by("ready").click()

    def wait_for(self, *pages: str) -> None:
        any_of = ", ".join(f"[data-page={page}]" for page in pages)
        self.page.wait_for_selector(any_of, timeout=SOON)

    @property
    def is_at_the_end(self) -> bool:
        return self.page.locator("[data-page=end]").count() > 0

    def unfold(self, *test_ids: str) -> None:
        """Unfold the details below the end of a game, if they are folded."""
        for each in test_ids:
            if self.page.locator(f"details[open] > [data-testid={each}]").count() == 0:
                self.by(each).click()

    @property
    def is_to_move(self) -> bool:
        """Whether it is the player's turn, and nothing covers the table."""
        mine = self.page.locator("[data-page=table] [data-mine=true]").count() > 0
        return mine and not self.by("round-dialog-close").is_visible()

    @property
    def is_to_follow(self) -> bool:
        """Whether the player must play to a trick that somebody led, rather than lay the last one first."""
        return self.is_to_move and self.by("lay-confirm").count() == 0 and len(self.trick) > 0

    @property
    def entry(self) -> int:
        return int(next(iter(self._all("[data-n]", "data-n")), "0"))

    @property
    def trick(self) -> list[str]:
        return self._all("[data-trick-card]", "data-trick-card")

    @property
    def hand(self) -> list[str]:
        return self._all("[data-testid=hand] [data-card]", "data-card")

    def _all(self, selector: str, attribute: str) -> list[str]:
        """Read an attribute of all matching elements at once."""
        read = "(found, name) => found.map(each => each.getAttribute(name))"
        return list(self.page.locator(selector).evaluate_all(read, attribute))

    @property
    def playable(self):
        return self.by("hand").locator("[data-card]:not([aria-disabled=true])")

    def close_round_dialog(self) -> None:
        close = self.by("round-dialog-close")
        if close.count() and close.is_visible():
            close.click()
            expect(close).to_be_hidden()

    def move(self) -> bool:
        """If it is the player's turn, make a move: lay the offered way, or play a card."""
        self.close_round_dialog()
        if not self.is_to_move:
            return False
        before = self.entry
        target = self.by("lay-confirm") if self.by("lay-confirm").count() else self.playable.first
        try:
            target.click(timeout=2000)
        except PlaywrightTimeout:
            return False  # the round's dialog came in between: it is closed next time
        self.until(lambda: self.is_at_the_end or self.entry > before)
        return True

    def hurry(self, stop: str) -> None:
        """Move at once, within the page, until a selector matches."""
        self.page.evaluate(HURRY, [stop, 2 * SOON])

    def until(self, holds: Callable[[], bool]) -> None:
        waited = 0.0
        while not holds():
            assert waited < SOON, f"waited in vain at {self.page.url}"
            self.page.wait_for_timeout(20)
            waited += 20

    @property
    def line(self) -> str:
        """What the page says about its connection: good, slow or offline."""
        return next(iter(self._all("[data-line]", "data-line")), "")

    def until_line(self, line: str) -> None:
        self.until(lambda: self.line == line)

    @property
    def line_text(self) -> str:
        """What the page says about the connection."""
        return str(self.by("line").inner_text())

    def sockets_from_now(self) -> list[str]:
        """Return the list in which the addresses of all websockets appear that the page opens from now on."""
        opened: list[str] = []
        self.page.on("websocket", lambda socket: opened.append(socket.url))
        return opened

    def axe(self, part: str = "html") -> list[str]:
        """Let axe look at the page or a part of it, and name what it finds."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("part => axe.run(part)", part)["violations"]
        return [
            f"{each['id']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
            for each in found
            for node in each["nodes"]
        ]


def seated(chromium, server, *others, helps=(), **options) -> Player:
    """Sit down as Anna with these bots, at a table with this help, and begin."""
    anna = Player(chromium, server, **options)
    anna.enter("Anna")
    for each in helps:
        anna.by(each).check()
    anna.open_table(*others)
    anna.begin()
    anna.wait_for("table")
    return anna


def play_until(sitters: list[Player], holds: Callable[[], bool]) -> None:
    """Let everyone move in turn until something holds."""
    idle = 0
    while not holds():
        moved = [sitter.move() for sitter in sitters]
        idle = 0 if any(moved) else idle + 1
        assert idle < 1500, "nobody moves"
        if idle:
            sitters[0].page.wait_for_timeout(20)
