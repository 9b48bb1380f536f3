"""Redeals the future, to prove that a view does not depend on it."""

import msgspec

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Seat, seed_from
from spieltisch.games.ubongo3d.state import State


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:  # noqa: ARG001
    """Replace the seed: boards, dice and the bag's gems are drawn from it only when they are shown."""
    setup = msgspec.structs.replace(state.setup, seed=seed_from(str(rng.below(2**64))))
    return msgspec.structs.replace(state, setup=setup)
