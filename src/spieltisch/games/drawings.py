"""What the screen shows, for use on paper: drawings, pictures of the rules, and the rules in every language.

`make drawings` exports these files from the web client, and a test of the client keeps them in step.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from spieltisch.core.paper import Language, Svg


@cache
def drawings(game: str) -> Mapping[str, Svg]:
    """Return the drawings of a game by their names."""
    read: dict[str, Svg] = _read(game, "drawings.json")
    return read


@cache
def pictures(game: str) -> Mapping[str, Any]:
    """Return the pictures of a game's rules by rule id."""
    read: dict[str, Any] = _read(game, "pictures.json")
    return read


@cache
def spoken(game: str, language: Language) -> Mapping[str, Any]:
    """Return a game's title, the names of its things and its rules in a language."""
    read: dict[str, Any] = _read(game, f"rules.{language}.json")
    return read


def template(game: str, name: str) -> str:
    """Read a typst template of a game."""
    return _file(game, f"{name}.typ").decode()


def _read(game: str, name: str) -> Any:
    return msgspec.json.decode(_file(game, name))


def _file(game: str, name: str) -> bytes:
    return (files("spieltisch.games") / game / "printing" / name).read_bytes()
