"""The suite that any Game must pass: a new game calls `check_game`, `check_options` and `check_bots`."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from spieltisch.core import fold
from spieltisch.core.codec import convert_verb
from spieltisch.core.errors import BadSetup, IllegalMove
from spieltisch.core.game import AnyGame
from spieltisch.core.options import other_values
from spieltisch.core.playout import play_out
from spieltisch.core.random_walk import Nonconforming, Walk, Walked, hold, taken, walked
from spieltisch.core.record import RecordSeat, TimedMove, decode, encode, encode_line, recorded
from spieltisch.core.review import adviser
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis, Seat, seed_from

__all__ = ["Nonconforming", "check_bots", "check_game", "check_options"]

MOST_ACTS = 1000
"""A game in which time acts more often than this without a move is taken never to come to rest."""
FOREVER: Millis = 2**53
LISTED_TRIED = 60
"""How many of a seat's listed moves are tried at each step; if there are more, a random sample is."""
FOREIGN_TRIED = 6
"""How many moves from other moments are tried at each step, to check that illegal ones are refused."""


Options = dict[str, Any]
Told = Callable[[Any], object]
"""Extracts from a view the part that reveals an option."""


def check_game(game: AnyGame, players: int, words: str, options: Options | None = None) -> None:
    """Play one random game, seeded by `words`, and check every law along the way, or raise Nonconforming."""
    seed = seed_from(words)
    walk = walked(game, fold.setup_of(game, players, seed, options or {}))
    _check_end(game, walk.last)
    _check_replay(game, walk, seed, options or {})
    rng = Rng(seed, "conformance checks")
    known = [step.move for step in walk.moved]
    exchanged = False
    afterwards = [*(step.state for step in walk.steps[1:]), walk.last]
    for step, after in zip(walk.steps, afterwards, strict=True):
        _check_purity(game, step, after)
        _check_rest(game, step.state)
        _check_legal(game, step, rng)
        _check_illegal(game, step, [rng.choice(known) for _ in range(FOREIGN_TRIED)])
        exchanged |= _check_view(game, step.state, rng)
    hold(exchanged, "resampling never changed anything hidden")


def check_bots(game: AnyGame, players: int, words: str, options: Options | None = None) -> None:
    """Let each level play a game against itself; check that it replays, and every view along the way."""
    hold(list(game.strengths) == list(game.bots), "strengths do not list the levels in their order")
    hold(list(game.bot_names) == list(game.bots), "names do not list the levels in their order")
    hold(sorted(game.strengths.values()) == [*game.strengths.values()], "strengths do not rise")
    for level in game.bots:
        seed = seed_from(f"{words} {level}")
        rng = Rng(seed, "conformance checks")
        record, outcome = play_out(game, (level,) * players, seed, options)
        hold(
            game.outcome(fold.fold(game, record)) == outcome,
            f"{level}'s replay has another outcome",
        )
        for step in fold.steps(game, record):
            _check_view(game, step.before, rng)


def check_options(game: AnyGame, name: str, words: str, told_by: Told | None = None) -> None:
    """Play games with an option's other values: each game must keep every law, the strongest levels
    must play it to the end, and one value must show.

    A value shows if it changes the first views or allows hints, which the server finds. For an option that
    shows only later, `told_by` extracts from a view what reveals it. A different course of the game proves
    nothing, because the rules may obey an option that the view hides.
    """
    tables = list(_tables_with(game, name))
    hold(bool(tables), f"no table can choose another value of {name}")
    for value in {repr(value): value for _, value in tables}.values():
        players = next(number for number, each in tables if each == value)
        check_game(game, players, f"{words} {name}", {name: value})
        _check_strongest(game, players, f"{words} {name}", {name: value})
    seed = seed_from(f"{words} {name}")
    shown = any(
        _shown(game, players, seed, {name: value}, told_by)
        != _shown(game, players, seed, {}, told_by)
        for players, value in tables
    )
    hold(shown, f"no view shows the value of {name}")


def _check_strongest(game: AnyGame, players: int, words: str, options: Options) -> None:
    """Let the strongest levels play a game, one on each seat: their compiled rules must know the options."""
    levels = (list(game.bots) * players)[-players:]
    try:
        play_out(game, tuple(levels), seed_from(words), options)
    except IllegalMove as illegal:
        raise Nonconforming(f"a bot makes an illegal move with {options}: {illegal}") from illegal


def _tables_with(game: AnyGame, name: str) -> Iterator[tuple[int, Any]]:
    """Yield every valid pair of a number of players and a non-default value of an option."""
    for players in game.players:
        for value in other_values(game.options_type, players)[name]:
            try:
                game.start(fold.setup_of(game, players, seed_from(name), {name: value}))
            except BadSetup:
                continue
            yield players, value


def _shown(
    game: AnyGame, players: int, seed: str, options: Options, told_by: Told | None
) -> tuple[bool, Any]:
    """Return whether there are hints, and the first views, or what `told_by` extracts from all views."""
    setup = fold.setup_of(game, players, seed, options)
    seats = (None, *range(players))
    has_hints = adviser(game, options) is not None
    if told_by is None:
        state = game.start(setup)
        return has_hints, [msgspec.json.encode(game.view(state, seat)) for seat in seats]
    states = [step.state for step in walked(game, setup).steps]
    values = {repr(told_by(game.view(state, seat))) for state in states for seat in seats}
    return has_hints, values


def _check_purity(game: AnyGame, step: Walked, after: Any) -> None:
    before = repr(step.state)
    again = taken(game, step)
    hold(repr(step.state) == before, "play or elapse changes the state that it is given")
    hold(again == after, "the same step in the same state gives another state")


def _check_rest(game: AnyGame, state: Any) -> None:
    """Check that time alone comes to rest, so that an abandoned table can be folded."""
    for acts, _ in enumerate(fold.acts(game, state, FOREVER)):
        hold(acts < MOST_ACTS, "time alone never comes to rest")


def _check_legal(game: AnyGame, step: Walked, rng: Rng) -> None:
    state, at = step.state, _playable_at(game, step)
    hold(
        game.awaited(state) <= game.to_move(state),
        "the game waits for a seat that cannot move",
    )
    for seat in game.to_move(state):
        moves = game.moves(state, seat)
        hold(bool(moves), f"seat {seat} is to move and has no move")
        for move in rng.shuffled(moves)[:LISTED_TRIED]:
            game.play(state, seat, move, at)
            plain = msgspec.json.decode(msgspec.json.encode(move))
            hold(convert_verb(plain, game.move_types) == move, f"{move} does not travel")


def _playable_at(game: AnyGame, step: Walked) -> Millis:
    """Return a time at which a move meets exactly this state: before time acts."""
    due = game.due(step.state)
    return step.at if due is None else min(step.at, due - 1)


def _check_illegal(game: AnyGame, step: Walked, tried: list[Any]) -> None:
    at = _playable_at(game, step)
    for seat in _seats(step.state):
        legal = game.moves(step.state, seat)
        for move in tried:
            if move not in legal:
                accepted = _is_accepted(game, step.state, seat, move, at)
                hold(
                    not (accepted and game.lists_all_moves),
                    f"{move} of seat {seat} is accepted although it is not listed",
                )


def _seats(state: Any) -> range:
    return range(state.setup.players)


def _is_accepted(game: AnyGame, state: Any, seat: Seat, move: Any, at: Millis) -> bool:
    try:
        game.play(state, seat, move, at)
    except IllegalMove as illegal:
        hold(bool(illegal.code and illegal.why), "a refusal needs a code and a sentence")
        return False
    return True


def _check_view(game: AnyGame, state: Any, rng: Rng) -> bool:
    """Check that each view survives resampling what its seat cannot see; return whether anything changed."""
    exchanged = False
    for seat in (None, *_seats(state)):
        other = game.resample_hidden(state, seat, rng)
        seen, still = (msgspec.json.encode(game.view(each, seat)) for each in (state, other))
        hold(seen == still, f"the view of seat {seat} depends on what it cannot see")
        exchanged |= other != state
    return exchanged


def _check_end(game: AnyGame, state: Any) -> None:
    players, outcome = state.setup.players, game.outcome(state)
    if outcome is None:
        raise Nonconforming("the walk ended before the game")
    hold(
        len(outcome.places) == len(outcome.scores) == players,
        "the outcome does not name every seat",
    )
    hold(min(outcome.places) == 1, "the outcome has no winner")
    hold(not game.to_move(state), "a seat is to move after the end")
    hold(game.due(state) is None, "time acts after the end")


def _check_replay(game: AnyGame, walk: Walk, seed: str, options: Options) -> None:
    timed = [
        TimedMove(at=step.at, seat=step.seat, move=msgspec.to_builtins(step.move))
        for step in walk.steps
        if step.seat is not None
    ]
    acted = max((step.at for step in walk.steps if step.seat is None), default=None)
    seats = [RecordSeat(name=f"seat {seat}") for seat in _seats(walk.last)]
    record = recorded(game, options, seats, seed, timed, acted)
    for write in (encode, encode_line):
        data = write(record)
        hold(write(decode(data)) == data, "a record does not survive decoding byte for byte")
    hold(fold.fold(game, record) == walk.last, "a replay ends in another state")
