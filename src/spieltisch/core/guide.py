"""A guided first game as data: scenes with a fixed seed, and steps that the learner plays by real rules."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from spieltisch.core.codec import convert_verb
from spieltisch.core.fold import elapsed, setup_of
from spieltisch.core.game import AnyGame
from spieltisch.core.setup import Millis, Seat, seed_from

YOU: Final[Seat] = 0
"""The learner's seat in every scene."""

BEAT: Final[Millis] = 1000
"""Time that passes at the table before each move."""


class Scripted(msgspec.Struct, frozen=True):
    """A move that the guide makes for a seat, as plain data."""

    seat: Seat
    move: dict[str, Any]
    is_seen: bool = True
    """Whether the move gets a frame of its own; otherwise it is shown together with the one before."""


class Wait(msgspec.Struct, frozen=True):
    """Time that passes at the table; a sandglass may run out meanwhile."""

    millis: Millis


Event = Scripted | Wait


class GuideStep(msgspec.Struct, frozen=True):
    """One thing to do: the words, what they point at, the move to make, and what happens after it."""

    text: str
    """The key of its texts, which the client has in every language."""
    move: dict[str, Any]
    shows: tuple[str, ...] = ()
    """What the words point at, as names that the game's part of the client knows."""
    then: tuple[Event, ...] = ()


class Scene(msgspec.Struct, frozen=True):
    """A table in the middle of a game, and the steps to learn there."""

    players: int
    seed: str
    """The words that the seed is made from."""
    steps: tuple[GuideStep, ...]
    before: tuple[Event, ...] = ()
    """What has happened before the learner arrives."""
    options: dict[str, Any] = {}


Guide = tuple[Scene, ...]


class Frame(msgspec.Struct, frozen=True):
    """What the learner's seat sees at one moment."""

    n: int
    now: Millis
    to_move: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    view: Any


class ShownStep(msgspec.Struct, frozen=True):
    """A step and the views after it, one frame for each thing that happens."""

    text: str
    shows: tuple[str, ...]
    move: dict[str, Any]
    frames: tuple[Frame, ...]


class ShownScene(msgspec.Struct, frozen=True):
    """A scene as the client plays it: it needs no server and knows no rules."""

    players: int
    options: dict[str, Any]
    first: Frame
    steps: tuple[ShownStep, ...]


class Stage:
    """Plays a scene on the real game; any illegal move of the script raises."""

    def __init__(self, game: AnyGame, scene: Scene) -> None:
        self.game = game
        self.state = game.start(setup_of(game, scene.players, seed_from(scene.seed), scene.options))
        self.now: Millis = 0
        self.n = 0

    def do(self, event: Event) -> None:
        """Let one thing happen."""
        self.n += 1
        self.now += event.millis if isinstance(event, Wait) else BEAT
        self.state = elapsed(self.game, self.state, self.now)
        if isinstance(event, Scripted):
            move = convert_verb(event.move, self.game.move_types)
            self.state = self.game.play(self.state, event.seat, move, self.now)

    def frame(self) -> Frame:
        """Look at the table from the learner's seat."""
        return Frame(
            n=self.n,
            now=self.now,
            to_move=tuple(sorted(self.game.to_move(self.state))),
            awaited=tuple(sorted(self.game.awaited(self.state))),
            view=self.game.view(self.state, YOU),
        )


def shown(game: AnyGame, guide: Guide) -> Iterator[ShownScene]:
    """Play a whole guided game; yield everything that the learner sees."""
    for scene in guide:
        stage = Stage(game, scene)
        for event in scene.before:
            stage.do(event)
        first = stage.frame()
        steps = tuple(_shown_step(stage, step) for step in scene.steps)
        yield ShownScene(scene.players, scene.options, first, steps)


def _shown_step(stage: Stage, step: GuideStep) -> ShownStep:
    frames: list[Frame] = []
    for event in (Scripted(YOU, step.move), *step.then):
        stage.do(event)
        if isinstance(event, Scripted) and not event.is_seen:
            frames.pop()
        frames.append(stage.frame())
    return ShownStep(step.text, step.shows, step.move, tuple(frames))
