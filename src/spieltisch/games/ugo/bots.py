"""Bots that take a view and nothing else: `beginner` and `casual`."""

from collections.abc import Mapping, Sequence

from spieltisch.core.chance import Chance
from spieltisch.core.game import Bot
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.rules import Lay, Move, Play
from spieltisch.games.ugo.thumb import Table
from spieltisch.games.ugo.view import View


def beginner(view: View, chance: Chance) -> Move:
    """Play any card that is allowed; lay the sensible way."""
    if view.must_lay:
        return sensible_lay(view)
    return Play(chance.choice(playable(view)))


def casual(view: View, chance: Chance) -> Move:
    """Play by rules of thumb: what the card wins, loses or spoils, weighed by its chances."""
    if view.must_lay:
        return sensible_lay(view)
    table = Table(view)
    worth = {card: table.worth_of(card) for card in playable(view)}
    best = max(worth.values())
    return Play(chance.choice([card for card, points in worth.items() if points == best]))


LEVELS: Mapping[str, Bot[View, Move]] = {"beginner": beginner, "casual": casual}


def sensible_lay(view: View) -> Lay:
    """Take the ready-made laying."""
    if view.laying is None:
        raise ValueError("there is nothing to lay in this view")
    return Lay(view.laying.offer)


def playable(view: View) -> Sequence[Card]:
    """List the cards of the hand that may be played now."""
    return [held.card for held in view.hand if held.refusal is None]
