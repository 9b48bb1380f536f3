"""Draws the PNG icons of the installed client from its own SVG: `python tools/icons.py`, with Chromium."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
CLOTH = "#24523f"
ROUND, SQUARE = "any", "square"
ICONS = {
    "icon-192.png": (192, ROUND),
    "icon-512.png": (512, ROUND),
    "icon-maskable-192.png": (192, SQUARE),
    "icon-maskable-512.png": (512, SQUARE),
    "apple-touch-icon.png": (180, SQUARE),
}
"""Each icon's width in pixels, and whether it has its own corners or the system cuts it out."""
SAFE = 0.82
"""Systems cut a circle of four fifths of the width out of a square icon, so the cards stay within it."""


def drawn(size: int, shape: str) -> str:
    """Return the page that shows an icon."""
    svg = (PUBLIC / "favicon.svg").read_text()
    if shape == SQUARE:
        start, *lines = svg.splitlines()
        cards = "".join(
            line for line in lines if "rotate" in line or "<path" in line or "r=" in line
        )
        middle = f"translate(32 32) scale({SAFE}) translate(-32 -32)"
        svg = f'{start}<rect width="64" height="64" fill="{CLOTH}"/><g transform="{middle}">{cards}</g></svg>'
    style = f"*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}"
    return f"<style>{style}</style>{svg}"


def draw(page: Page, name: str) -> None:
    """Draw an icon."""
    size, shape = ICONS[name]
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(drawn(size, shape))
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    """Draw all icons."""
    program = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page()
        for name in ICONS:
            draw(page, name)
        browser.close()


if __name__ == "__main__":
    main()
