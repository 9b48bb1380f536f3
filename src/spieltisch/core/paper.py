"""What a game gives to be printed."""

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

import msgspec

Language = Literal["en", "de", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

Svg = str
"""A drawing as SVG, complete in itself; its colours are written as #rrggbb."""


class Pages(msgspec.Struct, frozen=True):
    """Pages to read: a typst template, and what it shows."""

    name: str
    title: str
    template: str
    data: Mapping[str, Any]
    greys: Mapping[str, str] = {}
    """What colours become without colour, where how light they are does not tell them apart."""


def mixed(one: str, other: str, share: float) -> str:
    """Mix two colours as the screen does: so much of the first, the rest of the second."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{int(a * share + b * (1 - share) + 0.5):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
