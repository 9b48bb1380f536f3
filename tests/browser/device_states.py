"""Several people on one device: the curtain, what is behind it, boards side by side, the end."""

from collections.abc import Callable
from typing import Any

import msgspec

from tests.browser.looker import State, selector_of
from tests.browser.staging import Moment, end_of, moment


def device_states() -> list[State]:
    """Several people on one device: the curtain, what is behind it, boards side by side, the end."""

    def on_one(of: Moment) -> Moment:
        return msgspec.structs.replace(of, companions=True)

    def at(name: str, wanted: Callable[[Any], bool]) -> Callable[[], Moment]:
        return lambda: on_one(moment(name, wanted))

    def laying(view: Any) -> bool:
        return view.phase == "laying" and len(view.players[view.seat].laid) == 3

    def building(view: Any) -> bool:
        return bool(view.phase == "building" and view.players[view.seat].laid == 1)

    turn = at("ugo-4", lambda view: view.turn == view.seat and view.trick_number == 4)
    return [
        State("ugo-4-curtain", "curtain", turn),
        State("ugo-4-curtain-open", "curtain", turn, clicks=(selector_of("curtain-open"),)),
        State("ubongocards-2-beside", "table", at("ubongocards-2", laying), settles=2000),
        State(
            "ubongo3d-2-beside", "table", at("ubongo3d-2", building), settles=4000, in_space=True
        ),
        State("ugo-2-device-end", "end", lambda: on_one(end_of("ugo-2"))),
    ]
