"""Typesets a game's documents for a paper size and a language, in colour or greyscale."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.paper import LANGUAGES, Document, Language, Pages, Scores, Sheets, Svg
from spieltisch.printing.greys import without_colours
from spieltisch.printing.imposition import imposed
from spieltisch.printing.papers import PAPERS, Paper
from spieltisch.printing.typesetting import DOTS, Format, our_template, typeset

COLOURS: Final = {
    "ink": "#23281f",
    "faint": "#565a4e",
    "paper": "#f7f0dd",
    "pale": "#fffaf0",
    "wood": "#8a5a34",
    "line": "#b9ab8a",
}
"""Ink and wood match the screen; the other colours are lighter, for white paper."""


PADS: Final = 6
"""How many score pads fit on a page."""


PICTURE: Final = 160
"""The width of a single picture in millimetres."""
PICTURE_TEMPLATE: Final = """
#set page(width: auto, height: auto, margin: 4mm, fill: none)
#art(data.art, width: data.wide * 1mm)
"""


class Wish(msgspec.Struct, frozen=True):
    """The options of a printed document."""

    paper: Paper
    language: Language
    mono: bool = False


def language_named(name: str) -> Language:
    """Return a language, or refuse and list the languages."""
    for language in LANGUAGES:
        if name.lower() == language:
            return language
    known = ", ".join(LANGUAGES)
    raise Refused(
        "unknown_language", f"There is no language “{name[:40]}”; choose one of: {known}."
    )


def file_name(document: Document, wish: Wish) -> str:
    """Return a document's file name, made of its name, paper and language."""
    mono = ["mono"] if wish.mono else []
    return "-".join([document.name, wish.paper.name, wish.language, *mono]) + ".pdf"


def printed(
    document: Document,
    wish: Wish,
    format: Format = "pdf",  # noqa: A002
    dots: float = DOTS,
) -> list[bytes]:
    """Typeset a document: one PDF, or a picture of each page."""
    pages = pages_of(document, wish)
    return typeset(pages.template, data_of(pages, wish), format, dots)


def pages_of(document: Document, wish: Wish) -> Pages:
    """Return the pages of a document; things to cut out are arranged for the paper."""
    match document:
        case Sheets():
            return imposed(document, wish.paper, wish.language)
        case Scores():
            return _pads(document)
        case Pages():
            return document


def _pads(scores: Scores) -> Pages:
    data = {"rows": scores.rows, "total": scores.total, "art": scores.art, "pads": PADS}
    return Pages(scores.name, scores.title, our_template("scores"), data)


def data_of(pages: Pages, wish: Wish) -> Mapping[str, Any]:
    """Return the data for a template."""
    data = {
        **pages.data,
        "title": pages.title,
        "language": wish.language,
        "paper": {"width": wish.paper.width, "height": wish.paper.height},
        "colours": COLOURS,
    }
    if wish.mono:
        data = without_colours(data, pages.greys)
    return data


def as_png(art: Svg) -> bytes:
    """Render a picture as PNG with a transparent background."""
    data = {"art": art, "wide": PICTURE}
    pages = Pages("picture", "Spieltisch", PICTURE_TEMPLATE, data)
    (made,) = printed(pages, Wish(PAPERS["a4"], "en"), "png")
    return made
