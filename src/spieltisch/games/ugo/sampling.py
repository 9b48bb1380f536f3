"""What a seat cannot see, from its view: the cards, whose they can be, and one deal that could be."""

from collections.abc import Sequence

import numpy as np

from spieltisch.games.ugo import inference_kernel
from spieltisch.games.ugo.bits import COLOUR_NUMBER, NUMBER_OF
from spieltisch.games.ugo.evaluating import thumb_table
from spieltisch.games.ugo.kernel import Array
from spieltisch.games.ugo.material import SUPPLY, Card, Colour
from spieltisch.games.ugo.search_kernel import Hidden
from spieltisch.games.ugo.thinking import Thinking
from spieltisch.games.ugo.thumb import unseen
from spieltisch.games.ugo.view import View

MOST_DEALS = 8_000
"""Deals among which the likely ones are drawn, at most."""


def hidden_from(view: View, *, believes_all: bool = False) -> Hidden:
    """Gather the hidden cards; one who believes all does not remember who lacked what."""
    cards = unseen(view)
    others = [seat for seat in range(view.players) if seat != view.seat]
    owners = [seat for seat in others for _ in range(view.hand_sizes[seat])]
    owners += [view.players] * (len(cards) - len(owners))
    voids = [() if believes_all else view.voids[seat] for seat in range(view.players)]
    may = [[colour not in lacking for colour in Colour] for lacking in [*voids, ()]]
    return Hidden(
        np.array([NUMBER_OF[card] for card in a_deal(cards, owners, may)], np.int64),
        np.array(owners, np.int64),
        np.array([sum(1 << number for number, fits in enumerate(each) if fits) for each in may]),
    )


def likely(view: View, table: Array, hidden: Hidden, thinking: Thinking, draws: Array) -> Array:
    """Draw deals that explain what the others played in this round; none where nothing is to be told."""
    tricks = [trick.cards for trick in view.tricks]
    plays = np.array([NUMBER_OF[card] for cards in (*tricks, view.trick) for card in cards])
    if view.seat is None or thinking.trust == 0 or not len(plays):
        return np.empty((0, len(hidden.cards)), np.int64)
    start = inference_kernel.beginning(table, plays, view.starter, SUPPLY[view.players])
    number = min(MOST_DEALS, thinking.simulations)
    return np.asarray(
        inference_kernel.likely_deals(
            start, hidden, view.seat, plays, thumb_table(), thinking.trust, number, draws
        )
    )


def a_deal(
    cards: Sequence[Card], owners: Sequence[int], may: Sequence[Sequence[bool]]
) -> list[Card]:
    """Find a card for each slot, such that nobody holds what he lacks: by chains of exchanges."""
    dealt: dict[int, int] = {}
    for card in range(len(cards)):
        if not _seat(card, cards, owners, may, dealt, set()):
            raise ValueError("no deal fits what was seen")
    return [cards[dealt[slot]] for slot in range(len(owners))]


def _seat(
    card: int,
    cards: Sequence[Card],
    owners: Sequence[int],
    may: Sequence[Sequence[bool]],
    dealt: dict[int, int],
    tried: set[int],
) -> bool:
    """Give a card a slot that is free, or that its card can leave for another one."""
    colour = COLOUR_NUMBER[cards[card].colour]
    for slot, owner in enumerate(owners):
        if slot in tried or not may[owner][colour]:
            continue
        tried.add(slot)
        if slot not in dealt or _seat(dealt[slot], cards, owners, may, dealt, tried):
            dealt[slot] = card
            return True
    return False
