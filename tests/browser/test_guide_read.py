"""The guide in a browser: it is found by its words, and its rules of security hold."""

import pytest
from playwright.sync_api import expect

from spieltisch.server.settings import GUIDE
from tests.browser.looks import DESKTOP, LOOKS
from tests.browser.player import Player

PAGES = [
    "index.html",
    "benchmarks.html",
    "contributing.html",
    "guide/printing.html",
    "play/ugo.html",
    "reference/packing.html",
]
"""One of each kind: pictures, wide tables, a plan, commands, keys, docstrings."""


def reading(chromium, server, **how):
    """Open the guide, and listen to what the browser complains about."""
    anna = Player(chromium, server, **how)
    anna.page.on(
        "console",
        lambda said: anna.faults.append(said.text) if said.type == "error" else None,
    )
    anna.page.goto(f"{server.address}/guide/index.html")
    return anna


def test_the_guide_is_searched(chromium, server):
    anna = reading(chromium, server)
    field = anna.page.get_by_role("textbox", name="Search")
    field.click()
    found = anna.page.locator(".md-search-result__link")
    field.press_sequentially("booklet solutions")  # the theme looks when a key is let go
    expect(found.filter(has_text="Printing").first).to_be_visible()
    found.filter(has_text="Printing").first.click()
    anna.page.wait_for_url("**/guide/printing.html**")
    assert anna.faults == []


def test_the_home_leads_to_the_guide(chromium, server):
    anna = Player(chromium, server)
    anna.page.goto(server.address)
    anna.wait_for("lobby")
    links = anna.page.locator('a[href^="/guide"]')
    assert links.count() > 0
    links.first.click()
    anna.page.wait_for_url("**/guide/**")
    expect(anna.page.locator("h1").first).to_be_visible()
    assert anna.faults == []


@pytest.mark.parametrize(("viewport", "scheme"), LOOKS)
def test_axe_finds_nothing_in_the_guide(chromium, server, viewport, scheme):
    anna = reading(chromium, server, viewport=viewport, color_scheme=scheme)
    verify_pages(anna, server, PAGES)


@pytest.mark.slow
def test_axe_finds_nothing_on_any_page_of_the_guide(chromium, server):
    pages = sorted(file.relative_to(GUIDE).as_posix() for file in GUIDE.rglob("*.html"))
    assert len(pages) > 40
    verify_pages(reading(chromium, server, viewport=DESKTOP), server, pages)


def verify_pages(anna, server, pages):
    found = []
    for page in pages:
        anna.page.goto(f"{server.address}/guide/{page}")
        found += [f"{page}: {fault}" for fault in anna.axe()]
    assert found == []
    assert anna.faults == []
