"""Old records replay only with the data that they were played with."""

from hashlib import sha256

import pytest

from spieltisch.games.frozen_data import frozen
from spieltisch.games.registry import GAMES

BOARDS = (
    "ubongo3d-boards.json",
    "70082933c605d7622804dc2f0f82a8fcc31ce1697bd957803071286d3d14cc1c",
)
PLAYED_ON = {
    ("ubongo3d", 1): BOARDS,
    ("ubongo3d", 2): BOARDS,
    ("ubongocards", 1): (
        "ubongocards-decks.json",
        "6be789718c3e64ad2ee17e638e35d666683b8ca8d380871fd484a6fbb1c7d34e",
    ),
}


@pytest.mark.parametrize("name", ["ubongo3d", "ubongocards"])
def test_other_data_needs_another_version_of_the_rules(name):
    """Changing a frozen set means raising the game's rules_version and keeping the old set for old games."""
    game = GAMES[name]
    for version in range(game.oldest_rules_version, game.rules_version + 1):
        file, checksum = PLAYED_ON[name, version]
        assert sha256(frozen(file)).hexdigest() == checksum
