"""The compiled search, called without numba once its machine code is cached."""

import numpy as np

from spieltisch.compiling.machine_code import Library
from spieltisch.compiling.marshalling import FLOAT, INTEGER, Kind, array
from spieltisch.games.ugo.ai.codes import (
    DEEPEST,
    DEPTH,
    MOST_BEHIND,
    NUMBER,
    ROLES,
    ROW,
    SIZE,
    DealWorkspace,
    EndgameWorkspace,
    Hidden,
    Ucb,
    Workspace,
    Worth,
)
from spieltisch.games.ugo.compiling import compiled


def numbers(*shape: int | str) -> Kind:
    """Declare an array of whole numbers."""
    return array(np.int64, *shape)


def floats(*shape: int | str) -> Kind:
    """Declare an array of floats."""
    return array(np.float64, *shape)


TABLE, TREE, DRAWS = numbers(SIZE), numbers("numbers"), array(np.uint64, 1)
HIDDEN = Hidden(numbers("slots"), numbers("slots"), numbers("owners"))
DEALS, POLICY = numbers("deals", "slots"), floats(ROLES * ROW)
WORTH = Worth(numbers("players"), floats(MOST_BEHIND + 1), FLOAT)
UCB = Ucb(floats("terms"), floats("terms"), floats("terms"))
WORKSPACE = Workspace(TABLE, numbers(DEPTH), numbers(4), floats(NUMBER))
ENDGAME_WORKSPACE = EndgameWorkspace(
    numbers(DEEPEST, SIZE), numbers(DEEPEST), numbers(DEEPEST, 4), numbers(DEEPEST, 4)
)
DEAL_WORKSPACE = DealWorkspace(DEALS, floats("deals"), floats("deals"), TABLE, floats(NUMBER))

_library = Library(
    "spieltisch.games.ugo.ai",
    compiled.sources,
    {
        "kingdom_kernel.put": (INTEGER, INTEGER, INTEGER),
        "kingdom_kernel.laid_as_chosen": (INTEGER, INTEGER, INTEGER),
        "table_kernel.play": (TABLE, INTEGER),
        "search_kernel.visit_lead": (TREE,),
        "belief_kernel.rewind": (TABLE, numbers("plays"), INTEGER, INTEGER, TABLE),
        "search_kernel.search": (
            *(TABLE, numbers("layings"), HIDDEN, DEALS, TREE, INTEGER, POLICY, WORTH, UCB),
            *(INTEGER, DRAWS, WORKSPACE),
        ),
        "endgame_kernel.solve_endgames": (
            *(TABLE, HIDDEN, DEALS, TREE, WORTH, INTEGER, DRAWS, ENDGAME_WORKSPACE),
        ),
        "belief_kernel.likely_deals": (
            *(
                TABLE,
                HIDDEN,
                INTEGER,
                numbers("plays"),
                POLICY,
                FLOAT,
                DRAWS,
                DEAL_WORKSPACE,
                DEALS,
            ),
        ),
    },
)

load = _library.load

put = _library.lazily("kingdom_kernel.put")
laid_as_chosen = _library.lazily("kingdom_kernel.laid_as_chosen")
play = _library.lazily("table_kernel.play")
visit_lead = _library.lazily("search_kernel.visit_lead")
rewind = _library.lazily("belief_kernel.rewind")
search = _library.lazily("search_kernel.search")
solve_endgames = _library.lazily("endgame_kernel.solve_endgames")
likely_deals = _library.lazily("belief_kernel.likely_deals")
