"""What can be printed of each game: its box, and its rules."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from spieltisch.core.paper import Document, Language
from spieltisch.games.registry import GAMES, game_named
from spieltisch.printing.rulebook import rulebook

BOXES: Final[Mapping[str, str]] = {game: f"spieltisch.games.{game}.printing.box" for game in GAMES}
"""The module that gives a game's box; it is loaded when somebody wants to print it."""


def box_of(game: str, language: Language, own: Any = None) -> list[Document]:
    """Give all documents of a game's box, with a set of one's own where the game has any."""
    game_named(game)
    box = import_module(BOXES[game]).box
    made: list[Document] = box(language) if own is None else box(language, own)
    return [*made, rulebook(game, language)]
