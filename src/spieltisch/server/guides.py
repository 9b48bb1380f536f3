"""Writes the guided first games, played on the real rules, into web/src/games as the client shows them."""

from pathlib import Path

import msgspec

from spieltisch.core.guide import ShownScene, shown
from spieltisch.games.registry import GAMES, GUIDES


def files() -> dict[str, str]:
    """Return the text of every generated file by its path below `web/src/games`: a line for each step."""
    return {
        f"{game}/guide/scenes.json": _text(tuple(shown(GAMES[game], guide())))
        for game, guide in GUIDES.items()
    }


def _text(scenes: tuple[ShownScene, ...]) -> str:
    written = ",\n".join(_scene(scene) for scene in scenes)
    return f"[\n{written}\n]\n"


def _scene(scene: ShownScene) -> str:
    head = _json({"players": scene.players, "options": scene.options, "first": scene.first})
    steps = ",\n".join(_json(step) for step in scene.steps)
    return f'{head[:-1]},"steps":[\n{steps}\n]}}'


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def write(folder: Path) -> None:
    """Write the files."""
    for name, text in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(__file__).parents[3] / "web" / "src" / "games")
