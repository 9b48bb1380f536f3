"""People who learn a game step by step: what a script asks for, done by touch, mouse or keyboard."""

import json
from pathlib import Path
from typing import Any, Literal

from tests.browser.player import SOON, Player

GAMES = Path(__file__).parents[2] / "web/src/games"
By = Literal["touch", "mouse", "keyboard"]

HURRIED = "localStorage.setItem('spieltisch.preferences', JSON.stringify({botPace: 'fast', language: 'en'}))"


class Learner(Player):
    """One person at a guided first game, who uses nothing but one way of doing things."""

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
            self.tab_to(selector)
            self.page.keyboard.press("Enter")

    def tab_to(self, selector: str) -> None:
        """Press Tab, or arrows within a group, until something has the focus."""
        self.page.locator(selector).first.wait_for()
        for _ in range(80):
            if self.has_focus(selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {selector}")

    def has_focus(self, selector: str) -> bool:
        return bool(self.page.evaluate("it => document.activeElement?.matches(it)", selector))


def steps_of(game: str) -> list[dict[str, Any]]:
    """Read the steps of a guided game, with whether their scene ends with them."""
    scenes = json.loads((GAMES / game / "guide/scenes.json").read_text())
    return [
        {**step, "is_last": place == len(scene["steps"])}
        for scene in scenes
        for place, step in enumerate(scene["steps"], 1)
    ]
