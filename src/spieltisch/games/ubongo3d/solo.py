"""Playing alone: against the clock, the record or a single puzzle; hints, pauses. (U3D-26 to 29, U3D-32)"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from spieltisch.core.errors import IllegalMove
from spieltisch.core.outcome import Achievement
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis
from spieltisch.games.ubongo3d.material import BOARDS
from spieltisch.games.ubongo3d.moves import Hint
from spieltisch.games.ubongo3d.options import Options, SoloKind
from spieltisch.games.ubongo3d.placing import Building, Laid
from spieltisch.games.ubongo3d.puzzles import Posed, posed_named
from spieltisch.games.ubongo3d.rounds import COUNTDOWN, ended
from spieltisch.games.ubongo3d.solutions import solutions_of
from spieltisch.games.ubongo3d.state import Done, Hinted, Solo, State, Work
from spieltisch.games.ubongo3d.tasks import roll, task_on
from spieltisch.games.ubongo3d.versions import NEWEST, OLDEST
from spieltisch.packing.areas import Area

replace = msgspec.structs.replace

A_MINUTE: Final[Millis] = 60_000
MOST_FOR_EACH: Final[Mapping[SoloKind, Millis]] = {
    "clock": A_MINUTE,
    "record": 10 * A_MINUTE,
    "puzzle": 60 * A_MINUTE,
}
"""How long a game may last for each minute or task of its size. A game that is not played against the clock
then ends without a result."""
MOST_ASIDE: Final = 60
"""How many tasks may be laid aside in one game."""
MOST_PAUSES: Final = 30
MOST_MOVES: Final = 6000
"""The most moves in one game; it bounds the size of a record."""
DEFAULT_SIZE: Final = 5


def kind_of(options: Options) -> SoloKind:
    """Return the kind of solo game; naming a puzzle chooses the kind `puzzle`."""
    return options.solo or ("clock" if options.puzzle is None else "puzzle")


def size_of(options: Options) -> int:
    """Return the minutes against the clock, or the tasks to solve."""
    return 1 if kind_of(options) == "puzzle" else options.size or DEFAULT_SIZE


def deal(state: State, at: Millis) -> State:
    """Draw the first board and start the countdown."""
    starts, size = at + COUNTDOWN, size_of(state.options)
    each = MOST_FOR_EACH[kind_of(state.options)]
    begun = replace(state, phase="countdown", since=at, ready=frozenset(), starts=starts)
    return _with_task(begun, starts, ends=starts + size * each)


def _with_task(state: State, begun: Millis, ends: Millis) -> State:
    """Take the next board; when all 36 have been played, they are shuffled again."""
    lap, place = divmod(_solo(state).number - 1, BOARDS)
    rng = Rng(state.setup.seed, f"ubongo3d alone {lap}")
    board = rng.shuffled(range(1, BOARDS + 1))[place]
    die = [roll(state.options, rng) for _ in range(BOARDS)][place]
    task: Posed = task_on(board, state.options.side, die)
    if state.options.puzzle is not None:
        die, task = None, posed_named(state.options.puzzle)
    return replace(state, die=die, works=(Work(task, begun, ends),))


def called(state: State, at: Millis) -> State:
    """Note a solved task, and take the next board at once or end. (U3D-26, U3D-27)"""
    noted = _done(state, at, solved=True)
    size = size_of(state.options)
    if kind_of(state.options) != "clock" and _solo(noted).solved == size:
        solved = replace(state.work_of(0), solved=at - state.work_of(0).begun)
        return _over(replace(noted, works=(solved,), called=(0,)), at)
    return _with_task(noted, at, state.work_of(0).ends)


def lay_aside(state: State, number: int, at: Millis) -> State:
    """Lay the task aside for a new board; laying a single puzzle aside gives it up. (U3D-28, U3D-32)"""
    solo = _solo(state)
    if number != solo.number:
        raise IllegalMove("other_task", "That task is no longer on the table.")
    if len(solo.done) - solo.solved >= MOST_ASIDE:
        raise IllegalMove("aside_too_often", "You have laid aside enough tasks; solve this one.")
    left = _done(state, at, solved=False)
    if kind_of(state.options) == "puzzle":
        return time_up(left, at)
    return _with_task(left, at, state.work_of(0).ends)


def _done(state: State, at: Millis, *, solved: bool) -> State:
    work, solo = state.work_of(0), _solo(state)
    done = Done(work.task.name, at - work.begun, solved, solo.hints)
    moves = solo.moves + len(work.steps) + solo.hints + 1
    return replace(
        state, solo=replace(solo, done=(*solo.done, done), hint=None, hints=0, moves=moves)
    )


def moves_of(state: State) -> int:
    """Count the moves of the game so far."""
    solo = _solo(state)
    return solo.moves + len(state.work_of(0).steps) + solo.hints


def pause(state: State, at: Millis) -> State:
    """Stop the clock."""
    solo = _solo(state)
    if solo.pauses >= MOST_PAUSES:
        raise IllegalMove("too_many_pauses", "You have paused often enough in this game.")
    return replace(state, phase="paused", since=at, solo=replace(solo, pauses=solo.pauses + 1))


def resume(state: State, at: Millis) -> State:
    """Resume as if no time had passed since the pause."""
    if state.phase != "paused" or state.since is None:
        raise IllegalMove("not_paused", "The game is not paused.")
    gone, work = at - state.since, state.work_of(0)
    shifted = replace(work, begun=work.begun + gone, ends=work.ends + gone)
    return replace(state, phase="building", since=at, starts=state.starts + gone, works=(shifted,))


def give_hint(state: State, hint: Hint) -> State:
    """Reveal which piece to put next, or where it belongs."""
    solo, work = _solo(state), state.work_of(0)
    if not state.options.hints:
        raise IllegalMove("no_hints", "This game is played without hints.")
    if hint.hint == "piece":
        if solo.hint is not None:
            raise IllegalMove("hint_given", "You already have this hint.")
        told = Hinted(next_piece(work.area, work.kinds, work.laid, state.rules))
    else:
        if solo.hint is None:
            raise IllegalMove("hint_piece_first", "First ask which piece it is.")
        if solo.hint.is_place_told:
            raise IllegalMove("hint_given", "You already have this hint.")
        told = replace(solo.hint, is_place_told=True)
    return replace(state, solo=replace(solo, hint=told, hints=solo.hints + 1))


def next_piece(area: Area, kinds: tuple[int, ...], laid: Building, rules: int = NEWEST) -> Laid:
    """Find the piece to put next, by the solution that keeps most of the pieces in place."""
    right = max(_solutions(area, kinds, rules), key=lambda whole: len(set(whole) & set(laid)))
    return next((piece for piece in right if piece not in laid), right[-1])


@lru_cache(maxsize=256)
def _solutions(area: Area, kinds: tuple[int, ...], rules: int) -> list[Building]:
    """List the solutions, each in a buildable order; those that need no sliding come first."""
    found = sorted(solutions_of(area, kinds), key=lambda each: not each.is_straight)
    return [
        tuple(Laid(step.kind, step.cells) for step in each.steps)
        for each in found
        if each.is_straight or rules != OLDEST
    ]


def after_step(state: State) -> State:
    """Forget a hint that was followed."""
    solo = _solo(state)
    if solo.hint is not None and solo.hint.piece in state.work_of(0).laid:
        return replace(state, solo=replace(solo, hint=None))
    return state


def time_up(state: State, at: Millis) -> State:
    """End the game when its time is up."""
    work = replace(state.work_of(0), stopped=True)
    return _over(replace(state, works=(work,)), at)


def _over(state: State, at: Millis) -> State:
    """End the game, and show the last task."""
    return replace(state, phase="over", since=at, ended=(ended(state),))


def used(state: State) -> Millis | None:
    """Return the time used; None while the clock is running."""
    if state.phase in {"paused", "over"} and state.since is not None:
        return state.since - state.starts
    return 0 if state.phase in {"ready", "countdown"} else None


def achievement(state: State) -> Achievement | None:
    """Return the result of a solo game that is over; with hints, or unfinished, it sets no record. (U3D-29)

    Its kind looks like `clock-5-A`; its value is the number of tasks against the clock, or milliseconds
    against the record. For a single puzzle, the achievement holds the puzzle's name.
    """
    solo, options = state.solo, state.options
    if solo is None or state.phase != "over":
        return None
    kind, size = kind_of(options), size_of(options)
    if kind == "puzzle":
        return _puzzle_solved(state, solo)
    name = f"{kind}-{size}-{options.side}" + ("" if options.die else "-first")
    hints = solo.hints + sum(each.hints for each in solo.done)
    if kind == "clock":
        return Achievement(name, solo.solved, more_is_better=True, counts=not hints)
    is_whole = solo.solved == size
    return Achievement(name, used(state) or 0, more_is_better=False, counts=is_whole and not hints)


def _puzzle_solved(state: State, solo: Solo) -> Achievement:
    """Return the time that a single puzzle took; it counts if it was solved without hints. (U3D-32)"""
    counts = solo.solved == 1 and not any(each.hints for each in solo.done)
    name = state.work_of(0).task.name
    return Achievement("puzzle", used(state) or 0, False, counts, puzzle=name)


def _solo(state: State) -> Solo:
    if state.solo is None:
        raise IllegalMove("only_alone", "Only a lone player can do this.")
    return state.solo
