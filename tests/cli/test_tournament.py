"""`spieltisch tournament`, as people use it."""

import json

import pytest

from tests.cli.test_commands import spieltisch


def test_the_command_plays_and_repeats_itself(tmp_path):
    words = ("tournament", "ugo", "--bots", "casual,beginner", "--games", "4", "--seed", "3")
    plot = tmp_path / "standings.svg"
    table = json.loads(spieltisch(*words, "--jobs", "1", "--json", "--plot", str(plot)).stdout)
    again = json.loads(spieltisch(*words, "--jobs", "2", "--json").stdout)
    assert table == again
    assert (table["games"], table["deals"]) == (4, 2)
    assert table["standings"][0]["bot"] == "casual"
    assert plot.read_text().startswith("<svg")


def test_one_deal_is_reported_without_intervals():
    words = ("--bots", "casual,beginner", "--games", "2", "--jobs", "1")
    told = spieltisch("tournament", "ugo", *words).stdout
    assert "2 games of ugo on 1 deal, 2 players" in told
    assert "±" not in told
    assert "95 %" not in told
    assert "play more --games" in told


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--bots", "casual"), "wrong_bots"),
        (("--bots", "casual,wizard"), "wrong_bots"),
        (("--players", "9"), "wrong_players"),
        (("--bots", "casual,beginner", "--players", "3"), "wrong_players"),
        (("--bots", "casual,beginner", "--plot", "standings.png"), "no_file"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(words, code):
    assert code in spieltisch("tournament", "ugo", *words, code=2).stderr
