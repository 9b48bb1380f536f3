"""Without a network: the client opens, teaches, and plays; what was played is verified afterwards."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import new_build
from tests.browser.card_player import CardPlayer
from tests.browser.learner import steps_of
from tests.browser.looks import LOOKS
from tests.browser.player import Player
from tests.browser.racer import Racer
from tests.server.client import serving

KIT = "() => JSON.parse(localStorage.getItem('spieltisch.offline kit'))"
RESULTS = "() => JSON.parse(localStorage.getItem('spieltisch.offline results') ?? '[]')"
A_LOOK = 700
"""Nobody builds without looking at all; results that fast are refused."""
IS_KEPT = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
}"""


class Travelling(Player):
    """A person whose browser keeps the client and downloads the day's games."""

    def __init__(self, chromium, server, **options) -> None:
        super().__init__(chromium, server, service_workers="allow", **options)

    def pack(self, name: str = "Anna") -> None:
        """Visit once with a network, until everything is kept."""
        self.enter(name)
        self.until(lambda: self.page.evaluate(IS_KEPT))
        self.until(lambda: self.page.evaluate(KIT) is not None)

    def leave(self) -> None:
        self.context.set_offline(True)

    def come_back(self) -> None:
        self.context.set_offline(False)

    def go(self, path: str) -> None:
        """Load a page from scratch, as if opening the installed client."""
        self.page.goto(self.server.address + path)

    def begin_offline(self, game: str) -> dict[str, Any]:
        """Start a game of the kit, and return what it shows."""
        self.go(f"/offline/{game}")
        kit = self.page.evaluate(KIT)["kit"]
        frames = next(each["frames"] for each in kit["tables"] if each["id"] == game)
        self.page.wait_for_selector(f"[data-page=offline-table][data-now='{frames[-1]['now']}']")
        return dict(frames[-1]["view"])

    @property
    def results(self):
        return self.page.evaluate(RESULTS)


class CardTraveller(Travelling, CardPlayer):
    """A traveller who plays the hand of the day."""

    def sit_at(self, game: str) -> None:
        self.view = self.begin_offline(game)


class Traveller(Travelling, Racer):
    """A traveller who plays Ubongo 3-D."""

    def sit_at(self, game: str) -> None:
        self.table = {"view": self.begin_offline(game)}

    def solve(self, game: str) -> None:
        self.sit_at(game)
        for step in self.solution():
            self.put_by_panel(step)
        self.page.wait_for_timeout(A_LOOK)
        self.by("call").click()
        self.wait_for("offline-done")


@pytest.fixture
def traveller(chromium, server):
    anna = Traveller(chromium, server)
    anna.pack()
    yield anna
    anna.context.close()


def test_the_client_can_be_installed(traveller):
    """What browsers ask for: a manifest with a name and icons that exist, and an active service worker."""
    page, address = traveller.page, traveller.server.address
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(f"{address}{link}").json()
    assert manifest["name"] == "Spieltisch"
    assert {each["purpose"] for each in manifest["icons"]} == {"any", "maskable"}
    for each in manifest["icons"]:
        answer = page.request.get(f"{address}{each['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, each["type"])
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert page.request.get(f"{address}{apple}").status == 200
    devtools = traveller.context.new_cdp_session(page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


def test_without_a_network_every_page_opens_and_a_guided_game_is_played(traveller):
    traveller.leave()
    traveller.go("/")
    traveller.wait_for("lobby")
    expect(traveller.by("my-name")).to_contain_text("Anna")
    traveller.by("to-offline").click()
    traveller.wait_for("offline")
    assert traveller.by("offline-easy").is_visible()
    assert traveller.axe() == []
    traveller.go("/puzzles")
    traveller.by("to-offline").wait_for()
    traveller.by("to-offline").click()
    traveller.by("learn-ugo").click()
    traveller.wait_for("learn")
    card = steps_of("ugo")[0]["move"]["play"]
    traveller.page.locator(f'.hand [data-card="{card}"]').click()
    traveller.page.wait_for_selector("[data-page=learn][data-step='1']")
    assert traveller.faults == []


def test_a_task_of_the_day_that_was_solved_offline_is_marked_afterwards(traveller):
    traveller.leave()
    traveller.solve("easy")
    expect(traveller.page.locator("main")).to_contain_text("kept on this device")
    traveller.by("offline-back").click()
    played = traveller.by("played-offline")
    expect(played).to_have_attribute("data-state", "waiting")
    assert traveller.axe() == []
    traveller.come_back()
    expect(played).to_have_attribute("data-state", "taken")
    traveller.go("/today")
    expect(traveller.by("mine-easy")).to_contain_text("✓")
    expect(traveller.by("streak")).to_have_text("1 day in a row")
    expect(traveller.by("daily-easy")).to_contain_text("Played offline")
    expect(traveller.by("daily-easy")).to_contain_text("Nobody has solved it yet.")
    assert traveller.faults == []


@pytest.mark.slow
def test_a_puzzle_to_practise_with_is_marked_as_solved(traveller):
    traveller.leave()
    kit = traveller.page.evaluate(KIT)["kit"]
    game, name = next(
        (each["id"], each["what"]["puzzle"]) for each in kit["tables"] if each["id"].startswith("A")
    )
    traveller.go("/offline")
    traveller.by("selection-A").click()
    assert traveller.by(f"offline-{game}").is_visible()
    traveller.solve(game)
    traveller.come_back()
    traveller.until(lambda: traveller.results[0]["taken"] is not None)
    traveller.go(f"/puzzles/{game}")
    expect(traveller.by("puzzle-mine")).to_contain_text("✓")
    assert name


@pytest.mark.slow
def test_a_forged_result_is_refused_with_a_sentence_and_can_be_forgotten(traveller):
    traveller.leave()
    traveller.solve("easy")
    [result] = traveller.results
    forged = json.loads(json.dumps(result))
    forged["result"]["moves"] = forged["result"]["moves"][1:]
    forged["result"]["began"] += 1
    traveller.page.evaluate(
        "all => localStorage.setItem('spieltisch.offline results', JSON.stringify(all))", [forged]
    )
    traveller.come_back()
    traveller.go("/offline")
    played = traveller.by("played-offline")
    expect(played).to_have_attribute("data-state", "refused")
    expect(played).to_contain_text("When the server replayed")
    assert traveller.axe() == []
    traveller.by("drop-result").click()
    expect(played).to_have_count(0)
    traveller.go("/today")
    expect(traveller.by("mine-easy")).to_have_text("not solved")


def lay_offline(ben: CardTraveller, game: str) -> None:
    """Lay a hand without a network, and wait until it is kept by the server after all."""
    ben.pack("Ben")
    ben.leave()
    ben.sit_at(game)
    ben.until_phase("laying")
    assert ben.axe() == []
    ben.lay_all(ben.solution())
    ben.page.wait_for_timeout(A_LOOK)
    ben.by("call").click()
    ben.wait_for("offline-done")
    expect(ben.page.locator("main")).to_contain_text("kept on this device")
    ben.by("offline-back").click()
    played = ben.by("played-offline")
    expect(played).to_have_attribute("data-state", "waiting")
    ben.come_back()
    expect(played).to_have_attribute("data-state", "taken")


def test_a_hand_of_cards_that_was_laid_offline_is_marked_afterwards(chromium, server):
    ben = CardTraveller(chromium, server)
    lay_offline(ben, "hand")
    ben.go("/today")
    expect(ben.by("mine-hand")).to_contain_text("✓")
    expect(ben.by("daily-hand")).to_contain_text("Played offline")
    assert ben.faults == []


@pytest.mark.slow
def test_a_hand_to_practise_with_is_laid_offline_and_is_no_puzzle_of_the_day(chromium, server):
    ben = CardTraveller(chromium, server)
    lay_offline(ben, "hand-1")
    ben.go("/today")
    expect(ben.by("mine-hand")).to_have_text("not solved")
    assert ben.faults == []


def test_a_game_that_was_not_taken_along_leads_back(chromium, server):
    anna = Player(chromium, server)
    anna.page.goto(f"{server.address}/offline/easy")
    anna.wait_for("offline-unknown")
    assert anna.axe() == []
    anna.page.goto(f"{server.address}/offline")
    anna.by("offline-nothing").wait_for()


IS_GUIDE_KEPT = "async () => (await caches.match('/guide/files.json')) !== undefined"


@pytest.mark.slow
def test_all_of_a_guide_that_was_opened_once_is_there_without_a_network(chromium, server):
    anna = Travelling(chromium, server)
    anna.pack()
    assert not anna.page.evaluate(IS_GUIDE_KEPT), "nobody pays for a guide that they do not read"
    anna.go("/guide/")
    anna.until(lambda: anna.page.evaluate(IS_GUIDE_KEPT))
    anna.leave()
    for path in ("/guide/index.html", "/guide/glossary.html", "/guide/reference/printing.html"):
        anna.go(path)
        expect(anna.page.locator("h1").first).to_be_visible()
    assert anna.page.locator(".md-content").count() == 1
    assert (
        anna.page.evaluate("getComputedStyle(document.querySelector('.md-header')).position")
        == "sticky"
    )
    anna.go("/guide/no-such-page.html")
    anna.wait_for("offline")
    assert anna.page.url == f"{server.address}/offline"


KEPT_PAGE = """async (path) => {
  const kept = await caches.match(path, { ignoreVary: true });
  return kept === undefined ? null : await kept.text();
}"""


def put_guide(data: Path, pages: dict[str, str]) -> None:
    """Build a small guide in the folder of a server."""
    guide = new_build.guide_of(data)
    guide.mkdir(exist_ok=True)
    for name, text in pages.items():
        (guide / name).write_text(f"<!doctype html><h1>{text}</h1>")
    digests = {f"/guide/{name}": sha256(text.encode()).hexdigest() for name, text in pages.items()}
    (guide / "files.json").write_text(json.dumps(digests))


@pytest.mark.slow
def test_a_page_of_the_guide_that_has_changed_is_kept_as_it_is_now(chromium, tmp_path):
    """Also if nobody has opened that page since."""
    new_build.copy_site(tmp_path)
    put_guide(tmp_path, {"index.html": "Guide", "other.html": "Before", "gone.html": "Old"})
    with serving(tmp_path, module=new_build.MODULE) as server:
        anna = Travelling(chromium, server)
        anna.pack()
        anna.go("/guide/index.html")
        anna.until(lambda: anna.page.evaluate(KEPT_PAGE, "/guide/gone.html") is not None)
        anna.until(lambda: anna.page.evaluate(IS_GUIDE_KEPT))
        put_guide(tmp_path, {"index.html": "Guide", "other.html": "Now"})
        anna.go("/guide/index.html")
        anna.until(lambda: "Now" in anna.page.evaluate(KEPT_PAGE, "/guide/other.html"))
        anna.until(lambda: anna.page.evaluate(KEPT_PAGE, "/guide/gone.html") is None)


@pytest.mark.slow
@pytest.mark.parametrize(("viewport", "scheme"), LOOKS)
def test_axe_finds_nothing_on_the_page_for_playing_offline(chromium, server, viewport, scheme):
    anna = Traveller(chromium, server, viewport=viewport, color_scheme=scheme)
    anna.pack()
    anna.go("/offline")
    for side in ("A", "B", "hands"):
        anna.by(f"selection-{side}").click()
    assert anna.axe() == []
    assert anna.fits(viewport["width"])
    anna.context.close()


@pytest.mark.slow
def test_a_newer_version_is_told_and_loaded_when_somebody_wants_it(chromium, tmp_path):
    new_build.copy_site(tmp_path)
    with serving(tmp_path, pause=0.05, module=new_build.MODULE) as server:
        anna = Traveller(chromium, server)
        anna.pack()
        entry = anna.page.locator("script[type=module]").last
        before = str(entry.get_attribute("src"))
        new_build.renew(server)
        anna.page.evaluate("navigator.serviceWorker.getRegistration().then(each => each.update())")
        anna.by("new-version").wait_for()
        expect(entry).to_have_attribute("src", before)  # nothing changes until somebody wants it
        anna.by("how-to-play").click()
        anna.page.locator("dialog h3").first.wait_for()  # a part that the server no longer has
        anna.page.keyboard.press("Escape")
        assert anna.axe() == []
        anna.by("renew").click()
        expect(entry).not_to_have_attribute("src", before)
        anna.wait_for("new")
        anna.leave()
        anna.go("/learn/ugo")
        anna.wait_for("learn")
        assert anna.by("new-version").count() == 0
        anna.context.close()
