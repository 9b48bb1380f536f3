"""People in browsers at a table of Ubongo, the card game: they lay by mouse, touch and keys."""

import json
from itertools import permutations
from typing import Any

from playwright.sync_api import Browser, WebSocket

from spieltisch.games.ubongocards.layout import WAYS, Placed, check, squares
from spieltisch.games.ubongocards.material import Side, Symbol
from tests.browser.player import Player
from tests.games.ubongocards.cards import seven
from tests.server.client import ServerProcess


class CardPlayer(Player):
    """One person at the card game; what the server sends to their browser is recorded."""

    def __init__(self, chromium: Browser, server: ServerProcess, **options: Any) -> None:
        super().__init__(chromium, server, **options)
        self.view: dict[str, Any] = {}
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, heard: str | bytes) -> None:
        news = json.loads(heard)
        if news.get("table", {}).get("view"):
            self.view = news["table"]["view"]

    def open_cards(self, *others: str, marks: bool = False, window: int = 300) -> str:
        """Open a table of the card game from the lobby."""
        self.by("game-ubongocards").check(force=True)
        self.by("marks").set_checked(marks)
        self.by("window").select_option(str(window))
        return self.open_table(*others)

    def practise(self, *, hints: bool = True, marks: bool = False) -> None:
        """Open a practice alone and begin; nearly every hand can lay seven."""
        self.enter("Anna")
        while True:
            self.by("game-ubongocards").check(force=True)
            self.by("players-1").check(force=True)
            self.by("marks").set_checked(marks)
            self.by("hints").set_checked(hints)
            self.open_table()
            self.begin()
            self.until_phase("laying")
            self.until(lambda: bool(self.view["hand"]))
            if self.can_lay_seven:
                return
            self.lay_new_table("ubongocards")

    def deal(self, *bots: str, **options: Any) -> None:
        """Begin games with bots until the hand can lay seven, which nearly every hand can."""
        while True:
            self.open_cards(*bots, **options)
            self.begin()
            self.until_phase("countdown")
            self.until(lambda: bool(self.view["hand"]))
            if self.can_lay_seven:
                return
            self.lay_new_table("ubongocards")

    @property
    def phase(self) -> str:
        """The phase as the page shows it."""
        return next(iter(self._all("[data-phase]", "data-phase")), "")

    def until_phase(self, *phases: str) -> None:
        self.until(lambda: self.phase in phases)

    @property
    def sides(self) -> dict[int, Side]:
        """The player's nine cards."""
        own = self.view["players"][self.view["seat"]]["laid"]
        cards = [*self.view["hand"], *own]
        return {card["card"]: _side(card["symbols"]) for card in cards}

    @property
    def can_lay_seven(self) -> bool:
        return seven(self.sides) is not None

    def solution(self) -> tuple[Placed, ...]:
        """Seven cards laid correctly."""
        found = seven(self.sides)
        assert found is not None, "this hand cannot lay seven"
        return found

    def start_of_two(self) -> tuple[Placed, ...]:
        """Two cards that touch correctly."""
        sides = self.sides
        for one, other in permutations(sides, 2):
            first = Placed(one, 0, 0, 0)
            for way in WAYS[0]:
                second = Placed(other, way.x, way.y, way.turn)
                if not check((first, second), sides):
                    return (first, second)
        raise AssertionError("no two cards go together")

    def mistake(self) -> tuple[Placed, ...]:
        """Seven cards of which the last touches another wrongly."""
        *six, last = self.solution()
        around = [
            Placed(last.card, other.x + x, other.y + y, last.turn)
            for other in six
            for x in range(-2, 3)
            for y in range(-2, 3)
        ]
        wrong = (spot for spot in around if self._touches_wrongly((*six, spot)))
        return (*six, next(spot for spot in wrong if not self._is_drawn_away(six, spot)))

    def _is_drawn_away(self, six: list[Placed], spot: Placed) -> bool:
        """Return whether a place that fits is so near that marks would draw the card there."""
        beside = [(-1, 0), (1, 0), (0, -1), (0, 1)]
        near = (Placed(spot.card, spot.x + x, spot.y + y, spot.turn) for x, y in beside)
        return any(not check((*six, place), self.sides) for place in near)

    def _touches_wrongly(self, layout: tuple[Placed, ...]) -> bool:
        found = {breach.wrong for breach in check(layout, self.sides)}
        return bool(found & {"one_pair", "three_pairs", "unequal"}) and "overlap" not in found

    @property
    def laid(self) -> dict[int, Placed]:
        """What lies on the player's own board, according to the page."""
        read = """cards => cards.map(({dataset: {card, x, y, turn}}) =>
            [card, x, y, turn].map(Number))"""
        lying = self.page.locator("[data-laid]").evaluate_all(read)
        return {card: Placed(card, x, y, turn) for card, x, y, turn in lying}

    def in_hand(self, card: int):
        return self.by("hand").locator(f"[data-card='{card}']")

    def turn_in_hand(self, placed: Placed) -> None:
        """Choose a card in hand and turn it with R; one that is already chosen is released first."""
        card = self.in_hand(placed.card)
        if card.get_attribute("aria-pressed") == "true":
            self.page.keyboard.press("Escape")
        card.click()
        for _ in range((placed.turn - int(card.get_attribute("data-turn") or 0)) % 4):
            self.page.keyboard.press("r")

    def lay_first(self, placed: Placed) -> None:
        """Choose a card, then click the middle of the board."""
        self.turn_in_hand(placed)
        self.by("cards-board").click()
        self.until(lambda: placed.card in self.laid)

    def lay(self, placed: Placed, beside: Placed) -> None:
        """Drag a card to its place in a solution, relative to a card that already lies."""
        self.bring_into_sight(placed, beside)
        self.turn_in_hand(placed)
        self.drag(placed, beside)
        self.until(lambda: placed.card in self.laid)

    def drag(self, placed: Placed, beside: Placed, card: int | None = None) -> None:
        """Drag a card from the hand to a place; by default the card that the place names."""
        x, y = self.target(placed, beside)
        box = self.in_hand(placed.card if card is None else card).bounding_box()
        assert box is not None
        mouse = self.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        mouse.move(x, y, steps=2)
        mouse.up()

    def bring_into_sight(self, placed: Placed, beside: Placed) -> None:
        """Zoom out until a place is well within the board, where dragging moves nothing else."""
        board = self.by("cards-board").bounding_box()
        assert board is not None
        for _ in range(20):
            x, y = self.target(placed, beside)
            if _is_within(x - board["x"], board["width"]) and _is_within(
                y - board["y"], board["height"]
            ):
                return
            self.page.keyboard.press("Escape")
            self.page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
            self.page.mouse.wheel(0, 100)
            self.come_to_rest()
        raise AssertionError(f"{placed} cannot be brought into sight")

    def target(self, placed: Placed, beside: Placed) -> tuple[float, float]:
        """Return the pixel where a card's middle must be."""
        lying = self.page.locator(f"[data-laid][data-card='{beside.card}']")
        lying.evaluate("card => Promise.all(card.getAnimations().map(flight => flight.finished))")
        box = lying.bounding_box()
        assert box is not None
        unit = box["width"] / size(beside)[0]
        width, height = size(placed)
        return (
            box["x"] + (placed.x - beside.x + width / 2) * unit,
            box["y"] + (placed.y - beside.y + height / 2) * unit,
        )

    def lay_all(self, layout: tuple[Placed, ...]) -> None:
        """Lay cards one by one, the first by clicks, the others by dragging."""
        first, *others = layout
        self.lay_first(first)
        for placed in others:
            self.lay(placed, first)

    @property
    def focused(self) -> dict[str, str]:
        """The data of the focused element."""
        return dict(self.page.evaluate("({...document.activeElement?.dataset})"))

    def tab_to(self, **wanted: object) -> None:
        """Press Tab until something with this data has the focus."""
        for _ in range(60):
            if {name: str(value) for name, value in wanted.items()}.items() <= self.focused.items():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {wanted}")


EDGE = 44
"""The distance from the board's edge, in pixels, at which a dragged card begins to move the board."""


def _is_within(place: float, length: float) -> bool:
    return EDGE <= place <= length - EDGE


def _side(symbols: list[str]) -> Side:
    one, two, three, four, five, six = (Symbol(symbol) for symbol in symbols)
    return (one, two, three, four, five, six)


def size(placed: Placed) -> tuple[int, int]:
    """Return how many squares a card is wide and high."""
    covered = squares(placed)
    return (
        max(x for x, _ in covered) - placed.x + 1,
        max(y for _, y in covered) - placed.y + 1,
    )


def lay_together(anna: CardPlayer, ben: CardPlayer) -> None:
    """Seat Anna and Ben at a table of the card game, and let the laying begin."""
    anna.enter("Anna")
    link = anna.open_cards("friend")
    ben.enter("Ben", link)
    ben.by("sit-1").click()
    for each in (ben, anna):
        each.begin()
    for each in (anna, ben):
        each.until_phase("laying")
