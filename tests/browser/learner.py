"""People who learn a game step by step: what a script asks for, done by touch, mouse or keyboard."""

import json
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser

from spieltisch.games.ubongo3d.solutions import PlacedPiece
from tests.browser.player import SOON, Player
from tests.browser.racer import Eye, Racer, form_number, grip, top_cube, turned, turns
from tests.server.client import ServerProcess

GAMES = Path(__file__).parents[2] / "web/src/games"
By = Literal["touch", "mouse", "keyboard"]

HURRIED = "localStorage.setItem('spieltisch.preferences', JSON.stringify({botPace: 'fast', language: 'en'}))"

DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Whatever waits for the next drawing has come."""


class Learner(Player):
    """A learner at a guided first game, who uses only one input device."""

    by_what: By = "mouse"

    def learn(self, game: str, by_what: By, step: int = 0) -> None:
        """Open a guided game at one of its steps."""
        self.by_what = by_what
        kept = f"localStorage.setItem('spieltisch.learn.{game}', '{step}')"
        self.context.add_init_script(f"if (!localStorage.length) {{ {HURRIED}; {kept} }}")
        self.page.goto(f"{self.server.address}/learn/{game}")
        self.wait_for("learn")

    @property
    def step(self) -> int:
        return int(self.page.locator("[data-page=learn]").get_attribute("data-step") or "-1")

    def asked(self, step: int) -> None:
        """Wait until a step is asked for."""
        self.page.wait_for_selector(f"[data-step='{step}'][data-asked=true]", timeout=SOON)

    def do(self, selector: str) -> None:
        """Press something."""
        target = self.page.locator(selector).first
        if self.by_what == "touch":
            target.tap()
        elif self.by_what == "mouse":
            target.click()
        else:
            self.walk_to(selector)
            self.page.keyboard.press("Enter")

    def walk_to(self, selector: str) -> None:
        """Press Tab, or arrows within a group, until something has the focus."""
        self.page.locator(selector).first.wait_for()
        for _ in range(80):
            if self.has_focus(selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")

    def arrow_to(self, selector: str) -> None:
        """Press the arrow to the right until something has the focus; it may come with the next drawing."""
        for _ in range(12):
            self.page.evaluate(DRAWN)
            if self.has_focus(selector):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows do not reach {selector}")

    def go_on(self) -> None:
        """Leave a scene that is over; its button has the focus by itself, and keeps it."""
        button = "[data-testid=learn-go-on]"
        if self.by_what == "keyboard":
            self.page.wait_for_selector(button)
            self.until(lambda: self.has_focus(button))
            self.page.evaluate(DRAWN)
            assert self.has_focus(button)
        self.do(button)

    def has_focus(self, selector: str) -> bool:
        return bool(self.page.evaluate("it => document.activeElement?.matches(it)", selector))


class BuildingLearner(Learner, Racer):
    """A learner of Ubongo 3-D: the frames of the script replace the server's views."""

    def __init__(
        self, chromium: Browser, server: ServerProcess, *, in_space: bool = False, **options: Any
    ) -> None:
        super().__init__(chromium, server, **options)
        self.in_space = in_space
        self.position: dict[str, Any] = {}

    @property
    def me(self) -> dict[str, Any]:
        return dict(self.position["view"]["players"][0])

    def put(self, move: dict[str, Any], position: dict[str, Any]) -> None:
        """Put a piece where a step wants it: by keyboard, by mouse in space, by taps there or beside it."""
        self.position = position
        kind, cells = move["kind"], [tuple(cell) for cell in move["cells"]]
        step = PlacedPiece(kind, tuple((x, y, z) for x, y, z in cells))
        if self.by_what == "keyboard":
            self.put_by_keyboard(step)
        elif self.by_what == "mouse":
            self.put_by_mouse(step)
        elif self.in_space:
            self.put_by_taps_in_space(step)
        else:
            self.put_by_touch(step)

    def put_by_taps_in_space(self, step: PlacedPiece) -> None:
        """Tap the piece in the tray, turn it with the buttons, tap where the tapped cube goes."""
        self.look_at_tray()
        eye, form = Eye(self), self.form_of(step.kind)
        self.page.touchscreen.tap(*eye.screen(eye.top_of(step.kind, form)))
        self.until(lambda: self.held["kind"] == step.kind)
        self.come_to_rest()
        by = top_cube(step.kind, form)
        for axis in turns(step.kind, form, form_number(step)):
            self.by(f"turn-{axis}").tap()
            form, by = turned(step.kind, form, by, axis)
        self.page.touchscreen.tap(*Eye(self).screen(Eye(self).cell_of(step, by)))

    def put_by_touch(self, step: PlacedPiece) -> None:
        """Choose, turn and put with taps on the panel."""
        self.by(f"piece-{step.kind}").tap(force=True)
        for axis in turns(step.kind, self.read_form(step.kind), form_number(step)):
            self.by(f"turn-{axis}").tap()
        x, y = grip(step)
        self.by(f"place-{x}-{y}-0").tap()
        self.by("put").tap()


def steps_of(game: str) -> list[dict[str, Any]]:
    """Read the steps of a guided game, each with the frame before it and whether it ends its scene."""
    scenes = json.loads((GAMES / game / "guide/scenes.json").read_text())
    return [
        {
            **step,
            "is_last": place == len(scene["steps"]) - 1,
            "first": scene["first"] if place == 0 else scene["steps"][place - 1]["frames"][-1],
        }
        for scene in scenes
        for place, step in enumerate(scene["steps"])
    ]
