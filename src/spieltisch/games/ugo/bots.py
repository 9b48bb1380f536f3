"""Bots that take a view and nothing else: `beginner` and `casual`."""

from collections.abc import Mapping, Sequence

from spieltisch.core.chance import Chance
from spieltisch.core.game import Bot
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.rules import Lay, Move, Play
from spieltisch.games.ugo.scoring import kingdom_score
from spieltisch.games.ugo.trick import farmers_due, winning_place
from spieltisch.games.ugo.view import KingdomView, View


def beginner(view: View, chance: Chance) -> Move:
    """Play any card that is allowed; lay the sensible way."""
    if view.must_lay:
        return sensible_lay(view)
    return Play(chance.choice(playable(view)))


def casual(view: View, chance: Chance) -> Move:
    """Play by rules of thumb: what the trick is worth to me, times the chance to win it."""
    if view.must_lay:
        return sensible_lay(view)
    cards = playable(view)
    worth = {card: expected(view, card) for card in cards}
    best = max(worth.values())
    return Play(chance.choice([card for card in cards if worth[card] == best]))


LEVELS: Mapping[str, Bot[View, Move]] = {"beginner": beginner, "casual": casual}


def sensible_lay(view: View) -> Lay:
    """Take the ready-made laying."""
    if view.laying is None:
        raise ValueError("there is nothing to lay in this view")
    return Lay(view.laying.offer)


def playable(view: View) -> Sequence[Card]:
    """List the cards of the hand that may be played now."""
    return [held.card for held in view.hand if held.refusal is None]


def expected(view: View, card: Card) -> float:
    """Weigh the points of winning and of losing the trick with a card by their chances."""
    me = kingdom_of(view.kingdoms[_me(view)])
    cards = (*view.trick, card)
    won = _gain_by_winning(me, cards)
    lost = _gain_by_losing(me, view.trick, card)
    chance_to_win = _chance_to_win(view, cards)
    return chance_to_win * won + (1 - chance_to_win) * lost + _keeping(card)


def kingdom_of(view: KingdomView) -> Kingdom:
    """Read a kingdom back from its view."""
    return Kingdom(tuple(section.pile for section in view.sections), view.farmers)


def _me(view: View) -> int:
    if view.seat is None:
        raise ValueError("a spectator does not play")
    return view.seat


def _gain_by_winning(me: Kingdom, cards: Sequence[Card]) -> float:
    """Lay the trick as it stands and count what the kingdom gains; farmers to come are hoped for."""
    winning = cards[-1]
    richer = me.with_farmers(min(winning.farmers, me.room()))
    return _worth(lands.lay(richer, cards, lands.sensible(richer, cards))) - _worth(me)


def _gain_by_losing(me: Kingdom, trick: Sequence[Card], card: Card) -> float:
    """Count the farmers that the card earns when it is lost to the best card on the table."""
    if not trick:
        return _worth(me.with_farmers(min(card.number in (1, 2), me.room()))) - _worth(me)
    due = farmers_due(card, trick[winning_place(trick)])
    return _worth(me.with_farmers(min(due, me.room()))) - _worth(me)


def _worth(kingdom: Kingdom) -> float:
    """Score a kingdom, and value each farmer a little, for the sections to come."""
    return kingdom_score(kingdom) + FARMER_WORTH * kingdom.farmers


FARMER_WORTH = 1.5
KEEP_WORTH = 0.15


def _keeping(card: Card) -> float:
    """Prefer, among equals, to keep high cards for later."""
    return -KEEP_WORTH * card.number


def _chance_to_win(view: View, cards: Sequence[Card]) -> float:
    """Guess how likely the last of the cards wins, each player still to come on his own."""
    if winning_place(cards) != len(cards) - 1:
        return 0.0
    to_come = view.players - len(cards)
    unseen = _unseen(view)
    if not to_come or not unseen:
        return 1.0
    beating = sum(_beats(card, cards) for card in unseen)
    return float((1 - beating / len(unseen)) ** (to_come * THREAT))


THREAT = 2.0
"""A player to come holds several cards and plays one that fits; a guess fitted by play."""


def _beats(card: Card, cards: Sequence[Card]) -> bool:
    return winning_place((*cards, card)) == len(cards)


def _unseen(view: View) -> list[Card]:
    gone = {card for trick in view.tricks for card in trick.cards}
    mine = {held.card for held in view.hand}
    return [card for card in Card if card not in gone | mine and card not in view.trick]
