"""The card game on phones and desktops: axe, sizes, touch, marks for learners, words, colours."""

from itertools import combinations, product

import pytest

from spieltisch.games.ubongocards.layout import check, touch
from spieltisch.games.ubongocards.material import SYMBOLS
from tests.browser.card_player import CardPlayer

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


def alone(chromium, server, marks: bool = False, **options) -> CardPlayer:
    """Seat one person with a slow bot, and wait for the start."""
    anna = CardPlayer(chromium, server, **options)
    anna.enter("Anna")
    anna.deal("beginner", marks=marks)
    anna.until_phase("laying")
    return anna


@pytest.mark.slow
@pytest.mark.parametrize(
    ("viewport", "scheme"),
    [
        pytest.param(PHONE, "light", id="phone-light"),
        pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing_from_the_lobby_to_the_check(chromium, server, viewport, scheme):
    anna = CardPlayer(chromium, server, viewport=viewport, color_scheme=scheme)
    anna.enter("Anna")
    anna.by("game-ubongocards").check(force=True)
    assert anna.axe() == []
    anna.page.get_by_role("button", name="How to play").first.click()
    anna.page.locator(".cards-rules-example").first.wait_for()
    assert anna.axe() == []
    anna.page.keyboard.press("Escape")
    anna.deal("beginner", marks=True)
    assert anna.axe() == []
    anna.until_phase("laying")
    layout = anna.mistake()
    anna.lay_all(layout)
    anna.page.locator(".breach").first.wait_for()
    anna.page.locator("[data-laid]").first.click()
    assert anna.axe() == []
    assert anna.fits(viewport["width"])
    anna.by("places").click()
    anna.by("places-dialog").wait_for()
    assert anna.axe() == []
    anna.page.keyboard.press("Escape")
    anna.by("call").click()
    anna.until_phase("checked")
    assert anna.page.locator("[data-own=true] .verdict[data-good=false]").count() > 0
    assert anna.axe() == []
    assert anna.fits(viewport["width"])
    assert anna.faults == []


SIZES = [(360, 640), (390, 844), (1024, 600), (1440, 900)]


@pytest.mark.slow
def test_the_cloth_the_hand_and_the_call_are_in_sight(chromium, server):
    anna = alone(chromium, server, locale="de-DE")
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        all_in_sight(anna, width, height)


def all_in_sight(anna: CardPlayer, width: int, height: int) -> None:
    for selector in (
        "[data-cards-board]",
        "[data-hand] [data-card]",
        "[data-testid=call]",
        ".neighbour",
    ):
        for box in boxes(anna, selector):
            assert box["x"] >= -1, (selector, width)
            assert box["right"] <= width + 1, (selector, width)
            assert box["bottom"] <= height + 1, (selector, width)
    for box in boxes(anna, "main button:visible"):
        assert min(box["width"], box["height"]) >= 43.5, width
    words = anna.page.locator(".cards-actions button")
    assert words.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth + 1)")


def boxes(anna: CardPlayer, selector: str) -> list[dict[str, float]]:
    read = "all => all.map(one => one.getBoundingClientRect().toJSON())"
    found = anna.page.locator(selector).evaluate_all(read)
    assert found, selector
    return list(found)


@pytest.mark.slow
def test_a_finger_drags_taps_turns_and_takes_back(chromium, server):
    anna = alone(chromium, server, viewport=PHONE, has_touch=True)
    first, second = anna.start_of_two()
    anna.in_hand(first.card).tap()
    for _ in range(first.turn):
        anna.in_hand(first.card).tap()
    anna.by("cards-board").tap()
    anna.until(lambda: first.card in anna.laid)
    for _ in range(second.turn + 1 if second.turn else 0):
        anna.in_hand(second.card).tap()
    finger_drags(anna, anna.in_hand(second.card), anna.target(second, first))
    anna.until(lambda: second.card in anna.laid)
    here, there = anna.laid[first.card], anna.laid[second.card]
    assert (there.x - here.x, there.y - here.y) == (second.x - first.x, second.y - first.y)
    assert (here.turn, there.turn) == (first.turn, second.turn)

    lying = anna.page.locator(f"[data-laid][data-card='{second.card}']")
    hand = anna.by("hand").bounding_box()
    assert hand is not None
    finger_drags(anna, lying, (hand["x"] + 20, hand["y"] + 20), lift=0)
    anna.until(lambda: second.card not in anna.laid)

    lying = anna.page.locator("[data-laid]")
    before = lying.bounding_box()
    two_fingers_spread(anna)
    after = lying.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"]


def two_fingers_spread(anna: CardPlayer) -> None:
    box = anna.by("cards-board").bounding_box()
    assert box is not None
    talk = anna.context.new_cdp_session(anna.page)
    y = box["y"] + 20
    for kind, apart in (
        ("touchStart", 30),
        ("touchMove", 45),
        ("touchMove", 60),
        ("touchEnd", None),
    ):
        middle = box["x"] + box["width"] / 2
        points = (
            [] if apart is None else [{"x": middle - apart, "y": y}, {"x": middle + apart, "y": y}]
        )
        talk.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def finger_drags(
    anna: CardPlayer, thing, to: tuple[float, float], lift: float | None = None
) -> None:
    """Drag with one finger; a card from the hand is held above it by one and a half squares."""
    box = thing.bounding_box()
    assert box is not None
    if lift is None:
        board = anna.page.locator("[data-laid]").first
        lift = 1.5 * board.evaluate("card => card.offsetWidth / 2")
    talk = anna.context.new_cdp_session(anna.page)
    start = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    end = {"x": to[0], "y": to[1] + lift}
    for kind, points in (("touchStart", [start]), ("touchMove", [end]), ("touchEnd", [])):
        talk.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.slow
def test_the_wheel_turns_and_the_cloth_can_be_moved_and_shown_whole(chromium, server):
    anna = alone(chromium, server)
    first, _ = anna.start_of_two()
    anna.in_hand(first.card).click()
    anna.by("cards-board").hover()
    anna.page.mouse.wheel(0, 100)
    anna.page.mouse.wheel(0, 100)
    anna.by("cards-board").click()
    anna.until(lambda: first.card in anna.laid)
    assert anna.laid[first.card].turn == 2
    lying = anna.page.locator("[data-laid]")
    before = lying.bounding_box()
    board = anna.by("cards-board").bounding_box()
    assert before is not None
    assert board is not None
    anna.page.mouse.move(board["x"] + 40, board["y"] + 40)
    anna.page.mouse.down()
    anna.page.mouse.move(board["x"] + 140, board["y"] + 90, steps=3)
    anna.page.mouse.up()
    moved = lying.bounding_box()
    assert moved is not None
    assert (round(moved["x"] - before["x"]), round(moved["y"] - before["y"])) == (100, 50)
    assert anna.laid[first.card].turn == 2
    anna.by("zoom-fit").click()
    anna.until(lambda: (lying.bounding_box() or {}).get("x") != moved["x"])
    box = lying.bounding_box()
    assert box is not None
    lying.click()
    lying.click()
    anna.until(lambda: anna.laid[first.card].turn == 3)


@pytest.mark.slow
def test_marks_show_places_contacts_and_breaches_to_learners(chromium, server):
    anna = alone(chromium, server, marks=True)
    *six, last = anna.mistake()
    anna.lay_first(six[0])
    anna.in_hand(six[1].card).click()
    anna.page.locator(".cards-board-fit").first.wait_for()
    anna.page.keyboard.press("Escape")
    for placed in six[1:]:
        anna.lay(placed, six[0])
    joints = sum(touch(one, other) for one, other in combinations(six, 2))
    anna.until(lambda: anna.page.locator(".joint").count() == joints)
    anna.lay(last, six[0])
    breaches = len(check((*six, last), anna.sides))
    anna.until(lambda: anna.page.locator(".breach").count() == breaches)


@pytest.mark.slow
def test_a_call_too_early_and_a_card_on_another_say_why(chromium, server):
    anna = alone(chromium, server, locale="fr-FR")
    first, second = anna.start_of_two()
    anna.by("call").click(force=True)  # it is disabled for a reason, and says so
    anna.until(lambda: "sept cartes" in anna.by("note").inner_text())
    anna.lay_first(first)
    anna.in_hand(second.card).click()
    anna.drag(first, first, card=second.card)
    anna.until(lambda: "autre carte" in anna.by("announcements").inner_text())
    assert second.card not in anna.laid
    anna.lay(second, first)
    somebody_who_watches_sees_every_cloth(chromium, server, anna)


def somebody_who_watches_sees_every_cloth(chromium, server, anna: CardPlayer) -> None:
    ben = CardPlayer(chromium, server)
    ben.page.goto(anna.page.url)
    ben.page.locator(".neighbour").first.wait_for()
    assert ben.page.locator(".neighbour").count() == 2
    assert ben.page.locator(".neighbour").first.locator(".card-body").count() == 2
    assert ben.by("hand").count() == 0
    assert ben.axe() == []
    assert ben.faults == []


def test_every_symbol_stands_out_from_its_card(chromium, server):
    anna = CardPlayer(chromium, server)
    anna.lay_new_table("ubongocards")
    anna.page.locator(".large-layout").wait_for()
    for scheme, face in product(("light", "dark"), ("white", "black")):
        anna.page.emulate_media(color_scheme=scheme)
        paper, *colours = anna.page.evaluate(COLOURS, [face, ["face", *map(str, SYMBOLS)]])
        assert len(set(colours)) == len(SYMBOLS)
        for colour in colours:
            assert contrast(colour, paper) >= 3, (scheme, face, colour)


COLOURS = """([face, names]) => {
    const card = document.querySelector('.large-layout svg');
    card.dataset.face = face;
    const style = getComputedStyle(card);
    return names.map(name => style.getPropertyValue('--' + name).trim());
}"""


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
