"""Takes the README's picture: three people and a bot in the middle of a game of UGO!."""

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.sitting import Sitter, play_until  # noqa: E402
from tests.server.talking import serving  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZE = {"width": 1360, "height": 850}


def main() -> None:
    """Play until there is something to see, then look."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), pause=0.05) as server,
        sync_playwright() as playwright,
    ):
        program = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        chromium = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        anna, *friends = people = [Sitter(chromium, server, viewport=SIZE) for _ in range(3)]
        anna.enter("Anna")
        link = anna.open_table("friend", "friend", "casual")
        for seat, (friend, name) in enumerate(zip(friends, ("Ben", "Cleo"), strict=True), 1):
            friend.enter(name, link)
            friend.by(f"sit-{seat}").click()
            friend.by("ready").click()
        anna.by("ready").click()
        anna.wait_for("table")
        laid = anna.page.locator("[data-seat-place='0'] [data-top-card]")
        play_until(
            people,
            lambda: (
                3 <= len(anna.hand) <= 6
                and len(anna.trick) == 3
                and anna.is_to_move
                and laid.count() > 1
            ),
        )
        anna.page.wait_for_timeout(300)
        PICTURES.mkdir(exist_ok=True)
        anna.page.screenshot(path=PICTURES / "table.png")


if __name__ == "__main__":
    main()
