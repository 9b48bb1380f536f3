"""What one seat sees. Only the future is hidden, and nothing of a round shows before everyone is ready."""

from typing import Literal

import msgspec

from spieltisch.core.game import NOT_SEATED, Refusal, refusal_of
from spieltisch.core.setup import Millis, Seat
from spieltisch.games.ubongo3d import rules, solo
from spieltisch.games.ubongo3d.moves import Cube
from spieltisch.games.ubongo3d.options import Side, Variant
from spieltisch.games.ubongo3d.placing import Building, Laid, carried
from spieltisch.games.ubongo3d.puzzles import Posed, posed_named
from spieltisch.games.ubongo3d.results import RoundLine, RoundShown, line_of, shown_of
from spieltisch.games.ubongo3d.scoring import ROUNDS, Gems
from spieltisch.games.ubongo3d.solo_view import SoloView, solo_view
from spieltisch.games.ubongo3d.state import MOST_STEPS, Phase, State, Work
from spieltisch.games.ubongo3d.versions import NEWEST

Glass = Literal["first", "second", "clock", "none"]
Square = tuple[int, ...]


class PieceView(msgspec.Struct, frozen=True):
    """A piece of a task.

    `cells` is where it lies (z is 0 on the table); none while it is in the tray. `carries` lists the kinds
    that go back to the tray when it is lifted, because nothing else holds them.
    """

    kind: int
    cells: tuple[Cube, ...] | None
    carries: tuple[int, ...]


class TaskView(msgspec.Struct, frozen=True):
    """A task as it lies before its player.

    `squares` lists the squares of the area as x and y; all the pieces together fill it two levels high.
    `difficulty` is from 0 to 100. A puzzle that is on no board has no board, animal or numbers.
    """

    name: str
    board: int | None
    animal: str | None
    side: Side
    numbers: str | None
    squares: tuple[Square, ...]
    difficulty: float
    pieces: tuple[PieceView, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """A player as everyone sees them.

    `task` is none before everyone is ready, in a pause, and for a player who sits out a tie-break.
    `is_ready`: in the phases `ready` and `shown`, they have said so. `is_building`: they may put, take and
    call. `solved` is the time they took, `place` their place in this round, from 1. `begins_at` is when they
    begin to build their task, `ends_at` when their own time is up. `steps` counts their building moves in
    this round (at most the view's `most_steps`), `moved_at` is when they made the last. `extra` percent
    more time and `easy` boards are their handicap.
    """

    task: TaskView | None
    laid: int
    """How many of their pieces are laid."""
    is_ready: bool
    is_building: bool
    solved: Millis | None
    place: int | None
    begins_at: Millis | None
    ends_at: Millis | None
    steps: int
    moved_at: Millis | None
    gems: Gems
    points: int
    extra: int
    easy: bool


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know. Seats count from 0, clockwise; times are the table's.

    Coordinates: x to the right, y away from the player, z upwards; drawn this way, the pieces look as in
    the box and not mirrored. `phase`: `ready` (send `ready` with the round's number when everything
    is loaded), `countdown` (tasks are shown, building begins at `starts_at`), `building`, `paused`
    (alone), `shown` (the result; send `next` with the round's number), `over`. `glass`: the `first` one,
    the `second` chance, the `clock` alone, or `none` (tie-break, against the record). `call` is why a
    call would be refused now; none if it is right. `tie` lists the seats that share the lead after nine
    rounds, and `round` 10 is their tie-break; `winner` is the seat that wins it.
    """

    seat: Seat | None
    """Whose view it is; a spectator has none."""
    players: tuple[PlayerView, ...]
    phase: Phase
    round: int
    rounds: int
    """How many rounds the game has; `ended` lists those that are over."""
    animal: str | None
    roller: Seat
    die: int | None
    """The number rolled; none before that. Without the die there is none, except in some tie-breaks."""
    side: Side
    variant: Variant
    since: Millis | None
    """When this phase began; none at the very beginning."""
    starts_at: Millis | None
    """When building begins or began in this round, without pauses."""
    glass: Glass
    display: Gems
    bag: int
    """How many gems are in the bag."""
    most_steps: int
    past: tuple[Building, ...]
    """What lay before your own last steps on this task, oldest first, so that undo survives a reload."""
    call: Refusal | None
    tie: tuple[Seat, ...]
    winner: Seat | None
    solo: SoloView | None
    shown: RoundShown | None
    """The result of the last round, in the phases `shown` and `over`."""
    ended: tuple[RoundLine, ...]
    """Summaries of the rounds that are over."""


def view_of(state: State, seat: Seat | None) -> View:
    """Return what a seat may see; None is a spectator."""
    last = state.ended[-1:] if state.phase in {"shown", "over"} else ()
    return View(
        seat=seat,
        players=tuple(_player(state, each) for each in range(state.players)),
        phase=state.phase,
        round=state.round,
        rounds=ROUNDS if state.solo is None else 1,
        animal=_animal(state),
        roller=state.roller,
        die=None if state.phase == "paused" else state.die,
        side=_side(state),
        variant=state.options.variant,
        since=state.since,
        starts_at=state.starts if state.works else None,
        glass=_glass(state),
        display=state.supply.display,
        bag=state.supply.bag.count,
        most_steps=MOST_STEPS,
        past=_past(state, seat),
        call=NOT_SEATED if seat is None else refusal_of(rules.verify_call, state, seat),
        tie=state.tie,
        winner=state.winner,
        solo=solo_view(state),
        shown=next((shown_of(each) for each in last), None),
        ended=tuple(line_of(each) for each in state.ended),
    )


def _side(state: State) -> Side:
    named = state.options.puzzle
    return state.options.side if named is None else _side_of(posed_named(named))


def _side_of(task: Posed) -> Side:
    return "A" if task.side == "A" else "B"


def _animal(state: State) -> str | None:
    if state.solo is None or not state.works or state.phase == "paused":
        return state.animal
    return state.work_of(0).task.animal


def _glass(state: State) -> Glass:
    if state.solo is not None:
        return "clock" if solo.kind_of(state.options) == "clock" else "none"
    if state.is_tie_break:
        return "none"
    return "second" if state.second_chance else "first"


def _past(state: State, seat: Seat | None) -> tuple[Building, ...]:
    if seat is None or seat not in state.building:
        return ()
    return state.work_of(seat).past


def _player(state: State, seat: Seat) -> PlayerView:
    work = state.works[seat] if state.works else None
    return PlayerView(
        task=None if work is None or state.phase == "paused" else task_view(work, state.rules),
        laid=0 if work is None else len(work.laid),
        is_ready=seat in state.ready,
        is_building=seat in state.building,
        solved=None if work is None else work.solved,
        place=state.called.index(seat) + 1 if seat in state.called else None,
        begins_at=None if work is None else work.begun,
        ends_at=None if work is None else work.ends,
        steps=0 if work is None else len(work.steps),
        moved_at=work.begun + work.steps[-1].at if work is not None and work.steps else None,
        gems=state.gems[seat],
        points=state.gems[seat].points,
        extra=state.options.handicap(seat).extra,
        easy=state.options.handicap(seat).easy,
    )


def task_view(work: Work, rules: int = NEWEST) -> TaskView:
    """Show a task and what lies on it."""
    lying = {piece.kind: piece for piece in work.laid}
    return TaskView(
        name=work.task.name,
        board=work.task.board,
        animal=work.task.animal,
        side=_side_of(work.task),
        numbers=work.task.numbers,
        squares=work.area,
        difficulty=work.task.difficulty,
        pieces=tuple(_piece(work, lying.get(kind), kind, rules) for kind in work.kinds),
    )


def _piece(work: Work, lying: Laid | None, kind: int, rules: int) -> PieceView:
    if lying is None:
        return PieceView(kind, None, ())
    return PieceView(kind, lying.cells, carried(work.laid, kind, rules))
