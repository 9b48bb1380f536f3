"""The review of a game, and hints: cards and layings, weighed by a search from their player's own view."""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Any

import msgspec

from spieltisch.core import fold
from spieltisch.core.chance import Chance
from spieltisch.core.fold import Step
from spieltisch.core.record import Record
from spieltisch.core.setup import seed_from
from spieltisch.games.reviewed import SLIP, Advice, GameReview, Weighed, cost_of, grade_of
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.reasons import reason_against, reason_for
from spieltisch.games.ugo.rules import Lay, Move
from spieltisch.games.ugo.search import Choice, choices, onto_of, possible_moves, think
from spieltisch.games.ugo.text import deed, sentence
from spieltisch.games.ugo.thinking import Thinking
from spieltisch.games.ugo.view import View, view_of

THOROUGH = 4.0
"""How much more evenly the moves of a review are tried than those of a bot, to weigh poor ones too."""
COSTLIEST = 3
HINTING = Thinking(simulations=40_000)
"""A hint is found as the strongest bot finds its move, in less time."""
WEIGHING_A_HINT = 10_000
"""Simulations that then tell what it is worth, by the same measure as in a review."""


def review(record: Record, simulations: int, progress: Callable[[int, int], None]) -> GameReview:
    """Weigh every move of a record that left a choice."""
    steps = list(fold.steps(UGO, record))
    decided = list(decisions(steps))
    weighed: list[Weighed] = []
    for done, (first, last) in enumerate(decided, 1):
        chance = Chance(record.seed, f"review {first.number}")
        view = view_of(first.before, first.seat)
        weighed += weigh(view, last.move, last.number, simulations, chance)
        progress(done, len(decided))
    settled = {last.number for _, last in decided}
    return GameReview(
        game=UGO.name,
        simulations=simulations,
        players=len(record.seats),
        moves=tuple(weighed),
        changed=tuple(step.number for step in steps if step.number not in settled),
        costly=tuple(_costliest(weighed, seat) for seat in range(len(record.seats))),
        chances=tuple(_chances(weighed, seat) for seat in range(len(record.seats))),
    )


def decisions(steps: Sequence[Step]) -> Iterator[tuple[Step, Step]]:
    """Give the step that met each choice and the one that settled it: one may lay anew until one leads."""
    for place, step in enumerate(steps):
        if not _lays_anew(step):
            *_, last = step, *takewhile(_lays_anew, steps[place + 1 :])
            yield step, last


def _lays_anew(step: Step) -> bool:
    return isinstance(step.move, Lay) and not step.before.must_lay


def weigh(
    view: View, move: Move, number: int, simulations: int, chance: Chance
) -> Iterator[Weighed]:
    """Weigh one move by what its player could see; nothing where there was no choice."""
    if view.seat is None:
        raise ValueError("a spectator does not play")
    move = _in_order(view, move)
    if len({deed(view, each) for each in (*possible_moves(view), move)}) < 2:
        return
    found = _weighed(view, move, simulations, chance)
    played = next(choice for choice in found if choice.move == move)
    best = max(found, key=lambda choice: (choice.reward, choice.move == move))
    chances = round(played.reward, 4), round(best.reward, 4)
    grade = grade_of(cost_of(*chances), is_best=played.move == best.move)
    reason = reason_against(view, move, best.move, grade)
    yield Weighed(
        number=number,
        seat=view.seat,
        played=_as_sent(move),
        best=_as_sent(best.move),
        points=round(played.points, 2),
        best_points=round(best.points, 2),
        chance=chances[0],
        best_chance=chances[1],
        reason=reason,
        grade=grade,
        words=_words(deed(view, move) + sentence(reason), deed(view, best.move), played, best),
    )


def advise(view: View) -> Advice:
    """Find what seems best from a view and nothing else: even the draws follow from it."""
    chance = Chance(seed_from(msgspec.json.encode(view).decode()), "hint")
    move = think(view, chance, HINTING)
    found = _weighed(view, move, WEIGHING_A_HINT, chance.branch("weighing"))
    best = _or_the_offer(view, next(choice for choice in found if choice.move == move), found)
    return Advice(
        move=_as_sent(best.move),
        points=round(best.points, 2),
        chance=round(best.reward, 4),
        reason=reason_for(view, best.move),
    )


def _or_the_offer(view: View, best: Choice, found: Sequence[Choice]) -> Choice:
    """Prefer the ready-made laying where a review would call it as good: nobody lays anew for nothing.

    That the kingdom scores the same is not enough: which land comes first may still decide the round.
    """
    if view.laying is None or not isinstance(best.move, Lay):
        return best
    ready = Lay(view.laying.offer)
    offer = next((choice for choice in found if choice.move == ready), best)
    return offer if cost_of(offer.reward, best.reward) < SLIP else best


def _in_order(view: View, move: Move) -> Move:
    """Name a laying's top cards in the order of the sections, as all other choices do."""
    return Lay(lands.in_order(onto_of(view), move.lay)) if isinstance(move, Lay) else move


def _as_sent(move: Move) -> Any:
    return msgspec.json.decode(msgspec.json.encode(move))


def _weighed(view: View, move: Move, simulations: int, chance: Chance) -> list[Choice]:
    """Try all choices about as often, for points and for nothing but the chance to win."""
    thinking = Thinking(
        simulations, evenness=THOROUGH, lead=0.0, calm=1.0, ends=0, stops_early=False
    )
    return choices(view, chance, thinking, also=move)


def _costliest(weighed: Sequence[Weighed], seat: int) -> tuple[Weighed, ...]:
    own = [each for each in weighed if each.seat == seat and each.grade in {"slip", "costly"}]
    return tuple(sorted(own, key=lambda each: -each.cost)[:COSTLIEST])


def _chances(weighed: Sequence[Weighed], seat: int) -> tuple[tuple[int, float], ...]:
    return tuple((each.number, each.chance) for each in weighed if each.seat == seat)


def _words(done: str, better: str, played: Choice, best: Choice) -> str:
    """Say what was done, what about it was dear, and what would have been better."""
    if played.move == best.move:
        return f"{done}: the best there was"
    points, chance = played.points - best.points, played.reward - best.reward
    return (
        f"{done}: {_signed(points, '.1f')} points, {_signed(100 * chance, '.0f')} % to win; "
        f"better: {better.split(' ', 1)[1]}"
    )


def _signed(number: float, form: str) -> str:
    return f"{'−' if number < 0 else '+'}{abs(number):{form}}"
