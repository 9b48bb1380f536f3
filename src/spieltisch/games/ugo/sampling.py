"""What a seat cannot see, from its view: the cards, whose they can be, and one deal that could be."""

from collections.abc import Sequence

import msgspec
import numpy as np

from spieltisch.core.setup import Seat
from spieltisch.games.ugo import inference_kernel
from spieltisch.games.ugo.bits import COLOUR_NUMBER, NUMBER_OF
from spieltisch.games.ugo.dealing_kernel import Hidden
from spieltisch.games.ugo.habits import habits_of
from spieltisch.games.ugo.kernel import Array
from spieltisch.games.ugo.material import SUPPLY, Card, Colour
from spieltisch.games.ugo.thinking import Thinking
from spieltisch.games.ugo.thumb import unseen
from spieltisch.games.ugo.view import View


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


class Past(msgspec.Struct, frozen=True):
    """What others played in this round, from its beginning on, and how it is to be read."""

    start: Array
    seat: Seat
    plays: Array
    habits: Array
    trust: float


def past_of(view: View, table: Array, thinking: Thinking) -> Past | None:
    """Gather what was played; nothing where there is nothing to be told from it."""
    tricks = [trick.cards for trick in view.tricks]
    plays = np.array([NUMBER_OF[card] for cards in (*tricks, view.trick) for card in cards])
    if view.seat is None or thinking.trust == 0 or not len(plays):
        return None
    start = inference_kernel.beginning(table, plays, view.starter, SUPPLY[view.players])
    habits = habits_of(view.players, thinking.habits)
    return Past(start, view.seat, plays, habits, thinking.trust)


def likely(past: Past | None, hidden: Hidden, number: int, draws: Array) -> Array:
    """Draw so many deals that explain what the others played; none where any deal is as good."""
    if past is None:
        return np.empty((0, len(hidden.cards)), np.int64)
    return np.asarray(
        inference_kernel.likely_deals(
            past.start,
            hidden,
            past.seat,
            past.plays,
            past.habits,
            past.trust,
            number,
            draws,
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
