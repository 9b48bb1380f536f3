"""The middle and the end of each guided game."""

from tests.browser.learner import steps_of
from tests.browser.looker import GAMES, State, selector_of


def learn_states() -> list[State]:
    later = {
        f"learn-{game}-{step + 1}": (game, step)
        for game in GAMES
        for step in range(2, len(steps_of(game)) - 1, 3)
    }
    return [
        *(State(name, "learn", path=f"/learn/{game}", kept={f"spieltisch.learn.{game}": str(step)},
                until="[data-asked=true]", settles=900)
          for name, (game, step) in later.items()),
        *(State(f"learn-{game}-end", "learn", path=f"/learn/{game}",
                kept={f"spieltisch.learn.{game}": str(len(steps_of(game)) - 1)},
                clicks=(selector_of("learn-skip"),), settles=900)
          for game in GAMES),
    ]  # fmt: skip
