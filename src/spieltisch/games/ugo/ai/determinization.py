"""Determinization: gathers from a view what its seat cannot see, and finds a first possible deal of it."""

from collections.abc import Sequence

import numpy as np

from spieltisch.games.ugo.ai.codes import Hidden
from spieltisch.games.ugo.ai.encoding import COLOUR_NUMBER, NUMBER_OF
from spieltisch.games.ugo.ai.observation import unseen
from spieltisch.games.ugo.material import Card, Colour
from spieltisch.games.ugo.view import View


def hidden_from(view: View, *, remembers_voids: bool = True) -> Hidden:
    """Gather the hidden cards, and which colours each seat may hold."""
    cards = unseen(view)
    others = [seat for seat in range(view.players) if seat != view.seat]
    owners = [seat for seat in others for _ in range(view.hand_sizes[seat])]
    owners += [view.players] * (len(cards) - len(owners))
    voids = [view.voids[seat] if remembers_voids else () for seat in range(view.players)]
    may = [[colour not in lacking for colour in Colour] for lacking in [*voids, ()]]
    return Hidden(
        np.array([NUMBER_OF[card] for card in possible_deal(cards, owners, may)], np.int64),
        np.array(owners, np.int64),
        np.array([sum(1 << number for number, fits in enumerate(each) if fits) for each in may]),
    )


def possible_deal(
    cards: Sequence[Card], owners: Sequence[int], may: Sequence[Sequence[bool]]
) -> list[Card]:
    """Match cards with slots by augmenting paths, so that nobody holds a colour that they lack."""
    dealt: dict[int, int] = {}
    for card in range(len(cards)):
        if not _match(card, cards, owners, may, dealt, set()):
            raise ValueError("no deal fits what was seen")
    return [cards[dealt[slot]] for slot in range(len(owners))]


def _match(
    card: int,
    cards: Sequence[Card],
    owners: Sequence[int],
    may: Sequence[Sequence[bool]],
    dealt: dict[int, int],
    tried: set[int],
) -> bool:
    """Give a card a slot that is free, or whose card can move to another slot."""
    colour = COLOUR_NUMBER[cards[card].colour]
    for slot, owner in enumerate(owners):
        if slot in tried or not may[owner][colour]:
            continue
        tried.add(slot)
        if slot not in dealt or _match(dealt[slot], cards, owners, may, dealt, tried):
            dealt[slot] = card
            return True
    return False
