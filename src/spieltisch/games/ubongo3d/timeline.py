"""The timeline of a game: the rounds with every builder's steps or, alone, one task after another."""

from collections.abc import Iterable
from itertools import pairwise

from spieltisch.core.setup import Millis
from spieltisch.core.timeline import Scene, TimelineRound, rising
from spieltisch.games.ubongo3d.results import RoundShown, builder_shown, shown_of
from spieltisch.games.ubongo3d.state import Solo, State


def timeline_of(scenes: Iterable[Scene]) -> tuple[TimelineRound, ...]:
    """Make the timeline of a finished game."""
    rounds: list[TimelineRound] = []
    begun, made = 0, list[Millis]()
    for before, now in pairwise(scenes):
        ended = _ended(before.state, now.state, now.at)
        if now.moves > before.moves:
            made.append(_lasting(now.state if ended is None else before.state, now.at))
        if ended is not None:
            rounds.append(TimelineRound(len(rounds) + 1, begun, *ended, rising(made)))
            begun, made = now.moves, []
    return tuple(rounds)


def _lasting(state: State, at: Millis) -> Millis:
    """Return how long the round, or a lone player's task, has lasted; pauses shift its beginning."""
    if not state.works:
        return 0
    return at - (state.starts if state.solo is None else state.work_of(0).begun)


def _ended(before: State, now: State, at: Millis) -> tuple[Millis, RoundShown] | None:
    """Return the length of the round that ended between two moments, and how it is shown."""
    if before.solo is not None and now.solo is not None:
        return _task_ended(before, before.solo, now, now.solo, at)
    if len(now.ended) == len(before.ended):
        return None
    return at - now.starts, shown_of(now.ended[-1])


def _task_ended(
    before: State, old: Solo, now: State, new: Solo, at: Millis
) -> tuple[Millis, RoundShown] | None:
    """Do the same for a lone player's task, which ends when it is solved, laid aside, or out of time."""
    done = new.done[len(old.done) :]
    if not before.works or (not done and now.phase != "over"):
        return None
    work = before.work_of(0)
    lasted = done[0].time if done else min(at, work.ends) - work.begun
    solved = lasted if done and done[0].solved else None
    return lasted, RoundShown(
        round=old.number,
        animal=work.task.animal,
        die=before.die,
        second_chance=False,
        builders=(builder_shown(0, work, solved, place=None, won=()),),
    )
