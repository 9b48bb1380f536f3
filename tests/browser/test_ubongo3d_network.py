"""Pieces and calls of Ubongo 3-D on networks that are cut, stalled, slow or out of order."""

import time

import pytest
from playwright.sync_api import expect

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


def pending_places(sitter):
    return sitter.page.locator("[data-testid=map] [data-pending=true]").count()


def is_solved(racer, count=1):
    return lambda: racer.view["solo"]["solved"] == count


def test_pieces_and_the_call_of_somebody_offline_arrive_in_order(chromium, network, racer):
    anna, rest = begun(racer, chromium, network)
    network.cut()
    anna.until_line("offline")
    assert anna.line_text == "You are offline."
    for step in rest:
        anna.put_by_panel(step)
    assert pending_places(anna) == sum(len(step.cells) for step in rest)
    assert f"{len(rest)} moves are waiting" in anna.line_text
    assert anna.by("call").get_attribute("data-lit") == "true"
    anna.by("call").click()
    assert anna.by("call").get_attribute("data-pending") == "true"
    assert anna.axe() == []
    network.mend()
    anna.until(is_solved(anna))
    anna.until_line("good")
    assert anna.line_text == ""
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
    opened = anna.sockets_from_now()
    network.delay = 2.0
    for step in rest:
        anna.put_by_panel(step)
    anna.until_line("slow")
    assert "on their way" in anna.line_text
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


def test_what_comes_after_the_end_is_taken_back_on_the_page_of_the_end(chromium, network, racer):
    """The only task is laid aside in another tab while a piece waits for the connection."""
    anna, other = racer(chromium, network), racer(chromium, network)
    anna.enter("Anna")
    anna.page.goto(f"{network.address}/puzzles/7.15-7.9.16")
    anna.by("play-untimed").click()
    anna.wait_for("table")
    anna.until_phase("building")
    step, *_ = anna.solution()
    network.cut()
    anna.until_line("offline")
    anna.put_by_panel(step)
    lay_aside(other_tab(anna, network, other))
    other.wait_for("end")
    network.mend()
    anna.wait_for("end")
    expect(anna.by("taken-back")).to_contain_text(f"Taken back: piece {step.kind}")
    expect(anna.by("taken-back")).to_contain_text("the game is over")
    assert anna.axe() == []
    assert anna.faults == []


def lay_aside_elsewhere(anna, network, other):
    """Lay the task aside in another tab, and get the next one."""
    lay_aside(other_tab(anna, network, other))
    other.until(lambda: other.view["solo"]["number"] == 2)


def other_tab(anna, network, other):
    """Open the same table in another tab, whose connection is good."""
    other.context.add_cookies(anna.context.cookies())
    direct = f"http://127.0.0.1:{network.to}"
    other.page.goto(anna.page.url.replace(network.address, direct))
    other.wait_for("table")
    other.until(lambda: bool(other.table.get("view")))
    return other


def lay_aside(racer):
    racer.by("aside").click()
    racer.by("aside-yes").click()


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
    assert "One move is waiting" in anna.line_text
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


def test_what_is_pressed_alone_without_a_line_waits_once(chromium, network, racer):
    """A hint, then a pause: each is marked while it waits, and cannot be pressed again."""
    anna = racer(chromium, network)
    anna.play_alone(hints=True)
    network.cut()
    anna.until_line("offline")
    for button in ("ask-hint", "pause"):
        for _ in range(2):
            anna.by(button).click(force=True)
        expect(anna.by(button)).to_have_attribute("data-pending", "true")
        expect(anna.by(button)).to_have_attribute("aria-disabled", "true")
    assert "2 moves are waiting" in anna.line_text
    network.mend()
    anna.by("resume").click()
    anna.until(lambda: anna.view["solo"]["hint"] is not None)
    assert anna.by("note").count() == 0
    assert anna.faults == []
