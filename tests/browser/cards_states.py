"""The states of a table of the card game: laying, the check, practice, the end."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from spieltisch.tables.entries import Moved
from tests.browser.looker import TIMELINE, Looker, State, selector_of
from tests.browser.staging import Moment, end_of, moment


def cards_states() -> list[State]:
    """The card game: laying, the check, the end."""

    def laying(laid: int) -> Callable[[Any], bool]:
        return lambda view: view.phase == "laying" and len(view.players[view.seat].laid) == laid

    def at(name: str, wanted: Callable[[Any], bool], **options: Any) -> Callable[[], Moment]:
        return partial(moment, name, wanted, **options)

    def practised(*, called: bool, correct: bool) -> Callable[[], Moment]:
        """Return a hand that was checked after a call, or left."""

        def is_checked(view: Any) -> bool:
            own = view.ended[-1].players[0] if view.phase == "checked" else None
            return own is not None and (own.called, own.is_correct) == (called, correct)

        return at("ubongocards-1", is_checked)

    alone, hint = at("ubongocards-1", laying(3)), selector_of("hint")
    place = f"{hint}[data-stage='1']"
    return [
        State("ubongocards-4-start", "table", at("ubongocards-4", laying(1))),
        State("ubongocards-4-laying", "table", at("ubongocards-4", laying(5))),
        State("ubongocards-2-marks", "table", at("ubongocards-2", laying(7))),
        State("ubongocards-4-watched", "table", at("ubongocards-4", laying(5)), watches=True),
        *(
            State(
                f"ubongocards-{players}-checked",
                "table",
                at(f"ubongocards-{players}", lambda view: view.phase == "checked"),
            )
            for players in (2, 3, 4)
        ),
        *moments_of_cards(),
        State("ubongocards-4-end", "end", partial(end_of, "ubongocards-4")),
        State("ubongocards-alone", "table", alone),
        State("ubongocards-alone-first", "table", at("ubongocards-1", laying(0))),
        State("ubongocards-alone-marks", "table", at("ubongocards-1", laying(3), marks=True)),
        State(
            "ubongocards-alone-places",
            "table",
            at("ubongocards-1", laying(3), marks=True),
            clicks=(selector_of("places"),),
            ignored=(selector_of("places-card"),),  # the card itself is drawn beside its words
        ),
        State("ubongocards-alone-hint", "table", alone, clicks=(hint,), settles=1500),
        State("ubongocards-alone-place", "table", alone, clicks=(hint, place), settles=1500),
        State("ubongocards-alone-leave", "table", alone, clicks=(selector_of("another"),)),
        State("ubongocards-alone-solved", "table", practised(called=True, correct=True)),
        State("ubongocards-alone-wrong", "table", practised(called=True, correct=False)),
        State("ubongocards-alone-left", "table", practised(called=False, correct=True)),
        State("ubongocards-alone-end", "end", partial(end_of, "ubongocards-1")),
        State(
            "ubongocards-4-replay",
            "replay",
            partial(end_of, "ubongocards-4"),
            until=TIMELINE,
            path="/replay?round=2&at=30000",
        ),
        State(
            "ubongocards-4-replay-result",
            "replay",
            partial(end_of, "ubongocards-4"),
            until=TIMELINE,
            path="/replay?round=2&at=36000",
        ),
        State(
            "ubongocards-alone-replay",
            "replay",
            partial(end_of, "ubongocards-1"),
            until=TIMELINE,
            path="/replay?round=2&at=60000",
        ),
    ]


def moments_of_cards() -> list[State]:
    """What a round goes through: the countdown, somebody's call, a wish to end it, a call that is refused."""

    def window(*, called: bool) -> Callable[[], Moment]:
        return partial(
            moment,
            "ubongocards-4",
            lambda view: (
                view.phase == "window" and (view.players[view.seat].called_at is not None) == called
            ),
        )

    def laying(view: Any) -> bool:
        return view.phase == "laying" and view.seat != 0 and len(view.players[view.seat].laid) == 5

    def wished() -> Moment:
        found = moment("ubongocards-4", laying)
        return msgspec.structs.replace(
            found, people=("Ben", "Cleo", "Otto"), more=(Moved(0, {"agree": "wish"}),)
        )

    counting = partial(moment, "ubongocards-4", lambda view: view.phase == "countdown")
    five = partial(moment, "ubongocards-4", laying)
    return [
        State("ubongocards-4-countdown", "table", counting, is_slow=True),
        State("ubongocards-4-window", "table", window(called=False), is_slow=True),
        State("ubongocards-4-called", "table", window(called=True), is_slow=True),
        State("ubongocards-4-wish", "table", wished, is_slow=True),
        State(
            "ubongocards-4-refusal", "table", five, then=call_too_early, is_brief=True, is_slow=True
        ),
    ]


def call_too_early(looker: Looker) -> None:
    """Call before seven cards are laid."""
    looker.by("call").click(force=True)
