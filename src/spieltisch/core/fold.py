"""Folding a record: the only way to reach a state."""

from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from spieltisch.core.codec import convert_verb
from spieltisch.core.errors import BadRecord, Refused
from spieltisch.core.game import AnyGame
from spieltisch.core.options import read_options
from spieltisch.core.record import Record, TimedMove
from spieltisch.core.setup import Millis, Seat, Setup
from spieltisch.core.timeline import Scene


class Step(msgspec.Struct, frozen=True):
    """One entry of a record, played: the move, the state before it and the state after it."""

    number: int
    seat: Seat
    at: Millis
    move: Any
    before: Any
    after: Any


def setup_of(
    game: AnyGame, players: int, seed: str, options: Any, rules: int | None = None
) -> Setup:
    """Read the options strictly and make a setup, under the newest rules unless others are named."""
    chosen: Any = read_options(options, game.options_type)
    return Setup(players, seed, chosen, game.rules_version if rules is None else rules)


def begin(game: AnyGame, rules: int, players: int, seed: str, options: Any) -> Any:
    """Return the state before the first move, or raise BadRecord."""
    if not game.oldest_rules_version <= rules <= game.rules_version:
        raise BadRecord(
            "record_rules",
            f"This was played by rules {rules}; here {game.name} is played by rules {game.rules_version}.",
        )
    try:
        return game.start(setup_of(game, players, seed, options, rules))
    except Refused as refused:
        raise BadRecord("record_setup", f"The game cannot be set up: {refused.why}") from None


def start(game: AnyGame, record: Record) -> Any:
    """Return the state before a record's first move, or raise BadRecord."""
    if record.game != game.name:
        raise BadRecord("record_rules", f"The record is of {record.game}, not of {game.name}.")
    return begin(game, record.rules, len(record.seats), record.seed, record.options)


def acts(game: AnyGame, state: Any, at: Millis) -> Iterator[tuple[Millis, Any]]:
    """Let time act on a state until `at`; yield each moment when it acts, and the state after it."""
    due = game.due(state)
    while due is not None and due <= at:
        state = game.elapse(state, due)
        yield due, state
        due = game.due(state)


def elapsed(game: AnyGame, state: Any, at: Millis) -> Any:
    """Return the state after time has acted on it until `at`."""
    last = deque(acts(game, state, at), maxlen=1)
    return last[0][1] if last else state


def play(game: AnyGame, state: Any, seat: Seat, move: Any, at: Millis) -> Any:
    """Play a move, still plain JSON, on a state that is up to date at `at`."""
    return game.play(state, seat, convert_verb(move, game.move_types), at)


def steps(game: AnyGame, record: Record) -> Iterator[Step]:
    """Play a record move by move, or raise BadRecord at the first illegal move."""
    state, now = start(game, record), 0
    for number, timed in enumerate(record.moves, 1):
        if timed.at < now:
            raise BadRecord("record_time", f"Move {number} is earlier than the one before it.")
        now = timed.at
        step = _step(game, state, timed, number)
        yield step
        state = step.after


def _step(game: AnyGame, state: Any, timed: TimedMove, number: int) -> Step:
    try:
        move = convert_verb(timed.move, game.move_types)
        met = elapsed(game, state, timed.at)
        after = game.play(met, timed.seat, move, timed.at)
    except Refused as refused:
        raise BadRecord(
            "record_move", f"Move {number} is illegal ({refused.code}): {refused.why}"
        ) from None
    return Step(number, timed.seat, timed.at, move, before=met, after=after)


def scenes(game: AnyGame, record: Record) -> Iterator[Scene]:
    """Play a record; yield the start, and the state after each move and each time that time acts."""
    state, moves = start(game, record), 0
    yield Scene(0, moves, state)
    for step in steps(game, record):
        yield from _acted(game, state, step.at, moves)
        state, moves = step.after, step.number
        yield Scene(step.at, moves, state)
    if record.until is not None:
        yield from _acted(game, state, record.until, moves)


def _acted(game: AnyGame, state: Any, until: Millis, moves: int) -> Iterator[Scene]:
    return (Scene(at, moves, after) for at, after in acts(game, state, until))


def fold(game: AnyGame, record: Record) -> Any:
    """Return the state at the end of a record, after its last move and after time has acted on that."""
    last = deque(steps(game, record), maxlen=1)
    return ended(game, record, last[0].after if last else start(game, record))


def ended(game: AnyGame, record: Record, state: Any) -> Any:
    """Let time act on the state after the last move, for as long as the record says."""
    if record.until is None:
        return state
    if record.moves and record.until < record.moves[-1].at:
        raise BadRecord("record_time", "The record ends before its last move.")
    return elapsed(game, state, record.until)
