"""The bots, which see a view and nothing else: `beginner`, `casual`, `club` and `master`."""

from collections.abc import Mapping
from functools import partial

from spieltisch.core.game import Bot, Planned
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis
from spieltisch.games.ubongo3d.ai.script import A_STEP, Level, Script, laid_of, repair, script
from spieltisch.games.ubongo3d.moves import Aside, Call, Move, Next, Ready, Resume
from spieltisch.games.ubongo3d.view import PlayerView, TaskView, View

BEGINNER = Level(factor=3.0, gives_up=46.0, errs=60)
"""Thinks long, errs often, and leaves hard tasks alone."""
CASUAL = Level(factor=1.8, gives_up=54.0, errs=40)
"""Plays like a person who enjoys such puzzles."""
CLUB = Level(factor=1.1, gives_up=61.0, errs=25)
"""Plays like a person who plays every week."""
MASTER = Level(factor=0.6, gives_up=90.0, errs=12)
"""Fast, but not faster than hands can move."""

LONGEST_ALONE: Millis = 240_000
"""A bot that plays alone lays aside tasks that would take it longer than this."""
ASIDE_AFTER: Millis = 40_000
A_DAY: Millis = 86_400_000


def plan(level: Level, view: View, rng: Rng) -> Planned[Move]:
    """Plan the next move and its time, from nothing but the bot's own part of the view."""
    if view.seat is None:
        raise ValueError("a spectator does not play")
    since, draws = view.since or 0, rng.branch(f"round {view.round} {view.phase}")
    match view.phase:
        case "ready":
            return Planned(Ready(view.round), since + 300 + draws.below(900))
        case "shown":
            return Planned(Next(view.round), since + 1500 + draws.below(2500))
        case "paused":
            return Planned(Resume(), since + A_DAY)  # only a person pauses; leave them their time
    return _build(level, view, view.players[view.seat], rng)


def _build(level: Level, view: View, me: PlayerView, rng: Rng) -> Planned[Move]:
    if me.task is None or me.begins_at is None:
        raise ValueError("there is nothing to build in this view")
    number = f"round {view.round}" if view.solo is None else f"task {view.solo.number}"
    steps = script(level, me.task, rng.branch(number), must_solve=bool(view.tie))
    if view.solo is not None and not _is_worth_it(steps) and view.solo.asides_left:
        after = min(ASIDE_AFTER, steps[-1].at)
        return Planned(Aside(view.solo.number), me.begins_at + after)
    return _next_step(steps, me.task, me, me.begins_at)


def _is_worth_it(steps: Script) -> bool:
    return isinstance(steps[-1].move, Call) and steps[-1].at <= LONGEST_ALONE


def _next_step(steps: Script, task: TaskView, me: PlayerView, begun: Millis) -> Planned[Move]:
    """Follow the script; if another player has built meanwhile, continue from there."""
    on_script = steps[me.steps : me.steps + 1]
    if on_script and set(on_script[0].before) == set(laid_of(task)):
        return Planned(on_script[0].move, begun + on_script[0].at)
    if not isinstance(steps[-1].move, Call):
        return Planned(Call(), (me.ends_at or begun) + A_STEP)  # that is, never
    return Planned(repair(task), max(begun + steps[-1].at, (me.moved_at or begun) + A_STEP))


LEVELS: Mapping[str, Bot[View, Move]] = {
    "beginner": partial(plan, BEGINNER),
    "casual": partial(plan, CASUAL),
    "club": partial(plan, CLUB),
    "master": partial(plan, MASTER),
}

NAMES: Mapping[str, str] = {
    "beginner": "Bodo",
    "casual": "Lina",
    "club": "Kasimir",
    "master": "Yuki",
}
"""The name of each level's bot, the same in every language."""

STRENGTHS: Mapping[str, float] = {"beginner": 10.0, "casual": 25.0, "club": 40.0, "master": 55.0}
"""How strong each level is, for ratings; docs/decisions/ratings.md says how this was measured."""
