"""Sprint: a tiny race, for tests only, which proves that core, tables and server can run a race.

It has two rounds. Everyone gets a secret number from 1 to 6 and says that they are ready; the last to do so
turns the sandglass. Each tap raises a player's count by one (after 6 comes 1). Players who reach their number
may call: the first gets the most points. If nobody has called, the sandglass is turned once more: the second
chance.
"""

from collections.abc import Collection, Mapping, Sequence, Set
from typing import Any, Literal

import msgspec

from spieltisch.core.analysis import Analysis
from spieltisch.core.codec import verbs
from spieltisch.core.daily import DailyPuzzle
from spieltisch.core.errors import IllegalMove
from spieltisch.core.game import Bot, Planned
from spieltisch.core.outcome import Achievement, Outcome, by_score
from spieltisch.core.poster import Poster
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis, Seat, Setup, seed_from

ROUNDS = 2
HIGHEST = 6
replace = msgspec.structs.replace


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    glass: Millis = 1000


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ready: int
    """The round that the player has loaded."""


class Tap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tap: Literal[True] = True


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    call: Literal[True] = True


Move = Ready | Tap | Call


class State(msgspec.Struct, frozen=True):
    setup: Setup
    round: int
    numbers: tuple[int, ...]
    points: tuple[int, ...]
    taps: tuple[int, ...]
    ready: frozenset[Seat] = frozenset()
    called: tuple[Seat, ...] = ()
    turned: Millis | None = None
    """When the sandglass was last turned; None while it is not running."""
    second_chance: bool = False


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    round: int
    number: int | None
    """The viewer's own number."""
    points: tuple[int, ...]
    taps: tuple[int, ...]
    ready: tuple[Seat, ...]
    called: tuple[Seat, ...]
    turned: Millis | None
    glass: Millis
    second_chance: bool


def _dealt(setup: Setup, number: int, points: tuple[int, ...]) -> State:
    rng = Rng(setup.seed, f"sprint round {number}")
    numbers = tuple(1 + rng.below(HIGHEST) for _ in range(setup.players))
    return State(setup, number, numbers, points, (0,) * setup.players)


def _next_round(state: State) -> State:
    worth = range(state.setup.players, 0, -1)
    won = dict(zip(state.called, worth, strict=False))
    points = tuple(each + won.get(seat, 0) for seat, each in enumerate(state.points))
    if state.round == ROUNDS:
        return replace(state, round=ROUNDS + 1, points=points, turned=None)
    return _dealt(state.setup, state.round + 1, points)


def _verify(state: State, seat: Seat, move: Move) -> None:
    if state.round > ROUNDS:
        raise IllegalMove("game_over", "The game is over.")
    if isinstance(move, Ready):
        if state.turned is not None or seat in state.ready or move.ready != state.round:
            raise IllegalMove("not_now", "Nobody waits for this.")
    elif state.turned is None or seat in state.called:
        raise IllegalMove("not_now", "You cannot do this now.")
    elif isinstance(move, Call) and state.taps[seat] != state.numbers[seat]:
        raise IllegalMove("wrong_call", "This is not your number.")


def slow(view: View, rng: Rng) -> Move | Planned[Move]:
    """Tap about five times a second."""
    return _paced(view, rng, 150)


def fast(view: View, rng: Rng) -> Move | Planned[Move]:
    """Tap about twenty times a second."""
    return _paced(view, rng, 30)


def _paced(view: View, rng: Rng, pace: Millis) -> Move | Planned[Move]:
    if view.turned is None:
        return Ready(view.round)
    assert view.seat is not None
    paces = rng.branch(f"round {view.round}")
    tapped = view.taps[view.seat]
    at = view.turned + sum(pace + paces.below(pace) for _ in range(tapped + 1))
    return Planned(Call() if tapped == view.number else Tap(), at)


class Sprint:
    name = "sprint"
    rules_version = 1
    oldest_rules_version = 1
    is_race = True
    lists_all_moves = True
    players: Sequence[int] = (1, 2, 3, 4)
    rounds = ROUNDS
    bots: Mapping[str, Bot[View, Move]] = {"slow": slow, "fast": fast}
    daily: Mapping[str, DailyPuzzle] = {}
    strengths: Mapping[str, float] = {"slow": 15.0, "fast": 35.0}
    bot_names: Mapping[str, str] = {"slow": "Snail", "fast": "Hare"}
    searching: Set[str] = frozenset()
    stand_in = "slow"
    analysis = Analysis()
    catalogue = None
    timeline_maker = None
    poster = Poster("Sprint", lambda draw: draw.line([(0, 0), (700, 1000)], "#ffffff", 9))
    options_type = Options
    view_type = View
    move_types = verbs(Ready, Tap, Call)
    material: Mapping[str, Any] = {}

    def start(self, setup: Setup) -> State:
        return _dealt(setup, 1, (0,) * setup.players)

    def play(self, state: State, seat: Seat, move: Move, at: Millis) -> State:
        _verify(state, seat, move)
        if isinstance(move, Ready):
            ready = state.ready | {seat}
            is_last = len(ready) == state.setup.players
            return replace(state, ready=ready, turned=at if is_last else None)
        if isinstance(move, Tap):
            taps = list(state.taps)
            taps[seat] = taps[seat] % HIGHEST + 1
            return replace(state, taps=tuple(taps))
        called = replace(state, called=(*state.called, seat))
        return _next_round(called) if len(called.called) == state.setup.players else called

    def due(self, state: State) -> Millis | None:
        return None if state.turned is None else state.turned + state.setup.options.glass

    def elapse(self, state: State, at: Millis) -> State:
        if state.called or state.second_chance:
            return _next_round(state)
        return replace(state, turned=at, second_chance=True)

    def to_move(self, state: State) -> frozenset[Seat]:
        if state.round > ROUNDS:
            return frozenset()
        done = state.ready if state.turned is None else state.called
        return frozenset(range(state.setup.players)).difference(done)

    def stage(self, state: State) -> int:
        return state.round

    def awaited(self, state: State) -> frozenset[Seat]:
        return self.to_move(state) if state.turned is None else frozenset()

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        found: list[Move] = []
        for move in (Ready(state.round), Tap(), Call()):
            try:
                _verify(state, seat, move)
            except IllegalMove:
                continue
            found.append(move)
        return found

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            round=state.round,
            number=None if seat is None else state.numbers[seat],
            points=state.points,
            taps=state.taps,
            ready=tuple(sorted(state.ready)),
            called=state.called,
            turned=state.turned,
            glass=state.setup.options.glass,
            second_chance=state.second_chance,
        )

    def outcome(self, state: State) -> Outcome | None:
        return by_score(state.points) if state.round > ROUNDS else None

    def achievement(self, state: State) -> Achievement | None:
        """Points, for a lone player; with a sandglass shorter than a second they do not count."""
        if state.setup.players > 1 or state.round <= ROUNDS:
            return None
        honest = state.setup.options.glass >= 1000
        return Achievement("points", state.points[0], more_is_better=True, counts=honest)

    def prepare(self, levels: Collection[str]) -> None:
        """Do nothing: nothing takes long to load here."""

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> State:
        known = {seat, *state.called}
        numbers = tuple(
            number if other in known else 1 + rng.below(HIGHEST)
            for other, number in enumerate(state.numbers)
        )
        seed = seed_from(str(rng.below(2**64)))
        return replace(state, numbers=numbers, setup=replace(state.setup, seed=seed))

    def tell(self, state: State, seat: Seat, move: Move) -> str:
        return f"round {state.round}: seat {seat} {type(move).__name__.lower()}"

    def draw(self, view: View) -> str:
        return f"round {view.round}, taps {view.taps}, called {view.called}, points {view.points}"


SPRINT = Sprint()
