"""What happens around any game: somebody is away or has left, a clock runs, somebody wants to leave."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from spieltisch.tables.entries import AnyEntry, Left
from tests.browser.looker import State, selector_of
from tests.browser.staging import Moment, moment

LONG = "Friederike"
LEAVE = (selector_of("settings"), selector_of("leave"))


def company_states() -> list[State]:
    return [*presence_states(), *clock_states(), *leave_states()]


def ugo(view: Any) -> bool:
    """Whether the player in the first seat keeps another waiting."""
    waits = view.seat == 1 and view.turn == 0 and not view.must_lay
    return bool(waits and view.trick_number == 4)


def building(view: Any) -> bool:
    return bool(view.seat == 1 and view.phase == "building" and view.players[1].laid == 2)


def laying(view: Any) -> bool:
    return view.seat == 1 and view.phase == "laying" and len(view.players[1].laid) == 4


TABLES: dict[str, Callable[[Any], bool]] = {
    "ugo-4": ugo,
    "ubongo3d-4": building,
    "ubongocards-4": laying,
}


def with_people(name: str, *people: str, more: tuple[AnyEntry, ...] = ()) -> Moment:
    """Seat people beside the second seat, who looks."""
    found = moment(name, TABLES[name])
    return msgspec.structs.replace(found, people=people, more=more)


def presence_states() -> list[State]:
    """Who is away or has left."""
    return [
        *(State(f"{name}-away", "table", partial(with_people, name, LONG), settles=3000,
                is_slow=True)
          for name in TABLES),
        *(State(f"{name}-left", "table", partial(with_people, name, LONG, more=(Left(0),)),
                is_slow=True)
          for name in TABLES),
    ]  # fmt: skip


def clock_states() -> list[State]:
    """A turn clock in the bar, for those who move, who wait and who only watch."""

    def clocked(wanted: Callable[[Any], bool]) -> Moment:
        found = moment("ugo-4", wanted)
        return msgspec.structs.replace(found, people=(LONG,), turn_clock=90)

    mine = partial(clocked, lambda view: view.seat == 1 == view.turn and view.round == 2)
    clock: dict[str, Any] = {"until": selector_of("turn-clock"), "is_slow": True}
    return [
        State("ugo-4-clock", "table", mine, **clock),
        State("ugo-4-clock-waiting", "table", partial(clocked, ugo), **clock),
        State("ugo-4-clock-watched", "table", mine, watches=True, **clock),
    ]


def leave_states() -> list[State]:
    return [
        State(f"{name}-leave", "table", partial(moment, name, wanted), clicks=LEAVE)
        for name, wanted in TABLES.items()
    ]
