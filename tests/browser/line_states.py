"""A connection that is slow, gone, or back too late: what waits is shown, or taken back with a sentence."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from tests.browser.company_states import LONG, TABLES
from tests.browser.looker import Looker, State, selector_of
from tests.browser.staging import Moment, end_of, golden, moment

TARGETS = {
    "ugo-4": ".hand [data-card][aria-disabled=false]",
    "ubongo3d-4": selector_of("undo"),
    "ubongocards-4": selector_of("agree"),
}
"""What makes a move at once, by game."""

NOTES = ", ".join([f"{selector_of('taken-back')} p", ".status-note", selector_of("note")])

NOTES_STAY = """
const usual = window.setTimeout;
window.setTimeout = (act, ms, ...more) => usual(act, ms >= 4_000 && ms <= 20_000 ? 1e9 : ms, ...more);
"""
"""Notes do not go away while they are looked at."""

WAITING = """([table, moves]) => {
  const live = `${location.origin.replace("http", "ws")}/api/tables/${table}/live`;
  const waiting = moves.map((move, number) =>
    ({id: {client: "0123456789abcdef", number: number + 1}, move, after: 0}));
  sessionStorage.setItem(`spieltisch.moves ${live}`, JSON.stringify(waiting));
}"""
"""Keeps moves as a tab does whose connection is gone."""


def line_states() -> list[State]:
    """A slow line, no line, alone with bots or with another person, and moves that came too late."""
    space: dict[str, Any] = {"in_space": True, "until": "canvas", "settles": 1500}
    states = []
    for name, target in TARGETS.items():
        far: dict[str, Any] = {"page": "table", "is_far": True, "is_slow": True}
        if name.startswith("ubongo3d"):
            far |= space
        alone, beside = partial(to_move, name), partial(to_move, name, LONG)
        over = partial(end_of, name)
        states += [
            State(f"{name}-slow", moment=beside, then=partial(lose, target=target), **far),
            State(f"{name}-offline", moment=alone, then=partial(cut, target=target), **far),
            State(f"{name}-offline-beside", moment=beside, then=partial(cut, target=target), **far),
            State(
                f"{name}-taken-back",
                "table",
                beside,
                then=partial(come_too_late, of=beside),
                is_slow=True,
            ),
            State(f"{name}-taken-back-end", "end", over, then=partial(come_too_late, of=over)),
        ]
    return states


def to_move(name: str, *people: str) -> Moment:
    """Return a moment at which the viewer can make a move, with people beside them."""
    wanted = {**TABLES, "ugo-4": lambda view: view.turn == view.seat and len(view.trick) == 2}
    return msgspec.structs.replace(moment(name, wanted[name]), people=people)


def bring_the_others(looker: Looker) -> None:
    """Let everyone with a seat connect, once."""
    assert looker.staged is not None
    if not looker.others:
        for seat in looker.staged.others:
            looker.let_come(seat)


def cut(looker: Looker, target: str) -> None:
    """Do something of which the server learns nothing any more."""
    assert looker.network is not None
    bring_the_others(looker)
    looker.network.cut()
    looker.until_line("offline")
    looker.page.locator(f"{target}:visible").first.click()


def lose(looker: Looker, target: str) -> None:
    """Make a move that stays on its way, though everything else arrives."""
    bring_the_others(looker)
    looker.page.route_web_socket("**/live", all_but_moves)
    looker.page.reload()
    looker.wait_for("table")
    looker.page.locator(f"{target}:visible").first.click()
    looker.until_line("slow")


def all_but_moves(line: WebSocketRoute) -> None:
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        if json.loads(message)["type"] != "play":
            server.send(message)

    line.on_message(pass_on)


def come_too_late(looker: Looker, of: Callable[[], Moment]) -> None:
    """Come back with moves that have waited while the game went on."""
    assert looker.staged is not None
    looker.context.add_init_script(NOTES_STAY)
    looker.page.evaluate(WAITING, [looker.staged.table, old_moves(of())])
    looker.page.reload()
    looker.page.locator(NOTES).first.wait_for()


def old_moves(now: Moment) -> list[dict[str, Any]]:
    """Return moves that the viewer made elsewhere in the game."""
    made = golden(now.record).moves
    return [timed.move for timed in made if timed.seat == now.seat and "ready" not in timed.move][
        :2
    ]
