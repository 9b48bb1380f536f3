"""How much script does a frame of the board in space cost? Chromium drags a piece, and orbits the view.

The browser's own counter of script time (CPU time, not wall time) is read before and after, and divided by
the number of frames in between. The work of the graphics hardware comes on top; here the processor does that
too, so frames per second mean nothing. The task is always the same. The goal is less than 4 ms of script per
frame.
"""

import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from math import cos, sin
from pathlib import Path

from benchmarks.browser import browsing
from benchmarks.peers.measuring import Row, arguments, report
from playwright.sync_api import CDPSession
from tests.browser.racer import Eye, Racer
from tests.server.client import serving

COUNT_FRAMES = """
  window.frames_drawn = 0;
  let last = -1;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = draw => ask(time => {
    if (time !== last) window.frames_drawn += 1;
    last = time;
    draw(time);
  });
"""


def rows(moves: int) -> Iterator[Row]:
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        browsing() as browser,
    ):
        if browser is None:
            return
        anna = Racer(browser, server)
        anna.page.emulate_media(reduced_motion="no-preference")
        anna.page.add_init_script(COUNT_FRAMES)
        anna.play_alone(side="B", solo="clock", size="20")
        yield measured(anna, "drag a piece over the area", partial(drag, moves=moves))
        yield measured(anna, "orbit the view", partial(orbit, moves=moves))


def measured(anna: Racer, name: str, gesture: Callable[[Racer], None]) -> Row:
    """Perform a gesture and return the script time per frame."""
    session = anna.page.context.new_cdp_session(anna.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, frames = script_time(session), drawn(anna)
    gesture(anna)
    spent, count = script_time(session) - before, drawn(anna) - frames
    each = 1000 * spent / max(1, count)
    return Row(name, f"script of a frame, mean of {count}", each, unit="CPU ms")


def script_time(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "ScriptDuration"))


def drawn(anna: Racer) -> int:
    return int(anna.page.evaluate("window.frames_drawn"))


def drag(anna: Racer, moves: int) -> None:
    """Carry the first piece over the area in circles and to a place where it fits; drop it beside it."""
    anna.look_at_tray()
    eye, kind = Eye(anna), anna.me["task"]["pieces"][0]["kind"]
    mouse = anna.page.mouse
    mouse.move(*eye.screen(eye.top_of(kind, anna.form_of(kind))))
    mouse.down()
    for move in range(moves):
        turn = move / 12
        mouse.move(*eye.screen((2.2 * cos(turn), 0.5, 1.6 * sin(turn))))
    mouse.move(*eye.screen(eye.cell(anna.a_place_for(kind))), steps=6)
    anna.until(lambda: anna.held["kind"] == kind and anna.held["landing"] is not None)
    box = anna.by("board").bounding_box()
    assert box is not None
    mouse.move(box["x"] + 10, box["y"] + 10)
    mouse.up()


def orbit(anna: Racer, moves: int) -> None:
    """Drag the empty table to and fro."""
    box = anna.by("board").bounding_box()
    assert box is not None
    mouse = anna.page.mouse
    mouse.move(box["x"] + 10, box["y"] + 10)
    mouse.down()
    for move in range(moves):
        mouse.move(box["x"] + 200 + 150 * sin(move / 10), box["y"] + 10 + move % 7)
    mouse.up()


if __name__ == "__main__":
    parser = arguments(__doc__)
    parser.add_argument("--moves", type=int, default=240, help="pointer moves of one gesture")
    asked = parser.parse_args()
    report(__doc__, rows(asked.moves), asked.json)
