"""The suite that any Game must pass. A new game proves itself by calling `check_game`."""

from typing import Any

import msgspec

from spieltisch.core import fold
from spieltisch.core.chance import Chance
from spieltisch.core.errors import IllegalMove
from spieltisch.core.game import AnyGame
from spieltisch.core.record import RecordSeat, TimedMove, decode, encode, encode_line, recorded
from spieltisch.core.setup import Seat, seed_from
from spieltisch.core.wire import convert_verb

MOST_MOVES = 5000
"""A walk longer than this does not end."""
FOREIGN_TRIED = 6
"""Moves of other moments that are tried at each step, to see the illegal ones refused."""


class Nonconforming(AssertionError):
    """A game breaks a law of the house."""


class Walk(msgspec.Struct):
    """A game played by drawn moves: every state, and what led to it."""

    states: list[Any]
    moves: list[tuple[Seat, Any]]


def check_game(game: AnyGame, players: int, words: str) -> None:
    """Play one game drawn from some words and check every law on its way, or raise Nonconforming."""
    seed = seed_from(words)
    walk = _walk(game, players, seed)
    _check_replay(game, walk, players, seed)
    chance = Chance(seed, "conformance checks")
    known = [move for _, move in walk.moves]
    exchanged = False
    for number, (state, (seat, move)) in enumerate(zip(walk.states, walk.moves, strict=False)):
        _check_purity(game, state, seat, move, walk.states[number + 1])
        _check_legal(game, state)
        _check_illegal(game, state, [chance.choice(known) for _ in range(FOREIGN_TRIED)])
        exchanged |= _check_view(game, state, chance)
    _hold(exchanged, "nothing hidden was ever exchanged")
    _check_end(game, walk.states[-1], players)


def _walk(game: AnyGame, players: int, seed: str) -> Walk:
    state = game.start(fold.setup_of(game, players, seed, {}))
    chance = Chance(seed, "conformance walk")
    walk = Walk([state], [])
    while game.outcome(state) is None:
        _hold(len(walk.moves) < MOST_MOVES, "the game does not end")
        seat = chance.choice(sorted(game.to_move(state)))
        moves = game.moves(state, seat)
        _hold(bool(moves), f"seat {seat} is to move and has no move")
        move = chance.choice(moves)
        state = game.play(state, seat, move, len(walk.moves))
        walk.moves.append((seat, move))
        walk.states.append(state)
    return walk


def _check_purity(game: AnyGame, state: Any, seat: Seat, move: Any, after: Any) -> None:
    before = repr(state)
    again = game.play(state, seat, move, 0)
    _hold(repr(state) == before, "play changes the state that it is given")
    if game.due(state) is None:
        _hold(again == after, "the same move in the same state leads elsewhere")


def _check_legal(game: AnyGame, state: Any) -> None:
    waiting = game.to_move(state)
    _hold(bool(waiting), "nobody is to move before the end")
    for seat in waiting:
        moves = game.moves(state, seat)
        _hold(bool(moves), f"seat {seat} is to move and has no move")
        for move in moves:
            game.play(state, seat, move, 0)
            plain = msgspec.json.decode(msgspec.json.encode(move))
            _hold(convert_verb(plain, game.move_types) == move, f"{move} does not travel")


def _check_illegal(game: AnyGame, state: Any, tried: list[Any]) -> None:
    for seat in _seats(state):
        legal = game.moves(state, seat)
        for move in tried:
            if move not in legal:
                _refused(game, state, seat, move)


def _seats(state: Any) -> range:
    return range(state.setup.players)


def _refused(game: AnyGame, state: Any, seat: Seat, move: Any) -> None:
    try:
        game.play(state, seat, move, 0)
    except IllegalMove as illegal:
        _hold(bool(illegal.code and illegal.why), "a refusal needs a code and a sentence")
    else:
        raise Nonconforming(f"{move} of seat {seat} is not listed, yet it is accepted")


def _check_view(game: AnyGame, state: Any, chance: Chance) -> bool:
    """Exchange what each seat cannot see; say whether that changed anything."""
    exchanged = False
    for seat in (None, *_seats(state)):
        other = game.exchange_hidden(state, seat, chance)
        seen, still = (msgspec.json.encode(game.view(each, seat)) for each in (state, other))
        _hold(seen == still, f"the view of seat {seat} depends on what it cannot see")
        exchanged |= other != state
    return exchanged


def _check_end(game: AnyGame, state: Any, players: int) -> None:
    outcome = game.outcome(state)
    if outcome is None:
        raise Nonconforming("the walk ended before the game")
    _hold(len(outcome.places) == len(outcome.scores) == players, "an outcome names every seat")
    _hold(min(outcome.places) == 1, "somebody wins")
    _hold(not game.to_move(state), "nobody is to move after the end")


def _check_replay(game: AnyGame, walk: Walk, players: int, seed: str) -> None:
    timed = [
        TimedMove(at=at, seat=seat, move=msgspec.to_builtins(move))
        for at, (seat, move) in enumerate(walk.moves)
    ]
    seats = [RecordSeat(name=f"seat {seat}") for seat in range(players)]
    record = recorded(game, {}, seats, seed, timed)
    for write in (encode, encode_line):
        data = write(record)
        _hold(write(decode(data)) == data, "a record is not written again byte for byte")
    _hold(fold.fold(game, record) == walk.states[-1], "a replay ends elsewhere")


def _hold(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Nonconforming(otherwise)
