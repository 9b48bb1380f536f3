"""Without a network: the stored kit, games in progress, and the verdicts on their results."""

from functools import partial
from typing import Any

from tests.browser.looker import Looker, State
from tests.browser.racer import Racer

KIT = """async () => {
  const kit = await (await fetch('/api/offline')).json();
  localStorage['spieltisch.offline kit'] = JSON.stringify({kit, ahead: kit.now - Date.now()});
}"""
RESULTS = """() => {
  const what = kind => ({type: 'daily', day: '2026-11-18', kind});
  const played = (kind, time, taken, refusal) => ({
    id: kind, time, taken, refusal,
    result: {ticket: '', what: what(kind), began: time, moves: []},
  });
  const refusal = {code: 'offline_moves', why: 'Move 3 does not hold.', details: {move: 3}};
  localStorage['spieltisch.offline results'] = JSON.stringify([
    played('easy', 62_000, {table: 'k', solved: true}, null),
    played('hard', 305_000, null, refusal),
    played('hand', 141_000, null, null),
  ]);
}"""


def offline_states() -> list[State]:
    """The page with everything on it, a game of each kind, and the end of one."""
    easy: dict[str, Any] = {
        "path": "/offline/easy",
        "page": "offline-unknown",
        "in_space": True,
        "settles": 1500,
    }
    return [
        State("offline-packed", "offline", path="/offline", then=pack_and_have_played),
        State("offline-easy", then=partial(begin, page="offline-table"), **easy),
        State("offline-hand", "offline-unknown", path="/offline/hand",
              then=partial(begin, page="offline-table"), settles=3800),
        State("offline-done", then=solve, **easy),
    ]  # fmt: skip


def pack_and_have_played(looker: Looker) -> None:
    """Store the day's games and play three of them: one result is accepted, one refused, one waiting."""
    looker.page.route(
        "**/api/offline", lambda route: route.abort() if is_sent(route) else route.continue_()
    )
    looker.page.evaluate(KIT)
    looker.page.evaluate(RESULTS)
    looker.page.reload()
    looker.by("selection-A").click()
    looker.by("played-offline").first.wait_for()


def is_sent(route: Any) -> bool:
    return bool(route.request.method == "POST")


def begin(looker: Looker, page: str) -> None:
    """Store the day's games, and start the one at this address."""
    looker.page.evaluate(KIT)
    looker.page.reload()
    looker.wait_for(page)


class Builder(Racer):
    """The same person, building a task that they have downloaded."""

    def __init__(self, looker: Looker) -> None:
        self.page, self.server, self.faults = looker.page, looker.server, looker.faults
        kept = "() => JSON.parse(localStorage['spieltisch.offline kit']).kit.tables"
        easy = next(each for each in looker.page.evaluate(kept) if each["id"] == "easy")
        self.table = {"view": easy["frames"][-1]["view"]}


def solve(looker: Looker) -> None:
    """Solve the easy task."""
    begin(looker, "offline-table")
    builder = Builder(looker)
    looker.page.set_viewport_size({"width": 1280, "height": 720})
    for step in builder.solution():
        builder.put_by_panel(step)
    looker.by("call").click()
    looker.wait_for("offline-done")
