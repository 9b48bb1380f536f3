"""The board of Ubongo 3-D: drawn, dragged, touched, undone, loaded late, or not there at all."""

import base64
import gzip
import re
from io import BytesIO
from math import dist
from typing import Any

import numpy as np
import pytest
from PIL import Image

from spieltisch.server.settings import SITE
from tests.browser.racer import (
    PIECES,
    SMALL,
    Eye,
    Racer,
    cubes_of,
    form_number,
    pixels_of,
    sit_together,
    turns,
)

SPACE_LIMIT = 300_000
"""Bytes of gzipped JavaScript that only this game loads."""


@pytest.fixture(scope="module")
def builder(chromium_in_space, race_server, racer):
    """A lone player at a hard table for twenty minutes; every test leaves the board as it was."""
    anna = racer(chromium_in_space, race_server, viewport=SMALL)
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
    """It goes where its first form fits, whichever task was drawn, and then off the board again."""
    kind = builder.me["task"]["pieces"][0]["kind"]
    builder.look_at_tray()
    eye, form = Eye(builder), builder.form_of(kind)
    start = eye.screen(eye.top_of(kind, form))
    there = eye.screen(eye.cell(builder.a_place_for(kind)))
    builder.drag(start, there)
    builder.until(lambda: builder.has_laid(1))
    builder.page.keyboard.press("u")
    builder.until(lambda: builder.has_laid(0))
    builder.drag(start, there)
    builder.until(lambda: builder.has_laid(1))
    [piece] = [each for each in builder.me["task"]["pieces"] if each["cells"]]
    box = builder.by("board").bounding_box()
    builder.drag(eye.screen(eye.top_of_lying(piece["cells"])), (box["x"] + 12, box["y"] + 12))
    builder.until(lambda: builder.has_laid(0))
    assert builder.faults == []


@pytest.mark.slow
def test_the_piece_that_is_carried_never_hides_where_it_would_land(builder):
    kind = builder.me["task"]["pieces"][0]["kind"]
    builder.look_at_tray()
    eye = Eye(builder)
    assert pixels_of(builder, "--ghost-fits") == pixels_of(builder, "--ghost-not") == 0
    builder.page.mouse.move(*eye.screen(eye.top_of(kind, builder.form_of(kind))))
    builder.page.mouse.down()
    builder.page.mouse.move(*eye.screen(eye.cell(builder.a_place_for(kind))), steps=6)
    builder.until(lambda: builder.held["landing"] is not None)
    landing = builder.held["landing"]
    colour = "--ghost-fits" if landing["misfit"] is None else "--ghost-not"
    # Its beams are several pixels thick, and dashed where it does not fit.
    builder.until(lambda: pixels_of(builder, colour) > outline_length(eye, landing["cells"]) / 2)
    builder.page.keyboard.press("Escape")
    builder.page.mouse.up()
    builder.until(lambda: builder.held["kind"] is None)
    assert builder.has_laid(0)


def outline_length(eye: Eye, cells: list[list[int]]) -> float:
    """Measure the outline of the box around cubes on the screen, in pixels."""
    low, high = ([pick(cell[axis] for cell in cells) for axis in range(3)] for pick in (min, max))
    near, far = (eye.screen(eye.cell((end[0], end[1], end[2]))) for end in (low, high))
    return 2 * (abs(near[0] - far[0]) + abs(near[1] - far[1]))


@pytest.mark.slow
def test_a_click_lifts_a_piece_where_it_is_and_it_turns_there(builder):
    """Wheel, keys and arrows turn it about the clicked cube, which stays where it is on the screen."""
    kind = builder.me["task"]["pieces"][0]["kind"]
    by = builder.lift_by_mouse(kind)
    assert builder.held["by"] == list(by)
    assert builder.held["landing"] is None
    form = builder.form_of(kind)
    eye = Eye(builder)
    where = eye.screen(eye.top_of(kind, form, is_lifted=True))
    builder.until(lambda: is_ringed(builder, where))
    builder.page.mouse.wheel(0, -120)
    builder.until(lambda: builder.form_of(kind) != form)
    builder.page.wait_for_timeout(200)
    builder.page.mouse.wheel(0, 120)
    builder.until(lambda: builder.form_of(kind) == form)
    assert builder.held["by"] == list(by)
    builder.page.keyboard.press("x")
    builder.until(lambda: builder.form_of(kind) != form)
    builder.page.keyboard.press("Shift+X")
    builder.until(lambda: builder.form_of(kind) == form)
    assert builder.held["by"] == list(by)
    for way, back in (("left", "right"), ("away", "towards"), ("clockwise", "anticlockwise")):
        builder.by(f"gizmo-{way}").click()
        builder.by(f"gizmo-{back}").click()
        builder.until(lambda: builder.held["by"] == list(by))
        assert builder.form_of(kind) == form
    builder.page.keyboard.press("Escape")
    builder.until(lambda: not builder.by(f"piece-{kind}").is_checked())
    assert builder.has_laid(0)


def is_ringed(anna, where: tuple[float, float]) -> bool:
    """Return whether all six arrows are on the board, and their ring around a point, moved in at an edge."""
    box = anna.by("board").bounding_box()
    arrows = [arrow.bounding_box() for arrow in anna.page.locator(".gizmo-arrow").all()]
    across = [arrow["x"] + arrow["width"] / 2 for arrow in arrows]
    along = [arrow["y"] + arrow["height"] / 2 for arrow in arrows]
    is_inside = min(across) >= box["x"] and max(across) <= box["x"] + box["width"]
    middle = ((min(across) + max(across)) / 2, (min(along) + max(along)) / 2)
    far = max(across) - min(across)
    return len(arrows) == 6 and is_inside and dist(middle, where) < far


@pytest.mark.slow
def test_a_stroke_over_the_piece_in_the_hand_tumbles_it(builder):
    kind = builder.me["task"]["pieces"][0]["kind"]
    builder.lift_by_mouse(kind)
    form = builder.form_of(kind)
    where = beside_the_arrows(builder, kind, form)
    builder.drag(where, (where[0] + 40, where[1]))
    builder.until(lambda: builder.form_of(kind) == PIECES[kind]["turns"]["y"][form])
    builder.page.keyboard.press("Escape")
    assert builder.has_laid(0)


def beside_the_arrows(anna, kind: int, form: int) -> tuple[float, float]:
    """Find a point of the piece in the hand that no arrow covers, whichever piece was dealt."""
    eye = Eye(anna)
    tops = [
        eye.screen(eye.top_of(kind, form, is_lifted=True, cube=cube))
        for cube in cubes_of(kind, form)
    ]
    is_free = "([x, y]) => document.elementFromPoint(x, y)?.tagName === 'CANVAS'"
    return next(top for top in tops if anna.page.evaluate(is_free, list(top)))


@pytest.mark.slow
def test_digits_space_and_enter_build_on_the_board_itself(builder):
    """A digit lifts a piece and offers a place, Space the next place, Enter puts it and lifts another."""
    kinds = [piece["kind"] for piece in builder.me["task"]["pieces"]]
    first = lift_what_fits(builder)
    offered = builder.held["landing"]["cells"]
    assert builder.held["landing"]["misfit"] is None
    builder.page.keyboard.press("Space")
    builder.page.keyboard.press("Shift+Space")
    builder.until(lambda: builder.held["landing"]["cells"] == offered)
    builder.page.keyboard.press("Enter")
    builder.until(lambda: builder.has_laid(1))
    after = kinds[(kinds.index(first) + 1) % len(kinds)]
    builder.until(lambda: builder.held["kind"] == after)
    builder.page.keyboard.press(str(kinds.index(first) + 1))
    builder.page.keyboard.press("Delete")
    builder.until(lambda: builder.has_laid(0))
    builder.page.keyboard.press("Escape")


def lift_what_fits(anna) -> int:
    """Lift the piece that a solution puts first, turned so that it fits; return its kind."""
    step = anna.solution()[0]
    kinds = [piece["kind"] for piece in anna.me["task"]["pieces"]]
    anna.by("board").focus()
    anna.page.keyboard.press(str(kinds.index(step.kind) + 1))
    anna.until(lambda: anna.held["kind"] == step.kind)
    for axis in turns(step.kind, anna.form_of(step.kind), form_number(step)):
        anna.page.keyboard.press(axis)
    anna.until(lambda: anna.held["landing"] is not None)
    return int(step.kind)


@pytest.mark.slow
def test_arrow_keys_go_where_the_eye_sees_them_go(builder):
    """After going round the table by a quarter, right is still right on the screen."""
    for _ in range(4):
        lift_what_fits(builder)
        before = middle_seen(builder)
        builder.page.keyboard.press("ArrowRight")
        builder.until(lambda before=before: middle_seen(builder) != before)
        after = middle_seen(builder)
        builder.page.keyboard.press("ArrowLeft")
        assert after[0] - before[0] > abs(after[1] - before[1])
        builder.page.keyboard.press("Escape")
        builder.until(lambda: builder.held["kind"] is None)
        go_round(builder)
    builder.by("look-from-front").click()


def go_round(anna) -> None:
    """Go round the table by a quarter, beginning where no piece is, whichever task was drawn."""
    seen, box = anna.told["seen"], anna.by("board").bounding_box()
    cursor = "getComputedStyle(document.querySelector('canvas')).cursor"
    for share in (0.97, 0.5, 0.2):
        start = (box["x"] + 10, box["y"] + share * box["height"])
        anna.page.mouse.move(*start, steps=2)
        anna.page.wait_for_timeout(150)
        if anna.page.evaluate(cursor) == "default":
            break
    anna.drag(start, (start[0] + 224, start[1]))  # 224 × 0.007 is a quarter turn
    anna.until(lambda: anna.told["seen"] != seen)


def middle_seen(anna) -> tuple[float, float]:
    """Where the middle of the held piece would land on the screen, or above the table beside it."""
    cells = anna.held["cells"]
    eye = Eye(anna)
    places = [eye.screen(eye.cell((x, y, 0))) for x, y, _ in cells]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


@pytest.mark.slow
def test_the_view_turns_moves_and_zooms_about_the_board_without_touching_a_piece(builder):
    builder.by("look-from-front").click()
    builder.look_at_tray()
    box = builder.by("board").bounding_box()
    before = builder.told["seen"]
    centre = Eye(builder).screen((0, 0.5, 0))
    corner = (box["x"] + 8, box["y"] + box["height"] - 8)

    def seen_other_than(last) -> list[float]:
        builder.until(lambda: builder.told["seen"] != last)
        builder.come_to_rest()
        return list(builder.told["seen"])

    builder.drag(corner, (corner[0] + 120, corner[1] - 10))
    turned = seen_other_than(before)
    assert Eye(builder).screen((0, 0.5, 0)) == pytest.approx(centre, abs=1)
    builder.page.mouse.wheel(0, -240)
    zoomed = seen_other_than(turned)
    assert Eye(builder).screen((0, 0.5, 0)) == pytest.approx(centre, abs=1)
    builder.page.mouse.move(*corner)
    builder.page.mouse.down(button="right")
    builder.page.mouse.move(corner[0] + 50, corner[1] - 30, steps=4)
    builder.page.mouse.up(button="right")
    seen_other_than(zoomed)
    moved = Eye(builder).screen((0, 0.5, 0))
    assert (moved[0] - centre[0], moved[1] - centre[1]) == pytest.approx((50, -30), abs=2)
    builder.by("look-from-front").click()
    builder.until(lambda: builder.told["seen"] == pytest.approx(before))
    assert builder.has_laid(0)


@pytest.mark.slow
def test_a_piece_under_the_pointer_shows_that_it_can_be_taken(builder):
    kind = builder.me["task"]["pieces"][0]["kind"]
    builder.look_at_tray()
    eye = Eye(builder)
    cursor = "getComputedStyle(document.querySelector('canvas')).cursor"
    builder.page.mouse.move(*eye.screen(eye.top_of(kind, builder.form_of(kind))))
    builder.until(lambda: builder.page.evaluate(cursor) == "grab")
    box = builder.by("board").bounding_box()
    builder.page.mouse.move(box["x"] + 5, box["y"] + box["height"] - 5)
    builder.until(lambda: builder.page.evaluate(cursor) == "default")


@pytest.mark.slow
def test_a_piece_under_the_pointer_is_lit_and_no_other(builder):
    kind, other = (piece["kind"] for piece in builder.me["task"]["pieces"][:2])
    builder.look_at_tray()
    eye = Eye(builder)
    here, there = (eye.screen(eye.top_of(each, builder.form_of(each))) for each in (kind, other))
    box = builder.by("board").bounding_box()
    builder.page.mouse.move(box["x"] + 5, box["y"] + box["height"] - 5)
    builder.come_to_rest()
    dark, beside = light_at(builder, here), light_at(builder, there)
    builder.page.mouse.move(*here)
    builder.until(lambda: np.median(light_at(builder, here) - dark) > 3)
    assert np.median(abs(light_at(builder, there) - beside)) < 1
    builder.page.mouse.move(box["x"] + 5, box["y"] + box["height"] - 5)
    builder.until(lambda: np.median(abs(light_at(builder, here) - dark)) < 1)


def light_at(racer: Racer, where: tuple[float, float]) -> Any:
    """Measure how bright the pixels around a point of the page are, of 255."""
    x, y = where
    picture = racer.page.screenshot(clip={"x": x - 15, "y": y - 15, "width": 30, "height": 30})
    return np.asarray(Image.open(BytesIO(picture)).convert("L")).astype(float)


@pytest.mark.slow
def test_a_key_and_a_button_show_what_keys_and_wheel_do(builder):
    for opens in (lambda: builder.page.keyboard.press("?"), builder.by("shortcuts").click):
        builder.by("board").focus()
        opens()
        builder.by("shortcut-sheet").wait_for()
        assert "Shift+wheel" in builder.by("shortcut-sheet").inner_text()
        assert builder.axe() == []
        builder.page.keyboard.press("Escape")
        builder.by("shortcut-sheet").wait_for(state="detached")


@pytest.mark.slow
def test_without_webgl_the_panel_takes_over(chromium, race_server, racer):
    anna = racer(chromium, race_server)
    anna.play_alone(side="B", solo="clock", size="20")
    assert "cannot draw in 3-D" in anna.by("no-webgl").inner_text()
    assert anna.page.locator("canvas").count() == 0
    anna.build("panel")
    anna.by("call").click()
    anna.until(lambda: anna.view["solo"]["solved"] == 1)
    assert anna.axe() == []
    assert anna.faults == []


@pytest.mark.slow
def test_the_table_waits_for_whoever_is_still_loading(
    chromium, chromium_in_space, race_server, racer
):
    anna = racer(chromium, race_server)
    ben = racer(chromium_in_space, race_server, viewport=SMALL)
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


@pytest.mark.slow
def test_only_this_game_loads_the_board_and_it_is_not_too_large(
    chromium_in_space, race_server, racer
):
    """That UGO! does not load it is in test_looks.py."""
    anna = racer(chromium_in_space, race_server, viewport=SMALL)
    loaded: list[str] = []

    def note(answer) -> None:
        loaded.append(answer.url.removeprefix(f"{race_server.address}/"))

    anna.page.on("response", note)
    anna.lay_new_table("ugo")
    anna.wait_for("new")
    anna.page.wait_for_load_state(
        "networkidle"
    )  # UGO! itself is loaded here, but not for this game
    shell = set(loaded)
    assert not [name for name in shell if "Board3d" in name]
    anna.play_alone(side="A")
    more = {
        name: len(gzip.compress((SITE / name).read_bytes(), 9))
        for name in loaded
        if name.endswith(".js") and name not in shell
    }
    assert [name for name in more if "Board3d" in name]
    assert sum(more.values()) < SPACE_LIMIT
