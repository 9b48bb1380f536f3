"""Golden games: records, and the whole games as text with every seat's view, which must never change.

`python -m tests.records.golden` rewrites the texts from the records. Run it only if the texts should change;
it does not touch the records.
"""

from pathlib import Path

from spieltisch.core import fold
from spieltisch.core.record import decode
from spieltisch.games.registry import game_named

HERE = Path(__file__).parent


def records() -> list[Path]:
    return sorted(HERE.glob("*.json"))


def text_of(record_file: Path) -> str:
    """Print every step of a record: the move, what lies open, and each seat's hand."""
    record = decode(record_file.read_bytes())
    game = game_named(record.game)
    lines = [f"{record.game}, rules {record.rules}, {len(record.seats)} players"]
    lines += _views(game, fold.start(game, record), len(record.seats))
    for step in fold.steps(game, record):
        lines.append(f"\n{step.number}. {game.tell(step.before, step.seat, step.move)}")
        lines += _views(game, step.after, len(record.seats))
    lines.append(f"\n{game.outcome(fold.fold(game, record))}")
    return "\n".join(lines) + "\n"


def _views(game, state, players: int) -> list[str]:
    """Print what everyone sees once, and below it what only one seat sees."""
    everyone = game.draw(game.view(state, None)).splitlines()
    lines = [line.removeprefix("spectator: ") for line in everyone]
    for seat in range(players):
        own = game.draw(game.view(state, seat)).splitlines()
        shared, private = own[1 : len(everyone)], own[len(everyone) :]
        assert shared == everyone[1:]
        lines += [f"  seat {seat}{line.removeprefix(' ')}" for line in private]
    return lines


if __name__ == "__main__":
    for file in records():
        file.with_suffix(".txt").write_text(text_of(file))
