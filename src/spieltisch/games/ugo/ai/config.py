"""The settings of a search, apart from the search itself, which is compiled and imported late."""

import msgspec

MOST_ENDGAME_CARDS = 5
"""The most cards in hand from which an endgame can be solved: the compiled code has room for no more."""


class SearchConfig(msgspec.Struct, frozen=True):
    """How a bot searches; each part can be switched off to measure what it is worth."""

    simulations: int
    """The most simulations of one search."""
    seconds: float | None = None
    """The longest time for one search; without it, the same draws always give the same answer."""
    policy_confidence: float = 0.9
    """The share of the others' plays taken to follow the policy; 0 switches belief weighting off."""
    remembers_voids: bool = True
    """Whether determinizations respect who failed to follow which colour."""
    searches_layings: bool = True
    """Whether layings are searched too, or the offered one is taken."""
    stops_early: bool = True
    """Whether a search ends once no other move can overtake the most visited one."""
    endgame_cards: int = 2
    """With this many cards in hand or fewer, the rest of the round is solved exactly."""
    exploration: float = 0.3
    """The exploration constant of UCB, against a mean reward from 0 to 1."""
    root_exploration: float = 1.0
    """How many times larger the exploration constant is at the root."""
    temperature: float = 2.0
    """How much less decisive points are taken to be than they are; 1 is the honest estimate."""
    lead_weight: float = 0.002
    """The reward for each point ahead of the mean, so that no game is given up."""
    policy: str | None = None
    """A policy file to use instead of our own."""

    def __post_init__(self) -> None:
        """Refuse what the compiled code has no room for."""
        if self.endgame_cards > MOST_ENDGAME_CARDS:
            raise ValueError(
                f"an endgame is solved from {MOST_ENDGAME_CARDS} cards in hand at most"
            )
