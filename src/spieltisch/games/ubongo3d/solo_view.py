"""What a lone player sees besides their task."""

import msgspec

from spieltisch.core.outcome import Achievement
from spieltisch.core.setup import Millis
from spieltisch.games.ubongo3d import solo
from spieltisch.games.ubongo3d.moves import Cube
from spieltisch.games.ubongo3d.options import SoloKind
from spieltisch.games.ubongo3d.puzzles import posed_named
from spieltisch.games.ubongo3d.results import TaskShown, task_shown
from spieltisch.games.ubongo3d.state import Done, Solo, State, Work


class HintView(msgspec.Struct, frozen=True):
    """A hint: which piece to put next and, if the player asked for that too, where it belongs."""

    kind: int
    cells: tuple[Cube, ...] | None


class SoloView(msgspec.Struct, frozen=True):
    """A solo game, against the clock (`size` minutes) or the record (`size` tasks).

    `number` is the number of the current task, from 1. `left` counts the tasks still to solve; none against
    the clock. `used` is the time used, given only while the clock is stopped (before the start, in a pause,
    at the end); while it runs, the time used is the server's time minus the view's `starts_at`.
    `achievement` is the result: tasks against the clock, milliseconds against the record.
    """

    kind: SoloKind
    size: int
    number: int
    solved: int
    left: int | None
    aside: int
    asides_left: int
    pauses_left: int
    used: Millis | None
    hints: bool
    """Whether the player may ask for hints."""
    hints_used: int
    hint: HintView | None
    done: tuple[Done, ...]
    left_last: TaskShown | None
    """The previous task with its solution, if it was laid aside."""
    achievement: Achievement | None


def solo_view(state: State) -> SoloView | None:
    """Show a solo game; None in any other."""
    mine = state.solo
    if mine is None:
        return None
    kind, size = solo.kind_of(state.options), solo.size_of(state.options)
    aside = len(mine.done) - mine.solved
    return SoloView(
        kind=kind,
        size=size,
        number=mine.number,
        solved=mine.solved,
        left=size - mine.solved if kind == "record" else None,
        aside=aside,
        asides_left=solo.MOST_ASIDE - aside,
        pauses_left=solo.MOST_PAUSES - mine.pauses,
        used=solo.used(state),
        hints=state.options.hints,
        hints_used=mine.hints + sum(each.hints for each in mine.done),
        hint=_hint(state),
        done=mine.done,
        left_last=_left_last(mine),
        achievement=solo.achievement(state),
    )


def _left_last(mine: Solo) -> TaskShown | None:
    last = mine.done[-1:]
    if not last or last[0].solved:
        return None
    return task_shown(Work(posed_named(last[0].task), begun=0, ends=0))


def _hint(state: State) -> HintView | None:
    hint = None if state.solo is None else state.solo.hint
    if hint is None or state.phase == "paused":
        return None
    return HintView(hint.piece.kind, hint.piece.cells if hint.is_place_told else None)
