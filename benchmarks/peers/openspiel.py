"""OpenSpiel, if it is installed: its hearts is the game most like UGO!."""

from collections.abc import Callable, Mapping
from typing import Any

try:
    import pyspiel
except ImportError:
    pyspiel = None

OPENSPIEL = "OpenSpiel (hearts, 4 players)"
IS_THERE = pyspiel is not None


def hearts() -> Any:
    """Deal hearts and play the first card, which is forced."""
    state = pyspiel.load_game("hearts(pass_cards=false)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    return state


def searcher(steps: int, rollouts: int) -> Any:
    """Return OpenSpiel's information-set MCTS with this many random rollouts at each step."""
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    return pyspiel.ISMCTSBot(1, evaluator, 2.0, steps, -1, policy, False, False)


def best_of(rates: Mapping[str, Callable[[], float]], turns: int) -> dict[str, float]:
    """Measure everything in turns, and return the best rate of each."""
    found = [{name: measure() for name, measure in rates.items()} for _ in range(turns)]
    return {name: max(each[name] for each in found) for name in rates}
