"""UGO! in a link preview: four land cards."""

from math import sin
from typing import TYPE_CHECKING

from spieltisch.core.poster import Poster, card, pale

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

HILLS, LAKES, MEADOWS, FIELDS = "#b8452f", "#3d6f9f", "#5a8442", "#d9a32b"


def draw_lands(draw: "ImageDraw") -> None:
    """Draw four cards, one over the other."""
    hands = ((HILLS, _hills, 6), (LAKES, _lakes, 3), (MEADOWS, _meadows, 7), (FIELDS, _fields, 5))
    for place, (colour, land, value) in enumerate(hands):
        left, top = 40 + 118 * place, 250 + 70 * (place % 2) + 20 * place
        card(draw, left, top, 350, 520)
        draw.rounded_rectangle((left + 28, top + 120, left + 322, top + 492), 16, colour)
        land(draw, left + 28, top + 120)
        _pips(draw, left + 40, top + 36, value, colour)


def _pips(draw: "ImageDraw", left: float, top: float, count: int, colour: str) -> None:
    """Draw a card's value as dots, which need no font."""
    for place in range(count):
        x, y = left + 36 * (place % 4), top + 36 * (place // 4)
        draw.ellipse((x, y, x + 26, y + 26), colour)


def _hills(draw: "ImageDraw", left: float, top: float) -> None:
    for row in range(3):
        for place in range(3):
            x, y = left + 20 + 90 * place + 22 * (row % 2), top + 110 + 110 * row
            draw.polygon([(x, y), (x + 40, y - 80), (x + 80, y)], pale(HILLS))


def _lakes(draw: "ImageDraw", left: float, top: float) -> None:
    for row in range(5):
        y = top + 60 + 62 * row
        wave = [(left + 20 + 8 * step, y + 14 * sin(step / 2.2)) for step in range(32)]
        draw.line(wave, pale(LAKES), 12, joint="curve")


def _meadows(draw: "ImageDraw", left: float, top: float) -> None:
    for row in range(4):
        for place in range(4):
            x, y = left + 50 + 66 * place, top + 90 + 86 * row
            for lean in (-20, 0, 20):
                draw.line([(x, y), (x + lean, y - 52)], pale(MEADOWS), 9)


def _fields(draw: "ImageDraw", left: float, top: float) -> None:
    for row in range(6):
        y = top + 40 + 56 * row
        draw.line([(left + 20, y + 24), (left + 274, y)], pale(FIELDS), 14)


POSTER = Poster("UGO!", draw_lands)
