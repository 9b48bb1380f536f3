"""Hand-made states of Ubongo 3-D, for tests that read like the rulebook."""

from typing import Any

from spieltisch.core import fold
from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ubongo3d import placing, rules
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.moves import Call, Dropped, Move, Next, Put, Ready
from spieltisch.games.ubongo3d.placing import Building, Laid
from spieltisch.games.ubongo3d.state import State, solution


def setup(players: int, words: str = "test", rules: int | None = None, **options: Any) -> Setup:
    return fold.setup_of(UBONGO_3D, players, seed_from(words), options, rules)


def started(players: int, words: str = "test", **options: Any) -> State:
    return rules.start(setup(players, words, **options))


def played(state: State, seat: int, move: Move, at: int) -> State:
    """Let time act and play a move, as a table does."""
    return rules.play(fold.elapsed(UBONGO_3D, state, at), seat, move, at)


def all_ready(state: State, at: int) -> State:
    """Get everyone ready, so that the countdown begins."""
    for seat in state.builders:
        state = played(state, seat, Ready(state.round), at)
    return state


def building(players: int, words: str = "test", **options: Any) -> State:
    """Return the state when the sandglass is turned in the first round, at time 4000."""
    return turned(all_ready(started(players, words, **options), 1000))


def turned(state: State) -> State:
    """Wait until the sandglass is turned."""
    assert state.phase == "countdown"
    return acted(state)


def acted(state: State) -> State:
    """Wait until time acts."""
    due = rules.due(state)
    assert due is not None
    return rules.elapse(state, due)


def run_out(state: State) -> State:
    """Wait until the round is over."""
    while state.phase == "building":
        state = acted(state)
    return state


def built(state: State, seat: int, at: int) -> State:
    """Let a seat build a solution, all at one time, without calling."""
    work = fold.elapsed(UBONGO_3D, state, at).work_of(seat)
    for piece in solution(work.area, work.kinds):
        state = played(state, seat, Put(dropped(piece)), at)
    return state


def dropped(piece: Laid) -> Dropped:
    """Return the drop that lays a piece this way, if nothing else is in the way."""
    return Dropped(piece.kind, placing.on_level(piece.cells, 0))


def put(laid: Building, piece: Dropped) -> Building:
    """Lift a piece if it is laid, and let it fall."""
    return placing.put(placing.taken(laid, piece.kind), piece)


def solved(state: State, seat: int, at: int) -> State:
    """Let a seat build a solution and call."""
    return played(built(state, seat, at), seat, Call(), at)


def gone_on(state: State, at: int) -> State:
    """Let everyone go on from the result, so that the next round begins."""
    for seat in range(state.players):
        state = played(state, seat, Next(state.round), at)
    return state


def round_won_by(state: State, *seats: int) -> State:
    """Play a whole round in which these seats solve in this order; return its end."""
    at = (state.since or 0) + 1000
    state = turned(all_ready(state, at))
    begins = state.starts
    for place, seat in enumerate(seats):
        state = solved(state, seat, begins + 1000 * (place + 1))
    return run_out(state)


def game_won_by(state: State, *winners: tuple[int, ...]) -> State:
    """Play rounds with these solvers, up to the end of the last."""
    for number, seats in enumerate(winners):
        if number:
            state = gone_on(state, (state.since or 0) + 500)
        state = round_won_by(state, *seats)
    return state
