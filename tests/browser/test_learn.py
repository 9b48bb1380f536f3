"""A guided first game leads to its end by touch, mouse and keyboard, even offline, and tolerates detours."""

import pytest
from playwright.sync_api import expect

from tests.browser.learner import DRAWN, BuildingLearner, Learner, steps_of
from tests.browser.measure import PHONE as SMALL_PHONE
from tests.browser.racer import SMALL, Eye
from tests.browser.test_ubongo3d_touch import fingers_of

LAPTOP = {"width": 1280, "height": 720}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
WAYS = [
    pytest.param("touch", PHONE, id="touch"),
    *(
        pytest.param(
            by, {"viewport": {"width": width, "height": height}}, id=by, marks=pytest.mark.slow
        )
        for by, width, height in [("keyboard", 1280, 720), ("mouse", 1440, 900)]
    ),
]


@pytest.mark.parametrize(("by", "options"), WAYS)
def test_the_guided_game_of_ugo_is_played_to_its_end(chromium, server, by, options):
    anna = Learner(chromium, server, **options)
    anna.learn("ugo", by)
    play_it_all(anna)


def play_it_all(anna: Learner) -> None:
    """Play every card, lay what was won, see the round's end."""
    for number, step in enumerate(steps_of("ugo")):
        anna.asked(number)
        if "lay" in step["move"]:
            anna.do("[data-testid=lay-confirm]")
        else:
            play(anna, step["move"]["play"])
        if step["text"] == "count":
            anna.by("round-dialog-close").wait_for()
            anna.do("[data-testid=round-dialog-close]")
        if step["is_last"]:
            anna.do("[data-testid=learn-go-on]")
    anna.by("learn-play").wait_for()
    assert anna.faults == []


def play(anna: Learner, card: str) -> None:
    """Play a card; by keyboard the arrows find it in the hand."""
    selector = f'.hand [data-card="{card}"]'
    if anna.by_what == "keyboard":
        anna.walk_to(".hand [data-card]")
        anna.page.keyboard.press("Home")
        anna.arrow_to(selector)
    anna.do(selector)


@pytest.mark.parametrize(("by", "options"), WAYS[:2])
def test_the_guided_game_of_ubongo_3d_is_played_to_its_end(chromium, server, by, options):
    anna = BuildingLearner(chromium, server, **options)
    anna.learn("ubongo3d", by)
    build_it_all(anna)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("by", "options"), [("mouse", {"viewport": SMALL}), ("touch", PHONE)], ids=["mouse", "touch"]
)
def test_the_guided_game_of_ubongo_3d_is_played_in_space(chromium_in_space, server, by, options):
    anna = BuildingLearner(chromium_in_space, server, in_space=True, **options)
    anna.learn("ubongo3d", by)
    build_it_all(anna)


def build_it_all(anna: BuildingLearner) -> None:
    """Put every piece, take one back, undo that, call."""
    for number, step in enumerate(steps_of("ubongo3d")):
        anna.asked(number)
        if step["text"] == "take":
            take_back(anna, step["move"]["take"])
        elif step["text"] in {"undo", "call"}:
            anna.do(f"[data-testid={step['text']}]")
        else:
            anna.put(step["move"]["put"], step["first"])
        if step["is_last"]:
            anna.do("[data-testid=learn-go-on]")
    anna.by("learn-play").wait_for()
    assert anna.faults == []


def take_back(anna: BuildingLearner, kind: int) -> None:
    """Choose a piece on the board and take it back; on a phone in space, drag it off."""
    anna.position = steps_of("ubongo3d")[2]["first"]
    if anna.by_what == "touch" and anna.in_space:
        drag_off(anna, kind)
        return
    if anna.by_what == "keyboard":
        anna.choose_by_keyboard(kind)
        anna.page.keyboard.press("Delete")
        return
    anna.by(f"piece-{kind}").check(force=True)
    anna.do("[data-testid=take]")


def drag_off(anna: BuildingLearner, kind: int) -> None:
    """Drag a piece from the board into a corner with a finger."""
    anna.come_to_rest()
    eye, board, touch = Eye(anna), anna.by("board").bounding_box(), fingers_of(anna)
    assert board is not None
    [piece] = [each for each in anna.me["task"]["pieces"] if each["kind"] == kind]
    start, end = eye.screen(eye.top_of_lying(piece["cells"])), (board["x"] + 12, board["y"] + 12)
    touch("touchStart", start)
    for share in (0.3, 0.6, 1.0):
        touch("touchMove", tuple(a + share * (b - a) for a, b in zip(start, end, strict=True)))
    touch("touchEnd")


@pytest.mark.parametrize(("by", "options"), WAYS)
def test_the_guided_game_of_the_cards_is_played_to_its_end(chromium, server, by, options):
    anna = Learner(chromium, server, **options)
    anna.learn("ubongocards", by)
    lay_it_all(anna)


def lay_it_all(anna: Learner) -> None:
    """Lay seven cards as the hints say, take one back, call."""
    for number, step in enumerate(steps_of("ubongocards")):
        anna.asked(number)
        if step["text"] == "call":
            anna.do("[data-testid=call]")
        elif step["text"] == "seven":
            lay_from_list(anna, step["move"]["lay"])
        elif step["text"] == "take":
            take_card_back(anna, step["move"]["take"])
        else:
            follow_hint(anna)
        if step["is_last"]:
            anna.go_on()
    anna.by("learn-play").wait_for()
    assert anna.faults == []


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param("ugo", "en", id="ugo-en"),
        *(
            pytest.param(game, language, id=f"{game}-{language}", marks=pytest.mark.slow)
            for game in ("ugo", "ubongo3d", "ubongocards")
            for language in ("en", "de", "fr")
            if (game, language) != ("ugo", "en")
        ),
    ],
)
@pytest.mark.parametrize("screen", [SMALL_PHONE, LAPTOP], ids=["phone", "laptop"])
def test_every_step_fits_the_smallest_phone_and_the_commonest_laptop(
    chromium, chromium_in_space, server, game, language, screen
):
    browser = chromium_in_space if game == "ubongo3d" else chromium
    anna = Learner(browser, server, viewport=screen)
    anna.learn(game, "mouse")
    anna.page.evaluate(
        "language => localStorage.setItem('spieltisch.preferences', "
        "JSON.stringify({botPace: 'fast', language}))",
        language,
    )
    anna.page.reload()
    heights = []
    for number in range(len(steps_of(game))):
        anna.asked(number)
        if game == "ubongo3d":
            anna.page.locator("canvas").wait_for()
        anna.page.evaluate(DRAWN)
        heights.append(anna.page.evaluate("document.scrollingElement.scrollHeight"))
        anna.by("learn-skip").click()
    assert max(heights) <= screen["height"], heights


def follow_hint(anna: Learner) -> None:
    """Ask where the card belongs, and do it."""
    anna.do("[data-testid=hint]")
    anna.do("[data-testid=hint-follow]")


def take_card_back(anna: Learner, card: int) -> None:
    """Choose a card on the cloth, and take it back."""
    laid = f"[data-laid][data-card='{card}']"
    if anna.by_what == "keyboard":
        anna.walk_to("[data-laid]")
        anna.arrow_to(laid)
        anna.page.keyboard.press("Delete")
        return
    anna.do(laid)
    anna.do("[data-testid=take]")


def lay_from_list(anna: Learner, spot: dict[str, int]) -> None:
    """Lay a card from the list of its places, which has one entry."""
    card = f"[data-hand] [data-card='{spot['card']}']"
    if anna.by_what == "keyboard":
        anna.walk_to("[data-hand] [data-card]")
        anna.arrow_to(card)
        anna.page.keyboard.press("p")
    else:
        anna.do(card)
        anna.do("[data-testid=places]")
    anna.do("[data-testid=place]")
    if anna.by_what == "keyboard":
        anna.page.keyboard.press("Escape")
    else:
        anna.do("[data-testid=places-dialog] .dialog-head button")


def test_a_piece_that_is_put_elsewhere_is_picked_up_again(chromium, server):
    anna = BuildingLearner(chromium, server)
    anna.learn("ubongo3d", "keyboard")
    first = steps_of("ubongo3d")[0]
    anna.asked(0)
    anna.put(
        {"kind": 9, "cells": [[1, 0, 0], [2, 0, 0], [1, 1, 0], [2, 1, 0], [1, 0, 1]]},
        first["first"],
    )
    anna.until(lambda: "Not quite" in anna.by("coach").inner_text())
    assert anna.step == 0
    anna.do("[data-testid=undo]")
    anna.put(first["move"]["put"], first["first"])
    anna.asked(1)


def test_a_piece_that_would_stick_out_comes_back_by_itself(chromium, server):
    anna = BuildingLearner(chromium, server)
    anna.learn("ubongo3d", "keyboard")
    first = steps_of("ubongo3d")[0]
    anna.asked(0)
    anna.put(
        {"kind": 9, "cells": [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0], [0, 0, 1]]},
        first["first"],
    )
    anna.until(lambda: "stick out" in anna.by("coach").inner_text())
    assert anna.step == 0
    anna.put(first["move"]["put"], first["first"])
    anna.asked(1)


@pytest.mark.parametrize("game", ["ubongo3d", "ubongocards"])
def test_the_end_of_a_race_is_left_by_its_own_button_too(chromium, server, game):
    anna = Learner(chromium, server)
    anna.learn(game, "mouse", step=len(steps_of(game)) - 1)
    anna.do("[data-testid=call]")
    anna.by("learn-go-on").wait_for()
    anna.by("next-round").click()
    anna.by("learn-play").wait_for()
    anna.until(lambda: anna.has_focus("[data-testid=learn-play]"))
    assert anna.faults == []


def test_the_button_that_goes_on_does_not_become_the_one_that_skips(chromium, server):
    """Otherwise it keeps the focus, and looks like the next button to press."""
    scene = next(number for number, step in enumerate(steps_of("ugo")) if step["is_last"])
    anna = Learner(chromium, server, **PHONE)
    anna.learn("ugo", "touch", step=scene)
    anna.asked(scene)
    anna.do("[data-testid=lay-confirm]")
    anna.do("[data-testid=learn-go-on]")
    anna.asked(scene + 1)
    anna.page.evaluate(DRAWN)
    assert not anna.has_focus("[data-testid=learn-skip]")
    expect(anna.by("learn-skip")).to_have_css("background-color", colour_of(anna, "learn-back"))
    assert anna.faults == []


def colour_of(anna: Learner, test_id: str) -> str:
    read = "each => getComputedStyle(each).backgroundColor"
    return str(anna.by(test_id).evaluate(read))


def test_another_move_is_answered_kindly_and_changes_nothing(chromium, server):
    anna = Learner(chromium, server)
    anna.learn("ugo", "mouse")
    anna.asked(0)
    task = anna.by("coach-task").inner_text()
    play(anna, "red 1")
    anna.until(lambda: "not what this step asks for" in anna.by("coach").inner_text())
    assert anna.by("coach-task").inner_text() == task
    assert anna.step == 0
    assert anna.by("hand").locator("[data-card]").count() == 10


def test_steps_are_gone_back_skipped_and_found_again_after_a_reload(chromium, server):
    anna = Learner(chromium, server)
    anna.learn("ugo", "mouse")
    for _ in range(3):
        anna.by("learn-skip").click()
    anna.asked(3)
    anna.by("learn-back").click()
    anna.asked(2)
    anna.page.reload()
    anna.asked(2)
    anna.by("learn-restart").click()
    anna.asked(0)


@pytest.mark.parametrize(
    ("game", "play_on"),
    [("ugo", play_it_all), ("ubongo3d", build_it_all), ("ubongocards", lay_it_all)],
)
def test_once_it_is_loaded_a_guided_game_needs_no_server(chromium, server, game, play_on):
    anna = BuildingLearner(chromium, server, **PHONE)
    anna.learn(game, "touch")
    anna.asked(0)
    anna.page.wait_for_load_state("networkidle")
    anna.context.set_offline(True)
    play_on(anna)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("game", ["ugo", "ubongo3d", "ubongocards"])
def test_axe_finds_nothing_while_one_learns(chromium, server, game, scheme, width):
    viewport = {"width": width, "height": 844}
    anna = Learner(chromium, server, viewport=viewport, color_scheme=scheme)
    anna.learn(game, "mouse", step=3)
    anna.asked(3)
    anna.page.locator("main").wait_for()  # the game is loaded, too
    assert anna.axe() == []
    assert anna.fits(width)


def test_a_game_that_is_not_known_cannot_be_learned(chromium, server):
    anna = Learner(chromium, server)
    anna.page.goto(f"{server.address}/learn/chess")
    anna.wait_for("lost")
