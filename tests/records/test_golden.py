"""Golden games replay to exactly the same text."""

import pytest

from spieltisch.core.record import decode, encode, verify
from spieltisch.games.registry import GAMES
from tests.records.golden import records, text_of


def test_there_are_golden_games():
    names = {file.stem for file in records()}
    assert names >= {f"{game}-{players}" for game in GAMES for players in (2, 3, 4)}
    assert names >= {
        "ubongo3d-1",
        "ubongo3d-alone",
        "ubongo3d-puzzle",
        "ubongo3d-tie",
        "ubongocards-1",
    }


@pytest.mark.parametrize("file", records(), ids=lambda file: file.stem)
def test_a_golden_game_never_changes(file):
    record = decode(file.read_bytes())
    verify(record)
    assert encode(record) == file.read_bytes()
    assert text_of(file) == file.with_suffix(".txt").read_text()
