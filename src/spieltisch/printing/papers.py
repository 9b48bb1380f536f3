"""The sizes of paper that people have at home."""

from collections.abc import Mapping
from typing import Final

import msgspec

from spieltisch.core.errors import Refused


class Paper(msgspec.Struct, frozen=True):
    """A sheet, upright, in millimetres."""

    name: str
    width: float
    height: float


PAPERS: Final[Mapping[str, Paper]] = {
    "a4": Paper("a4", 210, 297),
    "letter": Paper("letter", 215.9, 279.4),
}

SAFE: Final = 5.0
"""Printers leave this margin white; nothing that matters is closer to the edge, in millimetres."""


def paper_named(name: str) -> Paper:
    """Find a paper, or refuse and list the names there are."""
    if name.lower() not in PAPERS:
        known = ", ".join(PAPERS)
        raise Refused("unknown_paper", f"There is no paper “{name[:40]}”; take one of: {known}.")
    return PAPERS[name.lower()]
