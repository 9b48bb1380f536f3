"""The picture that a shared link to a finished game shows: a PNG of 1200 by 630 pixels.

Pillow draws it, and is loaded with the first picture. If the client is built, its fonts are used.
"""

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import msgspec

from spieltisch.core.poster import Poster

WIDTH, HEIGHT = 1200, 630
EDGE, MARGIN = 18, 72
ART_LEFT = 790
"""Where the picture of the game begins, to the right of the names."""
CLOTH, WOOD, CHALK, ACCENT = "#24523f", "#8a5a34", "#f6f2e3", "#f5bb4a"
COLOURS = 128
"""The number of colours: few, to keep the file small without a visible difference."""
NO_LETTER = "\U000fffff"
"""A character that no font has: it is drawn like any missing letter."""


class Line(msgspec.Struct, frozen=True):
    """A player's line: place, name and score."""

    place: int
    name: str
    score: str


class Card(msgspec.Struct, frozen=True):
    """The contents of a picture."""

    poster: Poster
    lines: tuple[Line, ...]
    language: str = "en"

    @property
    def title(self) -> str:
        """The game's title in the picture's language."""
        return self.poster.title_in(self.language)


Fonts = Mapping[str, bytes]
"""The files of the fonts: `title` and `text`."""


def drawn(card: Card, fonts: Fonts) -> bytes:
    """Draw the picture as a PNG."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - few servers ever draw one

    picture = Image.new("RGB", (WIDTH, HEIGHT), WOOD)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((EDGE, EDGE, WIDTH - EDGE, HEIGHT - EDGE), CLOTH)
    size = (WIDTH - EDGE - ART_LEFT, HEIGHT - 2 * EDGE)
    large = Image.new(
        "RGB", (2 * size[0], 2 * size[1]), CLOTH
    )  # shrinking it later smooths the edges
    card.poster.draw(ImageDraw.Draw(large))
    picture.paste(large.resize(size, Image.Resampling.LANCZOS), (ART_LEFT, EDGE))
    _write(draw, card, fonts)
    kept = BytesIO()
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(kept, "PNG", optimize=True)
    return kept.getvalue()


def _write(draw: Any, card: Card, fonts: Fonts) -> None:
    title, room = card.title, ART_LEFT - MARGIN - 24
    length = _font(fonts, "title", 84, title).getlength(title)
    size = int(min(84, 84 * room / max(1, length)))
    draw.text((MARGIN, 84), title, CHALK, _font(fonts, "title", size, title))
    for place, line in enumerate(card.lines[:4]):
        _write_line(draw, line, fonts, 220 + 78 * place, is_alone=len(card.lines) == 1)
    draw.text((MARGIN, HEIGHT - 92), "Spieltisch", ACCENT, _font(fonts, "title", 36, ""))


def _write_line(draw: Any, line: Line, fonts: Fonts, top: int, *, is_alone: bool) -> None:
    colour = ACCENT if line.place == 1 else CHALK
    number = _font(fonts, "title", 44, line.score)
    right = ART_LEFT - 40
    if not is_alone:
        draw.text((MARGIN, top), f"{line.place}.", colour, number)
    draw.text((right, top), line.score, colour, number, anchor="ra")
    text = _font(fonts, "text", 44, line.name)
    room = right - number.getlength(line.score) - 90 - MARGIN
    left = MARGIN if is_alone else MARGIN + 66
    draw.text((left, top), _shortened(line.name, text, room), CHALK, text)


def _shortened(words: str, font: Any, room: float) -> str:
    """Shorten a text to fit the room."""
    if font.getlength(words) <= room:
        return words
    while words and font.getlength(words + "…") > room:
        words = words[:-1]
    return words.rstrip() + "…"


def _font(fonts: Fonts, name: str, size: int, words: str) -> Any:
    """Return one of the client's fonts; Pillow's own if the client is not built or a letter is missing."""
    from PIL import ImageFont  # noqa: PLC0415

    if name in fonts:
        font = ImageFont.truetype(BytesIO(fonts[name]), size)
        missing = bytes(font.getmask(NO_LETTER))
        if all(letter.isspace() or bytes(font.getmask(letter)) != missing for letter in words):
            return font
    return ImageFont.load_default(size)
