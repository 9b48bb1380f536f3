"""Reactions, chat and spectators, in two or three browsers."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.staging import Moment, end_of, stage, take_seat
from tests.browser.test_presence import HEARD, two_at

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def announced(listener: Player, words: str) -> None:
    listener.until(lambda: any(words in each for each in listener.page.evaluate("window.heard")))


def reaction_of(watcher: Player, seat: int):
    return watcher.page.locator(f"[data-testid=seat-reaction][data-of='{seat}']")


@pytest.mark.slow
def test_a_reaction_shows_at_the_seat_of_its_sender_in_ones_own_language(chromium, server):
    anna, ben = two_at(chromium, server)
    anna.by("company").click()
    anna.by("react-thanks").click()
    expect(anna.by("company-sheet")).to_be_hidden()
    for each in (anna, ben):
        shown = reaction_of(each, 0)
        expect(shown).to_contain_text("Thank you")
        seat = each.page.locator("[data-seat-place='0']:visible").first.bounding_box()
        bubble = shown.bounding_box()
        assert seat
        assert bubble
        assert seat["x"] <= bubble["x"] + bubble["width"] / 2 <= seat["x"] + seat["width"]
        assert abs(bubble["y"] + bubble["height"] / 2 - seat["y"]) < 40
    announced(ben, "Anna: Thank you")
    announced(anna, "You: Thank you")
    expect(reaction_of(ben, 0)).to_be_hidden()
    assert [*anna.faults, *ben.faults] == []


def test_reactions_by_keyboard_and_muted(chromium, server):
    anna, ben = two_at(chromium, server)
    ben.by("settings").click()
    ben.by("prefer-reactions").uncheck()
    ben.page.keyboard.press("Escape")
    anna.by("company").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.by("company-sheet")).to_be_visible()
    anna.by("react-hello").wait_for()
    anna.page.keyboard.press("Tab")
    expect(anna.by("react-hello")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(reaction_of(anna, 0)).to_contain_text("Hello")
    expect(anna.by("company")).to_be_focused()
    ben.by("company").click()
    ben.by("react-moment").click()
    expect(reaction_of(anna, 1)).to_contain_text("One moment")
    expect(reaction_of(ben, 1)).to_be_visible()
    assert reaction_of(ben, 0).count() == 0


def test_three_people_read_the_same_reaction_each_in_their_own_language(chromium, server):
    staged = stage(server, Moment("ugo-3", 5, 0, people=("Ben", "Cleo")))
    anna, ben, cleo = people = [
        Player(chromium, server, locale=locale) for locale in ("en-GB", "de-DE", "fr-FR")
    ]
    for seat, each in enumerate(people):
        each.context.add_init_script(f"({HEARD})()")
        take_seat(each, staged, seat or None)
        each.page.goto(server.address + staged.path)
        each.wait_for("table")
    for seat, sender, reaction, words in [
        (1, ben, "thanks", ("Thank you", "Danke", "Merci")),
        (2, cleo, "hello", ("Hello", "Hallo", "Salut")),
    ]:
        sender.by("company").click()
        sender.by(f"react-{reaction}").click()
        for each, word in zip(people, words, strict=True):
            expect(reaction_of(each, seat)).to_contain_text(word)
            announced(each, word)
    announced(anna, "Cleo: Hello")
    assert [*anna.faults, *ben.faults, *cleo.faults] == []


@pytest.mark.slow
def test_reactions_by_touch_and_too_many_of_them(chromium, server):
    anna, ben = two_at(chromium, server, **PHONE)
    for _ in range(6):
        anna.by("company").tap()
        anna.by("react-wow").tap()
    expect(anna.by("reaction-refused")).to_contain_text("That was a lot at once")
    expect(reaction_of(ben, 0)).to_contain_text("Wow")
    assert anna.fits(390)


def test_two_people_write_where_the_host_lets_them(chromium, server):
    anna, ben = two_at(chromium, server)
    ben.by("company").click()
    expect(ben.by("company-sheet")).to_contain_text("The chat is off")
    ben.page.keyboard.press("Escape")
    anna.by("company").click()
    anna.by("switch-chat").click()
    anna.by("chat-line").fill("Shall we <b>play</b> & win?")
    anna.page.keyboard.press("Enter")
    expect(anna.by("chat")).to_contain_text("Anna Shall we <b>play</b> & win?")
    expect(anna.by("chat-line")).to_have_value("")
    expect(ben.page.locator(".company-unread")).to_have_text("1")
    announced(ben, "Anna: Shall we <b>play</b> & win?")
    ben.by("company").click()
    expect(ben.by("chat")).to_contain_text("Shall we <b>play</b> & win?")
    expect(ben.page.locator(".company-unread")).to_have_count(0)
    ben.by("chat-line").fill("Yes")
    ben.by("chat-send").click()
    expect(anna.by("chat")).to_contain_text("Yes")
    ben.page.reload()
    ben.wait_for("table")
    ben.by("company").click()
    expect(ben.by("chat")).to_contain_text("Yes")
    anna.by("switch-chat").click()
    expect(ben.by("company-sheet")).to_contain_text("The chat is off")
    assert [*anna.faults, *ben.faults] == []


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_in_the_sheet(chromium, server, scheme, width):
    size = {"width": width, "height": 844}
    anna, _ = two_at(chromium, server, viewport=size, color_scheme=scheme)
    anna.by("company").click()
    anna.by("switch-chat").click()
    anna.by("chat-line").fill("Hello")
    anna.by("chat-send").click()
    expect(anna.by("chat")).to_contain_text("Hello")
    assert anna.axe("[data-testid=company-sheet]") == []
    assert anna.fits(width)
    anna.page.keyboard.press("Escape")
    expect(anna.by("company-sheet")).to_be_hidden()
    assert anna.axe() == []


def test_a_spectator_is_counted_writes_and_comes_along_to_the_rematch(chromium, server):
    staged = stage(server, end_of("ugo-2"))
    anna, cleo = Player(chromium, server), Player(chromium, server)
    cleo.context.add_init_script(f"({HEARD})()")
    take_seat(anna, staged)
    anna.page.goto(server.address + staged.path)
    anna.wait_for("end")
    cleo.page.goto(server.address + staged.path)
    cleo.wait_for("end")
    expect(anna.by("spectators")).to_contain_text("1 person is watching")
    anna.by("rematch").click()
    anna.wait_for("seats", "table")
    cleo.wait_for("seats", "table")
    assert cleo.page.url == anna.page.url
    expect(cleo.by("taken-along")).to_contain_text("you came along")
    announced(cleo, "you came along")
    expect(anna.by("spectators")).to_contain_text("1 person is watching")
    assert [*anna.faults, *cleo.faults] == []
