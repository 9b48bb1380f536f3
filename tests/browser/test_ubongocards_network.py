"""Cards that are laid, taken back and called on bad networks arrive once, and in order."""

import pytest

from tests.browser.card_player import CardPlayer
from tests.browser.proxy import bad_network

pytestmark = pytest.mark.slow


@pytest.fixture
def network(race_server):
    with bad_network(race_server) as proxy:
        yield proxy


def laying(chromium, network):
    """Let Anna and Ben sit at a table of the card game until cards can be laid."""
    return both_laying(chromium, network, network)[0]


def both_laying(chromium, network, other):
    """The same, with another network or none between Ben and the server."""
    while True:
        anna, ben = CardPlayer(chromium, network), CardPlayer(chromium, other)
        anna.enter("Anna")
        link = anna.open_cards("friend")
        ben.enter("Ben", link)
        ben.by("sit-1").click()
        ben.begin()
        anna.begin()
        anna.until_phase("laying")
        anna.until(lambda: bool(anna.view["hand"]))  # noqa: B023 - it is called here and now
        if anna.can_lay_seven:
            return anna, ben


def own(sitter):
    return sitter.view["players"][sitter.view["seat"]]


def test_a_network_that_goes_in_the_middle_of_a_drag_takes_no_card_away(chromium, network):
    anna = laying(chromium, network)
    first, second, *rest = anna.solution()
    anna.lay_first(first)
    anna.turn_in_hand(second)
    box = anna.in_hand(second.card).bounding_box()
    mouse = anna.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(*anna.target(second, first), steps=2)
    network.cut()
    anna.until_line("offline")
    mouse.up()
    anna.until(lambda: set(anna.laid) == {first.card, second.card})
    assert anna.page.locator("[data-laid][data-pending=true]").count() == 1
    for placed in rest:
        anna.lay(placed, first)
    assert anna.by("call").get_attribute("data-lit") == "true"
    anna.by("call").click()
    assert "waiting to be sent" in anna.line_text
    network.mend()
    anna.until_phase("checked", "window")
    anna.until(lambda: own(anna)["called_at"] is not None)
    assert anna.faults == []


def test_a_card_that_was_taken_back_offline_is_not_on_the_server_s_cloth(chromium, network):
    """UC-12: six are left, and a call with them is refused."""
    anna = laying(chromium, network)
    *six, last = anna.solution()
    anna.lay_all((*six, last))
    anna.until(lambda: len(own(anna)["laid"]) == 7)
    network.stall()
    anna.until_line("offline")
    anna.page.locator(f"[data-laid][data-card='{last.card}']").focus()
    anna.page.keyboard.press("Delete")
    left = {placed.card for placed in six}
    anna.until(lambda: set(anna.laid) == left)
    assert anna.by("call").get_attribute("data-lit") == "false"
    anna.by("call").click(force=True)
    assert "You have laid 6" in anna.by("note").inner_text()
    network.mend()
    anna.until(lambda: {card["card"] for card in own(anna)["laid"]} == left)
    assert anna.phase == "laying"
    assert own(anna)["called_at"] is None
    assert anna.view["call"]["code"] == "too_few_laid"


def test_a_call_made_offline_counts_the_cards_that_were_laid_then(chromium, network):
    """UC-12 to UC-14: taken back, laid again and called offline, in that order on the server too."""
    anna = laying(chromium, network)
    first, *others = anna.solution()
    anna.lay_all((first, *others))
    anna.until(lambda: len(own(anna)["laid"]) == 7)
    network.cut()
    anna.until_line("offline")
    anna.page.locator(f"[data-laid][data-card='{others[-1].card}']").focus()
    anna.page.keyboard.press("Delete")
    anna.lay(others[-1], first)
    anna.by("call").click()
    network.mend()
    anna.until_phase("checked")
    assert anna.view["checked"]["players"][anna.view["seat"]]["points"] == 10


def test_with_two_seconds_of_latency_cards_and_call_arrive_on_one_line(chromium, network):
    anna = laying(chromium, network)
    opened = anna.sockets_from_now()
    network.delay = 2.0
    anna.lay_all(anna.solution())
    anna.until_line("slow")
    anna.by("call").click()
    anna.until(lambda: own(anna)["called_at"] is not None)
    assert opened == []
    assert anna.faults == []


def test_a_late_copy_of_a_card_changes_nothing(chromium, network):
    anna = laying(chromium, network)
    first, *_ = anna.solution()
    network.hold_back()
    anna.lay_first(first)
    network.lose_held()
    anna.until(lambda: [card["card"] for card in own(anna)["laid"]] == [first.card])
    anna.page.locator(f"[data-laid][data-card='{first.card}']").focus()
    anna.page.keyboard.press("Delete")
    anna.until(lambda: own(anna)["laid"] == [])
    network.let_go()
    anna.page.wait_for_timeout(500)
    assert own(anna)["laid"] == []
    assert anna.laid == {}
    assert anna.faults == []


def test_a_card_that_comes_after_the_round_was_agreed_is_taken_back_with_a_sentence(
    chromium, race_server, network
):
    """UC-16: Anna has agreed and keeps laying offline; Ben agrees too, and the round is checked."""
    anna, ben = both_laying(chromium, network, race_server)
    anna.by("agree").click()
    anna.until(lambda: own(anna)["agreed"] is not None)
    first, *_ = anna.solution()
    network.cut()
    anna.until_line("offline")
    anna.lay_first(first)
    ben.by("agree").click()
    ben.until_phase("checked")
    network.mend()
    note = anna.by("note")
    note.wait_for()
    assert note.inner_text().startswith("Taken back: card")
    anna.until_phase("checked")
    assert own(anna)["laid"] == []
    assert anna.faults == []
