"""What can be printed of each game: its box, its rules, and what somebody asks for or has made."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from spieltisch.core.errors import Refused
from spieltisch.core.paper import Document, Language
from spieltisch.core.setup import Setup
from spieltisch.games.registry import GAMES, game_named
from spieltisch.printing.rulebook import rulebook

BOXES: Final[Mapping[str, str]] = {game: f"spieltisch.games.{game}.printing.box" for game in GAMES}
"""The module that gives a game's box; it is loaded when somebody wants to print it."""

KEPT: Final = 4
"""How many boxes are kept once they are drawn, of a few megabytes each."""

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


def box_of(game: str, language: Language, own: Any = None) -> list[Document]:
    """Give all documents of a game's box, with a set of one's own where the game has any."""
    game_named(game)
    box = import_module(BOXES[game]).box
    made: list[Document] = box(language) if own is None else box(language, own)
    return [*made, rulebook(game, language, getattr(import_module(BOXES[game]), "GREYS", NOTHING))]


def document_named(name: str, language: Language, asked: Mapping[str, str] = NOTHING) -> Document:
    """Find a document by its name, such as `ugo-lands`, made as it is asked for, or refuse."""
    game, _, part = name.partition("-")
    if game in BOXES:
        made = _more(game, part, language, asked)
        if made is not None:
            return made
        for document in _kept_box(game, language):
            if document.name == name:
                return document
    raise _unknown(name)


def own_set(game: str, content: bytes) -> Any:
    """Read a set that somebody made for a game, strictly, or refuse it."""
    if game not in BOXES or not hasattr(import_module(BOXES[game]), "own_set"):
        raise Refused("no_own_sets", "Nobody makes sets of their own for this game.")
    return import_module(BOXES[game]).own_set(content)


def own_document(
    name: str, language: Language, content: bytes, asked: Mapping[str, str] = NOTHING
) -> Document:
    """Give a document that shows a set which somebody made, or refuse the set or the name."""
    game, _, part = name.partition("-")
    own = own_set(game, content)
    made = _more(game, part, language, asked, own)
    if made is not None:
        return made
    documents: list[Document] = import_module(BOXES[game]).own_documents(language, own)
    for document in documents:
        if document.name == name:
            return document
    raise _unknown(name)


def _more(
    game: str, part: str, language: Language, asked: Mapping[str, str], own: Any = None
) -> Document | None:
    """Give what a game can print beside its box; None where that is not among it."""
    more = getattr(import_module(BOXES[game]), "MORE", {})
    return more[part](language, asked, own) if part in more else None


def puzzle_of_the_day(game: str, setup: Setup) -> str:
    """Name the puzzle with which a day's game begins, or refuse where it is none to print."""
    first = getattr(import_module(BOXES[game]), "first_puzzle", None)
    if first is None:
        raise Refused("no_such_daily", "This puzzle of the day is not one to print.")
    name: str = first(setup)
    return name


def _unknown(name: str) -> Refused:
    return Refused("unknown_document", f"There is nothing called “{name[:40]}” to print.")


@lru_cache(maxsize=KEPT)
def _kept_box(game: str, language: Language) -> list[Document]:
    return box_of(game, language)
