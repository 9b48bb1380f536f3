"""Legal moves that can be listed: only some of the ways to put a piece. For random games and bots."""

from collections.abc import Sequence

from spieltisch.core.errors import IllegalMove
from spieltisch.core.setup import Seat
from spieltisch.games.ubongo3d import placing, rules
from spieltisch.games.ubongo3d.moves import (
    Aside,
    Call,
    Dropped,
    Hint,
    Move,
    Next,
    Pause,
    Put,
    Ready,
    Resume,
    Take,
)
from spieltisch.games.ubongo3d.placing import Laid
from spieltisch.games.ubongo3d.state import State, Work


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """List legal moves of a seat: only some of the ways to put a piece, for one piece in the tray."""
    if state.phase == "paused":
        return (Resume(),)
    if state.phase == "ready" and seat in set(state.builders) - state.ready:
        return (Ready(state.round),)
    if state.phase == "shown" and seat not in state.ready:
        return (Next(state.round),)
    return _building_moves(state, seat) if seat in state.building else ()


def _building_moves(state: State, seat: Seat) -> Sequence[Move]:
    work = state.work_of(seat)
    found: list[Move] = [Call()] if rules.why_no_call(state, seat) is None else []
    if rules.has_moved_enough(state, work):
        return found
    found += [Take(piece.kind) for piece in work.laid]
    for kind in placing.left_of(work.kinds, work.laid)[:1]:
        for piece in placing.drops(work.area, kind):
            found += [Put(piece), *_slid_in(work, piece)]
    return [*found, *_moves_alone(state)]


def _slid_in(work: Work, piece: Dropped) -> list[Move]:
    """Slide a piece in along the table, if there is room and it would not fall into that place."""
    there = Laid(piece.kind, placing.on_level(piece.cells, 0))
    way = placing.way_to(work.laid, there)
    if way.level is None or placing.no_room(work.laid, there) is not None:
        return []
    return [Put(way)]


def _moves_alone(state: State) -> list[Move]:
    if state.solo is None:
        return []
    tried: tuple[Move, ...] = (Aside(state.solo.number), Hint("piece"), Hint("place"), Pause())
    return [move for move in tried if _is_allowed(state, move)]


def _is_allowed(state: State, move: Move) -> bool:
    try:
        rules.play(state, 0, move, state.starts)
    except IllegalMove:
        return False
    return True
