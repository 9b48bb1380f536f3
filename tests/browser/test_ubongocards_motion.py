"""What moves at the card table: points count up, a call is stamped; nothing of it with reduced motion."""

import json

import pytest

from tests.browser.cards_states import cards_states
from tests.browser.looker import Looker

CHECKED = next(each for each in cards_states() if each.name == "ubongocards-4-checked")

WATCH = """
window.counted = {};
window.stamps = 0;
document.addEventListener("animationstart", ({ animationName }) => {
  if (animationName === "stamped") window.stamps += 1;
});
const look = () => {
  for (const player of document.querySelectorAll(".checked-player")) {
    const shown = player.querySelector(".checked-points [aria-hidden]").textContent;
    const all = (window.counted[player.dataset.seat] ??= []);
    if (all.at(-1) !== shown) all.push(shown);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Records all points that each player is shown, one after another, and stamps that come down."""


SLOW = json.dumps({"motionPace": "slow"})


def look_at_the_check(chromium, server, motion):
    anna = Looker(chromium, server, reduced_motion=motion)
    # Slow, so that even a busy machine draws enough frames to show numbers in between.
    anna.context.add_init_script(f"localStorage['spieltisch.preferences'] = '{SLOW}';{WATCH}")
    anna.come(CHECKED)
    ends = anna.page.locator(".checked-player").evaluate_all(
        "all => Object.fromEntries(all.map(({dataset: {seat, points}}) => [seat, points]))"
    )
    wanted = {seat: f"+{points}" if points != "0" else "0" for seat, points in ends.items()}
    anna.until(lambda: {seat: all_[-1] for seat, all_ in counted(anna).items()} == wanted)
    return anna


def counted(anna):
    return dict(anna.page.evaluate("window.counted"))


def test_points_count_up_and_a_call_is_stamped(chromium, race_server):
    anna = look_at_the_check(chromium, race_server, "no-preference")
    for shown in counted(anna).values():
        numbers = [int(each) for each in shown]
        assert numbers == sorted(numbers)
    assert max(len(shown) for shown in counted(anna).values()) > 2, "it passes numbers in between"
    assert anna.page.evaluate("window.stamps") == anna.page.locator(".checked-called").count() > 0


@pytest.mark.slow
def test_with_reduced_motion_points_are_simply_there(chromium, race_server):
    anna = look_at_the_check(chromium, race_server, "reduce")
    assert max(len(shown) for shown in counted(anna).values()) <= 2
    assert anna.page.evaluate("window.stamps") == 0
