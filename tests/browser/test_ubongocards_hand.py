"""The card game in the hand: one card follows the pointer, snaps, is turned and put back; phones."""

import pytest

from spieltisch.games.ubongocards.bots import PATIENCE
from spieltisch.games.ubongocards.layout import Placed, check
from tests.browser.card_player import CardPlayer, size
from tests.browser.test_focus import has_focus
from tests.browser.test_ubongocards import together
from tests.browser.test_ubongocards_looks import alone

SEEN = """card => [...document.querySelectorAll(`[data-card="${card}"]`)]
  .map(one => one.querySelector('.card-picture'))
  .filter(picture => picture && getComputedStyle(picture).visibility === 'visible')
  .map(picture => picture.getBoundingClientRect())
  .map(({x, y, width, height}) => [x + width / 2, y + height / 2])"""
"""The middle of every picture of a card that can be seen."""


def seen(anna: CardPlayer, card: int) -> list[tuple[float, float]]:
    return [(x, y) for x, y in anna.page.evaluate(SEEN, card)]


def is_near(one: tuple[float, float], other: tuple[float, float], most: float = 3) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= most


def middle(thing) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def further_in(here: tuple[float, float], centre: tuple[float, float]) -> tuple[float, float]:
    """Return a point beside another towards a centre: at its edge the board moves along with a held card."""
    x, y = (1 if one < other else -1 for one, other in zip(here, centre, strict=True))
    return here[0] + 90 * x, here[1] + 60 * y


def lying(anna: CardPlayer, card: int):
    return anna.page.locator(f"[data-laid][data-card='{card}']")


def test_one_card_follows_the_mouse_and_escape_puts_it_back(chromium, server):
    anna = alone(chromium, server)
    first, second = anna.start_of_two()
    mouse = anna.page.mouse
    home, there = middle(anna.in_hand(first.card)), middle(anna.by("cards-board"))
    mouse.move(*home)
    mouse.down()
    for step in (0.3, 0.7, 1):
        point = tuple(one + (other - one) * step for one, other in zip(home, there, strict=True))
        mouse.move(*point)
        anna.until(lambda: len(seen(anna, first.card)) == 1)
        anna.until(lambda at=point: is_near(seen(anna, first.card)[0], at))
    anna.page.keyboard.press("Escape")
    anna.until(lambda: is_near(seen(anna, first.card)[0], home))
    mouse.move(there[0] + 30, there[1] + 30)
    assert is_near(seen(anna, first.card)[0], home)
    mouse.up()
    assert anna.laid == {}

    anna.lay_first(first)
    anna.lay(second, first)
    before = anna.laid[second.card]
    here = middle(lying(anna, second.card))
    aside = further_in(here, there)
    mouse.move(*here)
    mouse.down()
    mouse.move(*aside, steps=3)
    anna.until(lambda: is_near(seen(anna, second.card)[0], aside))
    assert len(seen(anna, second.card)) == 1
    anna.page.keyboard.press("Escape")
    mouse.up()
    anna.until(lambda: is_near(seen(anna, second.card)[0], here))
    assert anna.laid[second.card] == before
    assert not anna.page.evaluate("document.activeElement === document.body")
    assert anna.faults == []


@pytest.mark.slow
def test_the_wheel_turns_the_card_of_the_hand_below_it_and_a_dragged_one(chromium, server):
    anna = alone(chromium, server)
    first, second = anna.start_of_two()
    card = anna.in_hand(first.card)
    card.hover()
    anna.page.mouse.wheel(0, 100)
    anna.until(lambda: card.get_attribute("data-turn") == "1")
    for _ in range(3):  # a touchpad sends a notch in parts
        anna.page.mouse.wheel(0, -25)
    anna.until(lambda: card.get_attribute("data-turn") == "0")
    assert card.get_attribute("aria-pressed") == "false"
    assert anna.in_hand(second.card).get_attribute("data-turn") == "0"

    mouse = anna.page.mouse
    mouse.move(*middle(card))
    mouse.down()
    mouse.move(*middle(anna.by("cards-board")), steps=3)
    mouse.wheel(0, 100)
    mouse.wheel(0, 100)
    mouse.wheel(0, 100)
    mouse.up()
    anna.until(lambda: anna.laid[first.card].turn == 3)


def dragged_beside(anna: CardPlayer, card: Placed, off: tuple[float, float]) -> Placed:
    """Drag a turned card from the hand to where it fits, but a number of squares off."""
    first = next(iter(anna.laid.values()))
    anna.turn_in_hand(card)
    box = lying(anna, first.card).bounding_box()
    assert box is not None
    unit = box["width"] / size(first)[0]
    x, y = anna.target(card, first)
    mouse = anna.page.mouse
    mouse.move(*middle(anna.in_hand(card.card)))
    mouse.down()
    mouse.move(x + off[0] * unit, y + off[1] * unit, steps=3)
    anna.come_to_rest()
    return Placed(card.card, first.x + card.x, first.y + card.y, card.turn)


@pytest.mark.slow
@pytest.mark.parametrize("marks", [True, False])
def test_near_a_good_contact_a_card_snaps_where_marks_are_on(chromium, server, marks):
    anna = alone(chromium, server, marks=marks)
    first, second = anna.start_of_two()
    anna.lay_first(first)
    off = (0.8, 0.0) if second.x > first.x else (-0.8, 0.0)
    wanted = dragged_beside(anna, second, off)
    assert len(seen(anna, second.card)) == 1
    if marks:
        assert anna.page.locator(".cards-board-ghost[data-fits=yes]").count() == 1
        assert is_near(seen(anna, second.card)[0], anna.target(second, first))
    anna.page.mouse.up()
    anna.until(lambda: second.card in anna.laid)
    laid = anna.laid[second.card]
    aside = Placed(second.card, wanted.x + round(off[0]), wanted.y, wanted.turn)
    assert laid == (wanted if marks else aside)


PHONES = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]

SYMBOLS = """cards => cards.flatMap(card => [...card.querySelectorAll('.card-picture > g')])
  .filter(sign => !sign.classList.contains('card-number'))
  .map(sign => { const at = sign.getScreenCTM(); return 24 * Math.hypot(at.a, at.b); })"""
"""How many pixels each symbol is wide."""

LARGEST = """() => {
  const area = one => { const box = one.getBoundingClientRect(); return box.width * box.height; };
  const parts = '.neighbours, .cards-line, .cards-actions, [data-hand], .table-bar';
  const board = area(document.querySelector('[data-cards-board]'));
  return [...document.querySelectorAll(parts)].every(part => area(part) < board);
}"""

COVERED = """() => {
  const board = document.querySelector('[data-cards-board]').getBoundingClientRect();
  const found = new Set();
  for (let x = board.left + 4; x < board.right; x += 12)
    for (let y = board.top + 4; y < board.bottom; y += 12)
      if (!document.elementFromPoint(x, y)?.closest('[data-cards-board]'))
        found.add(document.elementFromPoint(x, y)?.className);
  return [...found];
}"""
"""What lies over the board."""


@pytest.mark.slow
@pytest.mark.parametrize("viewport", PHONES, ids=["390", "360"])
def test_on_a_phone_seven_laid_cards_can_be_read_panned_and_pinched(chromium, server, viewport):
    anna = alone(chromium, server, has_touch=True)
    layout = anna.solution()
    anna.lay_all(layout)
    anna.resize(viewport)
    cards = anna.page.locator("[data-laid]")
    assert cards.count() == 7
    sizes = cards.evaluate_all(SYMBOLS)
    assert len(sizes) == 42
    assert min(sizes) >= 28
    assert anna.page.evaluate(LARGEST)
    assert anna.page.evaluate(COVERED) == []

    newest = layout[-1].card
    before = middle(lying(anna, newest))
    bare = anna.page.evaluate(BARE)
    fingers(anna, [[bare], [(bare[0] - 40, bare[1] - 25)], []])
    anna.until(lambda: is_near(middle(lying(anna, newest)), (before[0] - 40, before[1] - 25)))

    x, y = middle(lying(anna, newest))
    x = min(max(x, 90), viewport["width"] - 90)
    spread = [[(x - away, y), (x + away, y)] for away in (20, 30, 45)]
    fingers(anna, [spread[0][:1], *spread, []])
    anna.until(lambda: min(cards.evaluate_all(SYMBOLS)) > 1.5 * min(sizes))
    assert len(anna.laid) == 7
    anna.by("zoom-other").click()
    anna.until(lambda: all_within(anna))
    assert anna.faults == []


BARE = """() => {
  const board = document.querySelector('[data-cards-board]').getBoundingClientRect();
  for (let y = board.top + 30; y < board.bottom - 5; y += 6)
    for (let x = board.left + 45; x < board.right - 5; x += 6)
      if (document.elementFromPoint(x, y).matches('[data-cards-board]')) return [x, y];
}"""
"""A point of the board where no card lies."""


def fingers(anna: CardPlayer, steps: list[list[tuple[float, float]]]) -> None:
    """Lay fingers on the screen, move them and take them away; each step says where they are."""
    talk = anna.context.new_cdp_session(anna.page)
    down = 0
    for step in steps:
        kind = "touchEnd" if not step else "touchMove" if len(step) == down else "touchStart"
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(step)]
        talk.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        down = len(step)


def all_within(anna: CardPlayer) -> bool:
    board = anna.by("cards-board").bounding_box()
    assert board is not None
    boxes = [card.bounding_box() for card in anna.page.locator("[data-laid]").all()]
    return all(
        box is not None
        and box["x"] >= board["x"] - 1
        and box["x"] + box["width"] <= board["x"] + board["width"] + 1
        and box["y"] >= board["y"] - 1
        and box["y"] + box["height"] <= board["y"] + board["height"] + 1
        for box in boxes
    )


WATCH_FLIGHTS = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    window.flown.push([this.closest('[data-card]')?.dataset.card, frames[0].translate]);
    return animate.call(this, frames, ...rest);
  };
}"""


@pytest.mark.slow
def test_cards_travel_between_hand_and_cloth_but_not_with_reduced_motion(chromium, server):
    anna = alone(chromium, server, has_touch=True)
    first, second = anna.start_of_two()
    anna.page.evaluate(WATCH_FLIGHTS)
    anna.lay_first(first)
    assert anna.page.evaluate("flown") == []
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.turn_in_hand(second)
    anna.by("cards-board").tap(position={"x": 30, "y": 30})
    anna.until(lambda: second.card in anna.laid)
    [[card, way]] = anna.page.evaluate("flown")
    assert card == str(second.card)
    assert float(way.split()[1].removesuffix("px")) > 100  # it comes from the hand below
    lying(anna, second.card).click()
    anna.by("take").click()
    anna.until(lambda: second.card not in anna.laid)
    [_, [card, way]] = anna.page.evaluate("flown")
    assert card == str(second.card)
    assert float(way.split()[1].removesuffix("px")) < -100


@pytest.mark.slow
def test_the_list_of_places_is_only_where_the_table_allows_it(chromium, server):
    anna = alone(chromium, server, marks=False)
    anna.lay_all(anna.start_of_two())
    anna.page.locator("[data-laid]").first.focus()
    anna.page.keyboard.press("p")
    anna.page.wait_for_timeout(200)
    assert anna.by("places").count() == 0
    assert anna.by("places-dialog").count() == 0
    assert anna.view["spots"] == []
    assert anna.view["breaches"] == []
    assert anna.page.locator(".cards-board-fit, .joint").count() == 0


@pytest.mark.slow
@pytest.mark.parametrize(("marks", "words"), [(True, "With marks"), (False, "Without marks")])
def test_everybody_at_the_table_reads_whether_it_marks_places(chromium, server, marks, words):
    anna, ben = CardPlayer(chromium, server), CardPlayer(chromium, server)
    anna.enter("Anna")
    link = anna.open_cards("friend", marks=marks)
    ben.enter("Ben", link)
    for each in (anna, ben):
        each.until(lambda each=each: words in each.page.locator("main").inner_text())


@pytest.mark.slow
def test_two_people_end_a_round_at_once_whatever_the_bot_does(chromium, server):
    """UC-16"""
    anna, ben = together(chromium, server, "Anna", "Ben", bots=("master",))
    for each in (anna, ben):
        each.until_phase("laying")
    anna.by("agree").click()
    ben.until(lambda: "Anna wants to end" in ben.by("status").inner_text())
    assert anna.phase == "laying"
    ben.by("agree").click()
    for each in (anna, ben):
        each.until_phase("checked")
    last = anna.view["checked"]
    assert last["is_agreed"]
    agreed = [player["agreed"] for player in anna.view["players"]]
    assert [each["how"] for each in agreed] == ["wish", "wish", "give_way"]
    assert (
        agreed[2]["at"] < anna.view["starts_at"] + PATIENCE
    )  # so it did not wait as for one person


@pytest.mark.slow
def test_one_person_among_bots_cannot_end_a_round_that_has_just_begun(chromium, server):
    """UC-16"""
    anna = alone(chromium, server)
    anna.by("agree").click()
    anna.until(lambda: anna.by("agree").inner_text() == "Play on")
    anna.page.wait_for_timeout(4000)
    assert anna.phase == "laying"


@pytest.mark.slow
def test_focus_is_never_lost_at_the_card_table(chromium, server):
    anna = alone(chromium, server)
    solution = anna.solution()
    assert has_focus(anna)
    anna.lay_first(solution[0])
    for placed in solution[1:]:
        anna.lay(placed, solution[0])
        assert has_focus(anna)
    anna.by("status").click()
    assert has_focus(anna)
    lying(anna, solution[-1].card).click()
    anna.page.keyboard.press("Delete")
    anna.until(lambda: len(anna.laid) == 6)
    assert has_focus(anna)
    anna.lay(solution[-1], solution[0])
    anna.by("call").click()
    anna.until_phase("checked")
    assert has_focus(anna)
    anna.by("next-round").click()
    anna.until_phase("countdown")
    assert has_focus(anna)
    anna.until_phase("laying")
    assert has_focus(anna)


@pytest.mark.slow
def test_after_the_round_one_sees_how_the_hand_could_have_been_laid(chromium, server):
    anna = alone(chromium, server)
    layout = anna.mistake()
    anna.lay_all(layout)
    assert anna.view["possible"] == []
    assert anna.by("possible").count() == 0
    anna.by("call").click()
    anna.until_phase("checked")
    assert anna.by("possible").count() == 1
    assert anna.by("possible").locator(".card-body").count() == 7
    assert anna.by("possible").locator(".joint").count() >= 6
    shown = [Placed(**spot) for spot in anna.view["possible"]]
    assert check(shown, anna.sides) == ()
    assert anna.axe() == []
