"""Networks that are cut, stalled, slow or out of order: no move is lost, and none is played twice."""

import time

import pytest

from tests.browser.card_player import CardPlayer
from tests.browser.player import Player, play_until, seated
from tests.browser.proxy import bad_network
from tests.browser.racer import SMALL, Eye, pixels_of

pytestmark = pytest.mark.slow

SOON_OFFLINE = 5.0
"""Seconds on a busy machine; the exact two are tested with the client's own clock."""


@pytest.fixture
def network(race_server):
    with bad_network(race_server) as proxy:
        yield proxy


def begun(racer, chromium, network):
    """Let Anna build alone, with one piece laid while all is well."""
    anna = racer(chromium, network)
    anna.play_alone()
    first, *rest = anna.solution()
    anna.put_by_panel(first)
    anna.until(lambda: anna.has_laid(1))
    return anna, rest


def sockets_of(sitter):
    """Count the websockets that a page opens from now on."""
    opened = []
    sitter.page.on("websocket", lambda socket: opened.append(socket.url))
    return opened


def said(sitter):
    return sitter.by("line").inner_text()


def pending_places(sitter):
    return sitter.page.locator("[data-testid=map] [data-pending=true]").count()


def is_solved(racer, count=1):
    return lambda: racer.view["solo"]["solved"] == count


def test_pieces_and_the_call_of_somebody_offline_arrive_in_order(chromium, network, racer):
    anna, rest = begun(racer, chromium, network)
    network.cut()
    anna.until_line("offline")
    assert said(anna) == "You are offline."
    for step in rest:
        anna.put_by_panel(step)
    assert pending_places(anna) == sum(len(step.cells) for step in rest)
    assert f"{len(rest)} moves are waiting" in said(anna)
    assert anna.by("call").get_attribute("data-lit") == "true"
    anna.by("call").click()
    assert anna.by("call").get_attribute("data-pending") == "true"
    assert anna.axe() == []
    network.mend()
    anna.until(is_solved(anna))
    anna.until_line("good")
    assert said(anna) == ""
    assert anna.faults == []


def test_a_stalled_line_is_offline_soon_and_loses_nothing(chromium, network, racer):
    anna, rest = begun(racer, chromium, network)
    network.stall()
    began = time.monotonic()
    anna.until_line("offline")
    assert time.monotonic() - began < SOON_OFFLINE
    for step in rest:
        anna.put_by_panel(step)
    anna.by("call").click()
    network.mend()
    anna.until(is_solved(anna))
    assert anna.faults == []


def test_a_call_right_after_the_last_piece_waits_behind_it(chromium, network, racer):
    anna, rest = begun(racer, chromium, network)
    network.delay = 0.5
    for step in rest:
        anna.put_by_panel(step)
    anna.page.keyboard.press("c")
    assert anna.by("note").count() == 0
    anna.until(is_solved(anna))


def test_with_two_seconds_of_latency_everything_arrives_on_one_line(chromium, network, racer):
    anna, rest = begun(racer, chromium, network)
    opened = sockets_of(anna)
    network.delay = 2.0
    for step in rest:
        anna.put_by_panel(step)
    anna.until_line("slow")
    assert "on their way" in said(anna)
    anna.by("call").click()
    anna.until(is_solved(anna))
    for step in anna.solution():
        anna.put_by_panel(step)
    anna.by("call").click()
    anna.until(is_solved(anna, 2))
    assert opened == []
    assert anna.faults == []


def test_a_late_copy_from_an_old_line_changes_nothing(chromium, network, racer):
    """Reordering: the old connection's bytes arrive after the new one's."""
    anna, (step, *_) = begun(racer, chromium, network)
    network.hold_back()
    anna.put_by_panel(step)
    network.lose_held()
    anna.until(lambda: anna.has_laid(2))
    anna.by(f"piece-{step.kind}").check(force=True)
    anna.by("take").click()
    anna.until(lambda: anna.has_laid(1))
    before = anna.table["n"]
    network.let_go()
    anna.page.wait_for_timeout(500)
    assert anna.has_laid(1)
    assert anna.table["n"] == before


def test_a_reload_loses_nothing_that_waits(chromium, network, racer):
    anna, (step, *_) = begun(racer, chromium, network)
    network.hold_back()
    anna.put_by_panel(step)
    anna.page.reload()
    anna.until(lambda: anna.has_laid(2))
    network.let_go()
    anna.by(f"piece-{step.kind}").wait_for()
    assert anna.has_laid(2)
    assert anna.faults == []


def test_what_comes_too_late_is_taken_back_with_a_sentence(chromium, network, racer):
    """The task is laid aside in another tab while a piece waits for the connection."""
    anna, (step, *_) = begun(racer, chromium, network)
    network.cut()
    anna.until_line("offline")
    anna.put_by_panel(step)
    lay_aside_elsewhere(anna, network, racer(chromium, network))
    network.mend()
    is_taken_back(anna, step.kind)
    assert pending_places(anna) == 0


def lay_aside_elsewhere(anna, network, other):
    """Lay the task aside in another tab, whose connection is good."""
    other.context.add_cookies(anna.context.cookies())
    direct = f"http://127.0.0.1:{network.to}"
    other.page.goto(anna.page.url.replace(network.address, direct))
    other.wait_for("table")
    other.until(lambda: bool(other.table.get("view")))
    other.by("aside").click()
    other.by("aside-yes").click()
    other.until(lambda: other.view["solo"]["number"] == 2)


def is_taken_back(anna, kind):
    note = anna.by("note")
    note.wait_for()
    assert note.inner_text().startswith(f"Taken back: piece {kind}")
    assert "moved on" in note.inner_text()
    assert anna.has_laid(0)


def dragged_offline(racer, chromium, network):
    """Cut Anna's connection while she drags a piece in space; give her and the piece, which waits."""
    anna = racer(chromium, network, viewport=SMALL)
    anna.play_alone(side="B", solo="clock", size="20")
    kind = anna.me["task"]["pieces"][0]["kind"]
    anna.look_at_tray()
    eye, mouse = Eye(anna), anna.page.mouse
    mouse.move(*eye.screen(eye.top_of(kind, anna.form_of(kind))))
    mouse.down()
    there = eye.screen(eye.cell(anna.a_place_for(kind)))
    mouse.move(there[0] + 20, there[1] + 20, steps=4)
    network.cut()
    anna.until_line("offline")
    assert anna.held["kind"] == kind
    mouse.move(*there, steps=2)
    assert pixels_of(anna, "--accent") == 0
    mouse.up()
    anna.until(lambda: anna.by("board").get_attribute("data-pending") == str(kind))
    anna.until(lambda: pixels_of(anna, "--accent") > 20)  # dashes around the piece itself
    assert "One move is waiting" in said(anna)
    assert anna.has_laid(0)
    return anna, kind


def test_a_piece_dragged_in_space_while_the_line_goes_waits_and_is_confirmed(
    chromium_in_space, network, racer
):
    anna, kind = dragged_offline(racer, chromium_in_space, network)
    network.mend()
    anna.until(lambda: anna.has_laid(1))
    assert [each["kind"] for each in anna.me["task"]["pieces"] if each["cells"]] == [kind]
    anna.until(lambda: anna.by("board").get_attribute("data-pending") == "")
    anna.until(lambda: pixels_of(anna, "--accent") == 0)
    assert anna.faults == []


def test_a_piece_dragged_in_space_that_comes_too_late_is_taken_back_with_a_sentence(
    chromium, chromium_in_space, network, racer
):
    anna, kind = dragged_offline(racer, chromium_in_space, network)
    lay_aside_elsewhere(anna, network, racer(chromium, network))
    network.mend()
    is_taken_back(anna, kind)
    assert anna.by("board").get_attribute("data-pending") == ""
    assert anna.faults == []


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
    assert "waiting to be sent" in said(anna)
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
    """UC-12 to UC-14: taken back, laid again and called offline, in that order on the server, too."""
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
    opened = sockets_of(anna)
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
    """UC-16: Anna has agreed and lays on offline; Ben agrees, too, and the round is checked."""
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
        anna.until(lambda: "One move is waiting" in said(anna))
        network.mend()
        anna.until(lambda: anna.entry > before)
        assert anna.faults == []


def test_a_card_that_comes_after_a_bot_has_played_is_taken_back_with_a_sentence(
    chromium, brief_server
):
    """Ben sees a bot play for Anna, who is away and has tapped a card meanwhile."""
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
        opened = sockets_of(anna)
        before, card = anna.entry, anna.playable.first.get_attribute("data-card")
        network.delay = 2.0
        anna.playable.first.click()
        anna.until_line("slow")
        assert "on its way" in said(anna)
        anna.until(lambda: anna.entry > before)
        assert card not in anna.hand
        assert opened == []
        assert anna.faults == []
