"""The bots, which see a view and nothing else: `beginner`, `casual`, `club` and `master`."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from spieltisch.core.game import Bot, Planned
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis
from spieltisch.games.ubongocards.ai.script import Hand, Level, Script, laid_after, script
from spieltisch.games.ubongocards.layout import check
from spieltisch.games.ubongocards.material import GOAL, ROUNDS
from spieltisch.games.ubongocards.moves import Agree, Call, Finish, Lay, Move, Ready, Spot, Take
from spieltisch.games.ubongocards.state import Laid
from spieltisch.games.ubongocards.view import PlayerView, View

BEGINNER: Final = Level(pace=14_000, sees=20, patience=4, slips=15, fumbles=25, calls=2500)
CASUAL: Final = Level(pace=10_000, sees=30, patience=5, slips=8, fumbles=15, calls=1800)
CLUB: Final = Level(pace=7000, sees=60, patience=12, slips=3, fumbles=10, calls=1200)
MASTER: Final = Level(pace=4500, sees=100, patience=0, slips=0, fumbles=4, calls=800)

A_STEP: Final[Millis] = 2000
"""The time between two steps of a bot that continues what another player has laid."""
STUCK_FOR: Final = 8
"""How long a stuck bot waits before it lets the round end, in multiples of its pace."""
PATIENCE: Final = 120_000
"""How long a bot plays before it lets the round end at the wish of a single person, who could otherwise end
every round at will."""
PEOPLE_ENOUGH: Final = 2
"""When this many people wish to end a round, bots give way at once."""
NEVER: Final[Millis] = 2**53


def plan(level: Level, view: View, rng: Rng) -> Planned[Move]:
    """Plan the next move and its time, from nothing but the bot's own part of the view."""
    if view.seat is None:
        raise ValueError("a spectator does not play")
    since = view.since or 0
    if view.awaited is not None:
        draws = rng.branch(f"ready {view.awaited}")
        has_practised = len(view.players) == 1 and view.awaited > ROUNDS
        move = Finish() if has_practised else Ready(view.awaited)
        return Planned(move, since + 500 + draws.below(1500))
    me = view.players[view.seat]
    branch = rng.branch(f"round {view.round}")
    steps = script(level, _nine(view, me), branch.below(2**64))
    laying = _next_step(steps, view, me)
    if view.phase == "window":
        return laying if isinstance(laying.move, Call) else Planned(Call(), since + level.calls)
    agreeing = _agreeing(level, view, me, laying, branch)
    return min(laying, agreeing, key=lambda planned: planned.at)


def _nine(view: View, me: PlayerView) -> Hand:
    cards = sorted((*view.hand, *me.laid), key=lambda card: card.card)
    return tuple((each.card, each.side) for each in cards)


def _next_step(steps: Script, view: View, me: PlayerView) -> Planned[Move]:
    """Follow the script; if a person has laid something else, clear up and lay the script's final layout."""
    laid, begun = me.layout, me.moved_at or view.starts_at or 0
    on_script = steps[me.steps : me.steps + 1]
    if on_script and on_script[0].before == set(laid):
        return Planned(on_script[0].move, begun + on_script[0].after)
    move = _repair(laid_after([step.move for step in steps]), laid, view, me)
    if me.steps >= view.most_steps and not isinstance(move, Call):
        move = None
    return Planned(Call(), NEVER) if move is None else Planned(move, begun + A_STEP)


def _repair(goal: Laid, laid: Laid, view: View, me: PlayerView) -> Move | None:
    """Return the next move from any layout towards the script's end; None once it is reached."""
    if len(laid) >= GOAL and not check(laid, dict(_nine(view, me))):
        return Call()
    wrong = next((placed for placed in laid if placed not in goal), None)
    if wrong is not None:
        return Take(wrong.card)
    missing = next((placed for placed in goal if placed not in laid), None)
    if missing is not None:
        return Lay(Spot.of(missing))
    return Call() if len(goal) >= GOAL else None


def _agreeing(
    level: Level, view: View, me: PlayerView, laying: Planned[Move], rng: Rng
) -> Planned[Move]:
    """Let the round end when the bot finds nothing more, or when people wish it. (UC-16)

    Bots never wish, so two wishes come from two people, and then no bot objects. A single person waits until
    the bot is stuck or the round has lasted long. A bot never stops giving way: without the people's own
    agreement it ends nothing.
    """
    agreements = [each.agreed for each in view.players if each.agreed is not None]
    wishes = sorted(agreed.at for agreed in agreements if agreed.how == "wish")
    give_way = Agree("give_way")
    if me.agreed is not None:
        return Planned(give_way, NEVER)
    if len(wishes) >= PEOPLE_ENOUGH:
        return Planned(give_way, wishes[PEOPLE_ENOUGH - 1])
    stuck_since = me.moved_at or view.starts_at or 0
    stuck = stuck_since + STUCK_FOR * level.pace if laying.at == NEVER else NEVER
    if not wishes:
        return Planned(give_way, stuck)
    asked = wishes[0] + 1000 + rng.branch("agree").below(1500)
    return Planned(give_way, max(asked, min(stuck, (view.starts_at or 0) + PATIENCE)))


def prepare() -> None:
    """Load the compiled search."""
    from spieltisch.games.ubongocards.ai import compiled  # noqa: PLC0415 - compiled code, loaded late

    compiled.load()


LEVELS: Mapping[str, Bot[View, Move]] = {
    "beginner": partial(plan, BEGINNER),
    "casual": partial(plan, CASUAL),
    "club": partial(plan, CLUB),
    "master": partial(plan, MASTER),
}

NAMES: Mapping[str, str] = {
    "beginner": "Tom",
    "casual": "Ines",
    "club": "Noah",
    "master": "Vera",
}
"""The name of each level's bot, the same in every language."""

STRENGTHS: Mapping[str, float] = {"beginner": 10.0, "casual": 25.0, "club": 40.0, "master": 55.0}
"""How strong each level is, for ratings; docs/decisions/ratings.md says how this was measured."""
