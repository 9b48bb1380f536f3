"""Finds what each game can print: its box, its rules, documents on request, and people's own sets."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from types import MappingProxyType
from typing import Final

from spieltisch.core.errors import Refused
from spieltisch.core.paper import Document, Language, OwnSets, Printables, Request
from spieltisch.core.setup import Setup
from spieltisch.games.registry import GAMES, game_named
from spieltisch.printing.rulebook import rulebook

BOXES: Final[Mapping[str, str]] = {game: f"spieltisch.games.{game}.printing.box" for game in GAMES}
"""The module of each game's box, which is imported when it is first printed."""

KEPT: Final = 4
"""How many drawn boxes to cache, at a few megabytes each."""

NOTHING: Final[Request] = MappingProxyType({})


def printables_of(game: str) -> Printables:
    """Return what a game can print."""
    game_named(game)
    found: Printables = import_module(BOXES[game]).PRINTABLES
    return found


def box_of(game: str, language: Language) -> list[Document]:
    """Return all documents of a game's box."""
    made = printables_of(game)
    return [*made.box(language), rulebook(game, language, made.greys)]


def document_named(name: str, language: Language, asked: Request = NOTHING) -> Document:
    """Return a document by name, such as `ugo-lands`, built to the request if it takes one, or refuse."""
    game, _, part = name.partition("-")
    if game not in BOXES:
        raise _unknown(name)
    on_request = printables_of(game).on_request
    if part in on_request:
        return on_request[part](language, asked, None)
    return _among(_kept_box(game, language), name)


def own_document(
    name: str, language: Language, content: bytes, asked: Request = NOTHING
) -> Document:
    """Return a document that shows a person's own set, or refuse the set or the name."""
    game, _, part = name.partition("-")
    sets = _own_sets(game)
    own = sets.read(content)
    on_request = printables_of(game).on_request
    if part in on_request:
        return on_request[part](language, asked, own)
    return _among(sets.documents(language, own), name)


def own_documents(game: str, language: Language, content: bytes) -> Sequence[Document]:
    """Return the documents of a box that show a person's own set, or refuse the set."""
    sets = _own_sets(game)
    return sets.documents(language, sets.read(content))


def puzzle_of_the_day(game: str, setup: Setup) -> str:
    """Return the name of a day's first puzzle, or refuse if it cannot be printed."""
    first = printables_of(game).first_puzzle
    if first is None:
        raise Refused("no_such_daily", "This puzzle of the day cannot be printed.")
    return first(setup)


def _own_sets(game: str) -> OwnSets:
    sets = printables_of(game).own_sets if game in BOXES else None
    if sets is None:
        raise Refused("no_own_sets", "You cannot make your own set for this game.")
    return sets


def _among(documents: Iterable[Document], name: str) -> Document:
    for document in documents:
        if document.name == name:
            return document
    raise _unknown(name)


def _unknown(name: str) -> Refused:
    return Refused("unknown_document", f"There is nothing called “{name[:40]}” to print.")


@lru_cache(maxsize=KEPT)
def _kept_box(game: str, language: Language) -> list[Document]:
    return box_of(game, language)
