"""The card game in a link preview: three cards that touch correctly."""

from typing import TYPE_CHECKING

from spieltisch.core.poster import Poster, card, star

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

CELL = 130
LAID = {
    (90, 150): ("sun", "heart", "drop", "star", "sun", "heart"),
    (350, 280): ("star", "sun", "heart", "drop", "drop", "star"),
    (350, 670): ("drop", "star", "sun", "heart", "heart", "drop"),
}
"""Where each card lies, and its symbols in reading order; neighbours share two equal symbols."""


def draw_cards(draw: "ImageDraw") -> None:
    """Draw the cards."""
    for (left, top), symbols in LAID.items():
        card(draw, left, top, 2 * CELL, 3 * CELL)
        for place, symbol in enumerate(symbols):
            x, y = left + CELL * (place % 2 + 0.5), top + CELL * (place // 2 + 0.5)
            _SYMBOLS[symbol](draw, x, y)


def _sun(draw: "ImageDraw", x: float, y: float) -> None:
    draw.polygon(star(x, y, 50, 33, 12), "#d98a1c")
    draw.ellipse((x - 28, y - 28, x + 28, y + 28), "#f5bb4a")


def _drop(draw: "ImageDraw", x: float, y: float) -> None:
    draw.polygon([(x, y - 52), (x - 29, y + 4), (x + 29, y + 4)], "#2457b8")
    draw.ellipse((x - 33, y - 19, x + 33, y + 47), "#2457b8")


def _heart(draw: "ImageDraw", x: float, y: float) -> None:
    draw.ellipse((x - 46, y - 37, x + 4, y + 13), "#b3213c")
    draw.ellipse((x - 4, y - 37, x + 46, y + 13), "#b3213c")
    draw.polygon([(x - 43, y + 1), (x + 43, y + 1), (x, y + 49)], "#b3213c")


def _star(draw: "ImageDraw", x: float, y: float) -> None:
    draw.polygon(star(x, y, 52, 22, 5), "#7a3b9a")


_SYMBOLS = {"sun": _sun, "drop": _drop, "heart": _heart, "star": _star}

POSTER = Poster(
    "Ubongo, the card game",
    draw_cards,
    {"de": "Ubongo, das Kartenspiel", "fr": "Ubongo, le jeu de cartes"},
)
