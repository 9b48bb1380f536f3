"""The states of a table of UGO!, with two, three and four players."""

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.browser.looker import NARROW, Looker, State, selector_of
from tests.browser.staging import Moment, end_of, moment


def ugo_states() -> list[State]:
    """UGO!, with two, three and four players."""

    def at(name: str, wanted: Callable[[Any], bool], **options: Any) -> Callable[[], Moment]:
        return partial(moment, name, wanted, **options)

    def my_turn(cards: int, round_: int, trick: int) -> Callable[[Any], bool]:
        return lambda view: (
            view.turn == view.seat
            and not view.must_lay
            and len(view.trick) == cards
            and view.round == round_
            and view.trick_number >= trick
        )

    def lays(new: int) -> Callable[[Any], bool]:
        return lambda view: view.must_lay and view.turn == view.seat and len(view.laying.new) >= new

    late = at("ugo-4", my_turn(3, 3, 7))
    help_ = {"hints": True, "teaching": True}
    return [
        State("ugo-4-lead", "table", at("ugo-4", my_turn(0, 1, 1))),
        State("ugo-4-follow", "table", late),
        State("ugo-3-follow", "table", at("ugo-3", my_turn(2, 3, 7))),
        State("ugo-2-follow", "table", at("ugo-2", my_turn(1, 3, 7))),
        State("ugo-4-lay", "table", at("ugo-4", lays(3))),
        State(
            "ugo-4-change",
            "table",
            at("ugo-4", lays(3)),
            clicks=(selector_of("lay-change"),),
        ),
        State("ugo-2-lay", "table", at("ugo-2", lays(2))),
        State("ugo-4-marks", "table", at("ugo-4", my_turn(2, 2, 4), **help_)),
        State(
            "ugo-4-marks-help",
            "table",
            at("ugo-4", my_turn(2, 2, 4), **help_),
            clicks=(selector_of("lesson-legend"),),
        ),
        State(
            "ugo-4-hint",
            "table",
            at("ugo-4", my_turn(2, 2, 4), **help_),
            clicks=(selector_of("hint"),),
            settles=5000,
        ),
        State("ugo-4-rules", "table", late, clicks=(selector_of("how-to-play-short"),)),
        State("ugo-4-settings", "table", late, clicks=(selector_of("settings"),)),
        State("ugo-4-tricks", "table", late, clicks=(selector_of("tricks"),)),
        State("ugo-4-scores", "table", late, clicks=(selector_of("scores"),)),
        State("lobby-continue", "lobby", late, "/", elsewhere=True),
        State("ugo-4-watched", "table", late, watches=True),
        State("ugo-4-company", "table", late, watches=True, clicks=(selector_of("company"),)),
        *moments_of_ugo(late),
        State("ugo-4-end", "end", partial(end_of, "ugo-4")),
        State("ugo-2-end", "end", partial(end_of, "ugo-2")),
        State("ugo-4-replay", "replay", partial(end_of, "ugo-4"), path="/replay?move=60&seat=1"),
        State(
            "ugo-4-replay-open",
            "replay",
            partial(end_of, "ugo-4"),
            path="/replay?move=60&seat=all",
            until=selector_of("all-hands"),
        ),
    ]


def moments_of_ugo(late: Callable[[], Moment]) -> list[State]:
    """What comes up in between: the summary of a round, a card that may not be played, one that is lifted."""
    again = partial(moment, "ugo-4", lambda view: len(view.ended) == 1 and view.turn == view.seat)
    confirming = {"spieltisch.preferences": '{"confirm": true}'}
    return [
        State("ugo-4-round", "table", again, then=forget_the_round),
        State("ugo-4-refusal", "table", partial(moment, "ugo-4", must_follow), then=try_to_play_it,
              is_brief=True),
        State("ugo-4-lifted", "table", late, kept=confirming,
              clicks=("[data-card][aria-disabled=false]",)),
        State("ugo-4-kingdom", "table", late, clicks=(".chip-button",), screens=NARROW),
    ]  # fmt: skip


def must_follow(view: Any) -> bool:
    """Whether a seat has cards that it may not play now."""
    refused = [each for each in view.hand if each.refusal is not None]
    is_mine = view.turn == view.seat and not view.must_lay and len(view.trick) == 1
    return is_mine and 0 < len(refused) < len(view.hand)


def forget_the_round(looker: Looker) -> None:
    """Come back to a table where a round has ended in the meantime."""
    if looker.by("round-dialog-close").count() == 0:
        assert looker.staged is not None
        key = f"spieltisch.ugo.rounds.{looker.staged.table}"
        looker.page.evaluate("key => sessionStorage.setItem(key, '0')", key)
        looker.page.reload()
    looker.by("round-dialog-close").wait_for()


def try_to_play_it(looker: Looker) -> None:
    """Tap a card that may not be played."""
    looker.page.locator(".hand [data-card][aria-disabled=true]").first.click(force=True)
