"""What happens around any game: somebody is away or idle, the line is gone, somebody wants to leave."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from spieltisch.tables.entries import AnyEntry, Left, Moved
from tests.browser.looker import Looker, State, selector_of
from tests.browser.staging import Moment, golden, moment

LONG = "Friederike"
LEAVE = (selector_of("settings"), selector_of("leave"))


def company_states() -> list[State]:
    return [*presence_states(), *line_states(), *leave_states()]


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


def stood_in() -> Moment:
    """Return a moment after a bot has played for the viewer."""
    found = moment(
        "ugo-4", lambda view: view.turn == view.seat and not view.must_lay and view.round == 2
    )
    last = golden("ugo-4").moves[found.moves]
    return msgspec.structs.replace(found, more=(Moved(last.seat, last.move, bot="club"),))


def presence_states() -> list[State]:
    """Who is away, has left, is idle, is nudged; what a bot did."""
    mine = partial(moment, "ugo-4", lambda view: view.seat == 1 == view.turn and view.round == 2)
    return [
        *(State(f"{name}-away", "table", partial(with_people, name, LONG), settles=3000,
                is_slow=True)
          for name in TABLES),
        *(State(f"{name}-left", "table", partial(with_people, name, LONG, more=(Left(0),)),
                is_slow=True)
          for name in TABLES),
        State("ugo-4-idle", "table", partial(with_people, "ugo-4", LONG), then=wait_for_idle,
              is_slow=True),
        State("ugo-4-vote", "table", partial(with_people, "ugo-4", LONG, "Ben"), then=nudge,
              is_slow=True),
        State("ugo-4-nudged",  "table",
              lambda: msgspec.structs.replace(mine(), people=("Ben",)), then=be_nudged,
              is_slow=True),
        State("ugo-4-stood-in", "table", stood_in, until=selector_of("stood-in")),
    ]  # fmt: skip


def line_states() -> list[State]:
    """A line that is gone while a move waits."""
    own = partial(moment, "ugo-4", lambda view: view.turn == view.seat and len(view.trick) == 2)
    far: dict[str, Any] = {"is_far": True, "is_slow": True}
    return [
        State("ugo-4-offline", "table", own,
              then=partial(cut, target=".hand [data-card][aria-disabled=false]"), **far),
        State("ubongo3d-4-offline", "table", partial(moment, "ubongo3d-4", building),
              then=partial(cut, target=selector_of("undo")), in_space=True, until="canvas",
              settles=1500, **far),
        State("ubongocards-4-offline", "table", partial(moment, "ubongocards-4", laying),
              then=partial(cut, target=selector_of("agree")), **far),
    ]  # fmt: skip


def leave_states() -> list[State]:
    return [
        State(f"{name}-leave", "table", partial(moment, name, wanted), clicks=LEAVE)
        for name, wanted in TABLES.items()
    ]


def wait_for_idle(looker: Looker) -> None:
    if not looker.others:
        looker.let_come(0)
    looker.by("idle").wait_for()


def nudge(looker: Looker) -> None:
    """Nudge a player until a vote is possible."""
    if not looker.others:
        looker.let_come(0)
        looker.let_come(2)
    looker.by("idle").wait_for()
    if looker.by("nudge").count():
        looker.by("nudge").click()
    looker.by("vote").wait_for()


def be_nudged(looker: Looker) -> None:
    """Be nudged by another player, after every sign of life."""
    ben = looker.others[0] if looker.others else looker.let_come(0)
    looker.page.wait_for_timeout(1500)
    if looker.by("own-idle").count() == 0:
        ben.page.locator("[data-testid=nudge]:not([aria-disabled=true])").click()
    looker.by("own-idle").wait_for()


def cut(looker: Looker, target: str) -> None:
    """Do something that the server does not hear of any more."""
    assert looker.network is not None
    looker.network.cut()
    looker.until_line("offline")
    looker.page.locator(f"{target}:visible").first.click()
