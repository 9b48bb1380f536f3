"""Who keeps a race of Ubongo 3-D waiting, or is away: nudged, voted on, replaced, and informed."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FAST_CLOCK
from tests.browser.racer import Racer, sit_together
from tests.server.client import serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def brief_race_server(tmp_path_factory):
    """A server where a race takes a tenth of its time, and people are given hardly any."""
    data = tmp_path_factory.mktemp("brief")
    times = {"grace": 3.0, "idle": 0.5, "answer": 0.5}
    with serving(data, options=FAST_CLOCK, **times) as running:
        yield running


def race_of_two(chromium, server, racer) -> tuple[Racer, Racer]:
    anna, ben = racer(chromium, server), racer(chromium, server)
    sit_together(anna, ben, side="A", seconds="90")
    return anna, ben


def has_built_for_ben(anna: Racer) -> bool:
    return bool(anna.view["phase"] == "building" and anna.view["players"][1]["laid"] > 0)


def test_nudge_vote_and_a_bot_builds_until_the_person_is_here(chromium, brief_race_server, racer):
    anna, ben = race_of_two(chromium, brief_race_server, racer)
    anna.until_phase("shown")
    anna.by("next-round").click()
    anna.by("nudge").click()
    expect(ben.by("own-idle")).to_contain_text("The others are waiting for you.")
    anna.by("vote").click()
    expect(anna.by("presence-news")).to_contain_text("A bot plays for Ben now.")
    expect(ben.by("own-idle")).to_contain_text("The others are letting a bot play for you.")
    anna.until_phase("building", round_=2)
    anna.until(lambda: has_built_for_ben(anna))
    assert ben.axe() == []
    ben.by("here").click()
    expect(anna.by("presence-news")).to_contain_text("Ben plays again.")
    expect(ben.by("stood-in")).to_contain_text("a bot played for you:")
    expect(ben.by("own-idle")).to_be_hidden()
    assert [*anna.faults, *ben.faults] == []


def test_nobody_who_builds_is_nudged(chromium, brief_race_server, racer):
    """The sandglass stops them, and the others do not wait for them."""
    anna, ben = race_of_two(chromium, brief_race_server, racer)
    anna.until_phase("building")
    anna.page.wait_for_timeout(1500)
    assert anna.by("idle").count() == ben.by("own-idle").count() == 0


def test_a_player_who_is_away_is_built_for_and_told_so_on_return(
    chromium, brief_race_server, racer
):
    anna, ben = race_of_two(chromium, brief_race_server, racer)
    anna.until_phase("building")
    link = ben.page.url
    ben.page.goto("about:blank")
    expect(anna.by("presence-news")).to_contain_text("Ben is away.")
    expect(anna.by("presence-news")).to_contain_text("A bot plays for Ben now.")
    anna.until(lambda: has_built_for_ben(anna))
    ben.page.goto(link)
    expect(anna.by("presence-news")).to_contain_text("Ben is back.")
    expect(ben.by("stood-in")).to_contain_text("While you were away, a bot played for you:")
    ben.by("stood-in-close").click()
    expect(ben.by("stood-in")).to_be_hidden()
    ben.until(lambda: ben.page.evaluate("document.activeElement !== document.body"))
    assert [*anna.faults, *ben.faults] == []
