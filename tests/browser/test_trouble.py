"""Lines that die, tabs that double, people who leave: the table goes on."""

import signal

import pytest

from tests.browser.player import Player, play_until, seated


def test_a_card_tapped_into_a_dying_line_is_played(chromium, own_server):
    anna = seated(chromium, own_server, "casual", "casual")
    play_until([anna], lambda: anna.is_to_move and not anna.by("lay-confirm").count())
    before = anna.entry
    own_server.signal(signal.SIGSTOP)
    anna.playable.first.click()
    own_server.kill()
    anna.until_line("offline")
    own_server.start()
    anna.until_line("good")
    anna.until(lambda: anna.entry > before)
    assert anna.faults == []


@pytest.mark.slow
def test_two_tabs_of_one_person_show_the_same_hand(chromium, server):
    anna = seated(chromium, server, "casual")
    play_until([anna], lambda: anna.is_to_move and not anna.by("lay-confirm").count())
    other = anna.context.new_page()
    other.goto(anna.page.url)
    other.get_by_test_id("hand").wait_for()
    cards = "found => found.map(each => each.getAttribute('data-card'))"
    assert other.locator("[data-testid=hand] [data-card]").evaluate_all(cards) == anna.hand
    before = anna.entry
    other.locator("[data-testid=hand] [data-card]:not([aria-disabled=true])").first.click()
    anna.until(lambda: anna.entry > before)
    assert anna.faults == []


def test_a_phone_plays_by_touch(chromium, server):
    size = {"width": 390, "height": 844}
    anna = seated(chromium, server, "casual", viewport=size, has_touch=True, is_mobile=True)
    play_until([anna], lambda: anna.is_to_move and not anna.by("lay-confirm").count())
    before = anna.entry
    anna.playable.first.tap()
    anna.until(lambda: anna.entry > before)


@pytest.mark.slow
def test_bots_and_friends_sit_where_the_form_put_them(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    link = anna.open_table("casual", "friend", "beginner")
    ben = Player(chromium, server)
    ben.enter("Ben", link)
    assert ben.by("sit-1").count() == 0
    ben.by("sit-2").click()
    ben.by("ready").wait_for()


@pytest.mark.slow
def test_who_leaves_for_good_goes_home_and_the_table_is_gone_from_his_list(chromium, server):
    anna = seated(chromium, server, "casual")
    anna.by("settings").click()
    anna.by("leave").click()
    anna.by("leave-confirm").click()
    anna.wait_for("lobby")
    lobby = anna.page.evaluate("fetch('/api/tables').then(answer => answer.json())")
    assert lobby["mine"] == []


@pytest.mark.slow
def test_things_move_where_movement_is_welcome(chromium, server):
    """Every other test asks for less motion; here cards travel, and the game is the same."""
    anna = seated(chromium, server, "casual")
    anna.page.emulate_media(reduced_motion="no-preference")
    play_until([anna], lambda: len(anna.hand) < 7)
    assert anna.faults == []
