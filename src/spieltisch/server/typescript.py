"""Writes the TypeScript types of web/src/protocol from the Python messages and the games' views.

It is written by hand, in a hundred lines: generators for JSON schemas take a single schema and name
its parts themselves, but we have many structs with names of their own, unions of them, and constants
(levels, bounds, material). A schema does not contain the docstrings of fields, so they stay in Python.
"""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from spieltisch.core.game import AnyGame
from spieltisch.core.options import bounds_of, choices_of, defaults_of
from spieltisch.games.registry import GAMES
from spieltisch.server import messages, messages_of_table

Schema = Mapping[str, Any]

HEADER = "// Generated from the Python messages by `make protocol`. Do not edit.\n"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def files() -> dict[str, str]:
    """Return the text of every generated file by its name."""
    incoming, news = get_args(messages_of_table.Incoming), get_args(messages_of_table.AnyNews)
    lobby = get_args(messages.LobbyNews)
    kinds = (*incoming, *news, *lobby, *messages.ANSWERS, *messages.REQUESTS)
    unions = f"{_union('Incoming', incoming)}{_union('News', news)}{_union('LobbyNews', lobby)}"
    made = {"messages.ts": f"{HEADER}\n{_types(kinds)}{unions}"}
    for game in GAMES.values():
        made[f"{game.name}.ts"] = _game(game)
    return made


def write(folder: Path) -> None:
    """Write the generated files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text)


def _union(name: str, kinds: Iterable[type]) -> str:
    return f"\nexport type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"


def _game(game: AnyGame) -> str:
    timelines = () if game.timeline_maker is None else (game.timeline_maker.shown_type,)
    cards = () if game.catalogue is None else game.catalogue().types
    kinds = (game.view_type, game.options_type, *timelines, *cards, *game.move_types.values())
    moves = " | ".join(kind.__name__ for kind in game.move_types.values())
    facts = "".join(_constant(name, value) for name, value in _facts(game).items())
    return f"{HEADER}\n{_types(kinds)}\nexport type Move = {moves};\n{facts}"


def _facts(game: AnyGame) -> Mapping[str, Any]:
    """Return what a client must know about a game: its bots, puzzles of the day, options and material."""
    options = game.options_type
    return {
        "LEVELS": list(game.bots),
        "DAILY": list(game.daily),
        "DEFAULTS": defaults_of(options),
        "BOUNDS": bounds_of(options),
        "CHOICES": choices_of(options),
        **game.material,
    }


def _constant(name: str, value: Any) -> str:
    return f"\nexport const {name} = {json.dumps(value, indent=2)} as const;\n"


def _types(kinds: Iterable[type]) -> str:
    _, components = msgspec.json.schema_components(list(kinds), ref_template="{name}")
    return "\n".join(_declaration(name, schema) for name, schema in sorted(components.items()))


def _declaration(name: str, schema: Schema) -> str:
    if schema.get("type") != "object":
        return f"export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    lines = [
        f"  {key}{'' if key in required else '?'}: {_type(value)};"
        for key, value in schema.get("properties", {}).items()
    ]
    body = "\n" + "\n".join(lines) + "\n" if lines else ""
    says = re.sub(r"\s+", " ", schema.get("description", ""))
    return f"/** {says} */\nexport interface {name} {{{body}}}\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    return _plain(schema)


def _plain(schema: Schema) -> str:
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"readonly [{', '.join(_type(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        return f"readonly ({_type(schema.get('items', {}))})[]"
    if kind == "object":
        return f"Readonly<Record<string, {_type(schema.get('additionalProperties', {}))}>>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    write(Path(__file__).parents[3] / "web" / "src" / "protocol")
