"""What a game contributes to print: things to cut out, and pages to read. All lengths are in millimetres."""

import re
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec

from spieltisch.core.setup import Setup

Language = Literal["en", "de", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

LONGEST_PART: Final = 80
"""How many characters of a file name say what was requested."""

Svg = str
"""A self-contained SVG drawing; its colours are written as #rrggbb."""


class Side(msgspec.Struct, frozen=True):
    """One side of something to cut out: its drawing, and the colour of the bleed past its edge."""

    art: Svg
    ground: str


class Cutout(msgspec.Struct, frozen=True):
    """Something to cut out, with or without a back."""

    front: Side
    back: Side | None = None


class Stack(msgspec.Struct, frozen=True):
    """Things that belong together; each stack begins a new sheet."""

    title: str
    things: tuple[Cutout, ...]


class Sheets(msgspec.Struct, frozen=True):
    """Things of one size to cut out."""

    name: str
    title: str
    width: float
    height: float
    stacks: tuple[Stack, ...]
    is_turned: bool = False
    """Whether a thing lies on its side on the sheet, because more of them fit that way."""
    greys: Mapping[str, str] = {}


class Pages(msgspec.Struct, frozen=True):
    """Pages to read: a typst template, and what it shows."""

    name: str
    title: str
    template: str
    data: Mapping[str, Any]
    greys: Mapping[str, str] = {}
    """The greys that replace colours in black and white, where lightness alone does not tell them apart."""


class Scores(msgspec.Struct, frozen=True):
    """A sheet to write scores on: a line for each row, a column for each player."""

    name: str
    title: str
    rows: tuple[str, ...]
    total: str
    art: Svg
    note: str = ""


Document = Sheets | Pages | Scores

Request = Mapping[str, str]
"""The parameters of a document on request, as in a URL."""


class OwnSets(NamedTuple):
    """How a game prints sets that its players make."""

    read: Callable[[bytes], Any]
    """Reads a set strictly, or refuses it."""
    documents: Callable[[Language, Any], Sequence[Document]]
    """Returns the documents of the box that show the set."""


class Printables(NamedTuple):
    """What a game can print besides its rules."""

    box: Callable[[Language], Sequence[Document]]
    """Returns everything to cut out or to write on."""
    greys: Mapping[str, str] = MappingProxyType({})
    """The greys that the drawings in its rules need."""
    on_request: Mapping[str, Callable[[Language, Request, Any], Document]] = MappingProxyType({})
    """Documents on request, each made from the parameters and, if it is not None, a player's own set."""
    own_sets: OwnSets | None = None
    first_puzzle: Callable[[Setup], str] | None = None
    """Returns the name of the puzzle that a lone player gets first."""


def framed(width: float, height: float, body: str) -> Svg:
    """Make a drawing from parts that are placed in millimetres."""
    head = f'<svg viewBox="0 0 {width:g} {height:g}" xmlns="http://www.w3.org/2000/svg">'
    return f"{head}{body}</svg>"


def placed(art: Svg, x: float, y: float, width: float, height: float) -> str:
    """Place a drawing inside a larger one, centred and as large as the room allows."""
    room = f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return art.replace("<svg", room, 1)


def size_of(art: Svg) -> tuple[float, float]:
    """Return a drawing's width and height in its own units."""
    *_, width, height = art.partition('viewBox="')[2].partition('"')[0].split()
    return float(width), float(height)


def written(
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    fill: str = "#23281f",
    anchor: str = "start",
    is_title: bool = False,
) -> str:
    """Write words into a drawing on the baseline at `y`; `size` is the font size."""
    font = (
        'font-family="Bricolage Grotesque" font-weight="800"'
        if is_title
        else 'font-family="Atkinson Hyperlegible Next" font-weight="700"'
    )
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text {place} {font} fill="{fill}">{words}</text>'


def file_part(*words: str) -> str:
    """Return words as part of a file name; a long part ends in a checksum, since names have a limit."""
    part = "-".join(re.sub(r"[^\w.]+", "-", word.replace(" ", "")) for word in words if word)
    if len(part) <= LONGEST_PART:
        return part
    return f"{part[:LONGEST_PART]}-{sha256(part.encode()).hexdigest()[:8]}"


def capital(word: str) -> str:
    """Write a word as a title."""
    return word[:1].upper() + word[1:]


def mixed(one: str, other: str, share: float) -> str:
    """Mix two colours as the screen does; `share` is the part of the first."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{int(a * share + b * (1 - share) + 0.5):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
