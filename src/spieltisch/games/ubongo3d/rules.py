"""The rules of Ubongo 3-D: verify, then do. One rule, one place. (U3D-12 to U3D-31)"""

from collections.abc import Sequence

import msgspec

from spieltisch.core.errors import IllegalMove
from spieltisch.core.game import refusal_of
from spieltisch.core.setup import Millis, Seat, Setup, with_at
from spieltisch.games.ubongo3d import moves, options, placing, rounds, solo
from spieltisch.games.ubongo3d.moves import Alone, Dropped, Move
from spieltisch.games.ubongo3d.placing import Building
from spieltisch.games.ubongo3d.state import MOST_PAST, MOST_STEPS, BuildingStep, State, Work

replace = msgspec.structs.replace


def start(setup: Setup) -> State:
    """Set the game up, or raise BadSetup."""
    options.verify(setup.players, setup.options)
    return rounds.start(setup)


def play(state: State, seat: Seat, move: Move, at: Millis) -> State:
    """Play a move, or raise IllegalMove."""
    if state.phase == "over":
        raise IllegalMove("game_over", "The game is over.")
    match move:
        case moves.Ready(number):
            return _ready(state, seat, number, at)
        case moves.Next(number):
            return _next(state, seat, number, at)
        case moves.Put(piece):
            return _put(state, seat, piece, at)
        case moves.Take(kind):
            return _take(state, seat, kind, at)
        case moves.Call():
            return _call(state, seat, at)
    return _alone(state, seat, move, at)


def _ready(state: State, seat: Seat, number: int, at: Millis) -> State:
    """Note who is ready; the last one starts the countdown. (U3D-16)"""
    _verify_awaited(state, seat, number, "ready", state.builders)
    noted = replace(state, ready=state.ready | {seat})
    if len(noted.ready) < len(state.builders):
        return noted
    return rounds.deal(noted, at) if state.solo is None else solo.deal(noted, at)


def _next(state: State, seat: Seat, number: int, at: Millis) -> State:
    """Note who has seen the result; the last one begins the next round."""
    _verify_awaited(state, seat, number, "shown", range(state.players))
    noted = replace(state, ready=state.ready | {seat})
    return noted if len(noted.ready) < state.players else rounds.go_on(noted, at)


def _verify_awaited(
    state: State, seat: Seat, number: int, phase: str, seats: Sequence[Seat]
) -> None:
    if number != state.round or state.phase != phase or seat not in seats:
        raise IllegalMove("not_awaited", "Nobody is waiting for this now.")
    if seat in state.ready:
        raise IllegalMove("already_so", "You have said so already.")


def verify_building(state: State, seat: Seat) -> Work:
    """Raise IllegalMove unless the seat is building now; return its work. (U3D-18)"""
    if state.phase == "over":
        raise IllegalMove("game_over", "The game is over.")
    if state.phase == "paused":
        raise IllegalMove("paused", "The game is paused.")
    if state.phase != "building" or state.works[seat] is None:
        raise IllegalMove("not_building", "You build only while the sandglass runs.")
    work = state.work_of(seat)
    if work.solved is not None:
        raise IllegalMove("solved_already", "You have solved your task already.")
    if work.stopped:
        raise IllegalMove("time_up", "Your time is up.")
    return work


def _verify_bound(state: State, work: Work) -> None:
    if has_moved_enough(state, work):
        raise IllegalMove("too_many_moves", "You have moved pieces too often.")


def has_moved_enough(state: State, work: Work) -> bool:
    """Return whether a builder has used up the moves that a record can hold."""
    alone = solo.moves_of(state) if state.solo is not None else 0
    return len(work.steps) >= MOST_STEPS or alone >= solo.MOST_MOVES


def _put(state: State, seat: Seat, piece: Dropped, at: Millis) -> State:
    work = verify_building(state, seat)
    if piece.kind not in work.kinds:
        why = f"Piece {piece.kind} does not belong to your task."
        raise IllegalMove("not_your_piece", why, kind=piece.kind)
    placing.verify_form(piece)
    placing.verify_above(work.area, piece)
    _verify_bound(state, work)
    rest = placing.taken(work.laid, piece.kind, state.rules)
    laid = placing.put(rest, piece)
    if laid[-1] in work.laid:
        raise IllegalMove("lies_there", "The piece already lies there.")
    return _built(state, seat, laid, at)


def _take(state: State, seat: Seat, kind: int, at: Millis) -> State:
    work = verify_building(state, seat)
    if kind not in {piece.kind for piece in work.laid}:
        raise IllegalMove("not_laid", f"Piece {kind} does not lie on your board.", kind=kind)
    _verify_bound(state, work)
    return _built(state, seat, placing.taken(work.laid, kind, state.rules), at)


def _built(state: State, seat: Seat, laid: Building, at: Millis) -> State:
    work = state.work_of(seat)
    back = tuple(piece.kind for piece in work.laid if piece not in laid)
    put = next((piece for piece in laid if piece not in work.laid), None)
    step = BuildingStep(at - work.begun, put, back)
    work = replace(work, laid=laid, steps=(*work.steps, step), past=_past(work, laid))
    built = replace(state, works=with_at(state.works, seat, work))
    return built if state.solo is None else solo.after_step(built)


def _past(work: Work, laid: Building) -> tuple[Building, ...]:
    """Keep what lies now for undo. Going back forgets what followed, so an undo cannot be undone."""
    moments = (*work.past, work.laid)
    is_back = [set(moment) == set(laid) for moment in moments]
    return moments[: is_back.index(True)] if any(is_back) else moments[-MOST_PAST:]


def verify_call(state: State, seat: Seat) -> None:
    """Raise IllegalMove unless the seat has solved its task. (U3D-17)"""
    work = verify_building(state, seat)
    wrong = placing.fault(work.area, work.kinds, work.laid)
    if wrong is not None:
        raise wrong


def can_call(state: State, seat: Seat) -> bool:
    """Return whether the seat has solved its task."""
    return refusal_of(verify_call, state, seat) is None


def _call(state: State, seat: Seat, at: Millis) -> State:
    verify_call(state, seat)
    return rounds.called(state, seat, at) if state.solo is None else solo.called(state, at)


def _alone(state: State, seat: Seat, move: Alone, at: Millis) -> State:
    """Play a move that only a lone player may make."""
    if state.solo is None:
        raise IllegalMove("only_alone", "Only a lone player can do this.")
    if isinstance(move, moves.Resume):
        return solo.resume(state, at)
    work = verify_building(state, seat)
    if isinstance(move, moves.Pause):
        return solo.pause(state, at)
    _verify_bound(state, work)
    if isinstance(move, moves.Aside):
        return solo.lay_aside(state, move.aside, at)
    return solo.give_hint(state, move)


def due(state: State) -> Millis | None:
    """Return when time acts next: when the sandglass is turned, or when somebody's time is up."""
    if state.phase == "countdown":
        return state.starts
    return min((state.work_of(seat).ends for seat in state.building), default=None)


def elapse(state: State, at: Millis) -> State:
    """Turn the sandglass, or stop the players whose time is up."""
    if state.phase == "countdown":
        return replace(state, phase="building", since=at)
    return rounds.time_up(state, at) if state.solo is None else solo.time_up(state, at)


def to_move(state: State) -> frozenset[Seat]:
    """Return the seats that the game waits for."""
    if state.phase == "ready":
        return frozenset(state.builders) - state.ready
    if state.phase == "shown":
        return frozenset(range(state.players)) - state.ready
    if state.phase == "paused":
        return frozenset({0})
    return frozenset(seat for seat in state.building if can_move(state, seat))


def can_move(state: State, seat: Seat) -> bool:
    """Return whether a builder has any move left."""
    is_at_bound = has_moved_enough(state, state.work_of(seat))
    return not is_at_bound or can_call(state, seat)
