"""A bad line before the start: what is pressed waits for it, or the page says that it did not arrive."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.proxy import bad_network

pytestmark = pytest.mark.slow


@pytest.fixture
def network(server):
    with bad_network(server) as proxy:
        yield proxy


def test_readiness_said_offline_counts_once_the_line_is_back(chromium, server, network):
    anna, ben = Player(chromium, network), Player(chromium, server)
    anna.enter("Anna")
    ben.enter("Ben", anna.open_table("friend"))
    ben.by("sit-1").click()
    ben.begin()
    network.cut()
    anna.until_line("offline")
    anna.by("ready").click()
    expect(anna.by("ready")).to_have_attribute("data-pending", "true")
    expect(anna.by("ready")).to_have_text("Not ready yet")
    expect(anna.by("line")).to_contain_text("Your answer is sent once you are connected again.")
    assert anna.axe() == []
    network.mend()
    for each in (anna, ben):
        each.wait_for("table")
    assert anna.faults == []


def test_a_seat_taken_on_a_silent_line_says_that_it_did_not_arrive(chromium, server, network):
    anna, ben = Player(chromium, server), Player(chromium, network)
    anna.enter("Anna")
    link = anna.open_table("friend", "friend")
    ben.enter("Ben", link)
    ben.by("sit-1").wait_for()
    network.stall()
    ben.until_line("offline")
    ben.by("sit-1").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    network.mend()
    ben.until_line("good")
    expect(ben.page.get_by_role("alert")).to_be_hidden()
    ben.by("sit-1").click()
    ben.by("ready").wait_for()
    assert ben.faults == []


def test_a_table_that_is_opened_without_a_line_says_so_and_opens_once_it_is_back(chromium, network):
    anna = Player(chromium, network)
    anna.enter("Anna")
    anna.open_table("friend")
    anna.page.locator(".brand").click()
    anna.wait_for("lobby")
    network.cut()
    anna.page.go_back()
    anna.wait_for("loading")
    expect(anna.page.locator("#main")).to_contain_text("No answer yet.")
    network.mend()
    anna.wait_for("seats")
    assert anna.faults == []
