"""Every version that claims to know the rules understands everything that a log can hold."""

from hashlib import sha256

import msgspec
import pytest

from spieltisch.games.registry import GAMES

WRITTEN_IN = {
    ("ugo", 1): "e8b5b471e9e742511e445de2dde87aa1006fc8d7651a1c65e089418fcc54a058",
    ("ubongo3d", 2): "d6bd6b063935a9540755e0709641d10d2ed714155036b87957e7c6c453c2f4fc",
    ("ubongocards", 1): "faa587bf1cd76884d5f16069496ecc8cc93b94565d6289bea920385cf12f6960",
}


def moves_of(game) -> str:
    """Return a digest of the form of all moves, without their descriptions."""
    kinds = list(game.move_types.values())
    names, components = msgspec.json.schema_components(kinds)
    return sha256(
        msgspec.json.encode([list(game.move_types), names, _bare(components)], order="sorted")
    ).hexdigest()


def _bare(schema):
    if isinstance(schema, dict):
        return {
            key: _bare(value)
            for key, value in schema.items()
            if key not in {"description", "title"}
        }
    return [_bare(each) for each in schema] if isinstance(schema, list | tuple) else schema


@pytest.mark.parametrize("name", GAMES)
def test_other_moves_need_another_version_of_the_rules(name):
    """The number must tell a worker of the previous version that it does not know these moves."""
    game = GAMES[name]
    assert moves_of(game) == WRITTEN_IN[name, game.rules_version], moves_of(game)
