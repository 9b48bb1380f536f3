"""The paper sizes that people have at home."""

from collections.abc import Mapping
from typing import Final

import msgspec

from spieltisch.core.errors import Refused


class Paper(msgspec.Struct, frozen=True):
    """The size of a sheet in portrait format, in millimetres."""

    name: str
    width: float
    height: float


PAPERS: Final[Mapping[str, Paper]] = {
    "a4": Paper("a4", 210, 297),
    "letter": Paper("letter", 215.9, 279.4),
}

SAFE: Final = 5.0
"""The margin that printers leave white, in millimetres; nothing important lies within it."""


def paper_named(name: str) -> Paper:
    """Return a paper size, or refuse and list the names."""
    if name.lower() not in PAPERS:
        known = ", ".join(PAPERS)
        raise Refused("unknown_paper", f"There is no paper “{name[:40]}”; choose one of: {known}.")
    return PAPERS[name.lower()]
