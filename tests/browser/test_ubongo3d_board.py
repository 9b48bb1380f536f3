"""The board of Ubongo 3-D: drawn, dragged, touched, undone, loaded late, or not there at all."""

import base64
import gzip
import re

import pytest

from tests.browser.racing import AIM_HEIGHT, SMALL, Eye, sit_together

SPACE_LIMIT = 300_000
"""Bytes of gzipped JavaScript that only this game loads."""


@pytest.fixture(scope="module")
def builder(chromium_in_space, hasty_server, racer):
    """Somebody alone at a hard table for twenty minutes; every test leaves the board as it was."""
    anna = racer(chromium_in_space, hasty_server, viewport=SMALL)
    anna.play_alone(side="B", solo="clock", size="20")
    return anna


COLOURS = """async picture => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const found = new Map();
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.slice(at, at + 3).map(value => value >> 4).join(" ");
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  return [...found.values()].filter(count => count > 50).length;
}"""


def test_the_canvas_is_not_blank(builder):
    picture = builder.page.locator("canvas").screenshot()
    blank = builder.context.new_page()
    address = "data:image/png;base64," + base64.b64encode(picture).decode()
    assert blank.evaluate(COLOURS, address) > 20
    blank.close()
    assert builder.faults == []


@pytest.mark.slow
def test_a_piece_is_dragged_there_and_back_and_undone(builder):
    kind = builder.solution()[0].kind
    eye = Eye(builder)
    start = eye.screen(eye.top_of(kind, builder.form_of(kind)))
    middle = eye.screen((0, AIM_HEIGHT, 0))
    builder.drag(start, middle)
    builder.until(lambda: builder.has_laid(1))
    builder.page.keyboard.press("u")
    builder.until(lambda: builder.has_laid(0))
    builder.drag(start, middle)
    builder.until(lambda: builder.has_laid(1))
    [piece] = [each for each in builder.me["task"]["pieces"] if each["cells"]]
    builder.drag(eye.screen(eye.top_of_lying(piece["cells"])), eye.screen((9, 0, -4)))
    builder.until(lambda: builder.has_laid(0))
    assert builder.faults == []


@pytest.mark.slow
def test_wheel_and_keys_turn_the_piece_in_the_hand(builder):
    kind = builder.me["task"]["pieces"][0]["kind"]
    eye, form = Eye(builder), builder.form_of(kind)
    builder.page.mouse.click(*eye.screen(eye.top_of(kind, form)))
    builder.until(lambda: builder.by(f"piece-{kind}").is_checked())
    builder.page.mouse.wheel(0, -120)
    builder.until(lambda: builder.form_of(kind) != form)
    turned = builder.form_of(kind)
    builder.page.keyboard.press("x")
    builder.until(lambda: builder.form_of(kind) != turned)
    builder.page.keyboard.press("Escape")
    builder.until(lambda: not builder.by(f"piece-{kind}").is_checked())
    assert builder.has_laid(0)


@pytest.mark.slow
def test_digits_arrows_and_enter_build_on_the_board_itself(builder):
    builder.by("board").focus()
    for key in ("1", "ArrowLeft", "ArrowRight", "Enter"):
        builder.page.keyboard.press(key)
    builder.until(lambda: builder.has_laid(1))
    builder.page.keyboard.press("1")
    builder.page.keyboard.press("Delete")
    builder.until(lambda: builder.has_laid(0))
    builder.page.keyboard.press("Escape")


@pytest.mark.slow
def test_the_view_turns_and_zooms_without_touching_a_piece(builder):
    board = builder.by("board")
    box = board.bounding_box()
    before = board.get_attribute("data-view")
    corner = (box["x"] + 8, box["y"] + 8)
    builder.drag(corner, (corner[0] + 120, corner[1] + 10))
    builder.until(lambda: board.get_attribute("data-view") != before)
    turned = board.get_attribute("data-view")
    builder.page.mouse.wheel(0, -240)
    builder.until(lambda: board.get_attribute("data-view") != turned)
    builder.by("look-from-front").click()
    builder.until(lambda: board.get_attribute("data-view") == before)
    assert builder.has_laid(0)


@pytest.mark.slow
def test_fingers_drag_a_piece_and_twist_it(chromium_in_space, hasty_server, racer):
    phone = {"width": 390, "height": 844}
    anna = racer(chromium_in_space, hasty_server, viewport=phone, has_touch=True, is_mobile=True)
    anna.play_alone(side="B", solo="clock", size="20")
    kind = anna.me["task"]["pieces"][0]["kind"]
    eye, form = Eye(anna), anna.form_of(kind)
    fingers = anna.page.context.new_cdp_session(anna.page)

    def touch(what: str, *points: tuple[float, ...]) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": at})

    start, end = eye.screen(eye.top_of(kind, form)), eye.screen((0, AIM_HEIGHT, 0))
    touch("touchStart", start)
    for share in (0.3, 0.6, 1.0):
        touch("touchMove", tuple(a + share * (b - a) for a, b in zip(start, end, strict=True)))
    x, y = end
    touch("touchStart", end, (x + 80, y))
    touch("touchMove", end, (x + 60, y + 60))
    anna.until(lambda: anna.form_of(kind) != form)
    touch("touchEnd")
    assert anna.has_laid(0)
    touch("touchStart", end)
    touch("touchEnd")
    anna.until(lambda: anna.has_laid(1))
    assert anna.faults == []


def test_without_webgl_the_panel_takes_over(chromium, hasty_server, racer):
    anna = racer(chromium, hasty_server)
    anna.play_alone(side="B", solo="clock", size="20")
    assert "cannot draw in space" in anna.by("no-webgl").inner_text()
    assert anna.page.locator("canvas").count() == 0
    anna.build("panel")
    anna.by("call").click()
    anna.until(lambda: anna.view["solo"]["solved"] == 1)
    assert anna.axe() == []
    assert anna.faults == []


@pytest.mark.slow
def test_the_table_waits_for_whoever_is_still_loading(
    chromium, chromium_in_space, hasty_server, racer
):
    anna = racer(chromium, hasty_server)
    ben = racer(chromium_in_space, hasty_server, viewport=SMALL)
    held = []

    def hold(route) -> None:
        held.append(route)

    ben.page.route(re.compile(r"Board3d.*\.js"), hold)
    sit_together(anna, ben, side="A")
    anna.until(lambda: "Waiting for Ben" in anna.by("status").inner_text())
    ben.until(lambda: bool(held))
    assert anna.view["phase"] == "ready"
    assert anna.me["task"] is None
    held[0].continue_()
    anna.until_phase("countdown", "building")
    assert anna.faults + ben.faults == []


def test_only_this_game_loads_the_board_and_it_is_not_too_large(
    chromium_in_space, hasty_server, racer
):
    """That UGO! does not load it is in test_looks.py."""
    anna = racer(chromium_in_space, hasty_server, viewport=SMALL)
    loaded = []

    def note(answer) -> None:
        loaded.append(answer)

    anna.page.on("response", note)
    anna.page.goto(hasty_server.address)
    anna.wait_for("lobby")
    shell = {answer.url for answer in loaded}
    anna.play_alone(side="A")
    more = {
        answer.url: len(gzip.compress(answer.body(), 9))
        for answer in loaded
        if answer.url.endswith(".js") and answer.url not in shell
    }
    assert [name for name in more if "Board3d" in name]
    assert sum(more.values()) < SPACE_LIMIT
