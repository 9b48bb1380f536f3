"""Viewers of single page states, and what a state is."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Browser, ViewportSize

from tests.browser.measure import SCREENS
from tests.browser.player import Player
from tests.browser.proxy import Proxy
from tests.browser.staging import Moment, Staged, stage, take_seat
from tests.server.client import ServerProcess

GAMES = ("ugo", "ubongo3d", "ubongocards")
NARROW = SCREENS[:2]
"""The screens of phones."""
WIDE = SCREENS[2:]


def selector_of(name: str) -> str:
    return f"[data-testid={name}]"


TIMELINE = selector_of("timeline")
"""A race that is watched again."""


class Looker(Player):
    """A viewer of one state of one page, in any size, language and theme."""

    def __init__(self, chromium: Browser, server: ServerProcess, **options: Any) -> None:
        super().__init__(chromium, server, **options)
        self.staged: Staged | None = None
        self.network: Proxy | None = None
        """The network between this browser and the server, for states that need one."""
        self.others: list[Player] = []
        """The person at the same table, in a browser of their own."""
        self._chromium = chromium
        self.context.on("close", lambda _: self._go())

    def _go(self) -> None:
        for each in self.others:
            each.context.close()
        if self.network is not None:
            self.network.stop()

    @property
    def address(self) -> str:
        return (self.network or self.server).address

    def come(self, state: "State") -> None:
        """Open the page and do what leads to the state."""
        path = state.path
        if state.is_far:
            self.network = Proxy(self.server.port)
            self.network.start()
        for key, value in state.kept.items():
            self.context.add_init_script(f"localStorage[{json.dumps(key)}] ??= {json.dumps(value)}")
        if state.moment is not None:
            before = None if state.before is None else stage(self.server, state.before())
            self.staged = stage(self.server, state.moment(), before=before, is_slow=state.is_slow)
            if not state.watches:
                take_seat(self, self.staged)
            path = path if state.elsewhere else self.staged.path + path
        self.page.goto(self.address + path)
        self.show(state)

    def show(self, state: "State") -> None:
        """Do again what leads to the state, after the page was loaded."""
        self.wait_for(state.page)
        if state.until:
            self.page.locator(state.until).first.wait_for()
        for target in state.clicks:
            self.page.locator(f"{target}:visible").first.click()
        if state.then is not None:
            state.then(self)
        self.page.wait_for_timeout(state.settles)
        self.come_to_rest()

    def look_again(self, state: "State") -> None:
        """Repeat an action whose effect is visible only for a moment."""
        if state.is_brief and state.then is not None:
            state.then(self)
            self.come_to_rest()

    def speak(self, language: str, state: "State") -> None:
        """Choose a language, and load the page again; what else the browser keeps is forgotten."""
        self.page.evaluate(
            """language => {
                const key = 'spieltisch.preferences';
                const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
                localStorage.clear();
                localStorage.setItem(key, JSON.stringify({...kept, language}));
            }""",
            language,
        )
        self._load_again()
        self.show(state)

    def _load_again(self) -> None:
        """Load the page again, over a good line; what waits to be sent is lost."""
        if self.network is None:
            self.page.reload()
            return
        address = self.page.url
        self.page.evaluate("sessionStorage.clear()")
        self.page.goto("about:blank")
        self.network.delay = 0.0
        self.network.mend()
        self.page.goto(address)

    def let_come(self, seat: int) -> Player:
        """Let the person on another seat open the table too."""
        assert self.staged is not None
        other = Player(self._chromium, self.server)
        take_seat(other, self.staged, seat)
        self.others.append(other)
        other.page.goto(self.server.address + self.staged.path)
        other.wait_for("table")
        return other


class State(msgspec.Struct, frozen=True):
    """One thing to look at."""

    name: str
    page: str
    moment: Callable[[], Moment] | None = None
    path: str = ""
    clicks: tuple[str, ...] = ()
    """What to click, one after another."""
    until: str = ""
    """What must be visible first."""
    elsewhere: bool = False
    """Whether the path is a page of its own, not one of the table's."""
    watches: bool = False
    """Whether a spectator sees it."""
    in_space: bool = False
    """Whether it needs WebGL."""
    settles: int = 400
    """Milliseconds until everything has come to rest."""
    stacked: tuple[str, ...] = ()
    """What may lie over others of its own kind."""
    ignored: tuple[str, ...] = ()
    """What is not measured."""
    then: Callable[[Looker], None] | None = None
    """What else it takes to see it, each time the page was loaded."""
    before: Callable[[], Moment] | None = None
    """What the same guest has played before."""
    kept: dict[str, str] = {}
    """What the browser has kept."""
    screens: tuple[ViewportSize, ...] = SCREENS
    """Where there is such a state."""
    is_slow: bool = False
    """Whether time hardly passes at the table, because the state lasts only a moment."""
    is_brief: bool = False
    """Whether the action's effect is visible only for a moment, so that every look repeats it."""
    is_far: bool = False
    """Whether there is a network between browser and server that can be cut."""


def looker(chromium: Browser, server: ServerProcess, state: State, **options: Any) -> Looker:
    """Bring a viewer to a state."""
    anna = Looker(chromium, server, **options)
    anna.come(state)
    return anna
