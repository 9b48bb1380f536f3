"""How a bot lays its cards, and how long it takes: the model of docs/guide/ubongo-cards-bots.md."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis
from spieltisch.games.ubongocards.layout import Placed, Sides, breaches_between, touch
from spieltisch.games.ubongocards.material import GOAL, Side
from spieltisch.games.ubongocards.moves import Call, Lay, Move, Spot, Take
from spieltisch.games.ubongocards.spots import MEETING, spots
from spieltisch.games.ubongocards.state import Laid

USUAL_CONTACTS: Final = 35
"""The number of possible contacts at which a level's pace applies; half as many take twice as long."""
SLOWER: Final = 25
"""How much longer each card takes than the card before it, in percent of the pace."""
TAKEN_BACK: Final = 3
"""The most cards that a stuck bot takes back before it tries another way."""


class Level(msgspec.Struct, frozen=True):
    """How a level plays.

    `pace`: the time for the first card of an average hand. `sees`: the percentage of fitting places that
    it sees when it looks; at 100 it sees a best layout at once. `patience`: how often it takes cards back
    when it sees no place. `slips`: the percentage of rounds in which its last card is wrong without it
    noticing. `fumbles`: the percentage of cards that it first holds in a wrong place. `calls`: how long it
    takes to see that it can call.
    """

    pace: Millis
    sees: int
    patience: int
    slips: int
    fumbles: int
    calls: Millis


class ScriptedMove(msgspec.Struct, frozen=True):
    """A move of a script, the time since the move before it, and what lies before it."""

    move: Move
    after: Millis
    before: frozenset[Placed]


Script = tuple[ScriptedMove, ...]
Hand = tuple[tuple[int, Side], ...]
"""A bot's nine cards with their upward sides, by number."""


@lru_cache(maxsize=1024)
def script(level: Level, hand: Hand, luck: int) -> Script:
    """Plan all laying moves of a round; they end with a call if seven cards are laid."""
    from spieltisch.games.ubongocards.ai.solver import contacts_in  # noqa: PLC0415 - compiled code

    sides, rng = dict(hand), Rng(str(luck), "ubongocards script")
    moves = _solved(sides) if level.sees == 100 else _grown(sides, level, rng)
    moves = _with_slip(moves, sides, level.slips, rng)
    moves = _with_fumbles(moves, sides, level.fumbles, rng)
    if len(laid_after(moves)) >= GOAL:
        moves = [*moves, Call()]
    return _timed(moves, level, contacts_in(sides), rng)


def _solved(sides: Sides) -> list[Move]:
    from spieltisch.games.ubongocards.ai.solver import largest  # noqa: PLC0415 - compiled code

    return [_lay(placed) for placed in largest(sides, GOAL).layout]


def _lay(placed: Placed) -> Lay:
    return Lay(Spot.of(placed))


def _grown(sides: Sides, level: Level, rng: Rng) -> list[Move]:
    """Lay random cards in random places that the bot sees; when stuck, take some back, or settle.

    The moves end where the largest number of cards was first reached.
    """
    laid: Laid = (Placed(rng.choice(sorted(sides)), 0, 0, 0),)
    moves: list[Move] = [_lay(laid[0])]
    best = moves[:]
    most, patience = len(laid), level.patience
    while most < GOAL:
        seen = [spot for spot in _fitting(laid, sides) if rng.below(100) < level.sees]
        if seen:
            laid = (*laid, rng.choice(seen))
            moves.append(_lay(laid[-1]))
        elif patience:
            patience -= 1
            left = max(1, len(laid) - 1 - rng.below(TAKEN_BACK))
            moves += [Take(placed.card) for placed in reversed(laid[left:])]
            laid = laid[:left]
        else:
            break
        if len(laid) > most:
            most, best = len(laid), moves[:]
    return best


def _fitting(laid: Laid, sides: Sides) -> list[Placed]:
    lying = {placed.card for placed in laid}
    return [spot for card in sides if card not in lying for spot in spots(laid, card, sides)]


def _with_slip(moves: list[Move], sides: Sides, slips: int, rng: Rng) -> list[Move]:
    """Sometimes lay the last card where it does not belong."""
    last = moves[-1] if moves else None
    is_slip = rng.below(100) < slips
    if not is_slip or not isinstance(last, Lay):
        return moves
    wrong = wrong_spots(laid_after(moves[:-1]), last.lay.card, sides)
    return [*moves[:-1], _lay(rng.choice(wrong))] if wrong else moves


def _with_fumbles(moves: list[Move], sides: Sides, fumbles: int, rng: Rng) -> list[Move]:
    """Sometimes hold a card in a wrong place before laying it in the right one."""
    found: list[Move] = []
    for move in moves:
        if isinstance(move, Lay) and rng.below(100) < fumbles:
            wrong = wrong_spots(laid_after(found), move.lay.card, sides)
            found += [_lay(rng.choice(wrong))] if wrong else []
        if move not in found[-1:]:
            found.append(move)
    return found


def wrong_spots(laid: Laid, card: int, sides: Sides) -> list[Placed]:
    """List wrong places that look right because one of the two symbols matches."""
    own = sides[card]
    found = {
        Placed(card, placed.x + way.x, placed.y + way.y, way.turn)
        for placed in laid
        for way, pairs in MEETING[placed.turn]
        if sum(sides[placed.card][mine] == own[theirs] for mine, theirs in pairs) == 1
    }
    free = [spot for spot in found if not _overlaps(laid, spot, sides)]
    return sorted(free, key=lambda spot: (spot.y, spot.x, spot.turn))


def _overlaps(laid: Laid, spot: Placed, sides: Sides) -> bool:
    return any(
        breach.wrong == "overlap"
        for placed in laid
        if touch(placed, spot)
        for breach in breaches_between(placed, spot, sides)
    )


def laid_after(moves: Sequence[Move]) -> Laid:
    """Return the layout after some moves."""
    lying: dict[int, Placed] = {}
    for move in moves:
        if isinstance(move, Lay):
            lying.pop(move.lay.card, None)
            lying[move.lay.card] = move.lay.placed
        elif isinstance(move, Take):
            del lying[move.take]
    return tuple(lying.values())


def _timed(moves: Sequence[Move], level: Level, contacts: int, rng: Rng) -> Script:
    """Give each move its time: each card takes longer to lay than the one before it, but not to take back."""
    steps: list[ScriptedMove] = []
    form = _percent(40, rng)  # how well the bot is on form, the same throughout the round
    for number, move in enumerate(moves):
        before = laid_after(moves[:number])
        usual = _usual_time(move, before, level, contacts)
        after = usual * form * _percent(50, rng) // 10_000
        steps.append(ScriptedMove(move, after, frozenset(before)))
    return tuple(steps)


def _percent(spread: int, rng: Rng) -> int:
    """Draw a percentage from 100 - spread to 100 + spread, mostly around 100."""
    return 100 - spread + rng.below(spread + 1) + rng.below(spread + 1)


def _usual_time(move: Move, before: Laid, level: Level, contacts: int) -> Millis:
    """Return how long a move takes: finding a card's place, or just moving it."""
    if isinstance(move, Call):
        return level.calls
    is_moved = isinstance(move, Lay) and any(placed.card == move.lay.card for placed in before)
    if is_moved or isinstance(move, Take):
        return level.pace // 3
    scarce = max(contacts, USUAL_CONTACTS // 3)
    return level.pace * (100 + SLOWER * len(before)) * USUAL_CONTACTS // (100 * scarce)
