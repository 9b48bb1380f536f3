"""Documents of a game, set on a paper in a language, in colour or without."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from spieltisch.core.paper import Language, Pages
from spieltisch.printing.greys import without_colours
from spieltisch.printing.papers import Paper
from spieltisch.printing.typesetting import Format, typeset

COLOURS: Final = {
    "ink": "#23281f",
    "faint": "#565a4e",
    "paper": "#f7f0dd",
    "pale": "#fffaf0",
    "wood": "#7d5230",
    "line": "#b9ab8a",
    "cloth": "#24523f",
}
"""The screen's colours on white paper."""


class Wish(msgspec.Struct, frozen=True):
    """How somebody wants a document."""

    paper: Paper
    language: Language
    mono: bool = False


def file_name(document: Pages, wish: Wish) -> str:
    """Give the name of a document's file: what it is, its paper, its language."""
    mono = ["mono"] if wish.mono else []
    return "-".join([document.name, wish.paper.name, wish.language, *mono]) + ".pdf"


def printed(document: Pages, wish: Wish, format: Format = "pdf") -> list[bytes]:  # noqa: A002
    """Set a document: one PDF, or a picture of each page."""
    return typeset(document.template, data_of(document, wish), format)


def data_of(document: Pages, wish: Wish) -> Mapping[str, Any]:
    """Give all that a template shows."""
    data = {
        **document.data,
        "title": document.title,
        "language": wish.language,
        "paper": {"width": wish.paper.width, "height": wish.paper.height},
        "colours": COLOURS,
    }
    if wish.mono:
        data = without_colours(data, document.greys)
    return data
