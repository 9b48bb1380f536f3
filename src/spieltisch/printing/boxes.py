"""What can be printed of each game: its box, and its rules."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

from spieltisch.core.errors import Refused
from spieltisch.core.paper import Document, Language
from spieltisch.games.registry import GAMES, game_named
from spieltisch.printing.rulebook import rulebook

BOXES: Final[Mapping[str, str]] = {game: f"spieltisch.games.{game}.printing.box" for game in GAMES}
"""The module that gives a game's box; it is loaded when somebody wants to print it."""


KEPT: Final = 4
"""How many boxes are kept once they are drawn, of a few megabytes each."""


def box_of(game: str, language: Language, own: Any = None) -> list[Document]:
    """Give all documents of a game's box, with a set of one's own where the game has any."""
    game_named(game)
    box = import_module(BOXES[game]).box
    made: list[Document] = box(language) if own is None else box(language, own)
    return [*made, rulebook(game, language)]


def document_named(name: str, language: Language) -> Document:
    """Find a document by its name, such as `ugo-lands`, or refuse."""
    game, _, part = name.partition("-")
    if game in BOXES:
        more = getattr(import_module(BOXES[game]), "MORE", {})
        if part in more:
            made: Document = more[part](language)
            return made
        for document in _kept_box(game, language):
            if document.name == name:
                return document
    raise Refused("unknown_document", f"There is nothing called “{name[:40]}” to print.")


@lru_cache(maxsize=KEPT)
def _kept_box(game: str, language: Language) -> list[Document]:
    return box_of(game, language)
