"""The learned rollout policy: which cards strong players tend to play.

`tools/learn_policy.py` learned it from self-play: searching bots played many games, and the table was
fitted to predict their choices. `policy_kernel.py` describes the features; tests hold its compiled weights
equal to plain ones.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from spieltisch.games.frozen_data import frozen
from spieltisch.games.ugo.ai import codes
from spieltisch.games.ugo.ai.codes import ROLES, Array

FILE = "ugo-policy.json"
STEP = 1.0512710963760241
"""The twentieth root of e. The file holds the logarithms of the weights in twentieths: whole numbers, the
same on every machine."""


@cache
def policy_for(players: int, file: str | None = None) -> Array:
    """Read the weights for a number of players: our own, verified by checksum, or those of a file."""
    content = frozen(FILE) if file is None else Path(file).read_bytes()
    tables = decode(content)
    if str(players) not in tables:
        raise ValueError(f"the policy is for {', '.join(tables)} players, not for {players}")
    rows = tables[str(players)]
    if [len(row) for row in rows] != [codes.ROW] * ROLES:  # compiled code would read past the end
        raise ValueError(f"a policy has {ROLES} rows of {codes.ROW} numbers")
    return weights_from(rows)


def decode(content: bytes) -> dict[str, list[list[int]]]:
    """Read policies by number of players, one row for each role."""
    return msgspec.json.decode(content, type=dict[str, list[list[int]]])


def weights_from(rows: Sequence[Sequence[int]]) -> Array:
    """Turn logarithms into weights, as powers of one number.

    A library's exponential function may differ in the last bit between machines.
    """
    numbers = [number for row in rows for number in row]
    powers = [1.0]
    for _ in range(max(map(abs, numbers))):
        powers.append(powers[-1] * STEP)
    return np.array([powers[n] if n >= 0 else 1.0 / powers[-n] for n in numbers])
