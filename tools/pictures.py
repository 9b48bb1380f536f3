"""Takes the pictures of the README and the guide: the home, a guided game, each game, a replay, paper."""

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.card_player import CardPlayer  # noqa: E402
from tests.browser.conftest import FLAGS, WITH_SPACE  # noqa: E402
from tests.browser.looker import looker  # noqa: E402
from tests.browser.player import Player, play_until  # noqa: E402
from tests.browser.racer import Racer  # noqa: E402
from tests.browser.states import all_states  # noqa: E402
from tests.server.client import ServerProcess, serving  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZE = {"width": 1360, "height": 850}


def main() -> None:
    """Play until there is something to see, then take the picture."""
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), pause=0.05) as server,
        sync_playwright() as playwright,
    ):
        program = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        flags = [*FLAGS, *WITH_SPACE]
        chromium = playwright.chromium.launch(executable_path=program, args=flags)
        takes = {
            "home": home,
            "learn": learn,
            "ugo": ugo,
            "replay": replay,
            "ubongo3d": ubongo3d,
            "ubongocards": ubongocards,
            "paper": paper,
        }
        for name in sys.argv[1:] or takes:
            takes[name](chromium, server)


def home(chromium: Browser, server: ServerProcess) -> None:
    """The first page, as a new visitor sees it."""
    anna = Player(chromium, server, viewport={"width": 1280, "height": 720})
    anna.page.goto(server.address)
    anna.by("today-strip").wait_for()
    anna.page.wait_for_timeout(500)
    anna.page.screenshot(path=PICTURES / "home.png")


def learn(chromium: Browser, server: ServerProcess) -> None:
    """The first step of a guided game."""
    anna = Player(chromium, server, viewport={"width": 1280, "height": 720})
    anna.page.goto(f"{server.address}/learn/ugo")
    anna.page.locator("main").wait_for()
    anna.page.wait_for_timeout(1500)
    anna.page.screenshot(path=PICTURES / "learn.png")


def ugo(chromium: Browser, server: ServerProcess) -> None:
    """Three people and a bot."""
    anna, *friends = people = [Player(chromium, server, viewport=SIZE) for _ in range(3)]
    anna.enter("Anna")
    link = anna.open_table("friend", "friend", "casual")
    for seat, (friend, name) in enumerate(zip(friends, ("Ben", "Cleo"), strict=True), 1):
        friend.enter(name, link)
        friend.by(f"sit-{seat}").click()
        friend.begin()
    anna.begin()
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
    anna.page.screenshot(path=PICTURES / "table.png")


def replay(chromium: Browser, server: ServerProcess) -> None:
    """The replay of a finished race, in the middle of a round."""
    size = {"width": 1280, "height": 720}
    state = next(each for each in all_states() if each.name == "ubongo3d-4-replay")
    anna = looker(chromium, server, state, viewport=size)
    anna.page.wait_for_timeout(600)
    anna.page.screenshot(path=PICTURES / "replay.png")


def ubongo3d(chromium: Browser, server: ServerProcess) -> None:
    """A person against two bots, with two pieces laid."""
    anna = Racer(chromium, server, viewport=SIZE)
    anna.enter("Anna")
    anna.open_race("master", "club", side="B")
    anna.begin()
    anna.wait_for("table")
    anna.until_phase("building")
    for step in anna.solution()[:2]:
        anna.put_by_panel(step)
    anna.page.wait_for_timeout(6000)
    anna.page.screenshot(path=PICTURES / "ubongo-3d.png")


def ubongocards(chromium: Browser, server: ServerProcess) -> None:
    """A person against two bots, with four cards laid."""
    anna = CardPlayer(chromium, server, viewport=SIZE)
    anna.enter("Anna")
    anna.deal("club", "casual", marks=True)
    anna.until_phase("laying")
    anna.lay_all(anna.solution()[:4])
    anna.page.wait_for_timeout(25_000)
    anna.page.screenshot(path=PICTURES / "ubongo-cards.png")


def paper(chromium: Browser, server: ServerProcess) -> None:
    """The page of everything printable, with pictures of first pages."""
    anna = Player(chromium, server, viewport={"width": 1280, "height": 490})
    anna.page.goto(f"{server.address}/print")
    shown = anna.page.locator("#print-ubongo3d ~ ul .print-picture")
    shown.first.scroll_into_view_if_needed()
    anna.until(
        lambda: shown.evaluate_all("all => all.slice(0, 5).every(each => each.naturalWidth > 0)")
    )
    anna.page.locator("#print-ubongo3d").evaluate("title => title.scrollIntoView()")
    anna.page.evaluate("scrollBy(0, -16)")
    anna.page.wait_for_timeout(500)
    anna.page.screenshot(path=PICTURES / "paper.png")


if __name__ == "__main__":
    main()
