"""Greyscale: every colour becomes a grey of the same lightness, or one chosen by its game."""

import re
from collections.abc import Mapping
from typing import Any, Final

COLOUR: Final = re.compile(r"#[0-9a-f]{6}(?:[0-9a-f]{2})?\b")


def grey_of(colour: str) -> str:
    """Return the grey of a colour's lightness; the opacity stays the same."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{level:02x}{level:02x}{level:02x}{colour[7:]}"


def in_greys(text: str, chosen: Mapping[str, str]) -> str:
    """Return a text with every colour replaced by a grey."""
    return COLOUR.sub(lambda found: grey_of(chosen.get(found[0], found[0])), text)


def without_colours(thing: Any, chosen: Mapping[str, str]) -> Any:
    """Return data with every colour in its texts replaced by a grey."""
    match thing:
        case str():
            return in_greys(thing, chosen)
        case list() | tuple():
            return [without_colours(each, chosen) for each in thing]
        case dict():
            return {name: without_colours(each, chosen) for name, each in thing.items()}
        case _:
            return thing
