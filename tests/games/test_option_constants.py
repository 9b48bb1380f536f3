"""Searches and views obey the table's options: none reckons with a number that an option replaces."""

import ast
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

import spieltisch.games
from spieltisch.games.registry import GAMES

FOLDER = Path(spieltisch.games.__file__).parent
REPLACED: dict[str, dict[str, set[str]]] = {
    "ugo": {},
    "ubongo3d": {
        "seconds": {"SANDGLASS"},
        "youngest": set(),
        "size": {"ROUNDS"},
        "handicaps": set(),
    },
    "ubongocards": {"window": {"USUAL_WINDOW"}, "hands": {"ROUNDS", "MOST_HANDS"}},
}
"""For each option with a number: the rulebook's constants that hold only where it is not chosen."""

BESIDE: dict[tuple[str, str], set[str]] = {("ubongo3d", "view.py"): {"ROUNDS"}}
"""Constants that a file uses only where the option is not chosen."""


def holds_number(kind: inspect.Type) -> bool:
    """Return whether a type has a number anywhere in it."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            return True
        case inspect.LiteralType(values=values):
            return any(isinstance(value, int) for value in values)
        case inspect.UnionType(types=types):
            return any(map(holds_number, types))
        case inspect.VarTupleType(item_type=item):
            return holds_number(item)
        case inspect.StructType(fields=fields):
            return any(holds_number(field.type) for field in fields)
    return False


def names_in(source: str) -> set[str]:
    """Find every name that a module uses, by itself or as a module's attribute."""
    nodes = list(ast.walk(ast.parse(source)))
    imported = {
        each.name for node in nodes if isinstance(node, ast.ImportFrom) for each in node.names
    }
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return imported | attributes | {node.id for node in nodes if isinstance(node, ast.Name)}


def default_names(game: str) -> dict[str, set[str]]:
    """Find the constants that are the defaults of options."""
    tree = ast.parse((FOLDER / game / "options.py").read_text())
    [options] = [each for each in tree.body if getattr(each, "name", "") == "Options"]
    fields = (each for each in ast.iter_child_nodes(options) if isinstance(each, ast.AnnAssign))
    return {
        ast.unparse(each.target): {each.value.id}
        for each in fields
        if isinstance(each.value, ast.Name)
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_option_with_a_number_says_what_it_replaces(game):
    """A new one is listed above, with the constants that it makes wrong to reckon with."""
    fields = msgspec.inspect.type_info(GAMES[game].options_type).fields
    assert {each.name for each in fields if holds_number(each.type)} == set(REPLACED[game])
    for option, constants in default_names(game).items():
        assert constants <= REPLACED[game][option]
    sources = "".join(file.read_text() for file in (FOLDER / game).glob("*.py"))
    for constant in set[str]().union(*REPLACED[game].values()):
        assert f"\n{constant}: Final" in sources, "there is no such constant any more"


@pytest.mark.parametrize("game", GAMES)
def test_no_search_or_view_reckons_with_a_number_that_an_option_replaces(game):
    wrong = set[str]().union(*REPLACED[game].values())
    files = [file for part in ("ai", "analysis") for file in (FOLDER / game / part).glob("*.py")]
    assert files
    files.append(FOLDER / game / "view.py")
    assert {file.name: names_in(file.read_text()) & wrong for file in files} == {
        file.name: BESIDE.get((game, file.name), set()) for file in files
    }


def test_a_search_that_reckons_with_such_a_number_would_be_found():
    """The penalty, if it became an option of UGO!: its searches know the rulebook's."""
    files = (FOLDER / "ugo" / "ai").glob("*.py")
    found = {file.stem for file in files if "PENALTY" in names_in(file.read_text())}
    assert {"heuristic", "kingdom_kernel"} <= found
