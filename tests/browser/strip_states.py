"""What the strips above a table say: a bot is late, somebody is idle, a bot has played for the viewer."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from spieltisch.tables.entries import Moved
from tests.browser.company_states import LONG, TABLES, with_people
from tests.browser.looker import Looker, State, selector_of
from tests.browser.staging import Moment, Wanted, golden, moment, stage

RACES = {"ubongo3d-4": "shown", "ubongocards-4": "checked"}
"""The phases between two rounds, in which everyone waits for everyone."""


def strip_states() -> list[State]:
    return [*late_states(), *idle_states(), *stood_in_states()]


def late_states() -> list[State]:
    """Bots that are still loading when the game begins."""
    return [
        State(f"{name}-late", "table", of, then=partial(begin_afresh, of=of), is_slow=True)
        for name in RACES
        for of in [partial(starting, name)]
    ]


def starting(name: str) -> Moment:
    return moment(name, lambda view: view.seat == 1 and view.phase == "ready")


def begin_afresh(looker: Looker, of: Callable[[], Moment]) -> None:
    """Open a new table each time: a table that everyone has left forgets who was late."""
    looker.staged = stage(looker.server, of(), before=looker.staged, is_slow=True)
    looker.page.goto(looker.address + looker.staged.path)
    looker.by("late").wait_for()


def idle_states() -> list[State]:
    """Somebody keeps the table waiting: the viewer nudges them and votes, or is nudged."""

    def mine() -> Moment:
        found = moment("ugo-4", lambda view: view.seat == 1 == view.turn and view.round == 2)
        return msgspec.structs.replace(found, people=("Ben",))

    return [
        State("ugo-4-idle", "table", partial(with_people, "ugo-4", LONG), then=wait_for_idle,
              is_slow=True),
        State("ugo-4-vote", "table", partial(with_people, "ugo-4", LONG, "Ben"), then=nudge,
              is_slow=True),
        State("ugo-4-nudged", "table", mine, then=be_nudged, is_slow=True),
        *(State(f"{name}-idle", "table", partial(between_rounds, name, ready=1),
                then=wait_for_idle, is_slow=True)
          for name in RACES),
        *(State(f"{name}-nudged", "table", partial(between_rounds, name, ready=0), then=be_nudged,
                is_slow=True)
          for name in RACES),
    ]  # fmt: skip


def stood_in_states() -> list[State]:
    """A bot has made the viewer's latest move."""

    def mine(view: Any) -> bool:
        return bool(view.turn == view.seat and not view.must_lay and view.round == 2)

    wanted = {**TABLES, "ugo-4": mine}
    return [
        State(f"{name}-stood-in", "table", partial(stood_in, name, wanted[name]),
              until=selector_of("stood-in"), is_slow=True)
        for name in wanted
    ]  # fmt: skip


def between_rounds(name: str, ready: int) -> Moment:
    """Return a moment at which, of the viewer and a person beside them, only one is ready to go on."""
    found = moment(name, lambda view: view.seat == 1 and view.phase == RACES[name])
    more = (Moved(ready, next_move(found, ready)),)
    return msgspec.structs.replace(found, people=(LONG,), more=more)


def stood_in(name: str, wanted: Wanted) -> Moment:
    """Let a bot make the viewer's next move after a moment."""
    found = moment(name, wanted)
    made = Moved(found.seat, next_move(found, found.seat), bot="club")
    return msgspec.structs.replace(found, more=(made,))


def next_move(after: Moment, seat: int) -> dict[str, Any]:
    """Return what a seat did next in the golden game."""
    later = golden(after.record).moves[after.moves :]
    return next(timed.move for timed in later if timed.seat == seat)


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
    other = looker.others[0] if looker.others else looker.let_come(0)
    looker.page.wait_for_timeout(1500)
    if looker.by("own-idle").count() == 0:
        other.page.locator("[data-testid=nudge]:not([aria-disabled=true])").click()
    looker.by("own-idle").wait_for()
