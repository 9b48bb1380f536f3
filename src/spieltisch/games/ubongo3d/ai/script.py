"""How long a bot thinks about a task and how it builds: the model of docs/guide/ubongo-3d-bots.md."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp
from typing import Final

import msgspec

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis
from spieltisch.games.ubongo3d import placing
from spieltisch.games.ubongo3d.moves import Call, Move, Put, Take
from spieltisch.games.ubongo3d.placing import Building, Laid
from spieltisch.games.ubongo3d.state import solution
from spieltisch.games.ubongo3d.view import TaskView
from spieltisch.packing.areas import Area

BASE: Final = 5.0
"""The median seconds that a player of factor 1 needs for a task of difficulty 0."""
GROWTH: Final = 0.05
"""How that time grows with each point of difficulty, as a power of e: 14 points double it."""
SPREAD: Final = 0.5
"""The standard deviation of one task's time around the median, as a power of e."""
HANDS: Final = 1.3
"""The seconds that the fastest hands need for a piece."""
LONGEST_TIE_BREAK: Final = 480.0
"""A bot solves a tie-break within this many seconds."""
A_STEP: Final[Millis] = 1500
"""The time between two steps of a bot that continues what another player has built."""
FUMBLES: Final = 12
"""How many pieces a bot puts and takes back on a task that it does not solve."""


class Level(msgspec.Struct, frozen=True):
    """A level's speed, the difficulty at which it gives up, and how often it errs (in percent)."""

    factor: float
    gives_up: float
    errs: int


class Timed(msgspec.Struct, frozen=True):
    """A move of a script, its time since building began, and what lies on the area before it."""

    move: Move
    at: Millis
    before: Building


Script = tuple[Timed, ...]


def thinking_time(level: Level, task: TaskView, rng: Rng) -> Millis:
    """Draw the time that a task takes: lognormal, but never faster than hands can move."""
    middle = BASE * level.factor * exp(GROWTH * task.difficulty)
    seconds = middle * exp(SPREAD * _normal(rng))
    return round(1000 * max(seconds, HANDS * (len(task.pieces) + 1)))


def _normal(rng: Rng) -> float:
    """Draw from an approximate normal distribution: the sum of twelve uniform draws."""
    return sum(rng.below(10**6) for _ in range(12)) / 10**6 - 6


def script(level: Level, task: TaskView, rng: Rng, *, must_solve: bool = False) -> Script:
    """Plan all moves on a task; they end with the call, unless it is too hard for the level."""
    area, kinds = area_of(task), tuple(piece.kind for piece in task.pieces)
    time = thinking_time(level, task, rng)
    if must_solve:
        time = min(time, round(1000 * LONGEST_TIE_BREAK))
    elif task.difficulty >= level.gives_up:
        return _timed(_fumbling(area, kinds, rng), time, rng)
    return _timed(_solving(area, kinds, level, rng), time, rng)


def _solving(area: Area, kinds: Sequence[int], level: Level, rng: Rng) -> list[Move]:
    """Put one piece after another, sometimes putting one wrongly first and taking it back."""
    moves: list[Move] = []
    laid: Building = ()
    for piece in solution(area, tuple(kinds)):
        if rng.below(100) < level.errs:
            moves += _error(area, piece, laid, placing.left_of(kinds, laid), rng)
        moves.append(Put(placing.way_to(laid, piece)))
        laid = (*laid, piece)
    return [*moves, Call()]


def _fumbling(area: Area, kinds: Sequence[int], rng: Rng) -> list[Move]:
    """Put pieces and take them back, again and again, without ever solving the task."""
    moves: list[Move] = []
    for _ in range(FUMBLES):
        wrong = rng.choice(placing.drops(area, rng.choice(kinds)))
        moves += [Put(wrong), Take(wrong.kind)]
    return moves


def _error(area: Area, right: Laid, laid: Building, tray: Sequence[int], rng: Rng) -> list[Move]:
    """Put a piece from the tray where it does not belong, and take it back."""
    wrong = rng.choice(placing.drops(area, rng.choice(tray)))
    is_right = Laid(wrong.kind, placing.fallen(laid, wrong.cells)) == right
    return [] if is_right else [Put(wrong), Take(wrong.kind)]


def _timed(moves: Sequence[Move], time: Millis, rng: Rng) -> Script:
    """Spread the moves over the thinking time, with a look at the start and a quick call at the end."""
    weights = [2 + rng.below(7) for _ in moves]
    weights[0] += len(moves)
    if isinstance(moves[-1], Call):
        weights[-1] = 1
    whole = sum(weights)
    times = [time * so_far // whole for so_far in accumulate(weights)]
    found: list[Timed] = []
    laid: Building = ()
    for move, at in zip(moves, times, strict=True):
        found.append(Timed(move, at, laid))
        laid = _after(laid, move)
    return tuple(found)


def _after(laid: Building, move: Move) -> Building:
    match move:
        case Put(piece):
            return placing.put(placing.taken(laid, piece.kind), piece)
        case Take(kind):
            return placing.taken(laid, kind)
    return laid


def repair(task: TaskView) -> Move:
    """Return the next move towards a solution from what another player has begun: clear up first."""
    right = solution(area_of(task), tuple(piece.kind for piece in task.pieces))
    laid = laid_of(task)
    for piece in laid:
        if piece not in right:
            return Take(piece.kind)
    missing = (piece for piece in right if piece not in laid)
    return next((Put(placing.way_to(laid, piece)) for piece in missing), Call())


def laid_of(task: TaskView) -> Building:
    """Read what lies on the area, in any order."""
    return tuple(Laid(each.kind, each.cells) for each in task.pieces if each.cells is not None)


@lru_cache(maxsize=256)
def _area(squares: tuple[tuple[int, ...], ...]) -> Area:
    return tuple((x, y) for x, y in squares)


def area_of(task: TaskView) -> Area:
    """Read the area."""
    return _area(task.squares)
