"""A game's catalogue: the single puzzles that a player can choose from."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

import msgspec

from spieltisch.core.setup import Millis


class Found(msgspec.Struct, frozen=True):
    """A page of search results, their total number, and what they offer to narrow the search."""

    total: int
    page: int
    pages: int
    cards: tuple[Any, ...]
    choices: Any


class Catalogue(NamedTuple):
    """How puzzles are found and shown.

    The game defines the cards that show its puzzles. A card has an `id`, which is safe in a URL, and a
    `name`, by which a table's options select the puzzle.
    """

    find: Callable[[Mapping[str, str], Collection[str]], Found]
    """Finds puzzles by filters, given the names of those that the player has solved, or raises Refused."""
    card_at: Callable[[str], Any]
    """Returns the card of the puzzle with this id, or raises Refused."""
    solution_at: Callable[[str, int], Any]
    """Returns the first pieces of a solution, given the puzzle's id and how many pieces to show."""
    splits_of: Callable[[Any], tuple[Millis, ...]]
    """Returns when each piece of a solved puzzle reached its final place, given the state of its game."""
    selection: Callable[[str], Mapping[str, str]]
    """Draws some puzzles of every kind, the same ones for the same seed; returns their names by id."""
    types: tuple[type, ...]
    """The structs of cards, choices and solutions."""
