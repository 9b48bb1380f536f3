"""Measures a page as rendered: text that is cut, things that overlap, targets too small to hit."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

SCRIPT = (Path(__file__).parent / "measure.js").read_text()
TOUCH_WIDTH = 600
"""Below this width people use fingers."""

LEAST_SIDES = (("[role=gridcell] > button", 32), ("*", 44))
"""Pixels that a finger needs, by kind of target: a square of a map has its neighbours beside it."""

PHONE: ViewportSize = {"width": 360, "height": 640}
SCREENS: tuple[ViewportSize, ...] = (
    PHONE,
    {"width": 390, "height": 844},
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
)
"""The screens that pages are designed for, the smallest first."""


def faults(
    page: Page,
    *,
    stacked: Sequence[str] = (),
    ignored: Sequence[str] = (),
    touch: bool | None = None,
    every_choice: bool = False,
) -> list[str]:
    """List what is wrong with a page, or with the dialog that lies over it.

    `stacked` are selectors of things that may lie over others of their own kind, such as the
    cards of a hand; `ignored` are selectors of what is not measured at all. Targets are measured
    on touch screens, which are the narrow ones unless `touch` says otherwise. With `every_choice`
    lists need room for whatever can be chosen in them, otherwise for what is chosen now.
    """
    width = page.evaluate("innerWidth")
    options = {
        "stacked": list(stacked),
        "ignored": list(ignored),
        "leastSides": LEAST_SIDES,
        "everyChoice": every_choice,
        "isTouch": width < TOUCH_WIDTH if touch is None else touch,
    }
    page.evaluate("document.fonts.ready")
    found = page.evaluate(SCRIPT, options)
    return [str(each) for each in found]
