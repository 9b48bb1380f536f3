"""The whole state of a game of Ubongo 3-D. The future is not part of it: it follows from the seed."""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from spieltisch.core.setup import Millis, Seat, Setup
from spieltisch.games.ubongo3d.options import Options
from spieltisch.games.ubongo3d.placing import Building, Laid
from spieltisch.games.ubongo3d.puzzles import Posed
from spieltisch.games.ubongo3d.scoring import ROUNDS, Gems, Reward, Supply
from spieltisch.games.ubongo3d.solutions import solution_of
from spieltisch.games.ubongo3d.versions import NEWEST
from spieltisch.packing.areas import Area

Phase = Literal["ready", "countdown", "building", "paused", "shown", "over"]
"""In this order: everyone is loading; the sandglass is about to be turned; it runs; the clock is stopped
(alone); the round's result is shown; the game is over."""

MOST_STEPS: Final = 600
"""The most building moves of one player in one round or on one task; it bounds the size of a record."""

MOST_PAST: Final = 12
"""How many earlier moments of a building are kept for undo."""


class BuildingStep(msgspec.Struct, frozen=True, gc=False):
    """A step of building: the pieces in `back` went back to the tray, then `put` was laid."""

    at: Millis
    """The time since building began, without pauses."""
    put: Laid | None
    back: tuple[int, ...]


class Work(msgspec.Struct, frozen=True, gc=False):
    """One player's task in a round, and what they have built."""

    task: Posed
    begun: Millis
    """When building began; pauses shift it."""
    ends: Millis
    """When the player's time is up."""
    laid: Building = ()
    steps: tuple[BuildingStep, ...] = ()
    past: tuple[Building, ...] = ()
    """What lay before the last steps, oldest first; going back to one of these forgets what followed it."""
    solved: Millis | None = None
    """How long the player took to solve it."""
    stopped: bool = False
    """Whether the player's time is up."""

    @property
    def area(self) -> Area:
        """The squares to fill."""
        return self.task.area

    @property
    def kinds(self) -> tuple[int, ...]:
        """The pieces of the task."""
        return self.task.kinds

    @property
    def is_on(self) -> bool:
        """Whether the player is still building."""
        return self.solved is None and not self.stopped


class Round(msgspec.Struct, frozen=True, gc=False):
    """A finished round."""

    number: int
    animal: str | None
    """None for a puzzle that is on no board."""
    roller: Seat
    die: int | None
    second_chance: bool
    works: tuple[Work | None, ...]
    called: tuple[Seat, ...]
    """The seats that solved, the fastest first."""
    won: tuple[Reward, ...]
    """What each seat won."""


class Hinted(msgspec.Struct, frozen=True, gc=False):
    """A hint: the piece, where it belongs, and whether the place was revealed too."""

    piece: Laid
    is_place_told: bool = False


class Done(msgspec.Struct, frozen=True, gc=False):
    """A lone player's task, solved or laid aside: how long it took, and the hints given for it."""

    task: str
    time: Millis
    solved: bool
    hints: int


class Solo(msgspec.Struct, frozen=True, gc=False):
    """What a lone player has done so far."""

    done: tuple[Done, ...] = ()
    hint: Hinted | None = None
    hints: int = 0
    """Hints given for the current task."""
    pauses: int = 0
    moves: int = 0
    """Moves made on earlier tasks."""

    @property
    def number(self) -> int:
        """The number of the current task, from 1."""
        return len(self.done) + 1

    @property
    def solved(self) -> int:
        """How many tasks were solved."""
        return sum(each.solved for each in self.done)


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a game."""

    setup: Setup
    roller: Seat
    animal: str | None
    """The round's animal; None for a lone player, who takes boards as they come."""
    supply: Supply
    gems: tuple[Gems, ...]
    """What each seat has won."""
    round: int = 1
    """The number of the round, 1 to 9; 10 is the tie-break."""
    phase: Phase = "ready"
    since: Millis | None = None
    """When this phase began; None before anything has happened."""
    ready: frozenset[Seat] = frozenset()
    """The seats that are ready for the round, or have seen its end."""
    starts: Millis = 0
    """When the sandglass is first turned in this round; pauses shift it."""
    second_chance: bool = False
    die: int | None = None
    works: tuple[Work | None, ...] = ()
    """What each seat builds; empty before the boards are drawn."""
    called: tuple[Seat, ...] = ()
    """The seats that have solved in this round, the fastest first."""
    ended: tuple[Round, ...] = ()
    """The rounds that are over."""
    tie: tuple[Seat, ...] = ()
    """The seats that share the lead after nine rounds."""
    winner: Seat | None = None
    """The seat that won the tie-break."""
    solo: Solo | None = None

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setup.players

    @property
    def rules(self) -> int:
        """The version of the rules."""
        return NEWEST if self.setup.rules is None else self.setup.rules

    @property
    def options(self) -> Options:
        """How the table plays."""
        options: Options = self.setup.options
        return options

    @property
    def is_tie_break(self) -> bool:
        """Whether the tie is being broken. (U3D-24)"""
        return self.round > ROUNDS

    @property
    def builders(self) -> tuple[Seat, ...]:
        """Who builds in this round."""
        return self.tie if self.is_tie_break else tuple(range(self.players))

    @property
    def building(self) -> tuple[Seat, ...]:
        """Who is building right now."""
        if self.phase != "building":
            return ()
        works = enumerate(self.works)
        return tuple(seat for seat, work in works if work is not None and work.is_on)

    def work_of(self, seat: Seat) -> Work:
        """Return what a seat builds."""
        work = self.works[seat]
        if work is None:
            raise ValueError(f"seat {seat} has no task")
        return work


@lru_cache(maxsize=1024)
def solution(area: Area, kinds: tuple[int, ...]) -> Building:
    """Return a solution of a task, in a buildable order. (U3D-7)"""
    return tuple(Laid(step.kind, step.cells) for step in solution_of(area, kinds) or ())
