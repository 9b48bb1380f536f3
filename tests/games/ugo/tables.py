"""Hand-made states of UGO!, for tests that read like the rulebook."""

from collections.abc import Sequence

from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.laying import sensible
from spieltisch.games.ugo.material import SUPPLY, Card
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.options import Options
from spieltisch.games.ugo.state import State


def setup(players: int, words: str = "test") -> Setup:
    return Setup(players, seed_from(words), Options())


def moment(
    *hands: Sequence[str],
    leader: int = 0,
    kingdoms: Sequence[Kingdom] | None = None,
    supply: int | None = None,
) -> State:
    """Return a moment of round 1 in which the players hold these cards; the rest is set aside."""
    held = tuple(tuple(Card(card) for card in hand) for hand in hands)
    dealt = {card for hand in held for card in hand}
    return State(
        setup=setup(len(hands)),
        round=1,
        starter=leader,
        hands=held,
        aside=tuple(card for card in Card if card not in dealt),
        kingdoms=tuple(kingdoms) if kingdoms else (Kingdom(),) * len(hands),
        supply=SUPPLY[len(hands)] if supply is None else supply,
        leader=leader,
    )


def trick(*cards: str, leader: int = 0, **more) -> State:
    """Play one whole trick, the first card by the leader; everyone keeps one spare card."""
    players = len(cards)
    spares = [card for card in Card if card not in cards]
    hands: list[list[str]] = [[]] * players
    for place, card in enumerate(cards):
        seat = (leader + place) % players
        hands[seat] = [card, _harmless(spares, cards[0])]
    state = moment(*hands, leader=leader, **more)
    for place, card in enumerate(cards):
        state = rules.play(state, (leader + place) % players, Play(Card(card)))
    return state


def _harmless(spares: list[Card], led: str) -> Card:
    """Take a spare card that is not of the led colour, so that nobody must follow with it."""
    card = next(card for card in spares if card.colour != Card(led).colour)
    spares.remove(card)
    return card


def laid(state: State) -> State:
    """Lay the won trick the sensible way."""
    assert state.won is not None
    return rules.play(state, state.turn, Lay(sensible(state.won.onto, state.won.cards)))


def kingdom(*tops: str, farmers: int = 0) -> Kingdom:
    """Return a kingdom with these top cards from A on; "" leaves a section empty."""
    piles = [(Card(top),) if top else () for top in tops]
    return Kingdom((*piles, *[()] * (5 - len(piles))), farmers)
