"""The review of a game: each choice weighed as its player saw the table, the costliest, and the chances."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

import msgspec

from spieltisch.core import fold
from spieltisch.core.chance import Chance
from spieltisch.core.fold import Step
from spieltisch.core.record import Record
from spieltisch.core.setup import Seat
from spieltisch.games.reviewed import GameReview, Weighed
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.rules import Lay
from spieltisch.games.ugo.view import view_of
from spieltisch.games.ugo.weighing import weigh

COSTLIEST = 3


def weigh_some(
    record: Record, simulations: int, first: int, most: int
) -> tuple[tuple[Weighed, ...], int]:
    """Weigh the moves of some of a record's choices; give them, and how many choices there are."""
    decided = list(decisions(list(fold.steps(UGO, record))))
    some = decided[first : first + most]
    return tuple(m for each in some for m in _weighed(record, simulations, each)), len(decided)


def gathered(record: Record, simulations: int, weighed: Sequence[Weighed]) -> GameReview:
    """Put a review together from its weighed moves."""
    steps = list(fold.steps(UGO, record))
    settled = {last.number for _, last in decisions(steps)}
    seats = range(len(record.seats))
    return GameReview(
        game=UGO.name,
        simulations=simulations,
        players=len(record.seats),
        moves=tuple(weighed),
        changed=tuple(step.number for step in steps if step.number not in settled),
        costly=tuple(_costliest(weighed, seat) for seat in seats),
        chances=tuple(_chances(weighed, seat, steps) for seat in seats),
    )


def decisions(steps: Sequence[Step]) -> Iterator[tuple[Step, Step]]:
    """Give the step that met each choice and the one that settled it: one may lay anew until one leads."""
    for place, step in enumerate(steps):
        if not _lays_anew(step):
            *_, last = step, *takewhile(_lays_anew, steps[place + 1 :])
            yield step, last


def _lays_anew(step: Step) -> bool:
    return isinstance(step.move, Lay) and not step.before.must_lay


def _weighed(record: Record, simulations: int, decision: tuple[Step, Step]) -> Iterator[Weighed]:
    first, last = decision
    chance = Chance(record.seed, f"review {first.number}")
    view = view_of(first.before, first.seat)
    bot = record.moves[last.number - 1].bot
    for each in weigh(view, last.move, last.number, simulations, chance):
        yield msgspec.structs.replace(each, bot=bot)


def _costliest(weighed: Sequence[Weighed], seat: Seat) -> tuple[Weighed, ...]:
    own = [each for each in weighed if each.seat == seat and each.bot is None]
    costly = [each for each in own if _costs(each)]
    return tuple(sorted(costly, key=lambda each: -each.cost)[:COSTLIEST])


def _costs(weighed: Weighed) -> bool:
    """Ask whether a move gave something away that can be told: chances, and unless they are many, points."""
    lost = round(weighed.best_points - weighed.points, 1)
    return weighed.grade == "costly" or (weighed.grade == "slip" and lost > 0)


def _chances(
    weighed: Sequence[Weighed], seat: Seat, steps: Sequence[Step]
) -> tuple[tuple[int, float], ...]:
    """Give a seat's chances after its choices, and what came of them."""
    hoped = [(each.number, each.chance) for each in weighed if each.seat == seat]
    outcome = UGO.outcome(steps[-1].after) if steps else None
    if outcome is None:
        return tuple(hoped)
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return (*(each for each in hoped if each[0] < len(steps)), (len(steps), share))
