"""Messages, entries and refusals: each has an example, a line in the docs, and a text in three languages."""

import ast
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from spieltisch.games.registry import GAMES
from spieltisch.server import messages_of_table
from spieltisch.tables.entries import AnyEntry
from tests.test_docs import kinds_of_refusal

ROOT = Path(__file__).parents[2]
SOURCE, WEB = ROOT / "src" / "spieltisch", ROOT / "web" / "src"
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text()
REFUSALS = kinds_of_refusal("".join(file.read_text() for file in SOURCE.rglob("*.py")))
KINDS = [
    *get_args(messages_of_table.Incoming),
    *get_args(messages_of_table.AnyNews),
    *get_args(AnyEntry),
]
COMMAND_LINE = PROTOCOL.partition("## Codes that no browser sees")[2]
"""What no browser ever receives, and so needs no translation."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_each_message_and_entry_shows_an_example(kind):
    examples = re.findall(r"`(\{.*?\})`", str(kind.__doc__), flags=re.DOTALL)
    tag = kind.__struct_config__.tag
    assert any(f'{{"type": "{tag}"' in example for example in examples)
    for example in examples:
        if "…" not in example:
            assert isinstance(msgspec.json.decode(example, type=kind), kind)


@pytest.mark.parametrize("kind", KINDS[: -len(get_args(AnyEntry))], ids=lambda kind: kind.__name__)
def test_each_message_is_in_the_page(kind):
    assert f'{{"type": "{kind.__struct_config__.tag}"' in PROTOCOL


def codes() -> dict[str, set[str]]:
    """Find every code that is raised, and the folders of the games that raise it; "" is the rest."""
    found: dict[str, set[str]] = {}
    for file in SOURCE.rglob("*.py"):
        parts = file.relative_to(SOURCE).parts
        game = parts[1] if parts[0] == "games" and parts[1] in GAMES else ""
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                first = node.args[0] if node.args else None
                if name in REFUSALS and isinstance(first, ast.Constant):
                    found.setdefault(str(first.value), set()).add(game)
    return found


CODES = codes()


def words(game: str, language: str) -> str:
    """Return the words of the shell, of pages that alone show a refusal, and of a game."""
    pages = [file.read_text() for file in (WEB / "app").glob(f"*/i18n/{language}.ts")]
    shared = "".join([(WEB / "i18n" / "refusals" / f"{language}.ts").read_text(), *pages])
    own = WEB / "games" / game / "i18n" / f"{language}.ts"
    return shared + (own.read_text() if game else "")


@pytest.mark.parametrize("code", sorted(CODES))
def test_each_refusal_that_a_browser_sees_is_in_three_languages(code):
    if f"`{code}`" in COMMAND_LINE:
        return
    for game in CODES[code]:
        for language in ("en", "de", "fr"):
            assert re.search(rf"^\s+{code}:", words(game, language), re.MULTILINE), (game, language)
