"""Lists legal moves, for random games and bots: only some of the ways to put a piece."""

from collections.abc import Sequence

from spieltisch.core.game import refusal_of
from spieltisch.core.setup import Seat
from spieltisch.games.ubongo3d import moves, placing, rules
from spieltisch.games.ubongo3d.moves import Dropped, Move
from spieltisch.games.ubongo3d.placing import Laid
from spieltisch.games.ubongo3d.state import State, Work


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """List legal moves of a seat: of the ways to put a piece, only some, for one piece in the tray."""
    if state.phase == "paused":
        return (moves.Resume(),)
    if state.phase == "ready" and seat in set(state.builders) - state.ready:
        return (moves.Ready(state.round),)
    if state.phase == "shown" and seat not in state.ready:
        return (moves.Next(state.round),)
    return _building_moves(state, seat) if seat in state.building else ()


def _building_moves(state: State, seat: Seat) -> Sequence[Move]:
    work = state.work_of(seat)
    found: list[Move] = [moves.Call()] if rules.can_call(state, seat) else []
    if rules.has_moved_enough(state, work):
        return found
    found += [moves.Take(piece.kind) for piece in work.laid]
    for kind in placing.left_of(work.kinds, work.laid)[:1]:
        for piece in placing.drops(work.area, kind):
            found += [moves.Put(piece), *_slid_in(work, piece)]
    return [*found, *_moves_alone(state)]


def _slid_in(work: Work, piece: Dropped) -> list[Move]:
    """Slide a piece in along the table, if there is room and it would not fall there anyway."""
    there = Laid(piece.kind, placing.on_level(piece.cells, 0))
    way = placing.way_to(work.laid, there)
    if way.level is None or placing.no_room(work.laid, there) is not None:
        return []
    return [moves.Put(way)]


def _moves_alone(state: State) -> list[Move]:
    if state.solo is None:
        return []
    hints, at = (moves.Hint("piece"), moves.Hint("place")), state.starts
    tried: tuple[Move, ...] = (moves.Aside(state.solo.number), *hints, moves.Pause())
    return [move for move in tried if refusal_of(rules.play, state, 0, move, at) is None]
