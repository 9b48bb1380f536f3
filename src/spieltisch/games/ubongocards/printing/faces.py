"""Draws a card's face exactly as the web client does (`art/CardArt.tsx`); a test compares the two."""

from typing import Final

from spieltisch.core.paper import Svg
from spieltisch.games.drawings import drawings
from spieltisch.games.ubongocards.material import HEIGHT, WIDTH, Colour, Side

CELL: Final = 24
"""The size of a symbol's square in a picture's own units."""
INSET: Final = 0.87
"""How much of its square a symbol fills."""
FACES: Final = {
    "white": ("#fdfbf3", "#77705f", "#e6dfcd", "#2a2a22"),
    "black": ("#1c1e24", "#9aa0ab", "#353943", "#f4f2ea"),
}
"""The colours of the face, its edge, its lines and its ink."""


def ground_of(colour: Colour) -> str:
    """Return the background colour of a face."""
    return FACES[colour][0]


def face(side: Side, colour: Colour, number: int | None = None) -> Svg:
    """Draw a side, with a small number where four symbols meet."""
    ground, edge, line, _ = FACES[colour]
    body = (
        f'<rect x="0.6" y="0.6" width="{WIDTH * CELL - 1.2:g}" height="{HEIGHT * CELL - 1.2:g}"'
        f' rx="4.5" fill="{ground}" stroke="{edge}" stroke-width="1.2"/>'
        f'<path d="M24 3v66M3 24h42M3 48h42" fill="none" stroke="{line}" stroke-width="0.8"/>'
    )
    body += "".join(
        f'<g transform="{_cell(place)}">{_sign(colour, symbol)}</g>'
        for place, symbol in enumerate(side)
    )
    if number is not None:
        body += _number(number, colour)
    box = f'viewBox="0 0 {WIDTH * CELL} {HEIGHT * CELL}"'
    return f'<svg {box} xmlns="http://www.w3.org/2000/svg">{body}</svg>'


def _cell(place: int) -> str:
    column, row = place % WIDTH, place // WIDTH
    rest = CELL * (1 - INSET) / 2
    return f"translate({column * CELL + rest} {row * CELL + rest}) scale({INSET})"


def _sign(colour: Colour, symbol: str) -> str:
    """Return the inner SVG of a symbol's drawing."""
    art = drawings("ubongocards")[f"{colour} {symbol}"]
    return art.partition(">")[2].removesuffix("</svg>")


def _number(number: int, colour: Colour) -> str:
    ground, edge, _, ink = FACES[colour]
    font = 'font-family="Bricolage Grotesque" font-weight="800" font-size="7"'
    return (
        f'<g transform="translate(24 24)"><circle r="4.9" fill="{ground}" stroke="{edge}"'
        f' stroke-width="0.7"/><text {font} text-anchor="middle" dominant-baseline="central"'
        f' fill="{ink}">{number}</text></g>'
    )
