"""Timelines of finished races have every round, and show at its end exactly what was built then."""

import msgspec
import pytest

from spieltisch.core import fold
from spieltisch.core.record import decode
from spieltisch.games.registry import game_named
from tests.records.golden import HERE


def timeline(name):
    """Return a golden game's timeline, its game, its scenes and its last state."""
    record = decode((HERE / f"{name}.json").read_bytes())
    game = game_named(record.game)
    scenes = list(fold.scenes(game, record))
    return game.timeline_maker.timeline(scenes), game, scenes, fold.fold(game, record)


RACES = ["ubongo3d-2", "ubongo3d-4", "ubongo3d-tie", "ubongocards-2", "ubongocards-4"]


@pytest.mark.parametrize("name", RACES)
def test_a_timeline_has_every_round_and_says_from_which_move_it_can_be_played_again(name):
    rounds, _, scenes, last = timeline(name)
    assert [each.number for each in rounds] == [each.number for each in last.ended]
    assert scenes[-1].state == last
    after = {each.moves: each.state for each in scenes}
    for each in rounds:
        assert len(after[each.moves].ended) == each.number - 1
        assert each.lasted > 0


@pytest.mark.parametrize("name", ["ubongo3d-2", "ubongo3d-tie"])
def test_every_builder_is_shown_within_the_round(name):
    rounds, _, _, last = timeline(name)
    for each, ended in zip(rounds, last.ended, strict=True):
        works = [work for work in ended.works if work is not None]
        assert [builder.steps for builder in each.shown.builders] == [work.steps for work in works]
        times = [step.at for work in works for step in work.steps]
        solved = [work.solved for work in works if work.solved is not None]
        assert all(0 <= at <= each.lasted for at in (*times, *solved))


@pytest.mark.parametrize("name", ["ubongocards-1", "ubongocards-2", "ubongocards-4"])
def test_every_layout_grows_to_what_was_checked(name):
    rounds, _, _, last = timeline(name)
    assert len(rounds) == len(last.ended)
    for each, ended in zip(rounds, last.ended, strict=True):
        assert each.lasted == ended.lasted
        for player, checked in zip(each.shown.players, ended.checked, strict=True):
            laid = player.steps[-1].laid if player.steps else ()
            assert [spot.placed for spot in laid] == list(checked.laid)
            times = [step.at for step in player.steps]
            assert times == sorted(times)
            assert all(0 <= at <= each.lasted for at in times)
            assert (player.called is not None) == checked.called
            assert len(player.cards) == 9
            assert len(player.possible) > 0


@pytest.mark.parametrize("name", ["ubongo3d-1", "ubongo3d-alone"])
def test_alone_every_task_is_a_round(name):
    rounds, game, scenes, last = timeline(name)
    done = last.solo.done
    assert len(rounds) in {len(done), len(done) + 1}
    for each, task in zip(rounds, done, strict=False):
        (builder,) = each.shown.builders
        assert (builder.task, each.lasted) == (task.task, task.time)
        assert builder.solved == (task.time if task.solved else None)
        assert scenes[0].moves <= each.moves
    assert [each.number for each in rounds] == list(range(1, len(rounds) + 1))
    assert msgspec.json.encode(rounds[-1].shown)
    assert isinstance(rounds[0].shown, game.timeline_maker.shown_type)


def test_ugo_is_replayed_move_by_move():
    assert game_named("ugo").timeline_maker is None
