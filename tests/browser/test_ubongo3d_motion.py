"""Ubongo 3-D for people who like motion: a piece settles in a moment, exactly where it belongs."""

import pytest

from tests.browser.racer import SMALL, Eye

MOST_MS = 180
LEAST_MS = 120

WATCH = """() => {
  const pen = new OffscreenCanvas(275, 160).getContext("2d", { willReadFrequently: true });
  const ask = window.requestAnimationFrame.bind(window);
  const clear = WebGL2RenderingContext.prototype.clear;
  let isDrawn = false;
  WebGL2RenderingContext.prototype.clear = function (mask) {
    isDrawn = true;
    clear.call(this, mask);
  };
  window.seen = [];
  const look = time => {
    const canvas = document.querySelector("canvas");
    if (!canvas || !isDrawn) return;
    isDrawn = false;
    pen.clearRect(0, 0, 275, 160);
    pen.drawImage(canvas, 0, 0, 275, 160);
    const { data } = pen.getImageData(0, 0, 275, 160);
    let sum = 0;
    for (const value of data) sum = (Math.imul(sum, 31) + value) | 0;
    window.seen.push([time, sum]);
  };
  // What was drawn can be read only in the same breath.
  window.requestAnimationFrame = draw => ask(time => { draw(time); look(time); });
}"""
"""Keeps when which picture was drawn: the time of the frame, and a sum over its pixels."""


@pytest.mark.slow
def test_a_placed_piece_settles_in_a_moment_and_exactly_at_its_place(
    chromium_in_space, race_server, racer
):
    anna = racer(chromium_in_space, race_server, viewport=SMALL)
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.add_init_script(f"({WATCH})()")
    anna.play_alone(side="B", solo="clock", size="20")
    kind = anna.me["task"]["pieces"][0]["kind"]
    anna.look_at_tray()
    eye, form = Eye(anna), anna.form_of(kind)
    anna.page.mouse.move(*eye.screen(eye.top_of(kind, form)))
    anna.page.mouse.down()
    anna.page.mouse.move(*eye.screen(eye.cell(anna.a_place_for(kind))), steps=6)
    anna.until(lambda: anna.held["landing"] is not None)
    anna.page.wait_for_timeout(600)  # it has come to where it is carried
    anna.page.evaluate("window.seen.splice(0, window.seen.length - 1)")
    anna.page.mouse.up()
    anna.until(lambda: anna.has_laid(1))
    anna.page.wait_for_timeout(600)
    moving = moving_times(anna.page.evaluate("window.seen"))
    assert len(moving) > 1
    # The last picture differs from the one before: the frame between them may come late.
    assert moving[-2] - moving[0] <= MOST_MS
    assert moving[-1] - moving[0] >= LEAST_MS
    anna.page.mouse.move(5, 5)
    assert picture(anna) == picture_without_motion(anna)
    assert anna.faults == []


def moving_times(seen: list[list[float]]) -> list[float]:
    """Give when the picture was drawn another one than before, the last of these included."""
    return [time for (time, now), (_, before) in zip(seen[1:], seen, strict=False) if now != before]


def picture(anna) -> float:
    """Give the sum over the newest picture, once it stays the same."""
    anna.page.wait_for_timeout(400)
    return float(anna.page.evaluate("window.seen.at(-1)[1]"))


def picture_without_motion(anna) -> float:
    """Where nothing moves, pieces are simply where they belong."""
    anna.page.emulate_media(reduced_motion="reduce")
    anna.page.reload()
    anna.by("panel").wait_for()
    anna.look_at_tray()
    anna.until(lambda: anna.page.evaluate("window.seen.length > 0"))
    return picture(anna)
