"""Solving, a call and a record are seen as moments, once; with reduced motion nothing moves."""

from functools import partial
from typing import Any

import pytest

from tests.browser.looker import Looker, State
from tests.browser.staging import Wanted, moment

WATCH = """
window.begun = [];
document.addEventListener("animationstart", ({ animationName }) => {
  window.begun.push(animationName);
});
"""
"""Records the names of all animations that begin."""


def own(view: Any) -> Any:
    return view.players[view.seat]


def is_solved(view: Any) -> bool:
    return bool(view.phase == "building" and own(view).is_building and view.call is None)


def is_called(view: Any) -> bool:
    return view.phase == "building" and any(player.place for player in view.players)


def is_solved_alone(view: Any) -> bool:
    return bool(view.phase == "building" and view.solo.solved > 0)


def has_laid_seven(view: Any) -> bool:
    return bool(view.phase == "laying" and view.call is None)


def is_last_call(view: Any) -> bool:
    return bool(view.phase == "building" and view.solo.left == 1 and view.call is None)


MOMENTS = [
    ("ubongo3d-4", is_solved, "lit"),
    ("ubongocards-2", has_laid_seven, "lit"),
    ("ubongo3d-4", is_called, "called"),
    ("ubongo3d-1", is_solved_alone, "called"),
    ("ubongo3d-1", is_last_call, "record"),
]
IDS = ["solved", "cards-solved", "called", "called-alone", "record"]


def come(chromium, server, motion: str, name: str, wanted: Wanted) -> Looker:
    """Come to a moment; for a record, also make it."""
    anna = Looker(chromium, server, reduced_motion=motion)
    anna.context.add_init_script(WATCH)
    anna.come(State(name, "table", partial(moment, name, wanted), until="[data-testid=call]"))
    if wanted is is_last_call:
        anna.by("call").click()
        anna.wait_for("end")
        anna.page.locator("[data-testid=achievement][data-record=true]").wait_for()
    return anna


@pytest.mark.slow
@pytest.mark.parametrize(("name", "wanted", "moves"), MOMENTS, ids=IDS)
def test_a_moment_moves_once(chromium, race_server, name, wanted, moves):
    anna = come(chromium, race_server, "no-preference", name, wanted)
    anna.until(lambda: moves in anna.page.evaluate("window.begun"))
    still = "document.getAnimations().filter(each => each.animationName === %r).length"
    anna.until(lambda: anna.page.evaluate(still % moves) == 0)
    assert anna.faults == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "wanted", "moves"), MOMENTS, ids=IDS)
def test_with_reduced_motion_a_moment_is_simply_there(chromium, race_server, name, wanted, moves):
    anna = come(chromium, race_server, "reduce", name, wanted)
    anna.page.wait_for_timeout(500)
    assert moves not in anna.page.evaluate("window.begun")
    assert anna.faults == []
