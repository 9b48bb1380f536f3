"""The states of a table of Ubongo 3-D: building, the map, the review, alone."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.browser.looker import NARROW, TIMELINE, Looker, State, selector_of
from tests.browser.staging import Moment, end_of, moment, then


def ubongo3d_states() -> list[State]:
    """Ubongo 3-D: building, the map, the review, alone."""

    def building(laid: int) -> Callable[[Any], bool]:
        return lambda view: (
            view.phase == "building"
            and view.players[view.seat].is_building
            and view.players[view.seat].laid == laid
        )

    def at(name: str, wanted: Callable[[Any], bool], **options: Any) -> Callable[[], Moment]:
        return partial(moment, name, wanted, **options)

    two = at("ubongo3d-4", building(2))
    hard = at("ubongo3d-3", building(3))
    shown = at("ubongo3d-4", lambda view: view.phase == "shown")
    space: dict[str, Any] = {"in_space": True, "until": "canvas", "settles": 1500}
    return [
        State("ubongo3d-4-building", "table", two, **space),
        State("ubongo3d-3-hard", "table", hard, **space),
        State("ubongo3d-2-building", "table", at("ubongo3d-2", building(1)), **space),
        State("ubongo3d-4-flat", "table", two),
        State("ubongo3d-4-keys", "table", two, clicks=(selector_of("shortcuts"),), **space),
        State("ubongo3d-4-watched", "table", two, watches=True, **space),
        State("ubongo3d-4-shown", "table", shown, **space),
        State("ubongo3d-alone", "table", at("ubongo3d-alone", building(1)), **space),
        *moments_of_3d(two, space),
        *alone_in_3d(at("ubongo3d-alone", building(1)), space),
        State("ubongo3d-4-end", "end", partial(end_of, "ubongo3d-4")),
        State("ubongo3d-alone-end", "end", partial(end_of, "ubongo3d-1")),
        State(
            "ubongo3d-4-replay",
            "replay",
            partial(end_of, "ubongo3d-4"),
            until=TIMELINE,
            path="/replay?round=2&at=14000",
        ),
        State(
            "ubongo3d-4-replay-result",
            "replay",
            partial(end_of, "ubongo3d-4"),
            until=TIMELINE,
            path="/replay?round=5&at=62000",
        ),
        State(
            "ubongo3d-alone-replay",
            "replay",
            partial(end_of, "ubongo3d-1"),
            until=TIMELINE,
            path="/replay?round=2&at=60000",
        ),
    ]


def moments_of_3d(two: Callable[[], Moment], space: dict[str, Any]) -> list[State]:
    """What a round goes through, and a piece in the hand."""

    def has_solved(view: Any) -> bool:
        own = view.players[view.seat]
        return view.phase == "building" and own.solved is not None and not own.is_building

    at = partial(partial, moment)
    brief = {**space, "is_slow": True}
    return [
        State("ubongo3d-4-ready", "table",
              at("ubongo3d-4", lambda view: (view.phase, view.round) == ("ready", 3)), **space),
        State("ubongo3d-4-countdown", "table",
              at("ubongo3d-4", lambda view: view.phase == "countdown"), **brief),
        State("ubongo3d-2-second", "table",
              at("ubongo3d-2", lambda view: view.phase == "building" and view.glass == "second"),
              **brief),
        State("ubongo3d-4-solved", "table", at("ubongo3d-4", has_solved), **brief),
        State("ubongo3d-tie-building", "table",
              at("ubongo3d-tie", lambda view: view.phase == "building" and view.round > 9), **brief),
        State("ubongo3d-4-map", "table", two, clicks=(selector_of("switch-map"),), screens=NARROW,
              **brief),
        State("ubongo3d-4-hand", "table", two, then=lift, **brief),
        State("ubongo3d-4-misfit", "table", two, then=hold_where_it_does_not_fit, **brief),
    ]  # fmt: skip


def alone_in_3d(one: Callable[[], Moment], space: dict[str, Any]) -> list[State]:
    """What only a lone player sees: a pause, a task that is left, hints, the ghost of the best run."""
    at = partial(partial, moment, "ubongo3d-alone")
    ended = partial(end_of, "ubongo3d-puzzle")
    left = partial(then, one, {"aside": 1}, {"pause": True})
    return [
        State("ubongo3d-alone-paused", "table", at(lambda view: view.phase == "paused"), **space),
        State("ubongo3d-alone-aside", "table", one, clicks=(selector_of("aside"),), **space),
        State("ubongo3d-alone-left", "table", left, clicks=(selector_of("show-left"),), **space),
        State("ubongo3d-alone-hint", "table",
              at(lambda view: view.solo.hint is not None and view.solo.hint.cells is not None),
              **space),
        State("ubongo3d-puzzle-ghost", "table",
              partial(moment, "ubongo3d-puzzle", lambda view: view.players[0].laid == 1),
              before=ended, then=show_the_ghost, is_slow=True, **space),
        State("ubongo3d-puzzle-end", "end", ended),
        State("ubongo3d-puzzle-again-end", "end", ended, before=ended),
    ]  # fmt: skip


def lift(looker: Looker) -> None:
    """Take a piece in the hand, over a place where it fits."""
    looker.page.locator("[data-board]").focus()
    looker.page.keyboard.press("1")
    looker.page.keyboard.press("Space")


def hold_where_it_does_not_fit(looker: Looker) -> None:
    """Move a piece until some of it is beside the area."""
    lift(looker)
    for _ in range(8):
        looker.page.keyboard.press("ArrowRight")
        looker.page.wait_for_timeout(100)
        landing = json.loads(looker.by("board").get_attribute("data-hand") or "{}").get("landing")
        if landing and landing.get("misfit"):
            return
    raise AssertionError("the piece fits everywhere")


def show_the_ghost(looker: Looker) -> None:
    """Unfold the picture of the player's best run."""
    fold = looker.by("ghost-fold")
    fold.wait_for()
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()
    looker.by("ghost").wait_for()
