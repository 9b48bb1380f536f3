"""The board of Ubongo 3-D on a phone: fingers lift, carry, turn and put pieces, and move the view."""

from collections.abc import Callable
from math import cos, dist, radians, sin

import pytest

from tests.browser.measure import PHONE
from tests.browser.racer import PIECES, Eye
from tests.browser.test_ubongo3d_board import beside_the_arrows

pytestmark = pytest.mark.slow

Point = tuple[float, float]


@pytest.fixture
def anna(chromium_in_space, race_server, racer):
    """A lone player with a phone, at a hard table for twenty minutes, each of which takes six seconds."""
    phone = racer(chromium_in_space, race_server, viewport=PHONE, has_touch=True, is_mobile=True)
    phone.play_alone(side="B", solo="clock", size="20")
    return phone


def fingers_of(anna) -> Callable[..., None]:
    """Return what touches the screen at some points, moves the fingers there, or lifts them."""
    line = anna.page.context.new_cdp_session(anna.page)

    def touch(what: str, *points: Point) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": at})

    return touch


def test_a_tap_lifts_a_piece_a_swipe_tumbles_it_and_a_button_turns_it_back(anna):
    anna.look_at_tray()
    kind = anna.me["task"]["pieces"][0]["kind"]
    eye, form = Eye(anna), anna.form_of(kind)
    anna.page.touchscreen.tap(*eye.screen(eye.top_of(kind, form)))
    anna.until(lambda: anna.held["kind"] == kind)
    assert anna.held["landing"] is None
    touch = fingers_of(anna)
    anna.come_to_rest()
    x, y = beside_the_arrows(anna, kind, form)
    touch("touchStart", (x, y))
    for far in (15, 30, 45):
        touch("touchMove", (x + far, y))
    touch("touchEnd")
    anna.until(lambda: anna.form_of(kind) == PIECES[kind]["turns"]["y"][form])
    anna.by("turn-y-back").tap()
    anna.until(lambda: anna.form_of(kind) == form)
    assert anna.has_laid(0)
    anna.page.keyboard.press("Escape")
    anna.until(lambda: anna.held["kind"] is None)
    assert anna.faults == []


def test_two_fingers_beside_the_pieces_move_and_zoom_the_view(anna):
    anna.look_at_tray()
    touch = fingers_of(anna)
    x, y = anna.me["task"]["squares"][0]
    square = (x, y, 0)

    def place() -> Point:
        return Eye(anna).screen(Eye(anna).cell(square))

    def width() -> float:
        return dist(*(Eye(anna).screen(Eye(anna).side((x, y), way)) for way in (-1, 1)))

    def spread(middle: Point, apart: float) -> tuple[Point, Point]:
        return (middle[0] - apart / 2, middle[1]), (middle[0] + apart / 2, middle[1])

    start, wide = place(), width()
    touch("touchStart", *spread(start, 60))
    for far in (10, 20, 30):
        touch("touchMove", *spread((start[0] + far, start[1] - far), 60))
    moved = (start[0] + 30, start[1] - 30)
    anna.until(lambda: place() == pytest.approx(moved, abs=3))
    for apart in (70, 80, 90):
        touch("touchMove", *spread(moved, apart))
    anna.until(lambda: width() > 1.2 * wide)
    touch("touchEnd")
    assert anna.held["kind"] is None
    assert anna.has_laid(0)
    anna.by("look-from-front").tap()
    anna.until(lambda: width() == pytest.approx(wide, abs=0.5))
    assert anna.faults == []


def test_fingers_drag_a_piece_twist_it_and_tap_it_down(anna):
    anna.look_at_tray()
    assert narrowest_square(anna) >= 32
    kind = anna.me["task"]["pieces"][0]["kind"]
    eye, form = Eye(anna), anna.form_of(kind)
    touch = fingers_of(anna)
    start = eye.screen(eye.top_of(kind, form))
    end = eye.screen(eye.cell(anna.a_place_for(kind)))
    touch("touchStart", start)
    for share in (0.3, 0.6, 1.0):
        touch("touchMove", tuple(a + share * (b - a) for a, b in zip(start, end, strict=True)))
    anna.until(lambda: anna.held["landing"] is not None)
    x, y = end
    touch("touchStart", end, (x + 70, y))
    for angle in range(10, 91, 10):  # a quarter twist clockwise, as a hand does it
        touch("touchMove", end, (x + 70 * cos(radians(angle)), y + 70 * sin(radians(angle))))
    once = clockwise(kind, form)
    anna.until(lambda: anna.form_of(kind) == once)
    touch("touchEnd")
    anna.page.wait_for_timeout(100)
    assert anna.form_of(kind) == once  # a quarter twist is a quarter turn, not three
    assert anna.has_laid(0)
    # Where it does not fit the ghost stays and says why, and a tap on it insists.
    anna.page.touchscreen.tap(*eye.screen(eye.cell(ghost_of_the_held_cube(anna))))
    anna.until(lambda: anna.has_laid(1))
    assert anna.faults == []


def ghost_of_the_held_cube(anna) -> tuple[int, int, int]:
    """Return where the cube by which a piece is held would end up."""
    held = anna.held
    bottom = min(z for _, _, z in held["landing"]["cells"])
    return held["aim"][0], held["aim"][1], bottom + held["by"][2]


def clockwise(kind: int, form: int) -> int:
    back = PIECES[kind]["turns"]["z"]
    return int(back[back[back[form]]])


def narrowest_square(anna) -> float:
    """Measure how wide the narrowest square of the area is on the screen."""
    eye = Eye(anna)
    sides = [
        (eye.screen(eye.side((x, y), -1)), eye.screen(eye.side((x, y), 1)))
        for x, y in anna.me["task"]["squares"]
    ]
    return min(right[0] - left[0] for left, right in sides)
