"""The card table has room on every screen: nothing lies over results, and all layouts are seen at once."""

from functools import partial

import pytest

from tests.browser.cards_states import cards_states
from tests.browser.looker import Looker, State
from tests.browser.measure import PHONE, SCREENS
from tests.browser.staging import moment

BY_NAME = {state.name: state for state in cards_states()}
CHECKED = ("ubongocards-4-checked", "ubongocards-alone-wrong", "ubongocards-alone-solved")

COVERED = """() => {
  const boxes = selector =>
    [...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect());
  const [ways] = boxes(".checked-ways");
  const results = boxes(".checked-player, .checked-scores, .checked-round > h2, .cards-status");
  return results.filter(({left, right, top, bottom}) =>
    Math.min(right, ways.right) - Math.max(left, ways.left) > 1 &&
    Math.min(bottom, ways.bottom) - Math.max(top, ways.top) > 1).length;
}"""
"""How many results lie under the way to the next round now."""


def is_solid(anna: Looker) -> bool:
    """Whether the way on is an opaque bar from edge to edge."""
    look = """ways => {
      const {left, right, bottom} = ways.getBoundingClientRect();
      const isOpaque = /^rgb\\(/.test(getComputedStyle(ways).backgroundColor);
      const isWhole = left <= 0 && right >= document.documentElement.clientWidth;
      return isOpaque && isWhole && bottom >= innerHeight - 1;
    }"""
    return bool(anna.page.locator(".checked-ways").evaluate(look))


@pytest.mark.parametrize("name", CHECKED)
def test_the_way_on_lies_over_no_result(chromium, race_server, name):
    anna = Looker(chromium, race_server, viewport=PHONE)
    anna.come(BY_NAME[name])
    for screen in SCREENS:
        anna.page.set_viewport_size(dict(screen))
        is_wide = screen["width"] >= 1000
        anna.page.evaluate("scrollTo(0, 0)")
        assert is_wide or is_solid(anna), screen
        assert not is_wide or anna.page.evaluate(COVERED) == 0, screen
        assert anna.by("next-round").bounding_box()["y"] < screen["height"], "in reach at once"
        anna.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert anna.page.evaluate(COVERED) == 0, screen


def test_what_has_the_focus_is_not_behind_the_way_on(chromium, race_server):
    anna = Looker(chromium, race_server, viewport=PHONE)
    anna.come(BY_NAME["ubongocards-alone-wrong"])
    summary = anna.by("possible").locator("summary")
    for _ in range(8):
        anna.page.keyboard.press("Tab")
        if summary.evaluate("each => each === document.activeElement"):
            break
    seen = summary.evaluate(
        """each => {
          const {left, top, width, height} = each.getBoundingClientRect();
          return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )
    assert seen


WIDE = [each for each in SCREENS if each["width"] >= 1000]


@pytest.mark.parametrize("ended", [1, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_of_a_round_are_in_sight_on_a_wide_screen(chromium, race_server, players, ended):
    def is_checked(view):
        return view.phase == "checked" and len(view.ended) == ended

    anna = Looker(chromium, race_server, viewport=dict(WIDE[0]))
    anna.come(State("checked", "table", partial(moment, f"ubongocards-{players}", is_checked)))
    for screen in WIDE:
        anna.page.set_viewport_size(dict(screen))
        [points] = boxes(anna, ".checked-scores")
        assert points["y"] + points["height"] <= screen["height"], screen


@pytest.mark.parametrize("screen", WIDE)
def test_who_watches_sees_every_layout_at_once(chromium, race_server, screen):
    anna = Looker(chromium, race_server, viewport=dict(screen))
    anna.come(BY_NAME["ubongocards-4-watched"])
    for each in [*anna.page.locator(".neighbour").all(), anna.page.locator(".cards-status")]:
        box = each.bounding_box()
        assert box["y"] + box["height"] <= screen["height"]
    lowest = max(each["y"] + each["height"] for each in boxes(anna, ".neighbour"))
    assert anna.page.locator(".cards-status").bounding_box()["y"] >= lowest


def boxes(anna, selector):
    return [each.bounding_box() for each in anna.page.locator(selector).all()]


def test_a_larger_screen_shows_larger_cards(chromium, race_server):
    anna = Looker(chromium, race_server, viewport=dict(SCREENS[3]))
    anna.come(BY_NAME["ubongocards-alone"])
    shares = []
    for screen in SCREENS[3:]:
        anna.resize(screen)
        heights = [box["height"] for box in boxes(anna, "[data-laid]")]
        shares.append(max(heights) / screen["height"])
    assert shares[1] == pytest.approx(shares[0], rel=0.1)
