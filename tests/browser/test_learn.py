"""A guided first game leads to its end by touch, mouse and keyboard, offline too, and is kind to strays."""

import pytest

from tests.browser.learner import Learner, steps_of

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
WAYS = [
    pytest.param("touch", PHONE, id="touch"),
    pytest.param("keyboard", {"viewport": {"width": 1280, "height": 720}}, id="keyboard"),
    pytest.param("mouse", {"viewport": {"width": 1440, "height": 900}}, id="mouse"),
]


@pytest.mark.parametrize(("by", "options"), WAYS)
def test_the_guided_game_of_ugo_is_played_to_its_end(chromium, server, by, options):
    anna = Learner(chromium, server, **options)
    anna.learn("ugo", by)
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
        anna.tab_to(".hand [data-card]")
        anna.page.keyboard.press("Home")
        for _ in range(10):
            if anna.has_focus(selector):
                break
            anna.page.keyboard.press("ArrowRight")
    anna.do(selector)


def test_another_move_is_answered_kindly_and_changes_nothing(chromium, server):
    anna = Learner(chromium, server)
    anna.learn("ugo", "mouse")
    anna.asked(0)
    task = anna.by("coach-task").inner_text()
    play(anna, "red 1")
    anna.until(lambda: "Something else" in anna.by("coach").inner_text())
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


def test_once_it_is_loaded_a_guided_game_needs_no_server(chromium, server):
    anna = Learner(chromium, server)
    anna.learn("ugo", "mouse")
    anna.asked(0)
    anna.context.set_offline(True)
    play(anna, "red 7")
    anna.asked(1)
    anna.do("[data-testid=lay-confirm]")
    anna.asked(2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_while_one_learns(chromium, server, scheme, width):
    viewport = {"width": width, "height": 844}
    anna = Learner(chromium, server, viewport=viewport, color_scheme=scheme)
    anna.learn("ugo", "mouse", step=3)
    anna.asked(3)
    assert anna.axe() == []
    assert anna.fits(width)


def test_a_game_that_is_not_known_cannot_be_learned(chromium, server):
    anna = Learner(chromium, server)
    anna.page.goto(f"{server.address}/learn/chess")
    anna.wait_for("lost")
