"""The search's doors for callers without numba: pointers and sizes in, a whole number out.

A door makes arrays of what is passed and calls a kernel. Nothing here or behind it allocates or raises, so
that the machine code runs without numba's runtime.
"""

from typing import Any

import numpy as np
from numba import carray  # type: ignore[attr-defined]  # its stubs forget to export it

from spieltisch.games.ugo.ai import (
    belief_kernel,
    endgame_kernel,
    kingdom_kernel,
    search_kernel,
    table_kernel,
)
from spieltisch.games.ugo.ai.codes import (
    DEEPEST,
    DEPTH,
    MOST_BEHIND,
    NUMBER,
    ROLES,
    ROW,
    SIZE,
    DealRoom,
    EndgameRoom,
    Hidden,
    Room,
)

Pointer = Any


def put(kingdom: int, colour: int, value: int) -> int:
    """Open `kingdom_kernel.put`."""
    return kingdom_kernel.put(kingdom, colour, value)


def laid_as_chosen(kingdom: int, tops: int, piles: int) -> int:
    """Open `kingdom_kernel.laid_as_chosen`."""
    return kingdom_kernel.laid_as_chosen(kingdom, tops, piles)


def play(table: Pointer, card: int) -> int:
    """Open `table_kernel.play`."""
    return int(table_kernel.play(carray(table, (SIZE,), np.int64), card))


def visit_lead(tree: Pointer, numbers: int) -> int:
    """Open `search_kernel.visit_lead`."""
    return search_kernel.visit_lead(carray(tree, (numbers,), np.int64))


def rewind(
    start: Pointer, plays: Pointer, replayed: Pointer, many: int, starter: int, supply: int
) -> int:
    """Open `belief_kernel.rewind`."""
    belief_kernel.rewind(
        carray(start, (SIZE,), np.int64),
        carray(plays, (many,), np.int64),
        starter,
        supply,
        carray(replayed, (SIZE,), np.int64),
    )
    return 0


def search(
    start: Pointer,
    layings: Pointer,
    cards: Pointer,
    owners: Pointer,
    may: Pointer,
    deals: Pointer,
    tree: Pointer,
    policy: Pointer,
    totals: Pointer,
    odds: Pointer,
    explore: Pointer,
    root_explore: Pointer,
    inverse_root: Pointer,
    draws: Pointer,
    table: Pointer,
    path: Pointer,
    gains: Pointer,
    sums: Pointer,
    many_layings: int,
    slots: int,
    many_owners: int,
    many_deals: int,
    numbers: int,
    players: int,
    terms: int,
    nodes: int,
    simulations: int,
    lead_weight: float,
) -> int:
    """Open `search_kernel.search`."""
    return search_kernel.search(
        carray(start, (SIZE,), np.int64),
        carray(layings, (many_layings,), np.int64),
        Hidden(
            carray(cards, (slots,), np.int64),
            carray(owners, (slots,), np.int64),
            carray(may, (many_owners,), np.int64),
        ),
        carray(deals, (many_deals, slots), np.int64),
        carray(tree, (numbers,), np.int64),
        nodes,
        carray(policy, (ROLES * ROW,), np.float64),
        carray(totals, (players,), np.int64),
        carray(odds, (MOST_BEHIND + 1,), np.float64),
        lead_weight,
        carray(explore, (terms,), np.float64),
        carray(root_explore, (terms,), np.float64),
        carray(inverse_root, (terms,), np.float64),
        simulations,
        carray(draws, (1,), np.uint64),
        Room(
            carray(table, (SIZE,), np.int64),
            carray(path, (DEPTH,), np.int64),
            carray(gains, (4,), np.int64),
            carray(sums, (NUMBER,), np.float64),
        ),
    )


def solve_endgames(
    start: Pointer,
    cards: Pointer,
    owners: Pointer,
    may: Pointer,
    deals: Pointer,
    tree: Pointer,
    totals: Pointer,
    odds: Pointer,
    draws: Pointer,
    tables: Pointer,
    left: Pointer,
    gains: Pointer,
    points: Pointer,
    slots: int,
    many_owners: int,
    many_deals: int,
    numbers: int,
    players: int,
    number: int,
    lead_weight: float,
) -> int:
    """Open `endgame_kernel.solve_endgames`."""
    endgame_kernel.solve_endgames(
        carray(start, (SIZE,), np.int64),
        Hidden(
            carray(cards, (slots,), np.int64),
            carray(owners, (slots,), np.int64),
            carray(may, (many_owners,), np.int64),
        ),
        carray(deals, (many_deals, slots), np.int64),
        carray(tree, (numbers,), np.int64),
        carray(totals, (players,), np.int64),
        carray(odds, (MOST_BEHIND + 1,), np.float64),
        lead_weight,
        number,
        carray(draws, (1,), np.uint64),
        EndgameRoom(
            carray(tables, (DEEPEST, SIZE), np.int64),
            carray(left, (DEEPEST,), np.int64),
            carray(gains, (DEEPEST, 4), np.int64),
            carray(points, (DEEPEST, 4), np.int64),
        ),
    )
    return 0


def likely_deals(
    start: Pointer,
    cards: Pointer,
    owners: Pointer,
    may: Pointer,
    plays: Pointer,
    policy: Pointer,
    draws: Pointer,
    deals: Pointer,
    log_weights: Pointer,
    weights: Pointer,
    table: Pointer,
    sums: Pointer,
    chosen: Pointer,
    slots: int,
    many_owners: int,
    many_plays: int,
    many_deals: int,
    me: int,
    policy_confidence: float,
) -> int:
    """Open `belief_kernel.likely_deals`."""
    belief_kernel.likely_deals(
        carray(start, (SIZE,), np.int64),
        Hidden(
            carray(cards, (slots,), np.int64),
            carray(owners, (slots,), np.int64),
            carray(may, (many_owners,), np.int64),
        ),
        me,
        carray(plays, (many_plays,), np.int64),
        carray(policy, (ROLES * ROW,), np.float64),
        policy_confidence,
        carray(draws, (1,), np.uint64),
        DealRoom(
            carray(deals, (many_deals, slots), np.int64),
            carray(log_weights, (many_deals,), np.float64),
            carray(weights, (many_deals,), np.float64),
            carray(table, (SIZE,), np.int64),
            carray(sums, (NUMBER,), np.float64),
        ),
        carray(chosen, (many_deals, slots), np.int64),
    )
    return 0
