"""How much script does a frame of the board in space cost? Chromium drags a piece, and orbits the view.

The browser's own counter of script time (of the processor, not of the wall) is read before and after, and
divided by the frames in between. What the graphics hardware does comes on top; here the processor plays its
part, so frames a second say nothing. The task is always the same one. The goal is less than 4 ms of script
a frame.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from math import cos, sin
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright
from tests.browser import fixed_seeds
from tests.browser.conftest import FLAGS, WITH_SPACE
from tests.browser.racer import Eye, Racer
from tests.server.client import serving

MOVES = int(sys.argv[1]) if len(sys.argv) > 1 else 240
"""Pointer moves of one gesture."""
GOAL = 4.0
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


def main() -> None:
    program = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if program is None:
        print("skipped: there is no Chromium")
        return
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), module=fixed_seeds.MODULE) as server,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=[*FLAGS, *WITH_SPACE])
        anna = Racer(browser, server)
        anna.page.emulate_media(reduced_motion="no-preference")
        anna.page.add_init_script(COUNT_FRAMES)
        anna.play_alone(side="B", solo="clock", size="20")
        measure(anna, "drag a piece over the area", drag)
        measure(anna, "orbit the view", orbit)
        browser.close()


def measure(anna: Racer, name: str, gesture: Callable[[Racer], None]) -> None:
    """Do a gesture, and print the script time of a frame."""
    session = anna.page.context.new_cdp_session(anna.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, frames = script_time(session), drawn(anna)
    gesture(anna)
    spent, count = script_time(session) - before, drawn(anna) - frames
    each = 1000 * spent / max(1, count)
    verdict = "within" if each < GOAL else "over"
    print(f"{name}: {each:.2f} ms of script a frame ({count} frames), {verdict} {GOAL:.0f} ms")


def script_time(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "ScriptDuration"))


def drawn(anna: Racer) -> int:
    return int(anna.page.evaluate("window.frames_drawn"))


def drag(anna: Racer) -> None:
    """Carry the first piece over the area in circles, and drop it beside it."""
    anna.look_at_tray()
    eye, kind = Eye(anna), anna.me["task"]["pieces"][0]["kind"]
    mouse = anna.page.mouse
    mouse.move(*eye.screen(eye.top_of(kind, anna.form_of(kind))))
    mouse.down()
    for move in range(MOVES):
        turn = move / 12
        mouse.move(*eye.screen((2.2 * cos(turn), 0.5, 1.6 * sin(turn))))
    anna.until(lambda: anna.held["kind"] == kind and anna.held["landing"] is not None)
    box = anna.by("board").bounding_box()
    assert box is not None
    mouse.move(box["x"] + 10, box["y"] + 10)
    mouse.up()


def orbit(anna: Racer) -> None:
    """Drag the empty table to and fro."""
    box = anna.by("board").bounding_box()
    assert box is not None
    mouse = anna.page.mouse
    mouse.move(box["x"] + 10, box["y"] + 10)
    mouse.down()
    for move in range(MOVES):
        mouse.move(box["x"] + 200 + 150 * sin(move / 10), box["y"] + 10 + move % 7)
    mouse.up()


if __name__ == "__main__":
    main()
