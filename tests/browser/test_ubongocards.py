"""Ubongo, the card game, in the browser: a whole game, and a round by keyboard alone."""

import pytest

from spieltisch.core import fold
from spieltisch.core.record import decode, verify
from spieltisch.games.registry import game_named
from spieltisch.games.ubongocards.layout import Placed, touch
from tests.browser.card_player import CardPlayer

AT_ONCE = 2000
"""Milliseconds within which calls count as simultaneous; two browsers may be slow on a busy machine."""


def together(
    chromium, server, *names: str, bots: tuple[str, ...] = (), **options
) -> list[CardPlayer]:
    """Seat people and bots at a table and let everything load."""
    first, *others = [CardPlayer(chromium, server, **options) for _ in names]
    first.enter(names[0])
    link = first.open_cards(*("friend" for _ in others), *bots, window=AT_ONCE)
    for seat, (other, name) in enumerate(zip(others, names[1:], strict=True), 1):
        other.enter(name, link)
        other.by(f"sit-{seat}").click()
        other.begin()
    first.begin()
    return [first, *others]


@pytest.mark.slow
def test_three_people_play_all_six_rounds(chromium, server):
    """One wrong call gives nothing, two at once give 10 each, and a round ends by agreement."""
    three = together(chromium, server, "Anna", "Ben", "Cleo")
    expected = []
    for play in (one_calls, wrong_call, calls_at_once, agreed_end, one_calls, agreed_end):
        for each in three:
            each.until_phase("laying")
        points = play(three)
        expected.append(points)
        if len(expected) < 6:
            is_checked(three, points)
            for each in three:
                each.by("next-round").click()
    for each in three:
        each.wait_for("end")
        each.unfold("end-details", "end-proof")
        each.by("score-sheet").wait_for()
        assert each.faults == []
        assert each.axe() == []
    sheet = [[int(cell.inner_text()) for cell in row.locator("td").all()] for row in rows(three[0])]
    assert sheet[:6] == expected
    assert sheet[6] == [sum(column) for column in zip(*expected, strict=True)]
    with three[0].page.expect_download() as downloading:
        three[0].by("record-link").click()
    record = decode(downloading.value.path().read_bytes())
    verify(record)
    game = game_named(record.game)
    view = game.view(fold.fold(game, record), None)
    assert [[line.points for line in each.players] for each in view.ended] == expected


def rows(sitter: CardPlayer):
    return sitter.by("score-sheet").locator("tbody tr, tfoot tr").all()


def able(three: list[CardPlayer]) -> list[int]:
    """The seats whose hands can lay seven: nearly always all of them."""
    return [seat for seat, each in enumerate(three) if each.can_lay_seven]


def one_calls(three: list[CardPlayer]) -> list[int]:
    """One lays seven and calls, another has laid two by then."""
    caller, *_ = able(three)
    other = (caller + 1) % 3
    three[other].lay_all(three[other].start_of_two())
    three[caller].lay_all(three[caller].solution())
    three[caller].by("call").click()
    points = [0, 0, 0]
    points[caller], points[other] = 10, 2
    return points


def wrong_call(three: list[CardPlayer]) -> list[int]:
    """Nothing shows that a layout is wrong; the call costs the round."""
    caller, *_ = able(three)
    sitter = three[caller]
    sitter.lay_all(sitter.mistake())
    assert sitter.page.locator(".breach").count() == 0
    sitter.by("call").click()
    sitter.until_phase("checked")
    assert sitter.page.locator(f"[data-seat='{caller}'] .verdict[data-good=false]").count() > 0
    assert sitter.page.locator(f"[data-seat='{caller}'] .joint").count() >= 5
    return [0, 0, 0]


def calls_at_once(three: list[CardPlayer]) -> list[int]:
    one, other, *_ = able(three)
    for seat in (one, other):
        three[seat].lay_all(three[seat].solution())
    calls = [three[seat].by("call") for seat in (one, other)]
    for call in calls:
        call.click()
    return [10 if seat in {one, other} else 0 for seat in range(3)]


def agreed_end(three: list[CardPlayer]) -> list[int]:
    """All must agree, and a player may change their mind."""
    three[0].lay_all(three[0].start_of_two())
    three[0].by("agree").click()
    three[1].until(lambda: "Anna wants to end" in three[1].by("status").inner_text())
    three[1].by("agree").click()
    three[1].until(lambda: three[1].by("agree").inner_text() == "Play on")
    three[1].by("agree").click()
    three[1].until(lambda: three[1].by("agree").inner_text() == "I agree")
    assert three[2].phase == "laying"
    for each in three[1:]:
        each.by("agree").click()
    return [2, 0, 0]


def is_checked(three: list[CardPlayer], points: list[int]) -> None:
    """Everyone sees the same check."""
    for each in three:
        each.until_phase("checked")
        shown = each.page.locator("[data-testid=check] [data-seat]").all()
        seen = {
            int(panel.get_attribute("data-seat") or -1): int(
                panel.get_attribute("data-points") or -1
            )
            for panel in shown
        }
        assert [seen[seat] for seat in range(3)] == points


def test_one_whole_round_by_keyboard_alone(chromium, server):
    anna = CardPlayer(chromium, server)
    press = anna.page.keyboard.press
    anna.enter("Anna")
    anna.deal("beginner", marks=True)
    anna.until_phase("laying")
    first, *others = anna.solution()

    choose_by_arrows(anna, first.card)
    for _ in range(first.turn):
        press("r")
    press("Enter")
    anna.until(lambda: "picked up" in anna.by("announcements").inner_text())
    press("ArrowDown")
    press("ArrowRight")
    press("Enter")
    anna.until(lambda: first.card in anna.laid)
    assert anna.laid[first.card].turn == first.turn

    anna.until(lambda: "card" in anna.focused)
    press("p")
    anna.by("places-dialog").wait_for()
    for number, placed in enumerate(others):
        lay_by_list(anna, placed, (first, *others[:number]))
    press("Escape")
    anna.by("places-dialog").wait_for(state="hidden")

    anna.tab_to(laid="true", card=others[-1].card)
    press("Delete")
    anna.until(lambda: others[-1].card not in anna.laid)
    choose_by_arrows(anna, others[-1].card)
    press("p")
    anna.by("places-dialog").wait_for()
    lay_by_list(anna, others[-1], (first, *others[:-1]))
    press("Escape")

    anna.tab_to(testid="call")
    press("Enter")
    anna.until_phase("checked")
    assert anna.page.locator("[data-seat='0']").get_attribute("data-points") == "10"
    anna.tab_to(testid="next-round")
    press("Enter")
    anna.until_phase("countdown")
    assert anna.faults == []


def choose_by_arrows(anna: CardPlayer, card: int) -> None:
    """Go to the hand with Tab, and to a card with the arrow keys."""
    for _ in range(60):
        if anna.page.evaluate("document.activeElement.closest('[data-hand]') !== null"):
            break
        anna.page.keyboard.press("Tab")
    for _ in range(9):
        anna.page.keyboard.press("ArrowLeft")
    for _ in range(9):
        if anna.focused.get("card") == str(card):
            return
        anna.page.keyboard.press("ArrowRight")
    raise AssertionError(f"card {card} is not reached")


def lay_by_list(anna: CardPlayer, placed: Placed, laid: tuple[Placed, ...]) -> None:
    """Choose card, neighbour and contact by keys, and confirm."""
    neighbour = next(other for other in laid if touch(placed, other))
    anna.tab_to(testid="places-card")
    type_choice(anna, "places-card", placed.card)
    anna.tab_to(testid="places-neighbour")
    type_choice(anna, "places-neighbour", neighbour.card)
    there = anna.laid[neighbour.card]
    x, y = there.x + placed.x - neighbour.x, there.y + placed.y - neighbour.y
    anna.tab_to(testid="place", x=x, y=y, turn=placed.turn)
    words = anna.page.evaluate("document.activeElement.innerText")
    assert "meets" in words
    anna.page.keyboard.press("Enter")
    anna.until(lambda: placed.card in anna.laid)


def type_choice(anna: CardPlayer, test_id: str, card: int) -> None:
    """Choose in a list by its keys."""
    anna.page.keyboard.press("Home")
    for _ in range(9):
        if anna.by(test_id).input_value() == str(card):
            return
        anna.page.keyboard.press("ArrowDown")
    raise AssertionError(f"card {card} is not in the list")
