"""Series of games: figures checked by hand, options in every game, and refusals."""

import pytest

from spieltisch.core.errors import Refused
from spieltisch.core.outcome import by_score
from spieltisch.games.registry import game_named
from spieltisch.research.simulate import (
    Series,
    figures,
    levels_for,
    play_series,
    verify_series,
    verify_table,
)


def test_shares_and_means_by_hand():
    series = Series("ugo", ("casual", "beginner"), 3, "1")
    found = figures(series, [by_score([5, 3]), by_score([4, 4]), by_score([0, 2])])
    assert found.wins == (1.5, 1.5)
    assert found.win_shares == (0.5, 0.5)
    assert found.mean_scores == (3.0, 3.0)


def test_the_options_are_in_every_record_and_in_the_figures():
    series = Series("ubongocards", ("beginner",) * 2, 2, "1", {"marks": True, "window": 0})
    verify_series(series)
    played = list(play_series(series))
    assert [record.options for record, _ in played] == [series.options] * 2
    assert figures(series, [outcome for _, outcome in played]).options == series.options


def test_players_share_one_level_or_have_one_each():
    assert levels_for(3, ["casual"]) == ("casual",) * 3
    assert levels_for(2, ["casual", "club"]) == ("casual", "club")
    with pytest.raises(Refused, match="each of the 3 players"):
        levels_for(3, ["casual", "club"])


@pytest.mark.parametrize(
    ("name", "players", "options", "code"),
    [
        ("ugo", 5, {}, "wrong_players"),
        ("ubongo3d", 2, {"side": "C"}, "bad_option"),
        ("ubongo3d", 2, {"size": 5}, "bad_option"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused(name, players, options, code):
    with pytest.raises(Refused, match=code):
        verify_table(game_named(name), players, options)
