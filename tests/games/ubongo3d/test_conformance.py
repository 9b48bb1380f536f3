"""Ubongo 3-D passes the suite with every kind of option."""

import pytest

from spieltisch.core.conformance import check_bots, check_game
from spieltisch.games.ubongo3d.game import UBONGO_3D

TABLES = [
    (1, {}),
    (1, {"solo": "record", "size": 10, "side": "B", "hints": True}),
    (1, {"die": False}),
    (1, {"puzzle": "8.123-3.8.13.16", "hints": True}),
    (1, {"solo": "puzzle", "side": "B"}),
    (2, {"side": "B", "seconds": 15}),
    (3, {"variant": "without_luck", "youngest": 1}),
    (3, {"side": "B", "handicaps": [{}, {"extra": 150}, {"extra": 20, "easy": True}]}),
    (4, {"die": False}),
]


@pytest.mark.parametrize("words", ["a", pytest.param("b", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("players", "options"),
    [*TABLES[:7], *(pytest.param(*table, marks=pytest.mark.slow) for table in TABLES[7:])],
)
def test_it_conforms(players, options, words):
    check_game(UBONGO_3D, players, words, options)


@pytest.mark.parametrize(
    ("players", "options"),
    [*TABLES[:5], *(pytest.param(*table, marks=pytest.mark.slow) for table in TABLES[5:])],
)
def test_its_bots_conform(players, options):
    check_bots(UBONGO_3D, players, "bots", options)
