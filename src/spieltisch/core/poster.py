"""How a game looks in a link preview: its title, and its art in plain shapes."""

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

Point = tuple[float, float]

DEEP, PAPER, INK = "#183b2c", "#fbf6e9", "#23281f"
"""The colours of shadows, paper and ink, as in the client."""


class Poster(NamedTuple):
    """A game's title, and a function that draws its art on 784 by 1188 points of the table cloth."""

    title: str
    draw: "Callable[[ImageDraw], None]"
    titles: Mapping[str, str] = {}
    """The title in languages other than English, where it differs."""

    def title_in(self, language: str) -> str:
        """Return the title in a language."""
        return self.titles.get(language, self.title)


def card(draw: "ImageDraw", left: float, top: float, width: float, height: float) -> None:
    """Draw an empty card that lies on the cloth."""
    draw.rounded_rectangle((left + 8, top + 12, left + width + 8, top + height + 12), 28, DEEP)
    draw.rounded_rectangle((left, top, left + width, top + height), 28, PAPER, INK, 3)


def star(x: float, y: float, outer: float, inner: float, points: int) -> Sequence[Point]:
    """Return the corners of a star around its centre."""
    corners = range(2 * points)
    lengths = [outer if corner % 2 == 0 else inner for corner in corners]
    angles = [pi * corner / points - pi / 2 for corner in corners]
    return [
        (x + length * cos(angle), y + length * sin(angle))
        for length, angle in zip(lengths, angles, strict=True)
    ]


def pale(colour: str) -> str:
    """Lighten a colour."""
    return _mixed(colour, 255, 0.32)


def dark(colour: str) -> str:
    """Darken a colour."""
    return _mixed(colour, 0, 0.3)


def _mixed(colour: str, other: int, share: float) -> str:
    parts = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#" + "".join(f"{round(part * (1 - share) + other * share):02x}" for part in parts)
