"""Finds what each game can print: its box, its rules, documents on request, and people's own sets."""

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
"""The module of each game's box, which is imported when it is first printed."""

KEPT: Final = 4
"""How many drawn boxes to cache, at a few megabytes each."""

NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


def box_of(game: str, language: Language, own: Any = None) -> list[Document]:
    """Return all documents of a game's box, with a person's own set if one is given."""
    game_named(game)
    box = import_module(BOXES[game]).box
    made: list[Document] = box(language) if own is None else box(language, own)
    return [*made, rulebook(game, language, getattr(import_module(BOXES[game]), "GREYS", NOTHING))]


def document_named(name: str, language: Language, asked: Mapping[str, str] = NOTHING) -> Document:
    """Return a document by name, such as `ugo-lands`, built to the request if it takes one, or refuse."""
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
    """Read a person's own set for a game, strictly, or refuse it."""
    if game not in BOXES or not hasattr(import_module(BOXES[game]), "own_set"):
        raise Refused("no_own_sets", "You cannot make your own set for this game.")
    return import_module(BOXES[game]).own_set(content)


def own_document(
    name: str, language: Language, content: bytes, asked: Mapping[str, str] = NOTHING
) -> Document:
    """Return a document that shows a person's own set, or refuse the set or the name."""
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
    """Return a document that a game prints on request; None if this is not one of them."""
    more = getattr(import_module(BOXES[game]), "MORE", {})
    return more[part](language, asked, own) if part in more else None


def puzzle_of_the_day(game: str, setup: Setup) -> str:
    """Return the name of a day's first puzzle, or refuse if it cannot be printed."""
    first = getattr(import_module(BOXES[game]), "first_puzzle", None)
    if first is None:
        raise Refused("no_such_daily", "This puzzle of the day cannot be printed.")
    name: str = first(setup)
    return name


def _unknown(name: str) -> Refused:
    return Refused("unknown_document", f"There is nothing called “{name[:40]}” to print.")


@lru_cache(maxsize=KEPT)
def _kept_box(game: str, language: Language) -> list[Document]:
    return box_of(game, language)
