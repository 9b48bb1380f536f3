"""Reads the words that several commands have in common."""

from collections.abc import Iterable
from typing import Annotated, Any

import typer

from spieltisch.core.options import options_from
from spieltisch.games.registry import game_named

Option = Annotated[
    list[str] | None,
    typer.Option(help="An option of the game, such as side=B; repeat it for more options."),
]


def options_of(game: str, words: Iterable[str] | None) -> dict[str, Any]:
    """Read a game's options from words such as side=B, or refuse the one that is wrong."""
    return options_from(words or (), game_named(game).options_type)


def names_in(text: str) -> tuple[str, ...]:
    """Read names separated by commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
