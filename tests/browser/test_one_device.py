"""Several people on one device: a curtain between turns, or boards side by side. No hand is another's."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.beside import CardsBeside, RacerBeside
from tests.browser.player import Player
from tests.browser.staging import Moment, golden, stage, take_seat

PHONE, TABLET = {"width": 390, "height": 844}, {"width": 1180, "height": 820}
ON_CLOTH = "[data-testid=curtain]"


class Sharer(Player):
    """The guest whose device goes around; what the server tells each seat is recorded."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.tables: dict[int, dict[str, Any]] = {}
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, text: str | bytes) -> None:
        table = json.loads(text).get("table")
        if table and table["you"] is not None:
            self.tables[table["you"]] = table

    def share(self, *others: str, names: tuple[str, ...] = ("Otto",)) -> None:
        """Open a table of UGO! with people on this device, and bots."""
        self.enter("Anna")
        self.choose(f"players-{len(others) + 1}")
        for seat, kind in enumerate(others, 1):
            self.by(f"seat-{seat}-kind").select_option(kind)
        for seat, name in zip(_seats_here(others), names, strict=True):
            self.by(f"seat-{seat}-name").fill(name)
        self.by("open-table").click()
        self.wait_for("curtain")

    @property
    def is_covered(self) -> bool:
        return self.page.locator(ON_CLOTH).count() > 0

    def hand_of(self, seat: int) -> set[str]:
        return {held["card"] for held in self.tables[seat]["view"]["hand"]}

    def until_covered_or_mine(self) -> None:
        self.until(
            lambda: (
                self.is_covered
                or self.is_to_move
                or self.is_at_the_end
                or self.by("round-dialog-close").count() > 0
            )
        )


def _seats_here(others: tuple[str, ...]) -> list[int]:
    return [seat for seat, kind in enumerate(others, 1) if kind == "here"]


def labels(sharer: Sharer) -> dict[str, str]:
    """Read what each card of the hand in sight is called."""
    read = "cards => cards.map(card => [card.dataset.card, card.innerText.trim().split(',')[0]])"
    return dict(sharer.page.locator("[data-testid=hand] [data-card]").evaluate_all(read))


def assert_nothing_shows(sharer: Sharer, words: set[str]) -> None:
    """The page, its title and what it says aloud contain none of these words."""
    seen = sharer.page.content() + sharer.page.title()
    assert not [word for word in words if word and word in seen]


@pytest.mark.parametrize(
    "others",
    [
        pytest.param(("here",), id="2", marks=pytest.mark.slow),
        pytest.param(("here", "beginner", "here"), id="3+bot", marks=pytest.mark.slow),
    ],
)
def test_a_round_by_touch_and_the_curtain_hides_every_hand(chromium, server, others):
    anna = Sharer(chromium, server, viewport=PHONE, has_touch=True)
    names = ("Otto", "Pia")[: others.count("here")]
    anna.share(*others, names=names)
    assert anna.fits(PHONE["width"])
    seats = [0, *_seats_here(others)]
    called = dict(zip(seats, ("Anna", *names), strict=True))
    opened: list[int] = []
    known: dict[int, dict[str, str]] = {}
    while not anna.by("round-dialog-close").count():
        if anna.is_covered:
            assert_nothing_shows(anna, {word for each in known.values() for word in each.values()})
            assert anna.page.locator("[data-card], [data-testid=hand]").count() == 0
            who = anna.page.get_by_role("heading", level=1).inner_text()
            (seat,) = (each for each, name in called.items() if name in who)
            anna.by("curtain-open").tap()
            anna.by("hand").wait_for(state="attached")
            opened.append(seat)
            known[seat] = labels(anna)
            assert set(known[seat]) == anna.hand_of(seat)
            others_cards = set().union(*(anna.hand_of(each) for each in seats if each != seat))
            shown = set(anna._all("[data-card]", "data-card"))
            assert not shown & others_cards
        elif anna.is_to_move:
            before = anna.entry
            lay = anna.by("lay-confirm")
            (lay if lay.count() else anna.playable.first).tap()
            anna.until(lambda: anna.is_covered or anna.entry > before)  # noqa: B023
        anna.until_covered_or_mine()
    assert set(opened) == set(seats)
    anna.by("round-dialog-close").tap()
    assert anna.faults == []


@pytest.mark.slow
def test_a_round_by_keyboard_alone(chromium, server):
    anna = Sharer(chromium, server)
    anna.share("here")
    keys, covered = anna.page.keyboard, 0
    while not anna.by("round-dialog-close").count():
        if anna.is_covered:
            covered += 1
            expect(anna.by("curtain-open")).to_be_focused()
            keys.press("Enter")
            anna.by("hand").wait_for(state="attached")
        elif anna.is_to_move:
            before = anna.entry
            expect(
                anna.page.locator("[data-card]:focus, [data-testid=lay-confirm]:focus")
            ).to_have_count(1)
            keys.press("Enter")
            anna.until(lambda: anna.is_covered or anna.entry > before)  # noqa: B023
        anna.until_covered_or_mine()
    keys.press("Escape")
    anna.until(lambda: anna.by("round-dialog-close").count() == 0)
    assert covered >= 2
    assert anna.faults == []


def test_all_seats_come_back_after_a_reload_and_at_home(chromium, server):
    anna = Sharer(chromium, server, viewport=PHONE)
    anna.share("here")
    anna.by("curtain-open").click()
    anna.by("hand").wait_for(state="attached")
    anna.page.reload()
    anna.wait_for("curtain")
    anna.until(lambda: all(each["present"] for each in anna.tables[0]["seats"]))
    assert set(anna.tables) == {0, 1}
    anna.page.goto(server.address)
    expect(anna.page.get_by_text("Otto")).to_be_visible()


def test_who_leaves_goes_alone(chromium, server):
    anna = Sharer(chromium, server)
    anna.share("here")
    anna.by("curtain-open").click()
    anna.by("hand").wait_for(state="attached")
    holder = next(seat for seat in (0, 1) if anna.hand_of(seat) == set(anna.hand))
    anna.by("settings").click()
    anna.by("leave").click()
    anna.by("leave-confirm").click()
    anna.until(lambda: set(anna.hand) == anna.hand_of(1 - holder))
    assert not anna.is_covered, "the last one needs no curtain"
    anna.until(lambda: anna.is_to_move)
    assert anna.move()
    assert anna.faults == []


def test_the_end_and_another_game(chromium, server):
    anna = Sharer(chromium, server)
    last = Moment("ugo-2", len(golden("ugo-2").moves) - 3, 0, companions=True)
    staged = stage(server, last)
    take_seat(anna, staged)
    anna.page.goto(server.address + staged.path)
    while not anna.is_at_the_end:
        if anna.is_covered:
            anna.by("curtain-open").click()
        else:
            anna.move()
        anna.page.wait_for_timeout(50)
    assert "You" not in anna.by("end-moment").inner_text(), "the end is everybody's"
    anna.by("rematch").click()
    anna.wait_for("curtain")
    assert staged.path not in anna.page.url
    anna.page.goto(f"{server.address}/me")
    expect(anna.by("played-game").first).to_contain_text("Otto")
    assert anna.faults == []


@pytest.mark.parametrize(
    ("size", "scheme"), [(PHONE, "light"), ({"width": 1440, "height": 900}, "dark")]
)
def test_axe_finds_nothing_at_the_curtain_and_in_the_form(chromium, server, size, scheme):
    anna = Sharer(chromium, server, viewport=size, color_scheme=scheme)
    anna.enter("Anna")
    anna.by("seat-1-kind").select_option("here")
    assert anna.axe() == []
    assert anna.fits(size["width"])
    anna.by("open-table").click()
    anna.wait_for("curtain")
    assert anna.axe() == []
    assert anna.fits(size["width"])


def beside(kind, chromium, server, game, **options):
    """Open a race for two side by side, and return both."""
    host = Player(chromium, server, viewport=TABLET, **options)
    sides = [kind(host, number) for number in (0, 1)]
    host.enter("Anna", f"/new/{game}")
    host.by("seat-1-kind").select_option("here")
    host.by("open-table").click()
    host.wait_for("table")
    for each in sides:
        each.sit()
    return host, sides


@pytest.mark.slow
def test_a_round_of_cards_side_by_side(chromium, server):
    host, sides = beside(CardsBeside, chromium, server, "ubongocards")
    for each in sides:
        each.until_phase("laying")
        each.until(lambda: bool(each.view["hand"]))  # noqa: B023
    one, other = sides
    assert not set(one.sides) & set(other.sides)
    other.lay_all(other.start_of_two())
    one.lay_all(one.solution())
    assert (len(one.laid), len(other.laid)) == (7, 2)
    one.by("call").click()
    for each in sides:
        each.until_phase("checked")
        shown = each.by("check").locator("[data-seat]")
        points = {
            panel.get_attribute("data-seat"): panel.get_attribute("data-points")
            for panel in shown.all()
        }
        assert points == {"0": "10", "1": "2"}
    assert one.axe() == []
    for each in sides:
        each.by("next-round").click()
    for each in sides:
        each.until_phase("countdown", "laying")
    assert host.faults == []


def test_two_touches_at_once_lay_two_cards(chromium, server):
    host, sides = beside(CardsBeside, chromium, server, "ubongocards", has_touch=True)
    for each in sides:
        each.until_phase("laying")
        each.until(lambda: bool(each.view["hand"]))  # noqa: B023
    ways = []
    for each in sides:
        card = each.by("hand").locator("[data-card]").first.bounding_box()
        cloth = each.by("cards-board").bounding_box()
        assert card is not None
        assert cloth is not None
        ways.append((middle(card), middle(cloth)))
    touch(host, ways)
    for each in sides:
        each.until(lambda: len(each.laid) == 1)  # noqa: B023
    assert host.faults == []


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(host, ways, steps=6):
    """Drag with a finger for each way, all fingers at once."""
    line = host.context.new_cdp_session(host.page)

    def send(kind, share):
        points = [
            {"x": a + (x - a) * share, "y": b + (y - b) * share, "id": finger}
            for finger, ((a, b), (x, y)) in enumerate(ways)
        ]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", 0)
    for step in range(1, steps + 1):
        send("touchMove", step / steps)
        host.page.wait_for_timeout(30)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_task_of_ubongo_3d_side_by_side(chromium, server):
    host, sides = beside(RacerBeside, chromium, server, "ubongo3d")
    for each in sides:
        each.until_phase("building")
    for each in sides:
        each.build("panel")
    for each in sides:
        each.by("call").click()
    for each in sides:
        each.until_phase("shown")
    assert all(each["solved"] is not None for each in sides[0].view["players"])
    assert host.faults == []


def test_a_narrow_screen_asks_for_more_room(chromium, server):
    host, _ = beside(CardsBeside, chromium, server, "ubongocards")
    host.page.set_viewport_size(PHONE)
    expect(host.page.get_by_role("alert")).to_contain_text("wider")
    assert host.axe() == []
    host.page.set_viewport_size(TABLET)
    expect(host.page.get_by_role("alert")).to_have_count(0)
    assert host.axe() == []
    host.page.set_viewport_size(PHONE)
    host.lay_new_table("ubongocards")
    host.by("seat-1-kind").wait_for()
    assert host.by("seat-1-kind").locator("option[value=here]").count() == 0
