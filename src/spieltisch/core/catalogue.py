"""The single puzzles of a game, to choose from."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

import msgspec

from spieltisch.core.setup import Millis


class Found(msgspec.Struct, frozen=True):
    """A page of the puzzles found, how many there are in all, and what there is to choose among them."""

    total: int
    page: int
    pages: int
    cards: tuple[Any, ...]
    choices: Any


class Catalogue(NamedTuple):
    """How puzzles are found and shown.

    Each is shown by a card of the game's own, with an `id` that is fit for an address and a `name`, by which
    a table's options ask for it.
    """

    find: Callable[[Mapping[str, str], Collection[str]], Found]
    """Finds puzzles by filters, given the names of those that the asker has solved, or raises Refused."""
    card_at: Callable[[str], Any]
    """Shows the puzzle with an id, or raises Refused."""
    solution_at: Callable[[str, int], Any]
    """Shows the first pieces of the solution of the puzzle with an id."""
    splits_of: Callable[[Any], tuple[Millis, ...]]
    """Says when each piece of a solved puzzle lay where it stayed, from the state of its game."""
    selection: Callable[[str], Mapping[str, str]]
    """Draws some puzzles of every kind, the same ones for the same seed; gives their names by id."""
    types: tuple[type, ...]
    """The structs of cards, choices and solutions."""
