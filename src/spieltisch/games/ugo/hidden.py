"""Redeals the hidden cards, to prove that a view does not depend on them."""

import msgspec

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Seat, seed_from
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.state import State
from spieltisch.games.ugo.view import voids

TRIES = 200
"""The most deals to try; the first one in which nobody holds a colour they are known to lack is kept."""


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Redeal the others' hands, the cards set aside and all rounds to come in a way that is possible."""
    setup = msgspec.structs.replace(state.setup, seed=seed_from(str(rng.below(2**64))))
    state = msgspec.structs.replace(state, setup=setup)
    others = [other for other in range(state.players) if other != seat]
    unseen = [*state.aside, *(card for other in others for card in state.hands[other])]
    lacking = voids(state)
    for _ in range(TRIES):
        pile = list(rng.shuffled(unseen))
        hands = list(state.hands)
        for other in others:
            may = [card for card in pile if card.colour not in lacking[other]]
            hands[other] = _sorted(may[: len(state.hands[other])])
            pile = [card for card in pile if card not in hands[other]]
        if len(pile) == len(state.aside):
            return msgspec.structs.replace(state, hands=tuple(hands), aside=tuple(pile))
    return state


def _sorted(cards: list[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=list(Card).index))
