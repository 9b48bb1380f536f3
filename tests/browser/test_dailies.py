"""Every kind of daily puzzle is played to its end in a browser, and its result is in the text to share."""

import pytest

from tests.browser.card_player import CardPlayer
from tests.browser.player import Player
from tests.server.client import ServerProcess


def begin(sitter: Player, server: ServerProcess, kind: str) -> None:
    sitter.page.goto(f"{server.address}/today")
    sitter.by(f"play-{kind}").click()
    sitter.wait_for("table")


def shared(sitter: Player, server: ServerProcess, name: str) -> str:
    """Return what the text to share says about a puzzle, and see that no other is done."""
    sitter.page.goto(f"{server.address}/today")
    text = sitter.by("share-text")
    text.wait_for()
    brand, *lines = text.input_value().splitlines()
    assert brand.startswith("Spieltisch 20")
    done = [line for line in lines if line.startswith("✅")]
    assert len(lines) == 4
    assert len(done) == 1
    assert done[0].startswith(f"✅ {name} ")
    assert sitter.by("streak").inner_text() == "1 day in a row"
    assert sitter.faults == []
    return str(done[0]).removeprefix(f"✅ {name} ")


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "name"), [("easy", "Easy task"), ("hard", "Hard task")])
def test_the_task_of_each_side(chromium, server_of_a_day, racer, kind, name):
    anna = racer(chromium, server_of_a_day)
    begin(anna, server_of_a_day, kind)
    anna.until_phase("building")
    anna.by("auto-call").check()
    for step in anna.solution():
        anna.put_by_panel(step)
    anna.wait_for("end")
    minutes, seconds = shared(anna, server_of_a_day, name).split(":")
    assert 0 <= int(minutes) <= 59
    assert len(seconds) == 2


@pytest.mark.slow
def test_the_hand_of_cards(chromium, server_of_a_day):
    anna = CardPlayer(chromium, server_of_a_day)
    begin(anna, server_of_a_day, "hand")
    anna.until_phase("laying")
    anna.until(lambda: bool(anna.view["hand"]))
    assert anna.page.locator(".cards-progress").inner_text().startswith("Hand of the day")
    anna.by("another").click()  # there is no other hand: it asks before this one is given up
    anna.by("another-no").click()
    anna.lay_all(anna.solution())
    anna.by("call").click()
    anna.until_phase("checked", "")
    if not anna.is_at_the_end:
        anna.by("finish").click()
    anna.wait_for("end")
    assert ":" in shared(anna, server_of_a_day, "Hand of cards")


def test_the_deal_of_ugo(chromium, server_of_a_day):
    anna = Player(chromium, server_of_a_day)
    begin(anna, server_of_a_day, "deal")
    anna.hurry("[data-page=end]")
    assert int(shared(anna, server_of_a_day, "UGO! deal")) > -100
