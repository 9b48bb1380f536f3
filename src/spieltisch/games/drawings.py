"""What the screen shows, as paper needs it: drawings, the pictures of the rules, the rules in every language.

`make drawings` writes these files from the web client, and a test of the client keeps them equal.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from spieltisch.core.paper import Language, Svg


@cache
def drawings(game: str) -> Mapping[str, Svg]:
    """Give the drawings of a game by their names."""
    read: dict[str, Svg] = _read(game, "drawings.json")
    return read


@cache
def pictures(game: str) -> Mapping[str, Any]:
    """Give the pictures of a game's rules by the rules' ids."""
    read: dict[str, Any] = _read(game, "pictures.json")
    return read


@cache
def spoken(game: str, language: Language) -> Mapping[str, Any]:
    """Give a game's title, the names of its things and its rules in a language."""
    read: dict[str, Any] = _read(game, f"rules.{language}.json")
    return read


def template(game: str, name: str) -> str:
    """Read a typst template of a game."""
    return _file(game, f"{name}.typ").decode()


def _read(game: str, name: str) -> Any:
    return msgspec.json.decode(_file(game, name))


def _file(game: str, name: str) -> bytes:
    return (files("spieltisch.games") / game / "printing" / name).read_bytes()
