"""`spieltisch decks`: all cards as JSON, an overview, a user's own decks, each round's figures."""

import json

import pytest

from spieltisch.games.ubongocards.decks import decode, frozen_decks
from spieltisch.games.ubongocards.material import SYMBOLS
from tests.cli.test_commands import spieltisch


def test_all_cards_as_json():
    """UC-1, UC-2"""
    printed = json.loads(spieltisch("decks", "--json").stdout)
    assert set(printed) == {"stacks"}
    assert [stack["rounds"] for stack in printed["stacks"]] == [[1, 2], [3, 4], [5, 6]]
    for stack in printed["stacks"]:
        assert set(stack) == {"rounds", "cards"}
        assert len(stack["cards"]) == 36
        for card in stack["cards"]:
            assert set(card) == {"white", "black"}
            for side in card.values():
                assert len(side) == 6
                assert set(side) <= set(SYMBOLS)
    assert decode(json.dumps(printed).encode()) == frozen_decks()


def test_an_overview_draws_cards_of_each_stack():
    out = spieltisch("decks").stdout
    assert "rounds 5 and 6: 36 cards, 12 symbols" in out
    first = frozen_decks().stacks[0].cards[0]
    row = next(line for line in out.splitlines() if line.startswith("  "))
    assert row.split() == [*first.white[:2], "|", *first.black[:2]]


@pytest.mark.slow
def test_the_same_seed_makes_the_same_file_and_it_can_be_measured(tmp_path):
    """UC-3"""
    file = tmp_path / "decks.json"
    words = ("decks", "make", "--seed", "7", "--steps", "100")
    spieltisch(*words, "--out", str(file))
    assert spieltisch(*words).stdout == file.read_text()
    words = ("decks", "report", "--decks", str(file), "--hands", "50", "--json")
    measured = json.loads(spieltisch(*words).stdout)
    assert [each["round"] for each in measured] == [1, 2, 3, 4, 5, 6]
    assert all(each["hands"] == 50 and 0 < each["solvable"] <= 1 for each in measured)


@pytest.mark.slow
def test_the_report_is_a_table():
    lines = spieltisch("decks", "report", "--hands", "200").stdout.splitlines()
    rows = [line.split() for line in lines if line[:5].strip().isdecimal()]
    assert [row[0] for row in rows[:6]] == ["1", "2", "3", "4", "5", "6"]
    assert all(row[1].endswith("%") for row in rows[:6])


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("report", "--decks", "nowhere.json"), "no_file"),
        (("make", "--seed", "1", "--steps", "100", "--out", "no/where.json"), "no_file"),
    ],
)
def test_missing_files_are_refused(words, says):
    assert says in spieltisch("decks", *words, code=2).stderr


def test_a_file_without_decks_is_refused(tmp_path):
    file = tmp_path / "decks.json"
    file.write_text('{"stacks": []}')
    assert "wrong_stacks" in spieltisch("decks", "report", "--decks", str(file), code=2).stderr
