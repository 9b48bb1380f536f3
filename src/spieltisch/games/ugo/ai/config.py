"""The settings of a search. They live apart from the search itself, which is compiled and imported late."""

import msgspec

MOST_ENDGAME_CARDS = 5
"""The most cards in hand with which an endgame can be solved: the compiled code has no room for more."""


class SearchConfig(msgspec.Struct, frozen=True):
    """How a bot searches; each part can be switched off to measure what it contributes."""

    simulations: int
    """The most simulations of one search."""
    seconds: float | None = None
    """The time limit of one search; without it, the same draws always give the same answer."""
    policy_confidence: float = 0.9
    """The share of the others' plays that is assumed to follow the policy; 0 turns belief weighting off."""
    remembers_voids: bool = True
    """Whether determinizations respect who failed to follow which colour."""
    searches_layings: bool = True
    """Whether the search covers layings too; otherwise the bot takes the offered one."""
    stops_early: bool = True
    """Whether the search ends once no other move can overtake the most visited one."""
    endgame_cards: int = 2
    """With this many cards in hand or fewer, the rest of the round is solved exactly."""
    exploration: float = 0.3
    """The exploration constant of UCB, against a mean reward from 0 to 1."""
    root_exploration: float = 1.0
    """How many times larger the exploration constant is at the root."""
    temperature: float = 2.0
    """How much the weight of a lead in points is discounted; 1 is the honest estimate."""
    lead_weight: float = 0.002
    """The reward for each point ahead of the mean, so that the bot never gives a game up."""
    policy: str | None = None
    """A policy file to use instead of our own."""

    def __post_init__(self) -> None:
        """Refuse what the compiled code has no room for."""
        if self.endgame_cards > MOST_ENDGAME_CARDS:
            raise ValueError(
                f"an endgame can be solved with at most {MOST_ENDGAME_CARDS} cards in hand"
            )
