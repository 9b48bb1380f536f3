"""The review of a game: every card and every laying, weighed by a search from its player's own view."""

from collections.abc import Callable, Iterator, Sequence

from spieltisch.core import fold
from spieltisch.core.chance import Chance
from spieltisch.core.fold import Step
from spieltisch.core.record import Record
from spieltisch.games.reviewed import GameReview, Weighed
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.rules import Lay, Move, Play
from spieltisch.games.ugo.search import Choice, choices, possible_moves
from spieltisch.games.ugo.thinking import Thinking
from spieltisch.games.ugo.thumb import kingdom_of, unseen
from spieltisch.games.ugo.trick import winning_place
from spieltisch.games.ugo.view import View, view_of

THOROUGH = 4.0
"""How much more evenly the moves of a review are tried than those of a bot, to weigh poor ones too."""
COSTLIEST = 3
WORTH_A_WORD = 0.005
"""Chances to win below which a move is not called costly."""


def review(record: Record, simulations: int, progress: Callable[[int, int], None]) -> GameReview:
    """Weigh every move of a record that left a choice."""
    decided = list(decisions(list(fold.steps(UGO, record))))
    weighed: list[Weighed] = []
    for done, (step, move) in enumerate(decided, 1):
        chance = Chance(record.seed, f"review {step.number}")
        weighed += weigh(view_of(step.before, step.seat), move, step.number, simulations, chance)
        progress(done, len(decided))
    return GameReview(
        game=UGO.name,
        simulations=simulations,
        players=len(record.seats),
        moves=tuple(weighed),
        costly=tuple(_costliest(weighed, seat) for seat in range(len(record.seats))),
        chances=tuple(_chances(weighed, seat) for seat in range(len(record.seats))),
    )


def decisions(steps: Sequence[Step]) -> Iterator[tuple[Step, Move]]:
    """Give each moment of choice with what was chosen in the end: one may lay anew until one leads."""
    for place, step in enumerate(steps):
        if isinstance(step.move, Play):
            yield step, step.move
        elif step.before.must_lay:
            laid = step.move
            for later in steps[place + 1 :]:
                if not isinstance(later.move, Lay) or later.before.must_lay:
                    break
                laid = later.move
            yield step, laid


def weigh(
    view: View, move: Move, number: int, simulations: int, chance: Chance
) -> Iterator[Weighed]:
    """Weigh one move by what its player could see; nothing where there was no choice."""
    if view.seat is None:
        raise ValueError("a spectator does not play")
    if len({_text(view, each) for each in (*possible_moves(view), move)}) < 2:
        return
    thinking = Thinking(simulations, evenness=THOROUGH, lead=0.0, ends=0)
    found = choices(view, chance, thinking, also=move)
    played = next(choice for choice in found if choice.move == move)
    best = max(found, key=lambda choice: (choice.reward, choice.move == move))
    yield Weighed(
        number=number,
        seat=view.seat,
        move=_text(view, move),
        best=_text(view, best.move),
        points=round(played.points, 2),
        best_points=round(best.points, 2),
        chance=round(played.reward, 4),
        best_chance=round(best.reward, 4),
        words=_words(view, played, best),
    )


def _costliest(weighed: Sequence[Weighed], seat: int) -> tuple[Weighed, ...]:
    own = [each for each in weighed if each.seat == seat and each.cost > WORTH_A_WORD]
    return tuple(sorted(own, key=lambda each: -each.cost)[:COSTLIEST])


def _chances(weighed: Sequence[Weighed], seat: int) -> tuple[tuple[int, float], ...]:
    return tuple((each.number, each.chance) for each in weighed if each.seat == seat)


def _text(view: View, move: Move) -> str:
    if isinstance(move, Play):
        return f"{'played' if view.trick else 'led'} {move.play}"
    opened = f", opening {', '.join(move.lay.new)}" if move.lay.new else ""
    return f"laid {', '.join(move.lay.tops)} on top{opened}"


def _words(view: View, played: Choice, best: Choice) -> str:
    """Say what was done, what about it was dear, and what would have been better."""
    done = _text(view, played.move) + _reason(view, played.move)
    if played.move == best.move:
        return f"{done}: the best there was"
    points, chance = played.points - best.points, played.reward - best.reward
    better = _text(view, best.move).split(" ", 1)[1]
    return (
        f"{done}: {_signed(points, '.1f')} points, {_signed(100 * chance, '.0f')} % to win; "
        f"better: {better}"
    )


def _signed(number: float, form: str) -> str:
    return f"{'−' if number < 0 else '+'}{abs(number):{form}}"


def _reason(view: View, move: Move) -> str:
    if not isinstance(move, Play):
        return ""
    card = move.play
    if not view.trick:
        higher = [each for each in unseen(view) if each.colour == card.colour and _over(each, card)]
        return f" while {_few(higher)} still out" if higher else " when nothing of it was higher"
    trick = (*view.trick, card)
    if winning_place(trick) != len(view.trick):
        return ""
    new = {each.colour for each in trick} - set(_colours(view))
    return f", taking {len(new)} new colour{'s' * (len(new) > 1)}" if new else ", taking the trick"


def _over(card: Card, other: Card) -> bool:
    return card.number > other.number


def _few(cards: Sequence[Card]) -> str:
    if len(cards) > 2:
        return f"{len(cards)} higher {cards[0].colour} cards were"
    return " and ".join(cards) + (" was" if len(cards) == 1 else " were")


def _colours(view: View) -> Sequence[str]:
    return kingdom_of(view.kingdoms[view.seat or 0]).colours
