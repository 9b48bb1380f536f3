"""What reviews are tested on: golden games, and single states of a game."""

import asyncio
from pathlib import Path

from spieltisch.core import review as reviews
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.moves import Play
from tests.games.ugo.tables import kingdom, moment

ROOT = Path(__file__).parents[4]


RECORDS = ROOT / "tests" / "records"


def review(record, simulations, progress):
    return asyncio.run(reviews.review(UGO, record, simulations, progress, reviews.here))


def ruinous():
    """Return a trick in which the grey 8 would take two new colours without farmers."""
    state = moment(
        ["green 5", "yellow 0"],
        ["green 3", "yellow 4"],
        ["grey 1", "grey 8"],
        kingdoms=[kingdom("red 8", "blue 8")] * 3,
    )
    for seat, card in enumerate((Card.GREEN_5, Card.GREEN_3)):
        state = rules.play(state, seat, Play(card))
    return state


def after(state, *cards):
    """Play cards from the leader on."""
    for card in cards:
        state = rules.play(state, state.turn, Play(Card(card)))
    return state
