"""Ubongo 3-D for people who like motion: a piece settles in a moment, exactly where it belongs."""

import pytest

from tests.browser.racer import SMALL, Eye

MOST_MS = 180
LEAST_MS = 120
FRAME_MS = 10

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
"""Records each picture that was drawn: the time of the frame, and a sum over its pixels."""


BREATHE = """() => new Promise(done => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done();
  port2.postMessage(null);
})"""
"""Waits for what React has deferred until the page is idle."""


@pytest.mark.slow
def test_a_placed_piece_settles_in_a_moment_and_exactly_at_its_place(
    chromium_in_space, race_server, racer
):
    """The page's own time advances only frame by frame: a slow machine changes nothing."""
    anna = racer(chromium_in_space, race_server, viewport=SMALL)
    clock = anna.page.clock
    clock.install()
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
    stand_still(anna)
    frames(anna, 40)  # it has come to where it is carried
    anna.page.evaluate("window.seen.splice(0, window.seen.length - 1)")
    anna.page.mouse.up()
    anna.until(lambda: anna.has_laid(1))
    frames(anna, 40)
    moving = moving_times(anna.page.evaluate("window.seen"))
    assert len(moving) > 1
    assert LEAST_MS <= moving[-1] - moving[0] <= MOST_MS
    anna.page.mouse.move(5, 5)
    assert picture(anna) == picture_without_motion(anna)
    assert anna.faults == []


def stand_still(anna) -> None:
    """Stop the page's time; from now on only `frames` draws."""
    anna.page.clock.pause_at(anna.page.evaluate("Date.now()") / 1000 + 1)


def frames(anna, count: int) -> None:
    """Let as many frames pass; what React has to do in between happens in real time."""
    for _ in range(count):
        anna.page.clock.run_for(FRAME_MS)
        anna.page.evaluate(BREATHE)


def moving_times(seen: list[list[float]]) -> list[float]:
    """Return the times at which the picture changed, including the last one."""
    return [time for (time, now), (_, before) in zip(seen[1:], seen, strict=False) if now != before]


def picture(anna) -> float:
    """Return the sum over the newest picture, once it stays the same."""
    frames(anna, 25)
    return float(anna.page.evaluate("window.seen.at(-1)[1]"))


def picture_without_motion(anna) -> float:
    """With reduced motion, pieces are simply where they belong."""
    anna.page.emulate_media(reduced_motion="reduce")
    anna.page.clock.resume()
    anna.page.reload()
    anna.by("panel").wait_for()
    anna.look_at_tray()
    anna.until(lambda: anna.page.evaluate("window.seen.length > 0"))
    stand_still(anna)
    return picture(anna)
