"""The server's word holds: false packings, refused moves, wrong clocks; and everyone can read it."""

import json
from math import nan
from typing import Any

import pytest

from tests.browser.racer import SMALL, form_number, grip, sit_together, turns

SAY = """([address, moves]) => new Promise(done => {
  const socket = new WebSocket(address), heard = [];
  let rest = moves;
  socket.onmessage = ({ data }) => {
    const news = JSON.parse(data);
    if (news.table) for (const move of rest.splice(0)) {
      socket.send(JSON.stringify({ type: "play", move, after: 0 }));
    }
    if (news.refused) heard.push(news.refused.code);
    if (heard.length === 3) { socket.close(); done(heard); }
  };
})"""


def test_a_false_packing_is_refused(chromium, race_server, racer):
    anna = racer(chromium, race_server)
    anna.play_alone(side="B", solo="clock", size="20")
    address = race_server.address.replace("http", "ws") + f"/api/tables/{anna.table['id']}/live"
    kind = anna.me["task"]["pieces"][0]["kind"]
    bar = [[x, 0, 0] for x in range(5)]
    moves = [
        {"call": True},
        {"put": {"kind": kind, "cells": bar}},
        {"put": {"kind": kind, "cells": [[0, 0, z] for z in range(3)]}},
    ]
    codes = anna.page.evaluate(SAY, [address, moves])
    assert codes == ["piece_left_over", "wrong_form", "wrong_form"]
    anna.by("call").click(force=True)  # it is disabled for a reason, and says so
    anna.until(lambda: "You must use all pieces" in anna.by("note").inner_text())
    assert anna.view["solo"]["solved"] == 0


@pytest.mark.slow
def test_a_refused_piece_is_shown_at_once_and_then_taken_back(chromium, race_server, racer):
    """A move that puts a piece down is corrupted between browser and server."""
    anna = racer(chromium, race_server)
    held: list[str] = []
    lines: list[Any] = []

    def tap(line) -> None:
        server = line.connect_to_server()
        lines.append(server)
        server.on_message(lambda text: (anna._hear(text), line.send(text)))
        line.on_message(lambda text: held.append(text) if '"put"' in text else server.send(text))

    anna.page.route_web_socket("**/live", tap)
    anna.play_alone(side="A", solo="clock", size="20")
    step = anna.solution()[0]
    anna.put_by_panel(step)
    lying = anna.page.locator("button[data-piece]")
    anna.until(lambda: lying.count() == len(step.cells))
    assert anna.has_laid(0)
    anna.until(lambda: bool(held))
    broken = json.loads(held[0])
    broken["move"]["put"]["cells"] = [[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]]
    lines[-1].send(json.dumps(broken))
    anna.until(lambda: "This is not piece" in anna.by("note").inner_text())
    anna.until(lambda: lying.count() == 0)
    assert anna.faults == []


WATCH = """() => {
  window.ticks = [];
  const shown = document.querySelector('[data-testid=time-left]');
  new MutationObserver(() => {
    const [minutes, seconds] = shown.textContent.split(":").map(Number);
    const left = 1000 * (60 * minutes + seconds);
    window.ticks.push(performance.timeOrigin + performance.now() + left);
  }).observe(shown, { characterData: true, childList: true, subtree: true });
}"""
"""Keeps for each tick when the sand would have run down, by it."""
WRONG_CLOCK = """
  const Right = Date;
  Date = class extends Right {
    constructor(...given) { given.length ? super(...given) : super(Right.now() + 2_220_000); }
    static now() { return Right.now() + 2_220_000; }
  };
"""


@pytest.mark.slow
def test_a_wrong_clock_shows_the_same_remaining_time(chromium, race_server, racer):
    anna, ben = racer(chromium, race_server), racer(chromium, race_server)
    ben.page.add_init_script(WRONG_CLOCK)
    sit_together(anna, ben, side="A")
    for each in (anna, ben):
        each.until_phase("building")
        each.page.evaluate(WATCH)
    assert ben.page.evaluate("Date.now()") - anna.page.evaluate("Date.now()") > 2_000_000
    anna.until(lambda: abs(end_seen(anna) - end_seen(ben)) < 100)


def end_seen(anna) -> float:
    """Return when the sandglass ends on a page, by its most punctual tick: a busy machine makes some late."""
    ticks = anna.page.evaluate("window.ticks")
    return min(ticks) if len(ticks) >= 3 else nan


PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
LOOKS = [(PHONE, "light"), (DESKTOP, "dark")]


@pytest.mark.slow
def test_axe_finds_nothing_from_the_lobby_to_the_board(chromium_in_space, race_server, racer):
    anna = racer(chromium_in_space, race_server, viewport=PHONE, color_scheme="light")
    looked_at_until_building(anna, PHONE["width"])
    assert anna.faults == []


@pytest.mark.slow
def test_axe_finds_nothing_on_a_dark_desktop(chromium_in_space, race_server, racer):
    anna = racer(chromium_in_space, race_server, viewport=DESKTOP, color_scheme="dark")
    looked_at_until_building(anna, DESKTOP["width"])
    assert anna.faults == []


@pytest.mark.slow
@pytest.mark.parametrize(("viewport", "scheme"), LOOKS)
def test_axe_finds_nothing_in_a_review(chromium_in_space, fast_server, racer, viewport, scheme):
    anna = racer(chromium_in_space, fast_server, viewport=viewport, color_scheme=scheme)
    anna.enter("Anna")
    anna.open_race("beginner", "master", side="B", seconds="30")
    anna.begin()
    anna.by("review").wait_for()
    assert anna.axe() == []
    assert anna.fits(viewport["width"])
    assert anna.faults == []


def looked_at_until_building(anna, width: int) -> None:
    anna.enter("Anna")
    anna.by("game-ubongo3d").check(force=True)
    anna.choose("side-B")
    anna.page.locator(".more-options summary").click()
    assert anna.axe() == []
    anna.by("how-to-play").click()
    anna.page.get_by_role("dialog").wait_for()
    assert anna.axe() == []
    anna.page.keyboard.press("Escape")
    anna.page.locator(".more-options summary").click()
    anna.open_race("beginner", "master", side="B", seconds="300")
    assert anna.axe() == []
    anna.begin()
    anna.wait_for("table")
    anna.until_phase("building")
    if anna.by("switch-map").count():
        assert anna.axe() == []
        anna.by("switch-map").click()
    anna.by(f"piece-{anna.solution()[0].kind}").check(force=True)
    anna.page.locator("[data-place-name]").first.click()
    assert anna.axe() == []
    assert anna.fits(width)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("locale", "words"), [("de-DE", "Füll die Fläche"), ("fr-FR", "Remplis la surface")]
)
def test_the_table_speaks_the_browsers_language(chromium, race_server, racer, locale, words):
    anna = racer(chromium, race_server, locale=locale, viewport=SMALL)
    anna.play_alone(side="A")
    assert words in anna.by("status").inner_text()
    step = anna.solution()[0]
    anna.by(f"piece-{step.kind}").check(force=True)
    for axis in turns(step.kind, anna.read_form(step.kind), form_number(step)):
        anna.by(f"turn-{axis}").click()
    x, y = grip(step)
    anna.by(f"place-{x}-{y}-0").click()
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.has_laid(1))
    assert anna.faults == []
