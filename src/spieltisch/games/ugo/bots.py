"""Bots that take a view and nothing else: two that glance at the table, three that search."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from spieltisch.core.chance import Chance
from spieltisch.core.game import Bot
from spieltisch.core.patience import patience
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.rules import Lay, Move, Play
from spieltisch.games.ugo.thinking import Thinking
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


def club(view: View, chance: Chance) -> Move:
    """Search a little: a millisecond; forget who lacked what, and lay as offered."""
    return _think(view, chance, "club")


def expert(view: View, chance: Chance) -> Move:
    """Search more: some milliseconds; remember who lacked what, and search layings too."""
    return _think(view, chance, "expert")


def master(view: View, chance: Chance) -> Move:
    """Search most: some tenths of a second; tell from what others played what they hold."""
    return _think(view, chance, "master")


THINKING: dict[str, Thinking] = {
    "club": Thinking(simulations=200, trust=0, remembers=False, lays=False, ends=0),
    "expert": Thinking(simulations=1_000, trust=0),
    "master": Thinking(simulations=60_000),
}
"""How the levels think: so many simulations, so that the same seed plays the same. Only where people wait for
it, and the machine is busy, a bot answers with fewer."""

LEVELS: Mapping[str, Bot[View, Move]] = {
    "beginner": beginner,
    "casual": casual,
    "club": club,
    "expert": expert,
    "master": master,
}


def _think(view: View, chance: Chance, level: str) -> Move:
    from spieltisch.games.ugo.search import think  # noqa: PLC0415 - compiled code, loaded late

    return think(view, chance, msgspec.structs.replace(THINKING[level], seconds=patience()))


def prepare(levels: Collection[str], views: Sequence[View]) -> None:
    """Load the compiled search where a level needs it, by thinking a moment about each view."""
    if THINKING.keys() & set(levels):
        from spieltisch.games.ugo.search import think  # noqa: PLC0415 - compiled code

        for view in views:
            think(view, Chance("nothing", "prepare"), Thinking(simulations=50))


def sensible_lay(view: View) -> Lay:
    """Take the ready-made laying."""
    if view.laying is None:
        raise ValueError("there is nothing to lay in this view")
    return Lay(view.laying.offer)


def playable(view: View) -> Sequence[Card]:
    """List the cards of the hand that may be played now."""
    return [held.card for held in view.hand if held.refusal is None]
