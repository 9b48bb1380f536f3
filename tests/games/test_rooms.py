"""If you know one game's folder you know the others: the same files for the same things."""

from pathlib import Path

import pytest

import spieltisch.games
from spieltisch.games.registry import GAMES

FOLDER = Path(spieltisch.games.__file__).parent

SHARED = {
    "__init__", "material", "moves", "options", "state", "rules", "scoring", "view", "text", "bots",
    "game", "guide", "hidden", "poster",
}  # fmt: skip
"""Files that every game has."""
RACES = {"rounds", "results", "timeline"}
"""Files that both races have."""
KERNELS = {"compiling"}
"""How a game's kernels are compiled, where it has any."""
OWN = {
    "ugo": {"kingdom", "laying", "trick"} | KERNELS,
    "ubongo3d": {
        "area_cells", "boards", "catalogue", "forms", "legal_moves", "placing", "puzzle_cards", "puzzles",
        "solo", "solo_view", "solutions", "tasks", "tie_break", "versions",
    },
    "ubongocards": {"decks", "layout", "spots"} | KERNELS,
}  # fmt: skip
"""The rulebook's nouns of one game."""
SUBFOLDERS = {
    "ugo": {"ai", "analysis", "printing"},
    "ubongo3d": {"ai", "generator", "printing"},
    "ubongocards": {"ai", "analysis", "generator", "printing"},
}


def files_of(game: str) -> set[str]:
    return {file.stem for file in (FOLDER / game).glob("*.py")}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_shared_files_and_its_own_and_no_stray_one(game):
    races = RACES if GAMES[game].is_race else set()
    assert files_of(game) == SHARED | races | OWN[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_only_the_known_folders(game):
    folders = {each.parent.name for each in (FOLDER / game).glob("*/__init__.py")}
    assert folders == SUBFOLDERS[game]


def test_every_game_is_listed():
    folders = {each.parent.name for each in FOLDER.glob("*/__init__.py")}
    assert folders == set(GAMES) == set(OWN) == set(SUBFOLDERS)
