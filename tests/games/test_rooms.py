"""If you know one game's folder, you know the others: the same things are in files of the same name."""

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
"""How a game's kernels are compiled, if it has any."""
OWN = {
    "ugo": {"kingdom", "laying", "trick"} | KERNELS,
    "ubongo3d": {
        "area_cells", "boards", "catalogue", "forms", "legal_moves", "placing", "puzzle_cards", "puzzles",
        "solo", "solo_view", "solutions", "tasks", "tie_break", "versions",
    },
    "ubongocards": {"decks", "layout", "spots"} | KERNELS,
}  # fmt: skip
"""Files for the rulebook's nouns, which only one game has."""
PRINTING = {"box", "words"}
"""Files that the printing of every game has."""
SUBFOLDERS = {
    "ugo": {
        "ai": {
            "belief", "belief_kernel", "bits_kernel", "codes", "compiled", "config", "determinization",
            "determinization_kernel", "encoding", "endgame_kernel", "evaluation", "heuristic",
            "kingdom_kernel", "observation", "policy", "policy_kernel", "rollout_kernel", "search",
            "search_kernel", "table_kernel",
        },
        "analysis": {"evaluation", "hints", "lessons", "reasons", "review"},
        "printing": PRINTING | {"sections"},
    },
    "ubongo3d": {
        "ai": {"script"},
        "generator": {"areas", "difficulty", "generate", "tasks"},
        "printing": PRINTING | {"asked", "boards", "booklet", "pictures", "solids", "worksheet"},
    },
    "ubongocards": {
        "ai": {"codes", "compiled", "completion", "layout_kernel", "script", "solver"},
        "analysis": {"hands", "hints"},
        "generator": {"annealing_kernel", "generate", "sampling_kernel"},
        "printing": PRINTING | {"faces"},
    },
}  # fmt: skip
"""The files of each folder; where two games have the same thing, it has the same name."""


def files_of(game: str) -> set[str]:
    return {file.stem for file in (FOLDER / game).glob("*.py")}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_shared_files_and_its_own_and_no_stray_one(game):
    races = RACES if GAMES[game].is_race else set()
    assert files_of(game) == SHARED | races | OWN[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_games_folders_have_the_known_files_and_no_stray_one(game):
    found: dict[str, set[str]] = {}
    for file in (FOLDER / game).glob("*/**/*.py"):
        found.setdefault(file.relative_to(FOLDER / game).parent.as_posix(), set()).add(file.stem)
    assert found == {name: files | {"__init__"} for name, files in SUBFOLDERS[game].items()}


def test_every_game_is_listed():
    folders = {each.parent.name for each in FOLDER.glob("*/__init__.py")}
    assert folders == set(GAMES) == set(OWN) == set(SUBFOLDERS)
