"""The end of a game: first the winner and the story, then what to do next; all else is folded."""

import pytest

from tests.browser.player import Player
from tests.browser.staging import end_of, look_at_end, stage

GAMES = {
    "ugo-2": "score-sheet",
    "ugo-4": "score-sheet",
    "ubongo3d-2": "rounds-sheet",
    "ubongo3d-4": "rounds-sheet",
    "ubongocards-4": "score-sheet",
}


COUNTED = """[...document.querySelectorAll('.standings tbody td:last-child')].every(
  cell => cell.firstChild.textContent === cell.lastChild.textContent)"""
"""Whether all points have finished counting up."""


def ended(chromium, server, name: str, **options) -> Player:
    anna = Player(chromium, server, **options)
    look_at_end(anna, name)
    anna.by("story").locator("p").first.wait_for()
    return anna


@pytest.mark.parametrize(
    "name", ["ugo-4", *[pytest.param(each, marks=pytest.mark.slow) for each in GAMES]]
)
def test_the_winner_and_the_story_come_first_and_the_rest_is_folded(chromium, server, name):
    anna = ended(chromium, server, name)
    sentences = anna.by("story").locator("p").all_inner_texts()
    assert 1 <= len(sentences) <= 3
    assert not [each for each in sentences if "{{" in each or "story." in each]
    order = [
        anna.page.locator("h1").bounding_box(),
        anna.by("story").bounding_box(),
        anna.by("to-lobby").bounding_box(),
        anna.page.locator(".standings").bounding_box(),
        anna.by("end-details").bounding_box(),
        anna.by("end-proof").bounding_box(),
    ]
    tops = [box["y"] for box in order if box]
    assert len(tops) == len(order)
    assert tops == sorted(tops)
    sheet = GAMES[name]
    assert anna.by(sheet).count() == 0
    assert anna.by("record-link").count() == 0
    anna.unfold("end-details", "end-proof")
    anna.by(sheet).wait_for()
    assert anna.by("record-link").is_visible()
    assert anna.axe() == []
    assert anna.faults == []


@pytest.mark.slow
def test_the_moment_is_short_skippable_and_calm(chromium, server):
    moving = "document.querySelector('.end-moment').getAnimations({ subtree: true }).length"
    calm = ended(chromium, server, "ugo-2")
    assert calm.page.evaluate(moving) == 0, "nothing moves with less motion"
    ben = Player(chromium, server)
    ben.page.emulate_media(reduced_motion="no-preference")
    slowly = ben.context.new_cdp_session(ben.page)
    slowly.send("Animation.enable")
    slowly.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    ben.page.goto(server.address + stage(server, end_of("ugo-2")).path)
    ben.by("end-moment").wait_for()
    assert ben.page.evaluate(moving) > 0
    ben.page.keyboard.press("Shift")
    ben.until(lambda: ben.page.evaluate(moving) == 0)  # a key ends it
    slowly.detach()
    ben.page.reload()
    ben.by("end-moment").wait_for()
    ben.until(lambda: bool(ben.page.evaluate(COUNTED)))


@pytest.mark.slow
def test_who_played_alone_reads_what_was_achieved(chromium, server):
    anna = ended(chromium, server, "ubongo3d-alone")
    assert anna.by("achievement").inner_text() != ""
    assert anna.page.locator(".standings").count() == 0
    anna.unfold("end-details")
    assert anna.axe() == []
