"""`spieltisch review`, as people type it."""

import json
from pathlib import Path

from tests.cli.test_commands import spieltisch

RECORDS = Path(__file__).parents[1] / "records"


def test_a_record_is_reviewed_in_words_and_as_json():
    words = ("review", str(RECORDS / "ugo-2.json"), "--simulations", "100")
    told = spieltisch(*words).stdout
    reviewed = json.loads(spieltisch(*words, "--json").stdout)
    assert (reviewed["game"], reviewed["simulations"]) == ("ugo", 100)
    for costly in reviewed["costly"]:
        assert all(f"move {each['number']}: {each['words']}" in told for each in costly)
    assert len(reviewed["chances"]) == 2


def test_a_game_that_nobody_can_judge_is_refused():
    assert "no_review" in spieltisch("review", str(RECORDS / "ubongo3d-2.json"), code=2).stderr
