"""Each level of bots is stronger than the level below it, in every game, for every pair of neighbours."""

from itertools import pairwise

import pytest

from spieltisch.core.playout import play_out
from spieltisch.core.setup import seed_from
from spieltisch.games.registry import GAMES
from spieltisch.games.ugo import bots

Pair = tuple[str, str, str]

DEALS: dict[Pair, int] = {
    ("ugo", "beginner", "casual"): 4,
    ("ugo", "casual", "club"): 25,
    ("ugo", "club", "expert"): 25,
    ("ugo", "expert", "master"): 8,
    ("ubongo3d", "beginner", "casual"): 5,
    ("ubongo3d", "casual", "club"): 5,
    ("ubongo3d", "club", "master"): 5,
    ("ubongocards", "beginner", "casual"): 5,
    ("ubongocards", "casual", "club"): 5,
    ("ubongocards", "club", "master"): 5,
}
"""By game, weaker and stronger level: the deals that prove it, each played on both seats."""
SEARCHES = dict(bots.SEARCHES)
"""The searches in full length, which other tests shorten."""
LONG = {("ugo", "expert", "master")}
"""Pairs that think for minutes."""


def lead_of(strong: str, weak: str, game: str, deals: int) -> int:
    """Return how many points the stronger level leads by, over all deals."""
    lead = 0
    for deal in range(deals):
        for levels in ((strong, weak), (weak, strong)):
            outcome = play_out(GAMES[game], levels, seed_from(f"strength {deal}"))[1]
            own, other = (outcome.scores[levels.index(each)] for each in (strong, weak))
            lead += own - other
    return lead


def proofs() -> list[object]:
    marks = {pair: [pytest.mark.slow] for pair in LONG}
    return [pytest.param(pair, marks=marks.get(pair, [])) for pair in DEALS]


@pytest.mark.parametrize("pair", proofs(), ids=" ".join)
def test_a_level_leads_the_one_below_it(pair, monkeypatch):
    for level, config in SEARCHES.items():
        monkeypatch.setitem(bots.SEARCHES, level, config)
    game, weak, strong = pair
    assert lead_of(strong, weak, game, DEALS[pair]) > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_pair_of_neighbouring_levels_is_proved(name):
    listed = [(weak, strong) for game, weak, strong in DEALS if game == name]
    neighbours = list(pairwise(GAMES[name].bots))
    assert listed == neighbours, "DEALS must list each pair of neighbouring levels, weakest first"
