"""The guide in a browser: it is found by its words, and its rules of security hold."""

from playwright.sync_api import expect

from tests.browser.player import Player


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
    field.fill("booklet solutions")
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
