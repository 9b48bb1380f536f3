"""Dialogs at a table whose connection is lost: they were fetched ahead, or say so; the table stays."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.proxy import bad_network

pytestmark = pytest.mark.slow

SETTINGS = "**/PreferenceGroups-*.js"
RULES = "**/HowToPlay-*.js"


@pytest.fixture
def network(server):
    with bad_network(server) as proxy:
        yield proxy


def begin(anna):
    anna.enter("Anna")
    anna.open_table("casual")
    anna.wait_for("table")


def test_settings_and_rules_open_at_a_table_without_a_line(chromium, network):
    anna = Player(chromium, network)
    with anna.page.expect_response(SETTINGS), anna.page.expect_response(RULES):
        begin(anna)
    network.cut()
    anna.until_line("offline")
    anna.by("settings").click()
    expect(anna.by("theme")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.by("how-to-play-short").click()
    expect(anna.page.locator("dialog[open] .waiting-part")).to_have_count(0)
    expect(anna.page.locator("dialog[open] h3").first).to_be_visible()
    assert anna.faults == []


def test_a_dialog_that_is_not_there_yet_says_so_and_comes_with_the_line(chromium, network):
    anna = Player(chromium, network)
    anna.page.route(SETTINGS, lambda route: route.abort())
    begin(anna)
    network.cut()
    anna.until_line("offline")
    anna.by("settings").click()
    expect(anna.by("waiting-part")).to_contain_text("The server cannot be reached.")
    expect(anna.by("hand")).to_be_attached()
    assert anna.axe() == []
    anna.page.unroute(SETTINGS)
    network.mend()
    expect(anna.by("theme")).to_be_visible()
    expect(anna.by("hand")).to_be_attached()
    assert anna.faults == []
