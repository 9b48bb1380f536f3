"""Hints for players who practise the card game alone."""

from spieltisch.core.analysis import Advice, Analysis
from spieltisch.games.ubongocards.view import View


def advise(view: View) -> Advice:
    """Find the next step to seven cards."""
    from spieltisch.games.ubongocards.analysis import hints  # noqa: PLC0415 - the solver, loaded late

    return hints.advise(view)


ANALYSIS = Analysis(advise, needs=("club",))
