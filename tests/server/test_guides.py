"""The guided first games are played on the real rules, and the client has what they show."""

from pathlib import Path

import pytest

from spieltisch.core.guide import YOU, shown
from spieltisch.games.registry import GAMES, GUIDES
from spieltisch.server import guides

WEB = Path(__file__).parents[2] / "web/src/games"


def test_every_game_has_a_guide():
    assert set(GUIDES) == set(GAMES)


def test_the_client_has_what_the_rules_show():
    """After a change that is meant: `make guides`."""
    for name, text in guides.files().items():
        assert (WEB / name).read_text() == text


@pytest.mark.parametrize("game", GUIDES)
def test_the_learner_can_do_each_step_when_it_is_asked_for(game):
    for scene in shown(GAMES[game], GUIDES[game]()):
        positions = [scene.first, *(step.frames[-1] for step in scene.steps)]
        for step, position in zip(scene.steps, positions, strict=False):
            assert YOU in position.to_move, step.text


@pytest.mark.parametrize("game", GUIDES)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_step_has_words(game, language):
    texts = (WEB / game / "guide" / f"{language}.ts").read_text()
    for scene in shown(GAMES[game], GUIDES[game]()):
        for step in scene.steps:
            assert f"\n  {step.text}: {{" in texts
