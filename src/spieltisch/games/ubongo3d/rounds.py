"""The nine rounds: draw, roll, everyone ready, sandglass, second chance, rewards. (U3D-13 to U3D-24)"""

from typing import Final

import msgspec

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis, Seat, Setup, left_of, with_at
from spieltisch.games.ubongo3d.material import ANIMALS
from spieltisch.games.ubongo3d.scoring import NO_GEMS, ROUNDS, leaders, reward, supply_of
from spieltisch.games.ubongo3d.state import Round, Solo, State, Work
from spieltisch.games.ubongo3d.tasks import boards_of, roll, task_on
from spieltisch.games.ubongo3d.tie_break import Drawn, draw_new_tasks
from spieltisch.games.ubongo3d.versions import OLDEST

replace = msgspec.structs.replace

COUNTDOWN: Final[Millis] = 3000
"""The time from when everyone is ready until the sandglass is turned, so that all begin together."""

TIE_BREAK: Final[Millis] = 600_000
"""A tie-break has no sandglass; players who have not solved after ten minutes share the win."""


def start(setup: Setup) -> State:
    """Lay everything out and choose the first roller. (U3D-14, U3D-15)"""
    youngest = setup.options.youngest
    drawn = Rng(setup.seed, "ubongo3d youngest").below(setup.players)
    state = State(
        setup=setup,
        roller=drawn if youngest is None else youngest,
        animal=None,
        supply=supply_of(setup.options.variant),
        gems=(NO_GEMS,) * setup.players,
        solo=Solo() if setup.players == 1 else None,
    )
    return state if state.solo is not None else replace(state, animal=_animal(state))


def _animal(state: State) -> str:
    """Draw the animal of the round; in a tie-break any animal, because all have been played by then."""
    gone = () if state.is_tie_break else tuple(each.animal for each in state.ended)
    left = [animal for animal in ANIMALS if animal not in gone]
    return Rng(state.setup.seed, f"ubongo3d animal {state.round}").choice(left)


def deal(state: State, at: Millis) -> State:
    """Draw the boards, roll the die and start the countdown to the sandglass. (U3D-13 to U3D-16)"""
    rng = Rng(state.setup.seed, f"ubongo3d round {state.round}")
    die, tasks = _drawn(state, rng)
    starts = at + COUNTDOWN
    works: list[Work | None] = [None] * state.players
    for seat, task in tasks.items():
        works[seat] = Work(task, begun=starts, ends=starts + _time(state, seat))
    return replace(
        state,
        phase="countdown",
        since=at,
        ready=frozenset(),
        starts=starts,
        die=die,
        works=tuple(works),
    )


def _drawn(state: State, rng: Rng) -> Drawn:
    """Roll the die for all, and give each builder a board of the round's animal. (U3D-15, U3D-24)"""
    if state.is_tie_break and state.rules != OLDEST:
        return draw_new_tasks(state, rng)
    die = roll(state.options, rng)
    boards = rng.shuffled(_boards(state))
    return die, {
        seat: task_on(board, state.options.side_of(seat), die)
        for seat, board in zip(state.builders, boards, strict=False)
    }


def _boards(state: State) -> list[int]:
    """List the boards to draw from: all of the animal's; in a tie-break under rules 1, those played."""
    if state.is_tie_break:
        played = next(each for each in state.ended if each.animal == state.animal)
        boards = [work.task.board for work in played.works if work is not None]
        return sorted(board for board in boards if board is not None)
    return boards_of(state.animal)


def _time(state: State, seat: Seat) -> Millis:
    return TIE_BREAK if state.is_tie_break else state.options.glass(seat)


def time_up(state: State, at: Millis) -> State:
    """Stop everyone whose time is up; when nobody is building any more, the glass has run out. (U3D-18)"""
    stopped = replace(
        state,
        works=tuple(
            replace(work, stopped=True)
            if work is not None and work.is_on and work.ends <= at
            else work
            for work in state.works
        ),
    )
    return stopped if stopped.building else close(stopped, at)


def close(state: State, at: Millis) -> State:
    """Once nobody is building any more, go on to the second chance, or after that to the rewards. (U3D-19)"""
    if state.is_tie_break:
        return replace(state, phase="over", since=at, ended=(*state.ended, ended(state)))
    if not state.called and not state.second_chance:
        return _second_chance(state, at)
    return _end(state, at)


def _second_chance(state: State, at: Millis) -> State:
    works = tuple(
        work and replace(work, stopped=False, ends=at + _time(state, seat))
        for seat, work in enumerate(state.works)
    )
    return replace(state, second_chance=True, works=works)


def _end(state: State, at: Millis) -> State:
    """Reward the solvers, and after the last round see who leads. (U3D-20 to U3D-24)"""
    rng = Rng(state.setup.seed, f"ubongo3d bag {state.round}")
    variant = state.options.variant
    supply, won = reward(state.supply, variant, len(state.called), rng)
    rewards = dict(zip(state.called, won, strict=True))
    over = replace(ended(state), won=tuple(rewards.get(seat, ()) for seat in range(state.players)))
    gems = tuple(each.plus(*over.won[seat]) for seat, each in enumerate(state.gems))
    tie = leaders(gems) if state.round == ROUNDS else ()
    return replace(
        state,
        phase="over" if len(tie) == 1 else "shown",
        since=at,
        supply=supply,
        gems=gems,
        ended=(*state.ended, over),
        tie=tie if len(tie) > 1 else (),
        ready=frozenset(),
    )


def ended(state: State) -> Round:
    """Return the finished round in the form that the state keeps."""
    works = [work for work in state.works if work is not None]
    return Round(
        number=state.round,
        animal=works[0].task.animal,
        roller=state.roller,
        die=state.die,
        second_chance=state.second_chance,
        works=state.works,
        called=state.called,
        won=((),) * state.players,
    )


def go_on(state: State, at: Millis) -> State:
    """Begin the next round: the next player to the left will roll. (U3D-15)"""
    begun = replace(
        state,
        round=state.round + 1,
        roller=left_of(state.roller, state.players),
        phase="ready",
        since=at,
        ready=frozenset(),
        second_chance=False,
        die=None,
        works=(),
        called=(),
    )
    return replace(begun, animal=_animal(begun))


def called(state: State, seat: Seat, at: Millis) -> State:
    """Note a correct call; the round ends when nobody is left building. (U3D-18)"""
    work = state.work_of(seat)
    solved = replace(work, solved=at - work.begun)
    noted = replace(state, works=with_at(state.works, seat, solved), called=(*state.called, seat))
    if state.is_tie_break:
        return close(replace(noted, winner=seat), at)
    return noted if noted.building else close(noted, at)
