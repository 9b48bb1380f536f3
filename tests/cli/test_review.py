"""`spieltisch review`, as people use it."""

import json
from pathlib import Path

from spieltisch.cli.review import sparkline
from tests.cli.test_commands import spieltisch

RECORDS = Path(__file__).parents[1] / "records"


def test_a_record_is_reviewed_in_words_and_as_json():
    words = ("review", str(RECORDS / "ugo-2.json"), "--simulations", "100")
    told = spieltisch(*words).stdout
    reviewed = json.loads(spieltisch(*words, "--json").stdout)
    assert (reviewed["game"], reviewed["simulations"]) == ("ugo", 100)
    for costly in reviewed["costly"]:
        assert all(f"move {each['number']}: {each['words']}" in told for each in costly)
    for win_probabilities in reviewed["win_probabilities"]:
        assert f" {win_probabilities[0][1]:.0%} to {win_probabilities[-1][1]:.0%}" in told
    assert told.count("choices were the best") == len(reviewed["win_probabilities"]) == 2


def test_win_probabilities_are_drawn_over_the_moves():
    assert sparkline([(2, 0.0), (3, 0.5), (4, 1.0)], 4) == " ▁▅█"
    assert sparkline([(1, 0.0), (120, 1.0)], 120) == "▁" * 59 + "█"
    assert sparkline([], 0) == ""


def test_a_game_without_reviews_is_refused():
    assert "no_review" in spieltisch("review", str(RECORDS / "ubongo3d-2.json"), code=2).stderr
