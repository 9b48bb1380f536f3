"""UGO! on bad networks: a card is played once, or taken back with a sentence."""

import pytest

from tests.browser.player import Player, play_until, seated
from tests.browser.proxy import bad_network

pytestmark = pytest.mark.slow


def to_play(anna):
    play_until([anna], lambda: anna.is_to_move and not anna.by("lay-confirm").count())


def test_a_card_tapped_offline_is_played_once_also_after_a_reload(chromium, server):
    with bad_network(server) as network:
        anna = seated(chromium, network, "casual", "casual")
        to_play(anna)
        before, card = anna.entry, anna.playable.first.get_attribute("data-card")
        network.hold_back()
        anna.playable.first.click()
        anna.until(lambda: anna.page.locator(f"[data-card='{card}'][data-pending=true]").count())
        anna.playable.last.click()
        anna.page.locator("#main").get_by_text("Your last move is still on its way.").wait_for()
        anna.page.reload()
        anna.until(lambda: anna.entry > before)
        assert card not in anna.hand
        network.let_go()
        anna.page.wait_for_timeout(300)
        assert card not in anna.hand
        assert anna.faults == []


def test_a_laying_survives_a_network_that_goes(chromium, server):
    with bad_network(server) as network:
        anna = seated(chromium, network, "casual")
        play_until([anna], lambda: anna.is_to_move and anna.by("lay-confirm").count() > 0)
        before = anna.entry
        network.cut()
        anna.until_line("offline")
        anna.by("lay-confirm").click()
        anna.until(lambda: "One move is waiting" in anna.line_text)
        network.mend()
        anna.until(lambda: anna.entry > before)
        assert anna.faults == []


def test_a_card_that_comes_after_a_bot_has_played_is_taken_back_with_a_sentence(
    chromium, brief_server
):
    """Ben sees a bot play for Anna, who is offline and has tapped a card in the meantime."""
    with bad_network(brief_server) as network:
        anna, ben = Player(chromium, network), Player(chromium, brief_server)
        anna.enter("Anna")
        link = anna.open_table("friend")
        ben.enter("Ben", link)
        ben.by("sit-1").click()
        for each in (ben, anna):
            each.begin()
        for each in (ben, anna):
            each.wait_for("table")
        play_until([anna, ben], lambda: anna.is_to_move and not anna.by("lay-confirm").count())
        before = anna.entry
        network.cut()
        anna.until_line("offline")
        card = anna.playable.last.get_attribute("data-card")
        anna.playable.last.click()
        anna.until(lambda: anna.page.locator(f"[data-card='{card}'][data-pending=true]").count())
        ben.until(lambda: ben.is_to_move and ben.entry > before + 1)
        network.mend()
        note = anna.page.locator(".status-note")
        note.wait_for()
        assert note.inner_text().startswith("Taken back: ")
        assert card.split()[1] in note.inner_text()
        assert anna.page.locator("[data-pending=true]").count() == 0
        assert anna.faults == []


def test_with_two_seconds_of_latency_a_card_is_played_once(chromium, server):
    with bad_network(server) as network:
        anna = seated(chromium, network, "casual", "casual")
        to_play(anna)
        opened = anna.sockets_from_now()
        before, card = anna.entry, anna.playable.first.get_attribute("data-card")
        network.delay = 2.0
        anna.playable.first.click()
        anna.until_line("slow")
        assert "on its way" in anna.line_text
        anna.until(lambda: anna.entry > before)
        assert card not in anna.hand
        assert opened == []
        assert anna.faults == []
