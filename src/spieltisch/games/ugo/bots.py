"""The bots of UGO!, which see a view and nothing else: one random, one heuristic, three that search."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

import msgspec

from spieltisch.core.deadline import patience
from spieltisch.core.game import Bot
from spieltisch.core.rng import Rng
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.heuristic import Heuristic
from spieltisch.games.ugo.material import SUPPLY, Card
from spieltisch.games.ugo.moves import Lay, Move, Play
from spieltisch.games.ugo.view import View

SEARCHES: dict[str, SearchConfig] = {
    "club": SearchConfig(
        simulations=200,
        policy_confidence=0,
        remembers_voids=False,
        searches_layings=False,
        endgame_cards=0,
    ),
    "expert": SearchConfig(simulations=1_000, policy_confidence=0),
    "master": SearchConfig(simulations=60_000),
}
"""The levels that search. Their budget is a number of simulations, so the same seed plays the same game; a
bot runs fewer only when people are waiting and the machine is busy."""


def beginner(view: View, rng: Rng) -> Move:
    """Play a random legal card; lay the offered way."""
    if view.must_lay:
        return offered_lay(view)
    return Play(rng.choice(playable(view)))


def casual(view: View, rng: Rng) -> Move:
    """Play the card with the highest heuristic value; lay the offered way."""
    if view.must_lay:
        return offered_lay(view)
    heuristic = Heuristic(view)
    values = {card: heuristic.value_of(card) for card in playable(view)}
    best = max(values.values())
    return Play(rng.choice([card for card, value in values.items() if value == best]))


def search(view: View, rng: Rng, *, level: str) -> Move:
    """Search with a level's settings, for as long as the table is willing to wait."""
    from spieltisch.games.ugo.ai.search import choose  # noqa: PLC0415 - compiled code, loaded late

    return choose(view, rng, msgspec.structs.replace(SEARCHES[level], seconds=patience()))


LEVELS: Mapping[str, Bot[View, Move]] = {
    "beginner": beginner,
    "casual": casual,
    **{level: partial(search, level=level) for level in SEARCHES},
}

NAMES: Mapping[str, str] = {
    "beginner": "Pip",
    "casual": "Mira",
    "club": "Anton",
    "expert": "Hedda",
    "master": "Dr. Alba",
}
"""The name of each level's bot, the same in every language."""

STRENGTHS: Mapping[str, float] = {
    "beginner": 11.0,
    "casual": 25.0,
    "club": 30.0,
    "expert": 33.0,
    "master": 36.0,
}
"""How strong each level is, for ratings; docs/decisions/ratings.md says how this was measured."""


def prepare(levels: Collection[str]) -> None:
    """Load the compiled search and its policies if a level needs them."""
    if SEARCHES.keys() & set(levels):
        from spieltisch.games.ugo.ai import compiled  # noqa: PLC0415 - compiled code, loaded late
        from spieltisch.games.ugo.ai.policy import policy_for  # noqa: PLC0415

        compiled.load()
        for players in SUPPLY:
            policy_for(players)


def offered_lay(view: View) -> Lay:
    """Take the offered laying."""
    if view.laying is None:
        raise ValueError("there is nothing to lay in this view")
    return Lay(view.laying.offer)


def playable(view: View) -> Sequence[Card]:
    """List the cards of the hand that may be played now."""
    return [held.card for held in view.hand if held.refusal is None]
