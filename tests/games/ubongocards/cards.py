"""Cards for tests: six letters in reading order write a side; `a` is the first symbol."""

from hypothesis import assume
from hypothesis import strategies as st

from spieltisch.games.ubongocards.ai.solver import contacts_in, largest
from spieltisch.games.ubongocards.layout import Placed, Sides
from spieltisch.games.ubongocards.material import GOAL, SYMBOLS, Side

MOST_CONTACTS = 30
"""With more possible contacts than this among four or five cards, the twin would take minutes."""


def side(letters: str) -> Side:
    one, two, three, four, five, six = (SYMBOLS["abcdefghijkl".index(each)] for each in letters)
    return (one, two, three, four, five, six)


@st.composite
def hands(draw, fewest: int = 0, most: int = 5):
    """Hands that the plain twin can search: many cards only with few possible contacts."""
    cards = draw(st.lists(st.integers(0, 35), min_size=fewest, max_size=most, unique=True))
    letter = st.sampled_from("abcdefghijkl"[: draw(st.integers(3, 8))])
    sides = {card: side("".join(draw(st.lists(letter, min_size=6, max_size=6)))) for card in cards}
    assume(len(cards) < 4 or contacts_in(sides) <= MOST_CONTACTS)
    return sides


def placed(cards: list[int]) -> st.SearchStrategy[Placed]:
    near = st.integers(-5, 5)
    return st.builds(Placed, st.sampled_from(cards), near, near, st.integers(0, 3))


def seven(sides: Sides) -> tuple[Placed, ...] | None:
    """Find a correct layout of seven cards; None proves that there is none."""
    layout = largest(sides, GOAL).layout
    return layout if len(layout) >= GOAL else None
